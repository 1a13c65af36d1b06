/** The camera: a rig of plain numbers put into three's camera, with soft passages between views. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { GameView } from '../wire/types';
import type { Cell } from '../rules/cell';
import { RIM } from './board';
import { type Frame, HIGHEST, type Stand, blended, distanceOf, eyeOf, fovOf, fitted, limited, orbited, panned } from './camera-rig';
import type { Grid, Vec3 } from './grid';
import { type Motion, easeInOut } from './motion';
import { area, contour, grown, outlineLoops } from './outline';
import type { Ray } from './picking';

/** How the board is seen at first: a little from the side where there is room for it. */
const POLAR = 0.56;
const AZIMUTH = 0.3;
/** Room left around the board. */
const MARGIN = 1.03;
const PASSAGE = 420;
const ROUND = 9000;

export class Camera {
  readonly three = new PerspectiveCamera();
  readonly #motion: Motion;
  #points: Vec3[] = [];
  #size: [number, number] = [1, 1];
  #reach = 1;
  #home: Stand = { target: [0, 0], azimuth: 0, polar: POLAR, span: 6 };
  #stand: Stand = this.#home;
  /** What the eye returns to when the picture's size changes; `null` once moved by hand. */
  #view: 'home' | 'top' | null = 'home';
  #calm = false;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** Whether passages are left out. */
  set calm(calm: boolean) {
    this.#calm = calm;
    if (calm) this.#motion.stop('camera');
  }

  get eye(): Vec3 {
    return eyeOf(this.#stand);
  }

  get azimuth(): number {
    return this.#stand.azimuth;
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

  #homeStand(): Stand {
    // On a narrow screen a turned board would waste what little width there is.
    const wide = Math.min(Math.max((this.three.aspect - 0.9) / 0.5, 0), 1);
    const stand = fitted(AZIMUTH * wide, POLAR - 0.12 * (1 - wide), this.#frameFor());
    return { ...stand, span: stand.span * MARGIN };
  }

  #topStand(): Stand {
    const stand = fitted(0, HIGHEST, this.#frameFor());
    return { ...stand, span: stand.span * MARGIN };
  }

  #settle(): void {
    const before = this.#home.span;
    this.#home = this.#homeStand();
    if (this.#view === null) {
      this.#put({ ...this.#stand, span: (this.#stand.span * this.#home.span) / before });
    } else {
      this.#motion.stop('camera');
      this.#put(this.#view === 'home' ? this.#home : this.#topStand());
    }
  }

  #put(stand: Stand): void {
    this.#stand = limited(stand, this.#home, this.#reach);
    const [x, y, z] = this.eye;
    const { three } = this;
    three.position.set(x, y, z);
    three.up.set(-Math.sin(this.#stand.azimuth), 0, -Math.cos(this.#stand.azimuth));
    if (this.#stand.polar > 0.02) three.up.set(0, 1, 0);
    three.lookAt(this.#stand.target[0], 0, this.#stand.target[1]);
    const distance = distanceOf(this.#stand);
    three.fov = (fovOf(this.#stand) * 180) / Math.PI;
    three.near = Math.max(distance - 14, 0.5);
    three.far = distance + 70;
    three.updateProjectionMatrix();
    three.updateMatrixWorld();
    this.#motion.ask();
  }

  #pass(to: Stand): void {
    if (this.#calm) {
      this.#put(to);
      return;
    }
    const from = this.#stand;
    this.#motion.start('camera', PASSAGE, (t) => this.#put(blended(from, to, easeInOut(t))));
  }

  home(): void {
    this.#view = 'home';
    this.#pass(this.#home);
  }

  top(): void {
    this.#view = 'top';
    this.#pass(this.#topStand());
  }

  #byHand(stand: Stand): void {
    this.#motion.stop('camera');
    this.#view = null;
    this.#put(stand);
  }

  orbit(dx: number, dy: number): void {
    this.#byHand(orbited(this.#stand, dx, dy));
  }

  spin(angle: number): void {
    this.#byHand({ ...this.#stand, azimuth: this.#stand.azimuth + angle });
  }

  pan(dx: number, dy: number): void {
    const perPixel = (2 * this.#stand.span) / this.#size[1];
    this.#byHand(panned(this.#stand, dx, dy, perPixel));
  }

  zoom(factor: number): void {
    if (!(factor > 0)) return;
    this.#byHand({ ...this.#stand, span: this.#stand.span / factor });
  }

  /** Once round the board, slowly, and back to where it was. */
  goRound(): void {
    if (this.#calm) return;
    const from = this.#stand;
    this.#motion.start('camera', ROUND, (t) => {
      this.#put({ ...from, azimuth: from.azimuth + easeInOut(t) * Math.PI * 2 });
      if (t >= 1) this.#put(from);
    });
  }

  /** The ray from the eye through a point of the picture. */
  ray(x: number, y: number): Ray {
    const point = new Vector3((x / this.#size[0]) * 2 - 1, 1 - (y / this.#size[1]) * 2, 0.5);
    point.unproject(this.three).sub(this.three.position).normalize();
    return { from: this.eye, way: [point.x, point.y, point.z] };
  }

  project(grid: Grid, cell: Cell, up: number): [number, number] {
    const point = new Vector3(...grid.middle(cell, up)).project(this.three);
    return [((point.x + 1) / 2) * this.#size[0], ((1 - point.y) / 2) * this.#size[1]];
  }
}
