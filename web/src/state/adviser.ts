/** Who is asked for a good move: the engine at a table, the solution in a lesson. */
import type { Engine } from '../engine/engine';
import type { Game } from '../rules/game';
import { advice } from '../rules/lessons';
import type { MoveAdvice } from '../wire/guide';
import type { PlaceView } from '../wire/types';

export interface Suggestion {
  readonly move: string;
  /** Where the piece goes, if the move places one. */
  readonly place: PlaceView | null;
  /** Why it is good; none for a swap. */
  readonly advice: MoveAdvice | null;
}

export interface Adviser {
  /** A good move; none when the game is over. Rejects with `Cancelled` when the signal is aborted. */
  suggest(game: Game, signal: AbortSignal): Promise<Suggestion | null>;
  dispose(): void;
}

/** A move with what it does. */
export function suggestion(game: Game, move: string, place: PlaceView | null): Suggestion {
  return { move, place, advice: place && advice(game.link, move) };
}

/** The engine at its full strength. */
export class EngineAdviser implements Adviser {
  readonly #engine: Engine;
  readonly #time: number;

  /** `time` is the longest search in milliseconds. */
  constructor(engine: Engine, time: number) {
    this.#engine = engine;
    this.#time = time;
  }

  async suggest(game: Game, signal: AbortSignal): Promise<Suggestion | null> {
    const info = await this.#engine.search({ link: game.link, strength: 9, time: this.#time, lines: 1 }, { signal });
    const [best] = info?.pvs ?? [];
    const move = best?.moves[0];
    return move === undefined ? null : suggestion(game, move, game.placement(move));
  }

  /** Ends the engine too. */
  dispose(): void {
    this.#engine.dispose();
  }
}
