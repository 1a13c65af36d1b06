/** The camera: a rig of plain numbers put into three's camera. It follows hands softly, and there are transitions between views. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { GameView } from '../wire/types';
import type { CellCoords } from '../rules/cell';
import { RIM } from './board';
import {
  type Frame,
  MIN_POLAR,
  type Pose,
  alike,
  blended,
  distanceOf,
  eyeOf,
  fitted,
  followed,
  fovOf,
  groundAt,
  limited,
  orbited,
  panned,
  zoomedTo,
} from './camera-rig';
import type { Grid } from './grid';
import { type Motion, easeInOut } from './motion';
import { area, contour, grown, outlineLoops } from './outline';
import type { Ray } from './picking';
import type { Vec3 } from './vector';

/** How the board is seen at first: a little from the side where there is room for it. */
const POLAR = 0.56;
const AZIMUTH = 0.3;
/** Room left around the board. */
const MARGIN = 1.03;
/** How high the buttons of the camera are in the upper right corner, and how wide; on a phone there are two of them. In pixels. */
const BUTTONS = 52;
const BUTTONS_WIDE = 200;
const BUTTONS_WIDE_ON_PHONE = 104;
const LOW = 400;
const TRANSITION = 420;
const ORBIT = 9000;
/** How softly the camera follows a hand, in seconds. */
const SOFT = 0.05;
/** From how far above and how low the whole board is well seen. */
const FROM_ABOVE = 0.42;
const FROM_BELOW = 0.8;

type View = 'home' | 'top' | 'whole' | null;

export class Camera {
  readonly three = new PerspectiveCamera();
  readonly #motion: Motion;
  #points: Vec3[] = [];
  #size: [number, number] = [1, 1];
  #reach = 1;
  #home: Pose = { target: [0, 0], azimuth: 0, polar: POLAR, span: 6 };
  #pose: Pose = this.#home;
  /** Where hands have moved it to. */
  #goal: Pose = this.#home;
  /** What the eye returns to when the picture's size changes; `null` once moved by hand. */
  #view: View = 'home';
  /** How the board was seen before the turn round it that was the last to move the camera. */
  #beforeOrbit: { readonly view: View; readonly pose: Pose } | null = null;
  #reducedMotion = false;
  readonly #arrived: () => void;

  /** `arrived` is called when the camera has come to rest. */
  constructor(motion: Motion, arrived: () => void) {
    this.#motion = motion;
    this.#arrived = arrived;
  }

  /** Whether transitions are left out. */
  set reducedMotion(reducedMotion: boolean) {
    this.#reducedMotion = reducedMotion;
    if (reducedMotion) this.#motion.stop('camera');
    if (reducedMotion) this.#motion.stop('follow');
  }

