/** Whoever answers for the computer's seats: this page's engine, or the server. */
import { Cancelled, type Engine, type SearchRequest } from '../engine/engine';
import { ANSWER_TIME } from '../wire/constants';
import { thinkingTime } from './clock';
import type { Match, MatchSnapshot } from './match';
import type { Playback, Speed } from './playback';
import { Store, type Readable } from './store';

export type OpponentStatus = 'idle' | 'thinking' | 'failed';

export interface Opponent {
  readonly status: Readable<OpponentStatus>;
  dispose(): void;
}

/** Somebody else answers, such as the server, or there is nobody to answer for. */
export const NO_OPPONENT: Opponent = { status: new Store<OpponentStatus>('idle'), dispose: () => {} };

export interface Pace {
  /** The computer takes at least this long over a move, in milliseconds, so that people can follow. */
  least: number;
  /** And at most this; only the highest strength uses all of it. */
  most: number;
  /** The longest search for a hint. */
  hint: number;
  /** The least time for a move where computers are watched. */
  watching: Record<Speed, number>;
}

export const PACE: Pace = { ...ANSWER_TIME, hint: 1500, watching: { slow: 4000, normal: 1800, fast: 600 } };

/** The page's engine plays the computer's seats of a match on this device. */
export class EngineOpponent implements Opponent {
  readonly status = new Store<OpponentStatus>('idle');
  readonly #match: Match;
  readonly #engine: Engine;
  readonly #pace: Pace;
  readonly #playback: Playback | null;
  readonly #unsubscribe: (() => void)[];
  /** The turn that was last thought about. */
  #turn = '';
  #search: AbortController | null = null;

  constructor(match: Match, engine: Engine, pace: Pace = PACE, playback: Playback | null = null) {
    this.#match = match;
    this.#engine = engine;
    this.#pace = pace;
    this.#playback = playback;
    this.#unsubscribe = [match.state.subscribe((snapshot) => this.#follow(snapshot))];
    if (playback) this.#unsubscribe.push(playback.changed.subscribe(() => this.#follow(match.state.get())));
  }

  dispose(): void {
    for (const stop of this.#unsubscribe) stop();
    this.#search?.abort();
  }

  #follow({ match, role }: MatchSnapshot): void {
    if (!match) return;
    const view = match.view(role);
    const turn = `${view.rematches} ${view.round} ${match.game.link}`;
    const computer = this.#playback?.halted ? null : view.computer;
    if (turn === this.#turn && computer !== null) return;
    this.#search?.abort();
    this.#search = null;
    // In a pause nobody moves, and the same turn goes on afterwards.
    this.#turn = computer === null ? '' : turn;
    if (computer === null) return this.status.set('idle');
    const search = (this.#search = new AbortController());
    this.status.set('thinking');
    const time = thinkingTime(view.clock, view.toMove ?? 0, this.#match.now(), this.#pace.most);
    void this.#play({ link: match.game.link, strength: computer, time, lines: 1 }, view.ply, search.signal);
  }

  async #play(request: SearchRequest & { time: number }, ply: number, signal: AbortSignal): Promise<void> {
    try {
      const least = this.#playback ? this.#pace.watching[this.#playback.state.get().speed] : Math.min(this.#pace.least, request.time);
      const paced = pause(least, signal);
      const [info] = await Promise.all([this.#engine.search(request, { signal }), paced]);
      const move = info?.pvs[0]?.moves[0];
      if (signal.aborted) return;
      this.#playback?.played();
      // A move that is played makes the match go on, and so the status.
      const refused = move === undefined ? null : await this.#match.act({ do: 'move', text: move, ply }, 'computer');
      if (move === undefined || refused) throw new Error('the engine has no legal move');
    } catch (error) {
      if (!(error instanceof Cancelled) && !signal.aborted) this.status.set('failed');
    }
  }
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Cancelled());
    });
  });
}
