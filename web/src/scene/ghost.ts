/**
 * The piece in hand: translucent where it is legal, else a red outline with hatching. It is carved when it is taken up
 * or rotated; over the board it only glides, and what is dark beneath it glides along.
 */
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, Quaternion, ShaderMaterial, Vector3 } from 'three';
import type { CubeCoords } from '../rules/cell';
import type { GhostView } from '../wire/types';
import type { BoardModel } from './board-view';
import { surroundings } from './colours';
import { carve } from './cubes';
import { ghostColour } from './ghost-colour';
import { type Grid, Heights } from './grid';
import { type CellMark, MarkMesh, marksGeometry } from './marks';
import { type Motion, easeOut } from './motion';
import { meshOf, pieceGeometry, translucent } from './pieces';
import { Spring } from './spring';
import type { Shared } from './tier';
import { rotationBetween } from './rotation';
import type { Vec3 } from './vector';

const OPACITY = 0.8;
/** How far above the board a piece is held, and from how high it comes. */
const HELD = 0.12;
const FROM = 0.7;
const ROTATION_MS = 170;
/** Where a frame takes so many seconds, a glide of 120 ms is one picture that lags behind the pointer: the piece goes there at once. */
const SLOW_FRAME = 0.06;

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

/** The triangles of a piece in hand as it was when it was carved, legal or refused. */
interface Carving {
  cubes: readonly CubeCoords[];
  anchor: Vec3;
  middle: Vec3;
  legal: BufferGeometry | null;
  refused: BufferGeometry | null;
  contact: BufferGeometry | null;
}

const lowest = (cubes: readonly CubeCoords[]): number => Math.min(...cubes.map(([, , level]) => level));

export class GhostMesh {
  readonly group = new Group();
  readonly #motion: Motion;
  /** What is rotated, about the piece's middle. */
  readonly #pivot = new Group();
  readonly #legal: readonly Mesh[];
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
  /** Every orientation of this turn's pieces that was held, by its name: a pointer that wanders comes back to it. */
  readonly #carvings = new Map<string, Carving>();
  #toMove: number | null = null;
  #shown: Carving | null = null;

  constructor(shared: Shared, motion: Motion) {
    this.#motion = motion;
    const { depth, seen } = translucent(shared, OPACITY);
    this.#materials = [depth, seen];
    this.#legal = this.#materials.map((material) => meshOf(material, false));
    this.#refused.renderOrder = 5;
    this.#pivot.add(...this.#legal, this.#refused);
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
    const anchor = anchorOf(ghost, grid);
    const before = this.#shown;
    const carving = this.#carving(model, ghost, grid, fresh);
    const home = carving.anchor;
    if (before !== carving) {
      // Where it was seen stays where it is seen.
      const at = this.#spring.at;
      this.#put(carving);
      if (before && shown)
        this.#spring.put([at[0] + before.anchor[0] - home[0], at[1] + before.anchor[1] - home[1], at[2] + before.anchor[2] - home[2]]);
      this.#shown = carving;
      this.#rotate(before && shown && !reducedMotion ? before.cubes : null, ghost.cubes);
    }
    this.#held = reducedMotion ? 0 : HELD;
    const goal: Vec3 = [anchor[0] - home[0], anchor[1] - home[1] + this.#held, anchor[2] - home[2]];
    this.#spring.goal = goal;
    if (reducedMotion) this.#spring.put(goal);
    else if (!shown) this.#spring.put([goal[0], goal[1] + FROM, goal[2]]);
    this.#place();
    if (!this.#spring.still)
      this.#motion.run('ghost', (seconds) => {
        if (seconds < SLOW_FRAME) this.#spring.step(seconds);
        else this.#spring.put(this.#spring.goal);
        this.#place();
        return !this.#spring.still;
      });
  }

  /** How far above its place the piece is seen, from where it falls when it is placed. */
  get lift(): number {
    return this.#spring.at[1] - this.#spring.goal[1] + this.#held;
  }

  /** The piece in hand as it is carved, anew after a move and where nothing that was carved before can be used. */
  #carving(model: BoardModel, ghost: GhostView, grid: Grid, fresh: boolean): Carving {
    const { toMove } = model.position;
    if (fresh || toMove !== this.#toMove) this.#forget();
    this.#toMove = toMove;
    this.#line.value.set(surroundings(model).refusedMark);
    const key = `${ghost.orientation} ${ghost.illegal === null}`;
    let carving = this.#carvings.get(key);
    if (!carving) this.#carvings.set(key, (carving = carved(model, ghost, grid)));
    return carving;
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

  /** Shows a carving, its middle where it is rotated about. */
  #put({ legal, refused, contact, middle }: Carving): void {
    for (const mesh of this.#legal) {
      mesh.visible = legal !== null;
      if (legal) mesh.geometry = legal;
    }
    this.#refused.visible = refused !== null;
    if (refused) this.#refused.geometry = refused;
    this.#contact.mesh.visible = contact !== null;
    if (contact) this.#contact.mesh.geometry = contact;
    this.#pivot.position.set(...middle);
    for (const mesh of [...this.#legal, this.#refused]) mesh.position.set(-middle[0], -middle[1], -middle[2]);
  }

  #forget(): void {
    for (const { legal, refused, contact } of this.#carvings.values()) {
      for (const geometry of [legal, refused, contact]) geometry?.dispose();
    }
    this.#carvings.clear();
  }

  dispose(): void {
    this.#forget();
    for (const material of [...this.#materials, this.#hatched]) material.dispose();
    this.#contact.dispose();
  }
}

/** Carves the piece in hand where it is. Without what stands around it: it is seen over other cells too. */
function carved(model: BoardModel, ghost: GhostView, grid: Grid): Carving {
  const { cubes } = ghost;
  const alone = new Heights(grid, []);
  const centre = [0, 1, 2].map((axis) => {
    const values = cubes.map((cube) => cube[axis] ?? 0);
    return (Math.min(...values) + Math.max(...values) + 1) / 2;
  });
  const place = {
    cubes,
    anchor: anchorOf(ghost, grid),
    middle: grid.at(centre[0] ?? 0, centre[1] ?? 0, centre[2] ?? 0),
  };
  if (ghost.illegal !== null) return { ...place, legal: null, refused: hatchGeometry(cubes, grid), contact: null };
  const piece = { ...ghostColour(model, ghost), cubes, ply: 1, marked: true };
  return {
    ...place,
    legal: pieceGeometry([piece], alone, model),
    refused: null,
    contact: marksGeometry(contactMarks(cubes), grid, model),
  };
}

function anchorOf({ anchor, cubes }: GhostView, grid: Grid): Vec3 {
  return grid.at(anchor[0], anchor[1], lowest(cubes));
}

function hatchGeometry(cubes: readonly CubeCoords[], grid: Grid): BufferGeometry {
  const positions: number[] = [];
  const places: number[] = [];
  carve(cubes, grid, (...corners) => {
    for (const { at, face, part } of corners) {
      positions.push(...at);
      places.push(...face, part === 'edge' ? 1 : 0);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('place', new BufferAttribute(new Float32Array(places), 3));
  return geometry;
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
