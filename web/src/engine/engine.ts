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

export type Score =
  /** Proven: a win or a loss in so many moves. */
  | { kind: 'win' | 'loss'; moves: number }
  /** The expected result from -1 to 1. */
  | { kind: 'value'; value: number };

export interface PrincipalVariation {
  score: Score;
  /** Win, draw and loss in thousandths, for the seat to move. */
  wdl: [number, number, number];
  /** The moves, the first one being the one to play. */
  moves: string[];
}

/** The state of a search, from time to time and at its end. */
export interface EngineInfo {
  depth: number;
  nodes: number;
  /** Milliseconds. */
  time: number;
  /** The best lines, best first. */
  lines: PrincipalVariation[];
}

/** The search was taken back. */
export class Cancelled extends Error {}

export interface SearchOptions {
  signal?: AbortSignal;
  /** Called with what is known so far, now and then. */
  onInfo?: (info: EngineInfo) => void;
}

export interface Engine {
  /** Searches; an earlier search is cancelled. Nothing when the game is over. Rejects with `Cancelled` when it is aborted. */
  search(request: SearchRequest, options?: SearchOptions): Promise<EngineInfo | null>;
  dispose(): void;
}
