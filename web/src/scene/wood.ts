/** Wood, made here: grain that repeats without a seam, for everything on the table. */
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGFormat, RepeatWrapping, UnsignedByteType } from 'three';

export const GRAIN_SIZE = 512;

const soft = (t: number): number => t * t * (3 - 2 * t);

/**
 * A repeating field of random numbers with soft passages between them, asked column by column: a
 * column is softened along u once, and then is a line along v.
 */
class Field {
  readonly #columns: number;
  readonly #rows: number;
  readonly #values: Float32Array;
  /** The column, with its first value once more at the end. */
  readonly #line: Float64Array;

  constructor(columns: number, rows: number, seed: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#values = new Float32Array(columns * rows);
    this.#line = new Float64Array(rows + 1);
    let state = seed >>> 0;
    for (let i = 0; i < this.#values.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      this.#values[i] = state / 0xffffffff;
    }
  }

  /** Goes to the column at u, from 0 to less than 1. */
  go(u: number): void {
    const x = u * this.#columns;
    const west = Math.floor(x);
    const east = (west + 1) % this.#columns;
    const t = soft(x - west);
    for (let row = 0; row < this.#rows; row++) {
      const low = this.#values[row * this.#columns + west] ?? 0;
      const high = this.#values[row * this.#columns + east] ?? 0;
      this.#line[row] = low + (high - low) * t;
    }
    this.#line[this.#rows] = this.#line[0] ?? 0;
  }

  /** The value at v in this column. */
  at(v: number): number {
    const y = (v - Math.floor(v)) * this.#rows;
    const row = Math.floor(y);
    const low = this.#line[row] ?? 0;
    return low + ((this.#line[row + 1] ?? 0) - low) * soft(y - row);
  }
}

/**
 * The grain along u, two bytes a spot: the first holds fine fibres, the second broad year rings;
 * both are 0.5 on average.
 */
function grain(): Uint8Array<ArrayBuffer> {
  const bend = new Field(2, 4, 11);
  const sway = new Field(5, 3, 12);
  const fibre = new Field(6, 180, 13);
  const hair = new Field(22, 256, 14);
  const tone = new Field(3, 12, 15);
  const pore = new Field(40, 256, 16);
  const data = new Uint8Array(GRAIN_SIZE * GRAIN_SIZE * 2);
  for (let i = 0; i < GRAIN_SIZE; i++) {
    for (const field of [bend, sway, fibre, hair, tone, pore]) field.go(i / GRAIN_SIZE);
    for (let j = 0; j < GRAIN_SIZE; j++) {
      const v = j / GRAIN_SIZE;
      const lean = v + (bend.at(v) - 0.5) * 0.16 + (sway.at(v) - 0.5) * 0.04;
      const year = lean * 9 + tone.at(v) * 0.5;
      const within = year - Math.floor(year);
      // Early wood is pale and long, late wood dark and short.
      const ring = within < 0.72 ? within / 0.72 : (1 - within) / 0.28;
      const dark = pore.at(lean) > 0.86 ? 0.3 : 0;
      const fine = fibre.at(lean) * 0.55 + hair.at(lean) * 0.45 - dark;
      const at = (j * GRAIN_SIZE + i) * 2;
      data[at] = Math.max(0, Math.min(255, (0.08 + fine) * 230));
      data[at + 1] = Math.max(0, Math.min(255, (0.25 + (1 - ring) * 0.5) * 255));
    }
  }
  return data;
}

let made: Uint8Array<ArrayBuffer> | null = null;

/** The grain, made once a page: it is the same for every table. */
export function grainData(): Uint8Array<ArrayBuffer> {
  return (made ??= grain());
}

/** A texture of two bytes a spot, as large as the grain and repeated like it. */
export function grainTexture(data: Uint8Array<ArrayBuffer> | null, anisotropy: number): DataTexture {
  const texture = new DataTexture(data, GRAIN_SIZE, GRAIN_SIZE, RGFormat, UnsignedByteType);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}

/** Made when it goes to the graphics card, not before. */
export function woodGrain(anisotropy: number): DataTexture {
  const texture = grainTexture(null, anisotropy);
  texture.image = {
    get data() {
      return grainData();
    },
    width: GRAIN_SIZE,
    height: GRAIN_SIZE,
  };
  return texture;
}
