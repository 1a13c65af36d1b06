/** Pieces as one mesh: all that lie still are drawn in one call, those that are faded in another. */
import { BufferAttribute, BufferGeometry, Color, Mesh, type MeshLambertMaterial } from 'three';
import type { Colour } from '../wire/types';
import type { Cube } from '../rules/cell';
import { type Hex, type Look, type Pattern, patternOf, pieceColour } from './colours';
import { type Corner, carve } from './cubes';
import type { Heights, Vec3 } from './grid';
import { wallLight } from './shade';
import { type Shared, surface } from './surface';

/** A piece as it is to be drawn. */
export interface Placed {
  colour: Colour;
  seat: number;
  cubes: readonly Cube[];
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

function tints(look: Look, base: Color, marked: boolean): Tint {
  const dark = new Color('#140e06');
  const light = new Color('#fff8e8');
  const edge = look.contrast === 'high' ? (marked ? light.clone() : dark.clone()) : base.clone().lerp(light, marked ? 0.9 : 0.1);
  return { edge, groove: base.clone().lerp(dark, look.contrast === 'high' ? 0.85 : 0.5) };
}

/** The triangles of some pieces. */
export function pieceGeometry(pieces: readonly Placed[], heights: Heights, look: Look): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const marks: number[] = [];
  const kinds: number[] = [];
  const { grid } = heights;
  for (const piece of pieces) {
    const hex: Hex = pieceColour(look, piece.colour, piece.seat);
    const base = new Color(hex);
    // Two boards of the same paint are never quite the same.
    base.multiplyScalar(1 + (((piece.ply * 37) % 11) / 11 - 0.5) * 0.05);
    const tint = tints(look, base, piece.marked);
    const pattern = PATTERN_NUMBERS[patternOf(look, piece.colour)];
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
  depth: MeshLambertMaterial;
  seen: MeshLambertMaterial;
}

/** A see-through surface of which only the nearest side shows. */
export function glassy(shared: Shared, opacity: number): Glassy {
  const depth = surface('piece', shared);
  depth.colorWrite = false;
  const seen = surface('piece', shared);
  seen.transparent = true;
  seen.opacity = opacity;
  seen.depthWrite = false;
  return { depth, seen };
}

/** A mesh whose triangles are replaced when what it shows changes. */
export class PieceMesh {
  readonly meshes: readonly Mesh[];
  #geometry = new BufferGeometry();

  constructor(materials: readonly MeshLambertMaterial[], shadow: 'casts' | 'none') {
    this.meshes = materials.map((material, i) => {
      const mesh = new Mesh(this.#geometry, material);
      mesh.castShadow = shadow === 'casts' && i === 0;
      mesh.receiveShadow = true;
      mesh.visible = false;
      mesh.renderOrder = material.transparent ? 3 : material.colorWrite ? 0 : 2;
      return mesh;
    });
  }

  show(pieces: readonly Placed[], heights: Heights, look: Look): void {
    this.#geometry.dispose();
    this.#geometry = pieceGeometry(pieces, heights, look);
    for (const mesh of this.meshes) {
      mesh.geometry = this.#geometry;
      mesh.visible = pieces.length > 0;
    }
  }

  move(x: number, y: number, z: number): void {
    for (const mesh of this.meshes) mesh.position.set(x, y, z);
  }

  dispose(): void {
    this.#geometry.dispose();
    for (const mesh of this.meshes) {
      const { material } = mesh;
      if (!Array.isArray(material)) material.dispose();
    }
  }
}
