/**
 * The piece in hand: translucent where it is legal, else a red outline with hatching. It is carved when it is taken up
 * or rotated; over the board it only glides, and what is dark beneath it glides along.
 */
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, Quaternion, ShaderMaterial, Vector3 } from 'three';
import type { CubeCoords } from '../rules/cell';
import type { BoardModel } from './board-view';
import { type Appearance, surroundings } from './colours';
import { carve } from './cubes';
import { ghostColour } from './ghost-colour';
import { Heights } from './grid';
import { type CellMark, MarkMesh } from './marks';
import { type Motion, easeOut } from './motion';
import { PieceMesh, translucent } from './pieces';
import { Spring } from './spring';
import type { Shared } from './tier';
import { rotationBetween } from './rotation';
import type { Vec3 } from './vector';

const OPACITY = 0.8;
/** How far above the board a piece is held, and from how high it comes. */
const HELD = 0.12;
const FROM = 0.7;
const ROTATION_MS = 170;

const VERTEX = /* glsl */ `
attribute vec3 place;
varying vec3 vPlace;
void main() {
  vPlace = place;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 line;
varying vec3 vPlace;
void main() {
  float alpha = 0.95;
  if (vPlace.z < 0.5) {
    float at = (vPlace.x + vPlace.y) * 4.0;
    float soft = fwidth(at);
    float hatch = 1.0 - smoothstep(0.12, 0.12 + soft, abs(fract(at) - 0.5));
    alpha = hatch * 0.75;
  }
  gl_FragColor = vec4(mix(line, vec3(1.0), vPlace.z < 0.5 ? 0.12 : 0.0), alpha);
  #include <colorspace_fragment>
}`;

/** The axes of a board in space: west to east, south to north, upright. */
const AXES = [new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, 1, 0)] as const;

const lowest = (cubes: readonly CubeCoords[]): number => Math.min(...cubes.map(([, , level]) => level));

