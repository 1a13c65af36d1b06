/** The relief of the grain as slopes along and across it, made from the grain itself. */
import type { DataTexture } from 'three';
import { GRAIN_SIZE, grainData, grainTexture } from '../wood';

/** Slopes, 128 where it is level: fibres stand out, late wood a little. */
export function slopes(grain: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const height = (x: number, y: number): number => {
    const at = (((y + size) % size) * size + ((x + size) % size)) * 2;
    return (grain[at] ?? 0) * 0.7 + (grain[at + 1] ?? 0) * 0.3;
  };
  const byte = (slope: number): number => Math.max(0, Math.min(255, 128 + slope * 1.6));
  const data = new Uint8Array(size * size * 2);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 2;
      data[at] = byte(height(x + 1, y) - height(x - 1, y));
      data[at + 1] = byte(height(x, y + 1) - height(x, y - 1));
    }
  }
  return data;
}

let texture: DataTexture | null = null;

/** The same for every table. */
export function grainBump(): DataTexture {
  return (texture ??= grainTexture(slopes(grainData(), GRAIN_SIZE), 8));
}
