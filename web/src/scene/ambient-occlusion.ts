/**
 * The little dark where cubes stand close to each other, worked out once for every position: how much
 * light each spot of the plan still gets on its top, and each wall at its foot. Plain numbers.
 */
import type { Heights } from './grid';

/** Spots a cell, each way, and cells around the board that are worked out too, for the rim. */
export const FINENESS = 12;
export const AROUND = 1;

/** How dark it gets beside a taller neighbour and in a corner, and at most. */
const BESIDE = 0.38;
const CORNER = 0.2;
const DARKEST = 0.6;

/** How dark a spot is that has something so much higher so far away. */
function dark(rise: number, away: number): number {
  const reach = 0.42 + 0.16 * Math.min(rise, 3);
  const near = Math.max(0, 1 - away / reach);
  return near * near;
}

/** The light on the tops, 0 to 255, row by row from the south-west corner of the plan. */
export function topLight(heights: Heights): Uint8Array<ArrayBuffer> {
  const { width, height } = heights.grid;
  const [columns, rows] = [(width + 2 * AROUND) * FINENESS, (height + 2 * AROUND) * FINENESS];
  const light = new Uint8Array(columns * rows).fill(255);
  for (let y = -AROUND; y < height + AROUND; y++) {
    for (let x = -AROUND; x < width + AROUND; x++) {
      const own = heights.of(x, y);
      const taller: [number, number, number][] = [];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const rise = heights.of(x + dx, y + dy) - own;
          if (rise > 0) taller.push([dx, dy, rise]);
        }
      }
      if (taller.length === 0) continue;
      for (let j = 0; j < FINENESS; j++) {
        for (let i = 0; i < FINENESS; i++) {
          const [u, v] = [(i + 0.5) / FINENESS, (j + 0.5) / FINENESS];
          const away = (d: number, at: number): number => (d === 0 ? 0 : d < 0 ? at : 1 - at);
          const sum = taller.reduce((total, [dx, dy, rise]) => {
            const weight = dx === 0 || dy === 0 ? BESIDE : CORNER;
            return total + weight * dark(rise, Math.hypot(away(dx, u), away(dy, v)));
          }, 0);
          const at = ((y + AROUND) * FINENESS + j) * columns + (x + AROUND) * FINENESS + i;
          light[at] = 255 * (1 - Math.min(sum, DARKEST));
        }
      }
    }
  }
  return light;
}

/** How much light a wall gets at a height above the foot that it stands on. */
export function wallLight(up: number): number {
  const near = Math.max(0, 1 - up / 1.4);
  return 1 - 0.42 * near * near;
}
