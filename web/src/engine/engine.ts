/** What an engine is asked and answers. */

export interface SearchRequest {
  /** The position. */
  link: string;
  /** How strong it is to play, 1 to 9. */
  strength: number;
  /** The longest time in milliseconds; without any limit the search goes on until it is cancelled or has a proof. */
  time?: number;
  nodes?: number;
  /** How many of the best moves to report. */
  lines: number;
}

/** How good a position is for the seat to move. */
export type Score =
  /** Proven: a win or a loss with so many moves. */
  | { kind: 'win' | 'loss'; value: number }
  /** The expected result from -1 to 1. */
  | { kind: 'points'; value: number };

/** Chances in thousandths. */
export interface Wdl {
  win: number;
  draw: number;
  loss: number;
}

/** A line of best play. */
export interface PrincipalVariation {
  score: Score;
  wdl: Wdl;
  /** The moves, the first one being the one to play. */
  moves: string[];
}

/** The state of a search, from time to time and at its end. */
export interface Info {
  /** How many moves deep the best line is. */
  depth: number;
  nodes: number;
  /** Milliseconds since the search began. */
  time: number;
  /** The best lines, best first. */
  pvs: PrincipalVariation[];
}

/** The search was taken back. */
export class Cancelled extends Error {}

export interface SearchOptions {
  signal?: AbortSignal;
  /** Called with what is known so far, now and then. */
  onInfo?: (info: Info) => void;
}

export interface Engine {
  /** Searches; an earlier search is cancelled. Nothing when the game is over. Rejects with `Cancelled` when it is aborted. */
  search(request: SearchRequest, options?: SearchOptions): Promise<Info | null>;
  dispose(): void;
}
