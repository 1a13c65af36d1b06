/**
 * The worker's side: one search at a time, in slices. Between two slices the event loop runs, so that
 * a `stop` is seen without shared memory, which would need isolation headers.
 */
import type { Info } from '../wire/types';
import type { SearchRequest } from './engine';
import type { FromWorker, ToWorker } from './messages';

/** A search that is carried on step by step. */
export interface SearchSteps {
  /** Searches for about so many milliseconds; `true` when the search is over. */
  step(time: number): boolean;
  /** What is known; nothing when the game is over. */
  info(): Info | null;
  free(): void;
}

/** The engine as the wasm has it. */
export interface EngineModule {
  load(module: WebAssembly.Module): void;
  addNetwork(bytes: ArrayBuffer): void;
  start(request: SearchRequest, seed: number): SearchSteps;
}

/** How long a slice is, in milliseconds: a search is stopped after at most this. */
const SLICE = 40;
/** How often it is said how far a search has come, after the first time. */
const REPORT_EVERY = 100;

export class EngineHost {
  readonly #engine: EngineModule;
  readonly #post: (message: FromWorker) => void;
  /** Calls back after messages that wait have been read. */
  readonly #yield: (next: () => void) => void;
  #search: { id: number; steps: SearchSteps; reported: number } | null = null;

  constructor(engine: EngineModule, post: (message: FromWorker) => void, yieldTurn: (next: () => void) => void) {
    this.#engine = engine;
    this.#post = post;
    this.#yield = yieldTurn;
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'load':
        return this.#engine.load(message.module);
      case 'network':
        return this.#engine.addNetwork(message.bytes);
      case 'stop':
        return this.#search?.id === message.id ? this.#finish() : undefined;
      case 'search':
        this.#finish();
        return this.#guard(message.id, () => {
          const steps = this.#engine.start(message.request, message.seed);
          this.#search = { id: message.id, steps, reported: -REPORT_EVERY };
          this.#step(message.id);
        });
    }
  }

  #step(id: number): void {
    const search = this.#search;
    if (search?.id !== id) return;
    this.#guard(id, () => {
      if (search.steps.step(SLICE)) return this.#finish();
      const info = search.steps.info();
      if (info && info.time - search.reported >= REPORT_EVERY) {
        search.reported = info.time;
        this.#post({ type: 'info', id, info });
      }
      this.#yield(() => this.#step(id));
    });
  }

  #finish(): void {
    const search = this.#search;
    this.#search = null;
    if (!search) return;
    this.#post({ type: 'done', id: search.id, info: search.steps.info() });
    search.steps.free();
  }

  #guard(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#search = null;
      this.#post({ type: 'failed', id, message: String(error) });
    }
  }
}