  get eye(): Vec3 {
    return eyeOf(this.#pose);
  }

  get azimuth(): number {
    return this.#pose.azimuth;
  }

  frame(game: GameView, grid: Grid): void {
    const cells = game.cells.map((cell) => cell.at);
    const outer = outlineLoops(cells).filter((loop) => area(loop) > 0);
    this.#points = outer.flatMap((loop) => [
      ...grown(contour(loop), RIM).flatMap(([x, y]): Vec3[] => [grid.at(x, y, 0.1), grid.at(x, y, -0.5)]),
      ...loop.map(([x, y]): Vec3 => grid.at(x, y, 2.9)),
    ]);
    this.#reach = Math.max(grid.width, grid.height) / 2;
    this.#settle();
  }

  resize(width: number, height: number): void {
    this.#size = [Math.max(width, 1), Math.max(height, 1)];
    this.three.aspect = this.#size[0] / this.#size[1];
    this.#settle();
  }

  #frameFor(): Frame {
    return {
      points: this.#points.length > 0 ? this.#points : [[1, 0, 1]],
      aspect: this.three.aspect,
    };
  }

  #homePose(): Pose {
    // In a narrow picture a turned board would waste what little width there is; on a phone a low one would be too small as well.
    const part = (value: number, from: number, to: number): number => Math.min(Math.max((value - from) / (to - from), 0), 1);
    const { aspect } = this.three;
    const wide = part(aspect, 0.9, 1.4);
    const large = Math.max(part(aspect, 1.02, 1.15), part(this.#size[0], 480, 600));
    const pose = fitted(AZIMUTH * wide * large, POLAR - 0.12 * (1 - wide) - 0.1 * (1 - large), this.#frameFor());
    return { ...pose, span: pose.span * MARGIN };
  }

  /** From straight above the board reaches up to the buttons of the camera: it is below them, unless they have room beside it. */
  #topPose(): Pose {
    const [width, height] = this.#size;
    const beside = height < LOW ? BUTTONS_WIDE_ON_PHONE : BUTTONS_WIDE;
    const above = width - height > 2 * beside ? 0 : Math.min(BUTTONS, height / 2);
    const { target, ...pose } = fitted(0, MIN_POLAR, { ...this.#frameFor(), aspect: width / (height - above) });
    const span = (pose.span * MARGIN * height) / (height - above);
    return { ...pose, span, target: [target[0], target[1] - (span * above) / height] };
  }

  /** The whole board from a side, as large as it can be. */
  #wholePose(azimuth: number, polar: number): Pose {
    const pose = fitted(azimuth, Math.min(Math.max(polar, FROM_ABOVE), FROM_BELOW), this.#frameFor());
    return { ...pose, span: pose.span * MARGIN };
  }

  #settle(): void {
    const before = this.#home.span;
    this.#home = this.#homePose();
    this.#motion.stop('follow');
    if (this.#view === null) {
      this.#put({ ...this.#goal, span: (this.#goal.span * this.#home.span) / before });
    } else if (this.#view === 'whole') {
      // A turn round the board looks at the size of the picture by itself.
      this.#put(this.#wholePose(this.#pose.azimuth, this.#pose.polar));
    } else {
      this.#motion.stop('camera');
      this.#put(this.#view === 'home' ? this.#home : this.#topPose());
    }
    this.#goal = this.#pose;
  }

  #put(pose: Pose): void {
    this.#pose = limited(pose, this.#home, this.#reach);
    const [x, y, z] = this.eye;
    const { three } = this;
    three.position.set(x, y, z);
    three.up.set(-Math.sin(this.#pose.azimuth), 0, -Math.cos(this.#pose.azimuth));
    if (this.#pose.polar > 0.02) three.up.set(0, 1, 0);
    three.lookAt(this.#pose.target[0], 0, this.#pose.target[1]);
    const distance = distanceOf(this.#pose);
    three.fov = (fovOf(this.#pose) * 180) / Math.PI;
    three.near = Math.max(distance - 14, 0.5);
    three.far = distance + 70;
    three.updateProjectionMatrix();
    three.updateMatrixWorld();
    this.#motion.ask();
  }

  #transition(to: Pose): void {
    this.#motion.stop('follow');
    this.#goal = to;
    if (this.#reducedMotion) {
      this.#put(to);
      this.#arrived();
      return;
    }
    const from = this.#pose;
    this.#motion.start('camera', TRANSITION, (t) => this.#put(blended(from, to, easeInOut(t))), this.#arrived);
  }

  home(): void {
    this.#view = 'home';
    this.#transition(this.#home);
  }

  top(): void {
    this.#view = 'top';
    this.#transition(this.#topPose());
  }

  #byHand(move: (goal: Pose) => Pose): void {
    this.#motion.stop('camera');
    // After a transition or a turn that was broken off, a hand goes on from what is seen.
    const from = this.#view === null ? this.#goal : this.#pose;
    this.#view = null;
    this.#goal = limited(move(from), this.#home, this.#reach);
    if (this.#reducedMotion) {
      this.#put(this.#goal);
      this.#arrived();
      return;
    }
    this.#motion.run('follow', (seconds) => {
      const next = followed(this.#pose, this.#goal, seconds, SOFT);
      const there = alike(next, this.#goal);
      this.#put(there ? this.#goal : next);
      if (there) this.#arrived();
      return !there;
    });
  }

  orbit(dx: number, dy: number): void {
    this.#byHand((goal) => orbited(goal, dx, dy));
  }

  spin(angle: number): void {
    this.#byHand((goal) => ({ ...goal, azimuth: goal.azimuth + angle }));
  }

  pan(dx: number, dy: number): void {
    this.#byHand((goal) => panned(goal, dx, dy, (2 * goal.span) / this.#size[1]));
  }

  /** Closer to a place of the picture, or to its middle. */
  zoom(factor: number, x = this.#size[0] / 2, y = this.#size[1] / 2): void {
    if (!(factor > 0)) return;
    this.#byHand((goal) => {
      const span = limited({ ...goal, span: goal.span / factor }, this.#home, this.#reach).span;
      const [right, up] = [(x / this.#size[0]) * 2 - 1, 1 - (y / this.#size[1]) * 2];
      const point = groundAt(goal, this.three.aspect, right, up) ?? goal.target;
      return zoomedTo(goal, goal.span / span, point);
    });
  }

  /** Brings the whole board into the picture, wherever hands have moved the camera. */
  showWhole(): void {
    if (this.#view === 'home' || this.#view === 'top' || this.#view === 'whole') return;
    this.#view = 'whole';
    this.#transition(this.#wholePose(this.#pose.azimuth, this.#pose.polar));
  }

  /** Once round the board, slowly; all of it stays in the picture, whatever its shape. */
  orbitOnce(): void {
    if (this.#reducedMotion) return;
    this.#motion.stop('follow');
    const from = this.#pose;
    this.#beforeOrbit = { view: this.#view, pose: from };
    this.#view = 'whole';
    this.#motion.start(
      'camera',
      ORBIT,
      (t) => {
        const seen = this.#wholePose(from.azimuth + easeInOut(t) * Math.PI * 2, from.polar);
        // From where it was, which may have been nearer or further.
        const part = Math.min((t * ORBIT) / TRANSITION, 1);
        this.#put(part < 1 ? { ...blended(from, seen, easeInOut(part)), azimuth: seen.azimuth } : seen);
        this.#goal = this.#pose;
      },
      this.#arrived,
    );
  }

  /** Breaks a turn round the board off, and looks again as before it, unless something else has moved the camera since. */
  endOrbit(): void {
    const before = this.#beforeOrbit;
    this.#beforeOrbit = null;
    if (!before || this.#view !== 'whole') return;
    if (before.view === 'home') this.home();
    else if (before.view === 'top') this.top();
    else this.#transition(this.#wholePose(before.pose.azimuth, before.pose.polar));
  }

  /** Whether a point is in the picture at all. */
  covers(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x <= this.#size[0] && y <= this.#size[1];
  }

  /** The ray from the eye through a point of the picture. */
  ray(x: number, y: number): Ray {
    const point = new Vector3((x / this.#size[0]) * 2 - 1, 1 - (y / this.#size[1]) * 2, 0.5);
    point.unproject(this.three).sub(this.three.position).normalize();
    return { from: this.eye, way: [point.x, point.y, point.z] };
  }

  project(grid: Grid, cell: CellCoords, up: number): [number, number] {
    const point = new Vector3(...grid.middle(cell, up)).project(this.three);
    return [((point.x + 1) / 2) * this.#size[0], ((1 - point.y) / 2) * this.#size[1]];
  }
}
