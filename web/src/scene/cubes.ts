/**
 * A piece as triangles: its cubes with rounded outer edges, a fine groove where two of its cubes
 * meet, and nothing inside. Plain numbers, so that it needs no graphics to be tested.
 */
import type { CubeCoords } from '../rules/cell';
import type { Grid } from './grid';
import type { Vec3 } from './vector';

/** How wide the rounding of an outer edge is, and half a groove between two cubes of a piece. */
const ROUND = 0.065;
const GROOVE = 0.016;
/** How far in a groove ends where it runs over a rounded edge: as deep below the rounding as elsewhere below a face. */
const GROOVE_IN_ROUND = (ROUND + GROOVE * Math.SQRT2) / 2;
/** Room that a piece leaves to its neighbours. */
const GAP = 0.01;

/** What part of a piece a triangle is. */
export type Part = 'face' | 'edge' | 'groove';

/** A corner of a triangle. */
export interface Corner {
  at: Vec3;
  normal: Vec3;
  /** Where on its cube's face, 0 to 1 each way. */
  face: [number, number];
  /** Along and across the grain of the wood. */
  grain: [number, number];
  part: Part;
}

type Sign = 1 | -1;
const SIGNS: readonly Sign[] = [-1, 1];

/** Calls `emit` with three corners for every triangle of a piece. */
export function carve(cubes: readonly CubeCoords[], grid: Grid, emit: (a: Corner, b: Corner, c: Corner) => void): void {
  const own = new Set(cubes.map(String));
  const long = longAxis(cubes);
  for (const cube of cubes) {
    const [x, y, level] = cube;
    const centre = grid.middle([x, y], level + 0.5);
    // Space's z runs south, so a step along it is a row down.
    const inner = (axis: number, sign: Sign): boolean => {
      const step: CubeCoords = [axis === 0 ? sign : 0, axis === 2 ? -sign : 0, axis === 1 ? sign : 0];
      return own.has(String([x + step[0], y + step[1], level + step[2]]));
    };
    carveCube(centre, inner, long, emit);
  }
}

/** The axis along which a piece is longest: the way its grain runs. */
function longAxis(cubes: readonly CubeCoords[]): number {
  const spread = (i: 0 | 1 | 2): number => {
    const values = cubes.map((cube) => cube[i]);
    return Math.max(...values) - Math.min(...values);
  };
  const spreads = [spread(0), spread(2), spread(1)];
  return spreads.indexOf(Math.max(...spreads));
}

function carveCube(
  centre: Vec3,
  inner: (axis: number, sign: Sign) => boolean,
  long: number,
  emit: (a: Corner, b: Corner, c: Corner) => void,
): void {
  const half = (axis: number, sign: Sign): number => (inner(axis, sign) ? 0.5 : 0.5 - GAP);
  /** How far from the rim of a face its corner is, towards face b; face c is the third one there. */
  const inset = (a: number, sa: Sign, b: number, sb: Sign, c: number, sc: Sign): number => {
    if (inner(a, sa)) return inner(b, sb) || inner(c, sc) ? GROOVE : GROOVE_IN_ROUND;
    return inner(b, sb) ? GROOVE : ROUND;
  };

  /** The corner of the face that looks along `axis`, nearest to the cube's corner `signs`. */
  const corner = (axis: number, signs: readonly Sign[], part: Part): Corner => {
    const local: Vec3 = [0, 0, 0];
    const normal: Vec3 = [0, 0, 0];
    const own = signs[axis] ?? 1;
    for (let other = 0; other < 3; other++) {
      const sign = signs[other] ?? 1;
      const third = 3 - axis - other;
      local[other] =
        other === axis ? own * half(axis, own) : sign * (half(other, sign) - inset(axis, own, other, sign, third, signs[third] ?? 1));
    }
    normal[axis] = own;
    const at: Vec3 = [centre[0] + local[0], centre[1] + local[1], centre[2] + local[2]];
    const u = axis === 0 ? 2 : 0;
    const v = axis === 1 ? 2 : 1;
    const across = [0, 1, 2].filter((other) => other !== long && other !== axis);
    return {
      at,
      normal,
      face: [(local[u] ?? 0) + 0.5, (local[v] ?? 0) + 0.5],
      grain: axis === long ? [(at[u] ?? 0) * 0.25, at[v] ?? 0] : [at[long] ?? 0, (at[across[0] ?? 0] ?? 0) + (at[axis] ?? 0) * 0.37],
      part,
    };
  };
  const triangle = (a: Corner, b: Corner, c: Corner): void => {
    const [ab, ac] = [minus(b.at, a.at), minus(c.at, a.at)];
    const cross: Vec3 = [ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2], ab[0] * ac[1] - ab[1] * ac[0]];
    const away = minus(a.at, centre);
    if (cross[0] * away[0] + cross[1] * away[1] + cross[2] * away[2] > 0) emit(a, b, c);
    else emit(a, c, b);
  };
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner): void => {
    triangle(a, b, c);
    triangle(a, c, d);
  };

  for (let axis = 0; axis < 3; axis++) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const sign of SIGNS) {
      const signs = (sb: Sign, sc: Sign): Sign[] => {
        const list: Sign[] = [1, 1, 1];
        list[axis] = sign;
        list[b] = sb;
        list[c] = sc;
        return list;
      };
      if (!inner(axis, sign)) {
        quad(
          corner(axis, signs(-1, -1), 'face'),
          corner(axis, signs(1, -1), 'face'),
          corner(axis, signs(1, 1), 'face'),
          corner(axis, signs(-1, 1), 'face'),
        );
      }
      // The edge towards face b, along c; each pair of axes comes once.
      for (const sb of SIGNS) {
        const part = inner(axis, sign) || inner(b, sb) ? 'groove' : 'edge';
        quad(
          corner(axis, signs(sb, -1), part),
          corner(axis, signs(sb, 1), part),
          corner(b, signs(sb, 1), part),
          corner(b, signs(sb, -1), part),
        );
      }
    }
  }
  for (const sx of SIGNS) {
    for (const sy of SIGNS) {
      for (const sz of SIGNS) {
        const signs = [sx, sy, sz];
        const part = signs.some((sign, axis) => inner(axis, sign)) ? 'groove' : 'edge';
        triangle(corner(0, signs, part), corner(1, signs, part), corner(2, signs, part));
      }
    }
  }
}

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
