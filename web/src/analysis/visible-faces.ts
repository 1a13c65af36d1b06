/** Pieces that could be placed, as they are seen in three dimensions: plain numbers for a drawing over the scene. */
import type { CubeCoords } from '../rules/cell';
import { FACES, plus } from '../scene/model';
import type { Vec3 } from '../scene/vector';

/** A face of a piece: its corners in turn, and which way it looks. The middle of a cube is at its whole numbers. */
export interface VisibleFace {
  readonly corners: readonly [Vec3, Vec3, Vec3, Vec3];
  readonly way: Vec3;
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The faces of a piece that look towards an eye, the furthest first. */
export function visibleFaces(cubes: readonly CubeCoords[], eye: Vec3): VisibleFace[] {
  const own = new Set(cubes.map(String));
  const distance = (cube: CubeCoords): number => {
    const to = plus(eye, cube, -1);
    return dot(to, to);
  };
  return [...cubes]
    .sort((a, b) => distance(b) - distance(a))
    .flatMap((cube) =>
      FACES.flatMap(({ way, u, v }): VisibleFace[] => {
        const middle = plus(cube, way, 0.5);
        if (own.has(String(plus(cube, way))) || dot(plus(eye, middle, -1), way) <= 0) return [];
        const corner = (a: number, b: number): Vec3 => plus(plus(middle, u, a), v, b);
        return [{ corners: [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)], way }];
      }),
    );
}
