/**
 * The engine in a worker that lives as long as the page needs it. The module is fetched and compiled
 * by the page, once and only when the first search is asked for. The worker searches in slices and
 * reads its messages between them, so that a search is stopped without ending the worker.
 */
import { NETWORK_STRENGTH } from '../wire/constants';
import type { Info } from '../wire/types';
import { Cancelled, type Engine, type SearchOptions, type SearchRequest } from './engine';
import type { EngineWorker, FromWorker } from './messages';

interface Pending {
  resolve: (info: Info | null) => void;
  reject: (error: Error) => void;
  onInfo: ((info: Info) => void) | undefined;
}

interface Network {
  board: string;
  bytes: ArrayBuffer;
}

export interface EngineClientOptions {
  start: () => EngineWorker;
  /** The compiled engine. */
  load: () => Promise<WebAssembly.Module>;
  /** The network for a position, where there is one: see `networks.ts`. */
  network: (board: string) => Promise<ArrayBuffer> | null;
  /** What a search's random choices start from. */
  seed: () => number;
}

export class EngineClient implements Engine {
  readonly #options: EngineClientOptions;
  #worker: Promise<EngineWorker> | null = null;
  #pending: { id: number; search: Pending } | null = null;
  #searches = 0;
  /** The boards whose networks the worker has. */
  readonly #networks = new Set<string>();

  constructor(options: EngineClientOptions) {
    this.#options = options;
  }

  search(request: SearchRequest, { signal, onInfo }: SearchOptions = {}): Promise<Info | null> {
    this.#cancel();
    const id = ++this.#searches;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Cancelled());
      this.#pending = { id, search: { resolve, reject, onInfo } };
      signal?.addEventListener('abort', () => {
        if (this.#pending?.id === id) this.#cancel();
      });
      Promise.all([this.#ready(), this.#network(request)]).then(
        ([worker, network]) => {
          if (network) this.#give(worker, network);
          if (this.#pending?.id === id) worker.postMessage({ type: 'search', id, request, seed: this.#options.seed() });
        },
        (error: unknown) => this.#fail(error),
      );
    });
  }

  dispose(): void {
    this.#cancel();
    this.#drop();
  }

  /** The worker with the engine in it, started by the first search. */
  #ready(): Promise<EngineWorker> {
    return (this.#worker ??= this.#options.load().then((module) => {
      const worker = this.#options.start();
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = ({ message }) => this.#fail(message);
      worker.postMessage({ type: 'load', module });
      return worker;
    }));
  }

  /** The network that the position needs and the worker has not yet. Without it the engine is weaker, but it plays. */
  async #network({ link, strength }: SearchRequest): Promise<Network | null> {
    const board = link.split('.')[1] ?? '';
    if (strength < NETWORK_STRENGTH || this.#networks.has(board)) return null;
    try {
      const bytes = await this.#options.network(board);
      return bytes && { board, bytes };
    } catch {
      return null;
    }
  }

  #give(worker: EngineWorker, { board, bytes }: Network): void {
    if (this.#networks.has(board)) return;
    this.#networks.add(board);
    worker.postMessage({ type: 'network', bytes });
  }

  #receive(message: FromWorker): void {
    // What is left of a search that was taken back.
    if (this.#pending?.id !== message.id) return;
    const { search } = this.#pending;
    if (message.type === 'info') return search.onInfo?.(message.info);
    this.#pending = null;
    if (message.type === 'done') search.resolve(message.info);
    else search.reject(new Error(message.message));
  }

  /** A worker that fails is replaced by the next search. */
  #fail(error: unknown): void {
    const pending = this.#pending;
    this.#pending = null;
    this.#drop();
    pending?.search.reject(error instanceof Error ? error : new Error(String(error)));
  }

  #cancel(): void {
    const pending = this.#pending;
    if (!pending) return;
    this.#pending = null;
    void this.#worker?.then(
      (worker) => worker.postMessage({ type: 'stop', id: pending.id }),
      () => {},
    );
    pending.search.reject(new Cancelled());
  }

  #drop(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#networks.clear();
    worker?.then(
      (worker) => worker.terminate(),
      () => {},
    );
  }
}
