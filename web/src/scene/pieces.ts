/**
 * Pieces as meshes: all that lie still are drawn in one call, those that are faded in another. Both use the same
 * triangles, carved once for a position: fading only chooses among them.
 */
import { EDGE_COLOURS } from '../palette';
import { BufferAttribute, BufferGeometry, Color, Mesh } from 'three';
import type { Colour } from '../wire/types';
import type { CubeCoords } from '../rules/cell';
import { type Hex, type Appearance, type Pattern, patternOf, pieceColour } from './colours';
import { type Corner, carve } from './cubes';
import type { Heights } from './grid';
import { wallLight } from './ambient-occlusion';
import { surface } from './surface';
import type { Shared, SurfaceMaterial } from './tier';
import type { Vec3 } from './vector';

/** A piece as it is to be drawn. */
export interface Placed {
  colour: Colour;
  seat: number;
  cubes: readonly CubeCoords[];
  /** A mark of its own, so that no two pieces have the same grain. */
  ply: number;
  marked: boolean;
}

const PATTERN_NUMBERS: Record<Pattern, number> = { plain: 0, dotted: 1, striped: 2, crossed: 3 };

/** How an edge and a groove differ from the faces beside them. */
interface Tint {
  edge: Color;
  groove: Color;
}

function tints(appearance: Appearance, base: Color, marked: boolean): Tint {
  const dark = new Color(EDGE_COLOURS.dark);
  const light = new Color(EDGE_COLOURS.light);
  const edge = appearance.contrast === 'high' ? (marked ? light.clone() : dark.clone()) : base.clone().lerp(light, marked ? 0.9 : 0.1);
  return { edge, groove: base.clone().lerp(dark, appearance.contrast === 'high' ? 0.85 : 0.5) };
}

/** The triangles of some pieces; `ends` gets the number of corners after each of them. */
export function pieceGeometry(pieces: readonly Placed[], heights: Heights, appearance: Appearance, ends: number[] = []): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const marks: number[] = [];
  const kinds: number[] = [];
  const { grid } = heights;
  for (const piece of pieces) {
    const hex: Hex = pieceColour(appearance, piece.colour, piece.seat);
    const base = new Color(hex);
    // Two boards of the same paint are never quite the same.
    base.multiplyScalar(1 + (((piece.ply * 37) % 11) / 11 - 0.5) * 0.05);
    const tint = tints(appearance, base, piece.marked);
    const pattern = PATTERN_NUMBERS[patternOf(appearance, piece.colour)];
    const shift = piece.ply * 0.618;
    const push = ({ at, normal, face, grain, part }: Corner): void => {
      positions.push(...at);
      normals.push(...normal);
      const { r, g, b } = part === 'face' ? base : part === 'edge' ? tint.edge : tint.groove;
      colours.push(r, g, b);
      marks.push(face[0], face[1], grain[0] + shift * 7, grain[1] + shift * 3);
      kinds.push(part === 'face' ? pattern : 0, lightAt(heights, at, normal), normal[1] > 0 ? 1 : 0);
    };
    carve(piece.cubes, grid, (a, b, c) => {
      push(a);
      push(b);
      push(c);
    });
    ends.push(positions.length / 3);
  }
  const geometry = new BufferGeometry();
  const set = (name: string, values: number[], size: number): void => {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  };
  set('position', positions, 3);
  set('normal', normals, 3);
  set('color', colours, 3);
  set('mark', marks, 4);
  set('kind', kinds, 3);
  return geometry;
}

/** The light at a corner of a wall; a top has its own. */
function lightAt(heights: Heights, at: Vec3, [east, up, south]: Vec3): number {
  if (up > 0) return 1;
  const [x, y] = heights.grid.plan(at);
  const foot = heights.of(Math.floor(x + east * 0.5), Math.floor(y - south * 0.5));
  return wallLight(Math.max(at[1] - foot, 0));
}

/** A material that lets what is behind it through, drawn after a pass that only sets depths. */
export interface Glassy {
  depth: SurfaceMaterial;
  seen: SurfaceMaterial;
}

/** A see-through surface of which only the nearest side shows. */
export function translucent(shared: Shared, opacity: number): Glassy {
  const depth = surface('piece', shared);
  depth.colorWrite = false;
  const seen = surface('piece', shared);
  seen.transparent = true;
  seen.opacity = opacity;
  seen.depthWrite = false;
  return { depth, seen };
}

