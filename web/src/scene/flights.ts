/** Pieces on their way: from a side of the table to the board, back again when they are taken back, or down from a hand. */
import { Group } from 'three';
import type { PieceView } from '../wire/types';
import type { Appearance } from './colours';
import type { Heights } from './grid';
import { type Motion, easeOut } from './motion';
import { PieceMesh, type Placed } from './pieces';
import { FLIGHT_MS } from './timing';
import type { SurfaceMaterial } from './tier';

/** How long a piece falls from a hand, in milliseconds. */
const SETTLE_MS = 150;
/** More than a move of every seat is a jump in the record, and nothing flies. */
const MAX_FLIGHTS = 4;

type Path = (t: number) => [number, number, number];

/** Where a seat sits, seen from the middle: clockwise from the south. */
export function sideOf(seat: number, seats: number): [number, number] {
  const quarters = seats === 4 ? seat - 1 : (seat - 1) * 2;
  const angle = (quarters * Math.PI) / 2;
  return [-Math.sin(angle), Math.cos(angle)];
}

/** What differs between two lists of pieces: those that came, and those that went. */
export function changed(before: readonly PieceView[], now: readonly PieceView[]): { came: PieceView[]; went: PieceView[] } {
  const name = ({ ply, cubes }: PieceView): string => `${ply}: ${cubes.join(' ')}`;
  const [old, fresh] = [new Set(before.map(name)), new Set(now.map(name))];
  const came = now.filter((piece) => !old.has(name(piece)));
  const went = before.filter((piece) => !fresh.has(name(piece)));
  return came.length + went.length > MAX_FLIGHTS ? { came: [], went: [] } : { came, went };
}

export class Flights {
  readonly group = new Group();
  readonly #motion: Motion;
  readonly #material: SurfaceMaterial;
  readonly #moved: () => void;
  #number = 0;
  #names: string[] = [];
  #meshes: PieceMesh[] = [];
  /** The pieces that are not on the board yet. */
  readonly coming = new Set<number>();

  /** `moved` is called when a shadow has changed. */
  constructor(motion: Motion, material: SurfaceMaterial, moved: () => void) {
    this.#motion = motion;
    this.#material = material;
    this.#moved = moved;
  }

  /** Ends all flights where they are. */
  clear(): void {
    for (const name of this.#names) this.#motion.stop(name);
    for (const mesh of this.#meshes) this.#remove(mesh);
    this.#names = [];
    this.coming.clear();
  }

  /** A piece comes from its side; `landed` is called when it is there. */
  arrive(piece: Placed, seats: number, heights: Heights, appearance: Appearance, landed: () => void): void {
    this.#come(piece, FLIGHT_MS, fromSide(piece.seat, seats, heights), heights, appearance, landed);
  }

  /** A piece falls from a hand that held it so far above its place, and bounces a little. */
  settle(piece: Placed, lift: number, heights: Heights, appearance: Appearance, landed: () => void): void {
    const path: Path = (t) => [0, lift * (t < 0.6 ? 1 - (t / 0.6) ** 2 : 0.5 * (1 - ((t - 0.8) / 0.2) ** 2) * 0.5), 0];
    this.#come(piece, SETTLE_MS, path, heights, appearance, landed);
  }

  /** A piece that was taken back goes to its side. */
  leave(piece: Placed, seats: number, heights: Heights, appearance: Appearance): void {
    const way = fromSide(piece.seat, seats, heights);
    this.#fly(
      piece,
      FLIGHT_MS,
      (t) => way(1 - t * t),
      heights,
      appearance,
      () => {},
    );
  }

  #come(piece: Placed, duration: number, path: Path, heights: Heights, appearance: Appearance, landed: () => void): void {
    this.coming.add(piece.ply);
    this.#fly(piece, duration, path, heights, appearance, () => {
      this.coming.delete(piece.ply);
      landed();
    });
  }

  #fly(piece: Placed, duration: number, path: Path, heights: Heights, appearance: Appearance, done: () => void): void {
    const mesh = new PieceMesh([this.#material], 'casts');
    mesh.show([piece], heights, appearance);
    mesh.move(...path(0));
    this.#meshes.push(mesh);
    this.group.add(...mesh.meshes);
    const name = `flight ${this.#number++}`;
    this.#names.push(name);
    this.#motion.start(
      name,
      duration,
      (t) => {
        mesh.move(...path(t));
        this.#moved();
      },
      () => {
        this.#names = this.#names.filter((other) => other !== name);
        this.#remove(mesh);
        this.#moved();
        done();
      },
    );
  }

  #remove(mesh: PieceMesh): void {
    this.#meshes = this.#meshes.filter((other) => other !== mesh);
    this.group.remove(...mesh.meshes);
    mesh.dispose();
  }

  dispose(): void {
    this.clear();
    this.#material.dispose();
  }
}

/** From beyond the rim at a seat's side, in a flat arc. */
function fromSide(seat: number, seats: number, { grid }: Heights): Path {
  const [east, south] = sideOf(seat, seats);
  const far = Math.max(grid.width, grid.height) * 0.75;
  return (t) => {
    const left = 1 - easeOut(t);
    return [east * far * left, Math.sin(Math.PI * left) * 1.6 + left * 1.2, south * far * left];
  };
}
