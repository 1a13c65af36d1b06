/**
 * The engine beside a board: it searches the position that is shown, and gives a search up as soon as another one is. What it
 * found is remembered with the position, so that going back shows it at once.
 */
import { Cancelled, type Engine } from '../engine/engine';
import { FULL_STRENGTH } from '../wire/constants';
import type { Info } from '../wire/types';
import type { GameNode } from './game-tree';
import { Store, type Readable } from './store';

export interface EngineAnalysisState {
  readonly on: boolean;
  /** Whether a search is under way. */
  readonly busy: boolean;
  /** What is known of the position that is shown. */
  readonly info: Info | null;
  /** How many lines are asked for. */
  readonly lines: number;
  /** The engine could not be started. */
  readonly failed: boolean;
}

export interface EngineAnalysisOptions {
  /** How long a position has to be shown before it is searched, in milliseconds. */
  readonly wait: number;
  /** The longest search in milliseconds, so that a page left open comes to rest. */
  readonly time: number;
}

const USUAL: EngineAnalysisOptions = { wait: 80, time: 60_000 };
export const MAX_LINES = 5;
const USUAL_LINES = 3;

export class EngineAnalysis {
  readonly state: Store<EngineAnalysisState>;
  readonly #engine: Engine;
  readonly #options: EngineAnalysisOptions;
  readonly #known = new WeakMap<GameNode, Info>();
  readonly #unwatch: () => void;
  #node: GameNode | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: AbortController | null = null;

  /** The engine belongs to the analysis from now on. */
  constructor(
    engine: Engine,
    shown: Readable<{ node: GameNode }>,
    { on = true, lines = USUAL_LINES } = {},
    options: Partial<EngineAnalysisOptions> = {},
  ) {
    this.#engine = engine;
    this.#options = { ...USUAL, ...options };
    this.state = new Store<EngineAnalysisState>({ on, busy: false, info: null, lines, failed: false });
    this.#unwatch = shown.subscribe(({ node }) => {
      if (node === this.#node) return;
      this.#node = node;
      this.#begin();
    });
  }

  /** Switches the engine on or off. */
  switch(on: boolean): void {
    this.#set({ on });
    this.#begin();
  }

  /** Asks for so many lines. */
  ask(lines: number): void {
    this.#set({ lines: Math.min(Math.max(lines, 1), MAX_LINES) });
    this.#begin();
  }

  dispose(): void {
    this.#unwatch();
    this.#stop();
    this.#engine.dispose();
  }

  #set(change: Partial<EngineAnalysisState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#search = null;
  }

  #begin(): void {
    this.#stop();
    const node = this.#node;
    const { on } = this.state.get();
    const wanted = on && node !== null && node.position.outcome === null;
    this.#set({ busy: wanted, info: (on && node && this.#known.get(node)) || null, failed: false });
    if (wanted) this.#timer = setTimeout(() => void this.#run(node), this.#options.wait);
  }

  async #run(node: GameNode): Promise<void> {
    const search = new AbortController();
    this.#search = search;
    const { lines } = this.state.get();
    const show = (info: Info, busy: boolean): void => {
      if (this.#search !== search || search.signal.aborted) return;
      const before = this.#known.get(node);
      // A search that was begun anew shows itself when it knows as much as the one before.
      const better = !before || info.nodes >= before.nodes || info.pvs.length > before.pvs.length;
      if (better) this.#known.set(node, info);
      this.#set({ busy, info: better ? info : before });
    };
    // Not the engine's limit, of which it would spend a quarter on forced wins before it shows any other line.
    const rest = setTimeout(() => search.abort(), this.#options.time);
    try {
      const info = await this.#engine.search(
        { link: node.game.link, strength: FULL_STRENGTH, lines },
        { signal: search.signal, onInfo: (info) => show(info, true) },
      );
      if (info) show(info, false);
    } catch (error) {
      if (this.#search === search) this.#set({ busy: false, failed: !(error instanceof Cancelled) });
    } finally {
      clearTimeout(rest);
    }
  }
}
