/**
 * Asks the computer without ever blocking the page. A search cannot be interrupted from outside,
 * so whoever changes their mind ends the worker, and the next question starts another.
 */
import type { ThoughtView } from '../wire/types';
import type { EngineWorker } from './messages';

/** What to look for. */
export interface Task {
  link: string;
  level: number;
  time: number;
  /** The computer takes at least this long, in milliseconds, so that people can follow. */
  pace: number;
}

/** The question was taken back. */
export class Cancelled extends Error {}

interface Pending {
  id: number;
  resolve: (thought: ThoughtView | null) => void;
  reject: (error: Error) => void;
}

export class EngineClient {
  readonly #start: () => EngineWorker;
  readonly #seed: () => number;
  #brain: EngineWorker | null = null;
  #pending: Pending | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #asked = 0;

  constructor(start: () => EngineWorker, seed: () => number) {
    this.#start = start;
    this.#seed = seed;
  }

  /** Looks for a move; an earlier question is taken back. */
  async ask(task: Task): Promise<ThoughtView | null> {
    this.cancel();
    const began = performance.now();
    const thought = await this.#question(task);
    const rest = task.pace - (performance.now() - began);
    if (rest > 0) await this.#wait(rest);
    return thought;
  }

  /** Takes the question back. */
  cancel(): void {
    const pending = this.#pending;
    if (!pending) return;
    this.#pending = null;
    if (this.#timer) clearTimeout(this.#timer);
    else this.#drop();
    this.#timer = null;
    pending.reject(new Cancelled());
  }

  dispose(): void {
    this.cancel();
    this.#drop();
  }

  #drop(): void {
    this.#brain?.terminate();
    this.#brain = null;
  }

  #question(task: Task): Promise<ThoughtView | null> {
    const brain = (this.#brain ??= this.#start());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#pending = { id, resolve, reject };
      const settle = (end: (pending: Pending) => void) => {
        const pending = this.#pending;
        if (pending?.id !== id) return;
        this.#pending = null;
        end(pending);
      };
      brain.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if ('failure' in data) settle(({ reject }) => reject(new Error(data.failure)));
        else settle(({ resolve }) => resolve(data.thought));
      };
      brain.onerror = (event) => {
        this.#drop();
        settle(({ reject }) => reject(new Error(event.message)));
      };
      const { link, level, time } = task;
      brain.postMessage({ id, link, level, time, seed: this.#seed() });
    });
  }

  #wait(time: number): Promise<void> {
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#pending = { id, resolve: () => resolve(), reject };
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#pending = null;
        resolve();
      }, time);
    });
  }
}

/** The computer in a worker of this page. */
export function pageEngine(): EngineClient {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as EngineWorker;
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return new EngineClient(start, seed);
}
