import type { ThoughtView } from '../wire/types';

/** What the computer is asked. */
export interface Question {
  id: number;
  /** The position. */
  link: string;
  /** How strong it is to play, 1 to 9. */
  level: number;
  /** How long it may think at most, in milliseconds. */
  time: number;
  /** What its choices start from. */
  seed: number;
}

/** What it answers; nothing when the game is over. */
export type Answer = { id: number; thought: ThoughtView | null } | { id: number; failure: string };

/** The part of a worker that a thinker needs. */
export interface EngineWorker {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
