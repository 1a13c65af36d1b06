/** What an engine is asked and answers. */
import type { Info } from '../wire/types';

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
