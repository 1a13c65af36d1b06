/**
 * A piece as a small drawing: its faces seen from a little above, furthest first. Plain numbers, so
 * that it can be drawn as SVG anywhere and tested without a page.
 */
import type { CubeCoords } from '../rules/cell';
import type { Pattern } from './colours';
import type { Vec2, Vec3 } from './vector';

/** A face as it is seen. */
export interface SeenFace {
  corners: [Vec2, Vec2, Vec2, Vec2];
  /** How bright it is, 0 to 1. */
  light: number;
  /** Which of its edges lie between two cubes of the piece: only fine lines. */
  seams: [boolean, boolean, boolean, boolean];
}

/** A piece as it is seen: faces in the order of drawing, and the ground beneath. */
export interface SeenModel {
  faces: SeenFace[];
  ground: [Vec2, Vec2, Vec2, Vec2][];
}

/** How far the eye is above the horizon. */
const RISE = 0.52;
/** From where the light comes: the left, above and a little in front. */
const LIGHT: Vec3 = [-0.5, -0.3, 0.81];

/** The six faces of a cube: the way each looks, and its corners in turn. */
export const FACES: readonly { way: Vec3; u: Vec3; v: Vec3 }[] = [
  { way: [1, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
  { way: [-1, 0, 0], u: [0, -1, 0], v: [0, 0, 1] },
  { way: [0, 1, 0], u: [-1, 0, 0], v: [0, 0, 1] },
  { way: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { way: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { way: [0, 0, -1], u: [1, 0, 0], v: [0, -1, 0] },
];

export const plus = (a: Vec3, b: Vec3, by = 1): Vec3 => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];

/** A piece turned about its upright middle by an angle. */
export function seenModel(cubes: readonly CubeCoords[], angle: number): SeenModel {
  const own = new Set(cubes.map(String));
  const middle = (axis: 0 | 1 | 2): number => {
    const values = cubes.map((cube) => cube[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const centre: Vec3 = [middle(0), middle(1), middle(2)];
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const [rise, flat] = [Math.sin(RISE), Math.cos(RISE)];
  const turned = ([x, y, z]: Vec3): Vec3 => [x * c - y * s, x * s + y * c, z];
  /** To the right and down on the page, and towards the eye. */
  const seen = (point: Vec3): Vec3 => {
    const [x, y, z] = turned(plus(point, centre, -1));
    return [x, -y * rise - z * flat, -y * flat + z * rise];
  };
  const flatten = (point: Vec3): Vec2 => {
    const [x, y] = seen(point);
    return [x, y];
  };
  const faces = cubes
    .map((cube) => ({ cube, depth: seen(cube)[2] }))
    .sort((a, b) => a.depth - b.depth)
    .flatMap(({ cube }) =>
      FACES.flatMap(({ way, u, v }): SeenFace[] => {
        if (own.has(String(plus(cube, way)))) return [];
        const facing = turned(way);
        if (-facing[1] * flat + facing[2] * rise <= 1e-6) return [];
        const face = plus(cube, way, 0.5);
        const corner = (a: number, b: number): Vec2 => flatten(plus(plus(face, u, a), v, b));
        // A neighbour whose own face continues this one.
        const seam = (step: Vec3, by: 1 | -1): boolean => {
          const beside = plus(cube, step, by);
          return own.has(String(beside)) && !own.has(String(plus(beside, way)));
        };
        return [
          {
            corners: [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)],
            light: Math.max(0, facing[0] * LIGHT[0] + facing[1] * LIGHT[1] + facing[2] * LIGHT[2]),
            seams: [seam(v, -1), seam(u, 1), seam(v, 1), seam(u, -1)],
          },
        ];
      }),
    );
  const lowest = Math.min(...cubes.map((cube) => cube[2]));
  const cells = [...new Map(cubes.map(([x, y]) => [`${x},${y}`, [x, y] as const])).values()];
  const ground = cells.map(([x, y]): [Vec2, Vec2, Vec2, Vec2] => {
    const corner = (dx: number, dy: number): Vec2 => flatten([x + dx, y + dy, lowest - 0.5]);
    return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
  });
  return { faces, ground };
}

/** The lines of a pattern on a four-cornered face, as closed outlines to fill. */
export function patternOutlines(pattern: Pattern, [o, a, , b]: SeenFace['corners']): Vec2[][] {
  const at = (u: number, v: number): Vec2 => [o[0] + (a[0] - o[0]) * u + (b[0] - o[0]) * v, o[1] + (a[1] - o[1]) * u + (b[1] - o[1]) * v];
  const stripe = (from: Vec2, to: Vec2, width: number): Vec2[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [((to[1] - from[1]) / length) * width, ((from[0] - to[0]) / length) * width];
    return [at(from[0] + dx, from[1] + dy), at(to[0] + dx, to[1] + dy), at(to[0] - dx, to[1] - dy), at(from[0] - dx, from[1] - dy)];
  };
  switch (pattern) {
    case 'plain':
      return [];
    case 'dotted':
      return [1, 3, 5].flatMap((i) =>
        [1, 3, 5].map((j) =>
          Array.from({ length: 10 }, (_, k): Vec2 => {
            const turn = (k * Math.PI) / 5;
            return at(i / 6 + Math.cos(turn) * 0.07, j / 6 + Math.sin(turn) * 0.07);
          }),
        ),
      );
    case 'striped':
      return [
        stripe([0.06, 0.44], [0.44, 0.06], 0.035),
        stripe([0.06, 0.94], [0.94, 0.06], 0.035),
        stripe([0.56, 0.94], [0.94, 0.56], 0.035),
      ];
    case 'crossed':
      return [stripe([0.12, 0.12], [0.88, 0.88], 0.035), stripe([0.12, 0.88], [0.88, 0.12], 0.035)];
  }
}
