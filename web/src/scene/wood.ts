/** Wood, made here: grain that repeats without a seam, for everything on the table. */
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGFormat,
  RepeatWrapping,
  UnsignedByteType,
} from 'three';

const SIZE = 512;

/** A repeating field of random numbers with soft passages between them. */
function field(columns: number, rows: number, seed: number): (u: number, v: number) => number {
  const values = new Float32Array(columns * rows);
  let state = seed >>> 0;
  for (let i = 0; i < values.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    values[i] = state / 0xffffffff;
  }
  const soft = (t: number): number => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns;
    const y = (v - Math.floor(v)) * rows;
    const [x0, y0] = [Math.floor(x) % columns, Math.floor(y) % rows];
    const [x1, y1] = [(x0 + 1) % columns, (y0 + 1) % rows];
    const [tx, ty] = [soft(x - Math.floor(x)), soft(y - Math.floor(y))];
    const value = (cx: number, cy: number): number => values[cy * columns + cx] ?? 0;
    const low = value(x0, y0) + (value(x1, y0) - value(x0, y0)) * tx;
    const high = value(x0, y1) + (value(x1, y1) - value(x0, y1)) * tx;
    return low + (high - low) * ty;
  };
}

/**
 * The grain along u: the first channel holds fine fibres, the second broad year rings; both are
 * 0.5 on average.
 */
export function woodGrain(): DataTexture {
  const bend = field(2, 4, 11);
  const sway = field(5, 3, 12);
  const fibre = field(6, 180, 13);
  const hair = field(22, 256, 14);
  const tone = field(3, 12, 15);
  const pore = field(40, 256, 16);
  const data = new Uint8Array(SIZE * SIZE * 2);
  for (let j = 0; j < SIZE; j++) {
    for (let i = 0; i < SIZE; i++) {
      const [u, v] = [i / SIZE, j / SIZE];
      const lean = v + (bend(u, v) - 0.5) * 0.16 + (sway(u, v) - 0.5) * 0.04;
      const year = lean * 9 + tone(u, v) * 0.5;
      const within = year - Math.floor(year);
      // Early wood is pale and long, late wood dark and short.
      const ring = within < 0.72 ? within / 0.72 : (1 - within) / 0.28;
      const dark = pore(u, lean) > 0.86 ? 0.3 : 0;
      const fine = fibre(u, lean) * 0.55 + hair(u, lean) * 0.45 - dark;
      const at = (j * SIZE + i) * 2;
      data[at] = Math.max(0, Math.min(255, (0.08 + fine) * 230));
      data[at + 1] = Math.max(0, Math.min(255, (0.25 + (1 - ring) * 0.5) * 255));
    }
  }
  const texture = new DataTexture(data, SIZE, SIZE, RGFormat, UnsignedByteType);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}
