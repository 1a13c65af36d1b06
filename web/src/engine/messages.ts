/** What the page and the engine's worker say to each other. */
import type { Info } from '../wire/types';
import type { SearchRequest } from './engine';

export type ToWorker =
  /** The compiled engine; comes first. */
  | { type: 'load'; module: WebAssembly.Module }
  /** The network of a board, before the first search that uses it. */
  | { type: 'network'; bytes: ArrayBuffer }
  | { type: 'search'; id: number; request: SearchRequest; seed: number }
  /** Ends the search; it is still answered with `done`. */
  | { type: 'stop'; id: number };

export type FromWorker =
  | { type: 'info'; id: number; info: Info }
  /** The end of a search; nothing when the game is over. */
  | { type: 'done'; id: number; info: Info | null }
  | { type: 'failed'; id: number; message: string };

/** The part of a worker that the client needs. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}