export class GhostMesh {
  readonly group = new Group();
  readonly #motion: Motion;
  /** What is rotated, about the piece's middle. */
  readonly #pivot = new Group();
  readonly #legal: PieceMesh;
  readonly #contact = new MarkMesh();
  readonly #line = { value: new Color() };
  readonly #hatched = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { line: this.#line },
    transparent: true,
    depthWrite: false,
  });
  readonly #refused = new Mesh(new BufferGeometry(), this.#hatched);
  readonly #spring = new Spring();
  readonly #materials;
  /** How far above the board it is held: with reduced motion it lies there. */
  #held = 0;
  /** What was carved last: where it was then, and how it looked. */
  #carved: { key: string; anchor: Vec3; cubes: readonly CubeCoords[] } | null = null;

  constructor(shared: Shared, motion: Motion) {
    this.#motion = motion;
    const { depth, seen } = translucent(shared, OPACITY);
    this.#materials = [depth, seen];
    this.#legal = new PieceMesh(this.#materials, 'none');
    this.#refused.renderOrder = 5;
    this.#pivot.add(...this.#legal.meshes, this.#refused);
    this.group.add(this.#pivot, this.#contact.mesh);
    this.group.visible = false;
  }

  /** Shows the ghost of a model; `fresh` where nothing that was carved before can be used, as with another appearance. */
  show(model: BoardModel, heights: Heights, fresh: boolean): void {
    const { ghost } = model;
    const shown = this.group.visible;
    this.group.visible = ghost !== null;
    if (!ghost) return this.#stop();
    const reducedMotion = model.motion === 'reduced';
    const { grid } = heights;
    const anchor = grid.at(ghost.anchor[0], ghost.anchor[1], lowest(ghost.cubes));
    const legal = ghost.illegal === null;
    const key = `${ghost.orientation} ${legal} ${model.position.toMove}`;
    const before = this.#carved;
    if (fresh || before?.key !== key) {
      // Where it was seen stays where it is seen.
      const at = this.#spring.at;
      this.#carve(model, ghost.cubes, legal, heights, model);
      if (before && shown)
        this.#spring.put([
          at[0] + before.anchor[0] - anchor[0],
          at[1] + before.anchor[1] - anchor[1],
          at[2] + before.anchor[2] - anchor[2],
        ]);
      this.#carved = { key, anchor, cubes: ghost.cubes };
      this.#rotate(before && shown && !reducedMotion ? before.cubes : null, ghost.cubes);
    }
    const home = this.#carved?.anchor ?? anchor;
    this.#held = reducedMotion ? 0 : HELD;
    const goal: Vec3 = [anchor[0] - home[0], anchor[1] - home[1] + this.#held, anchor[2] - home[2]];
    this.#spring.goal = goal;
    if (reducedMotion) this.#spring.put(goal);
    else if (!shown) this.#spring.put([goal[0], goal[1] + FROM, goal[2]]);
    this.#place();
    if (!this.#spring.still)
      this.#motion.run('ghost', (seconds) => {
        this.#spring.step(seconds);
        this.#place();
        return !this.#spring.still;
      });
  }

  /** How far above its place the piece is seen, from where it falls when it is placed. */
  get lift(): number {
    return this.#spring.at[1] - this.#spring.goal[1] + this.#held;
  }

  #place(): void {
    const { at, goal } = this.#spring;
    this.group.position.set(...at);
    // Its shadow stays on the ground.
    this.#contact.mesh.position.y = goal[1] - at[1] - this.#held;
  }

  #stop(): void {
    this.#motion.stop('ghost');
    this.#motion.stop('rotation');
    this.#pivot.quaternion.identity();
  }

  /** Comes to its new orientation by the rotation that leads there. */
  #rotate(from: readonly CubeCoords[] | null, to: readonly CubeCoords[]): void {
    this.#motion.stop('rotation');
    this.#pivot.quaternion.identity();
    const rotation = from && rotationBetween(from, to);
    if (!rotation) return;
    const back = (-rotation.quarters * Math.PI) / 2;
    const axis = AXES[rotation.axis];
    const step = (t: number): void => {
      this.#pivot.quaternion.copy(new Quaternion().setFromAxisAngle(axis, back * (1 - easeOut(t))));
    };
    step(0);
    this.#motion.start('rotation', ROTATION_MS, step);
  }

  #carve(model: BoardModel, cubes: readonly CubeCoords[], legal: boolean, heights: Heights, appearance: Appearance): void {
    const { grid } = heights;
    const { ghost } = model;
    if (!ghost) return;
    // Without what stands around it: it is seen over other cells too.
    const alone = new Heights(grid, []);
    const own = legal ? [{ ...ghostColour(model, ghost), cubes, ply: 1, marked: true }] : [];
    this.#legal.show(own, alone, appearance);
    this.#refused.visible = !legal;
    if (!legal) this.#hatch(cubes, alone, appearance);
    const centre = [0, 1, 2].map((axis) => {
      const values = cubes.map((cube) => cube[axis] ?? 0);
      return (Math.min(...values) + Math.max(...values) + 1) / 2;
    });
    const middle = grid.at(centre[0] ?? 0, centre[1] ?? 0, centre[2] ?? 0);
    this.#pivot.position.set(...middle);
    for (const mesh of [...this.#legal.meshes, this.#refused]) mesh.position.set(-middle[0], -middle[1], -middle[2]);
    this.#contact.show(legal ? contactMarks(cubes) : [], grid, appearance);
  }

  #hatch(cubes: readonly CubeCoords[], heights: Heights, appearance: Appearance): void {
    this.#line.value.set(surroundings(appearance).refusedMark);
    const positions: number[] = [];
    const places: number[] = [];
    carve(cubes, heights.grid, (...corners) => {
      for (const { at, face, part } of corners) {
        positions.push(...at);
        places.push(...face, part === 'edge' ? 1 : 0);
      }
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
    geometry.setAttribute('place', new BufferAttribute(new Float32Array(places), 3));
    this.#refused.geometry.dispose();
    this.#refused.geometry = geometry;
  }

  dispose(): void {
    this.#legal.dispose();
    for (const material of this.#materials) material.dispose();
    this.#contact.dispose();
    this.#refused.geometry.dispose();
    this.#hatched.dispose();
  }
}

/** What is dark beneath a piece: the cells that it enters, at the feet of its columns. */
function contactMarks(cubes: readonly CubeCoords[]): CellMark[] {
  const feet = new Map<string, CellMark>();
  for (const [x, y, level] of cubes) {
    const known = feet.get(`${x},${y}`);
    if (!known || known.up > level) feet.set(`${x},${y}`, { kind: 'contact', cell: [x, y], up: level });
  }
  return [...feet.values()];
}