/** A mesh without triangles yet, drawn in the order of its material. */
export function meshOf(material: SurfaceMaterial, casts: boolean): Mesh {
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.castShadow = casts;
  mesh.receiveShadow = true;
  mesh.visible = false;
  mesh.renderOrder = material.transparent ? 3 : material.colorWrite ? 0 : 2;
  return mesh;
}

/** All pieces on the board: the solid ones, and those that are faded because they stand in front of something. */
export class PieceSet {
  readonly #solid: Mesh;
  readonly #faded: readonly Mesh[];
  #solidGeometry = new BufferGeometry();
  #fadedGeometry = new BufferGeometry();
  /** The corners of each piece, by its ply. */
  #ranges = new Map<number, [number, number]>();

  constructor(solid: SurfaceMaterial, { depth, seen }: Glassy) {
    this.#solid = meshOf(solid, true);
    this.#faded = [meshOf(depth, true), meshOf(seen, false)];
  }

  get meshes(): Mesh[] {
    return [this.#solid, ...this.#faded];
  }

  /** Carves the pieces of a position. Which of them are seen is chosen next. */
  carve(pieces: readonly Placed[], heights: Heights, appearance: Appearance): void {
    this.#solidGeometry.dispose();
    this.#fadedGeometry.dispose();
    const ends: number[] = [];
    this.#solidGeometry = pieceGeometry(pieces, heights, appearance, ends);
    this.#fadedGeometry = new BufferGeometry();
    for (const [name, values] of Object.entries(this.#solidGeometry.attributes)) this.#fadedGeometry.setAttribute(name, values);
    this.#ranges = new Map(pieces.map(({ ply }, i) => [ply, [ends[i - 1] ?? 0, ends[i] ?? 0]]));
    this.#solid.geometry = this.#solidGeometry;
    for (const mesh of this.#faded) mesh.geometry = this.#fadedGeometry;
    for (const geometry of [this.#solidGeometry, this.#fadedGeometry]) {
      geometry.setIndex(new BufferAttribute(new Uint32Array(ends.at(-1) ?? 0), 1));
    }
  }

  /** Chooses which pieces are faded, and which are not drawn at all. */
  choose(faded: ReadonlySet<number>, left: ReadonlySet<number>): void {
    const solid = this.#list(this.#solidGeometry, (ply) => !left.has(ply) && !faded.has(ply));
    const glass = this.#list(this.#fadedGeometry, (ply) => !left.has(ply) && faded.has(ply));
    this.#solid.visible = solid > 0;
    for (const mesh of this.#faded) mesh.visible = glass > 0;
  }

  /** Lists the corners of some pieces in a geometry, and says how many. */
  #list(geometry: BufferGeometry, wanted: (ply: number) => boolean): number {
    const index = geometry.getIndex();
    if (!index) return 0;
    let count = 0;
    for (const [ply, [from, to]] of this.#ranges) {
      if (!wanted(ply)) continue;
      for (let corner = from; corner < to; corner++) index.array[count++] = corner;
    }
    index.needsUpdate = true;
    geometry.setDrawRange(0, count);
    return count;
  }

  dispose(): void {
    this.#solidGeometry.dispose();
    this.#fadedGeometry.dispose();
    disposeMaterials(this.meshes);
  }
}

function disposeMaterials(meshes: readonly Mesh[]): void {
  for (const { material } of meshes) if (!Array.isArray(material)) material.dispose();
}

/** A mesh whose triangles are replaced when what it shows changes. */
export class PieceMesh {
  readonly meshes: readonly Mesh[];
  #geometry = new BufferGeometry();

  constructor(materials: readonly SurfaceMaterial[], shadow: 'casts' | 'none') {
    this.meshes = materials.map((material, i) => meshOf(material, shadow === 'casts' && i === 0));
  }

  show(pieces: readonly Placed[], heights: Heights, appearance: Appearance): void {
    this.#geometry.dispose();
    this.#geometry = pieceGeometry(pieces, heights, appearance);
    for (const mesh of this.meshes) {
      mesh.geometry = this.#geometry;
      mesh.visible = pieces.length > 0;
    }
  }

  move(x: number, y: number, z: number): void {
    for (const mesh of this.meshes) mesh.position.set(x, y, z);
  }

  /** Without its materials, which others may use too. */
  dispose(): void {
    this.#geometry.dispose();
  }
}
