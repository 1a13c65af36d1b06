/** How a piece got from one orientation to another. Plain numbers. */
import type { CubeCoords } from '../rules/cell';

/** A rotation about an axis of the board: 0 west to east, 1 south to north, 2 upright. In quarters, anticlockwise seen against the axis. */
export interface Rotation {
  axis: 0 | 1 | 2;
  quarters: 1 | -1 | 2;
}

const AXES = [2, 0, 1] as const;
const QUARTERS = [1, -1, 2] as const;

function rotated([x, y, z]: CubeCoords, axis: 0 | 1 | 2): CubeCoords {
  if (axis === 0) return [x, -z, y];
  return axis === 1 ? [z, y, -x] : [-y, x, z];
}

/** The cubes from a corner at 0, 0, 0, in order, as a text. */
function formOf(cubes: readonly CubeCoords[]): string {
  const least = (axis: 0 | 1 | 2): number => Math.min(...cubes.map((cube) => cube[axis]));
  const [x, y, z] = [least(0), least(1), least(2)];
  return cubes
    .map((cube) => [cube[0] - x, cube[1] - y, cube[2] - z].join())
    .sort()
    .join(' ');
}

/** The rotation that makes one form the other, if there is one and they differ. */
export function rotationBetween(from: readonly CubeCoords[], to: readonly CubeCoords[]): Rotation | null {
  const wanted = formOf(to);
  if (formOf(from) === wanted) return null;
  for (const axis of AXES) {
    for (const quarters of QUARTERS) {
      let cubes = [...from];
      for (let n = 0; n < (quarters + 4) % 4; n++) cubes = cubes.map((cube) => rotated(cube, axis));
      if (formOf(cubes) === wanted) return { axis, quarters };
    }
  }
  return null;
}
