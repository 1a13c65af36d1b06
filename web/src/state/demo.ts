/** Recorded games that play by themselves, one after the other and then over again. */
import { Game } from '../rules/game';
import type { GameView, PositionView } from '../wire/types';

/** A game as a board and the moves on it, as they are written. */
export interface DemoRecord {
  board: string;
  moves: readonly string[];
}

const words = (moves: string): string[] => moves.trim().split(/\s+/);

export const DEMO_RECORDS: readonly DemoRecord[] = [
  {
    board: 'square',
    moves: words(`Lc3d3d4d5 Zf6f7g5g6 Lf4^3g4 Ie4e5e6 Tc5c6^2c7 Ih2^3 Ic8d8e8 Zf5^2g5^2 Za3b3^2c3 Zc2d1d2e1 Ld8e8f8^2 La5^3b5
      Lb1^3c1 Zb4^2b5^2 Zb2^2c2^2`),
  },
  {
    board: 'octagon',
    moves: words(`Ic4c5c6 Lh5^3h6 La3b3c3^2 Za6b6^2c6 Lb5^3b6 Lf4g4h3h4 Tg6^3h6 Lc2^3c3 Zd4e4^2f4 Lc1d1d2d3 Lc1d1e1^2 Za4b4^2c4
      Te2f2f3g2 Tf3g3^2h3 Te2e3^3 Te5f5f6g5 Lf5f6f7^2`),
  },
  {
    board: 'square',
    moves: words(`Le5e6f5g5 Le1f1^3 Ze1e2^2e3 Le2f2^3 Lb5^2c5d5 Te3e4^2e5 Ld4^3e4 Ze6e7^2e8 Zf3f4^2f5 Zf3g3^2h3 Lg3g4^3
      Zd5d6^2d7 Td8^3e8 Zc3c4^2c5 Zh1h2^2h3 Lf6f7g7h7 Tg5g6^2g7 Lf8g8h8^2 Zh5h6^2h7 Td1d2^2d3`),
  },
];

/** What is shown of it. */
export interface DemoState {
  game: GameView;
  position: PositionView;
}

export class Demo {
  readonly #records: readonly DemoRecord[];
  #index = 0;
  #game: Game;

  /** Begins with so many moves of the first game on the board. */
  constructor(records: readonly DemoRecord[], ply = 0) {
    this.#records = records;
    this.#game = this.#begin();
    for (let i = 0; i < ply; i++) this.step();
  }

  get state(): DemoState {
    return { game: this.#game.view, position: this.#game.position };
  }

  /** Whether the game on the board is over. */
  get over(): boolean {
    return this.#game.ply === this.#record.moves.length;
  }

  /** Plays the next move; after the last one the next game begins. */
  step(): void {
    const before = this.#game;
    const move = this.#record.moves[before.ply];
    if (move === undefined) this.#index = (this.#index + 1) % this.#records.length;
    this.#game = move === undefined ? this.#begin() : before.play(move);
    before.free();
  }

  free(): void {
    this.#game.free();
  }

  get #record(): DemoRecord {
    const record = this.#records[this.#index];
    if (!record) throw new Error('there is no such record');
    return record;
  }

  #begin(): Game {
    return Game.fromLink(`1.${this.#record.board}.2.`);
  }
}
