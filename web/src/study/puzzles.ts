/** The puzzles that come with the program, and what a trainer says to moves. */
import puzzlesUrl from '../../../crates/puzzle/data/puzzles.txt?url';
import { Puzzles as WasmPuzzles, rated as wasmRated } from '../wasm/study';
import type { PuzzleView, RatingView, VerdictView } from '../wire/types';
import { loadStudy } from './load';

/** Which puzzles are wanted. */
export interface PuzzleFilter {
  readonly theme: string | null;
  readonly board: string | null;
}

export class Puzzles {
  readonly #puzzles: WasmPuzzles;

  constructor(text: string) {
    this.#puzzles = new WasmPuzzles(text);
  }

  count({ theme, board }: PuzzleFilter): number {
    return this.#puzzles.count(theme, board);
  }

  /** The id of the next puzzle for somebody. */
  next({ rating, answered }: RatingView, { theme, board }: PuzzleFilter, answeredIds: readonly string[]): string | null {
    return this.#puzzles.next(rating, answered, theme, board, [...answeredIds]) ?? null;
  }

  /** The id of the puzzle of a day. */
  daily(day: number): string | null {
    return this.#puzzles.daily(day) ?? null;
  }

  /** The puzzle with an id; none where the id is unknown. */
  puzzle(id: string): PuzzleView | null {
    try {
      return JSON.parse(this.#puzzles.puzzle(id)) as PuzzleView;
    } catch {
      return null;
    }
  }

  /** What is said to a legal move after own moves that were right. */
  answer(id: string, before: readonly string[], move: string): VerdictView {
    return JSON.parse(this.#puzzles.answer(id, [...before], move)) as VerdictView;
  }
}

/** A rating after a puzzle was solved at the first try, or was not. */
export function rated({ rating, answered }: RatingView, puzzle: number, solved: boolean): RatingView {
  return JSON.parse(wasmRated(rating, answered, puzzle, solved)) as RatingView;
}

let collection: Promise<Puzzles> | null = null;

async function fetchPuzzles(): Promise<Puzzles> {
  const [response] = await Promise.all([fetch(puzzlesUrl), loadStudy()]);
  if (!response.ok) throw new Error(`the puzzles cannot be fetched: ${response.status}`);
  return new Puzzles(await response.text());
}

/** Fetches the puzzles once; whoever was offline may try again. */
export function loadPuzzles(): Promise<Puzzles> {
  collection ??= fetchPuzzles();
  collection.catch(() => (collection = null));
  return collection;
}
