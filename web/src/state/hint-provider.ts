/** Where hints come from: the engine at a table, the solution in a lesson, the coach in a first game. */
import type { Engine } from '../engine/engine';
import type { Game } from '../rules/game';
import { advice, firstPiece } from '../rules/lessons';
import { FULL_STRENGTH } from '../wire/constants';
import type { MoveAdvice } from '../wire/guide';
import type { PlacementView } from '../wire/types';

export interface Hint {
  readonly move: string;
  /** Where the piece goes, if the move places one. */
  readonly placement: PlacementView | null;
  /** Why it is good; none for a swap. */
  readonly advice: MoveAdvice | null;
}

export interface HintProvider {
  /** A good move; none when the game is over. Rejects with `Cancelled` when the signal is aborted. */
  suggest(game: Game, signal: AbortSignal): Promise<Hint | null>;
  dispose(): void;
}

/** A hint to play a move. */
export function hintOf(game: Game, move: string, placement: PlacementView | null): Hint {
  return { move, placement, advice: placement && advice(game.link, move) };
}

/** The engine at its full strength. */
export class EngineHintProvider implements HintProvider {
  readonly #engine: Engine;
  readonly #time: number;

  /** `time` is the longest search in milliseconds. */
  constructor(engine: Engine, time: number) {
    this.#engine = engine;
    this.#time = time;
  }

  async suggest(game: Game, signal: AbortSignal): Promise<Hint | null> {
    const info = await this.#engine.search({ link: game.link, strength: FULL_STRENGTH, time: this.#time, lines: 1 }, { signal });
    const [best] = info?.pvs ?? [];
    const move = best?.moves[0];
    return move === undefined ? null : hintOf(game, move, game.placement(move));
  }

  /** Ends the engine too. */
  dispose(): void {
    this.#engine.dispose();
  }
}

/** For a first game: a piece to begin with as lessons would, and then the moves of another provider. */
export class CoachHintProvider implements HintProvider {
  readonly #next: HintProvider;

  constructor(next: HintProvider) {
    this.#next = next;
  }

  async suggest(game: Game, signal: AbortSignal): Promise<Hint | null> {
    const move = firstPiece(game.link);
    return move === null ? this.#next.suggest(game, signal) : hintOf(game, move, game.placement(move));
  }

  dispose(): void {
    this.#next.dispose();
  }
}
