/** Real games for the tests: whatever the rules answer, drawn from. */
import { readFileSync } from 'node:fs';
import { type Game, initSync, Match } from '../../wasm/rules';
import type { BOARDS } from '../../wire/constants';
import type { GameView, GhostView, PathView, PositionView } from '../../wire/types';
import type { CellCoords, CubeCoords } from '../../rules/cell';
import type { BoardModel } from '../board-view';

let ready = false;

/** A game on a board after some moves, as they are written. */
export class Played {
  readonly #game: Game;

  constructor(board: (typeof BOARDS)[number], moves = '', players: 2 | 4 = 2) {
    if (!ready) {
      initSync({ module: readFileSync(new URL('../../wasm/rules_bg.wasm', import.meta.url)) });
      ready = true;
    }
    const seats = Array.from({ length: players }, () => ({ who: 'here' }));
    const match = new Match(`[${Match.opening(JSON.stringify({ board, seats }), 0)}]`);
    for (const [ply, text] of moves.split(' ').filter(Boolean).entries()) {
      const answer = match.act('"owner"', JSON.stringify({ do: 'move', text, ply }), 0);
      if (answer.startsWith('{"refusal"')) throw new Error(`${text}: ${answer}`);
    }
    this.#game = match.game();
  }

  get game(): GameView {
    return JSON.parse(this.#game.view()) as GameView;
  }

  get cells(): CellCoords[] {
    return this.game.cells.map((cell) => cell.at);
  }

  get position(): PositionView {
    return JSON.parse(this.#game.position()) as PositionView;
  }

  get threatened(): CubeCoords[] {
    return JSON.parse(this.#game.threatened()) as CubeCoords[];
  }

  ghost(orientation: number, [x, y]: CellCoords): GhostView {
    return JSON.parse(this.#game.ghost(orientation, x, y)) as GhostView;
  }

  connection(team: 'yellow' | 'green'): PathView {
    return JSON.parse(this.#game.connection(team) ?? 'null') as PathView;
  }

  model(changes: Partial<BoardModel> = {}): BoardModel {
    return {
      game: this.game,
      position: this.position,
      ghost: null,
      fits: null,
      lastPly: null,
      path: null,
      connections: [],
      threatened: [],
      palette: 'standard',
      patterns: false,
      contrast: 'normal',
      theme: 'light',
      motion: 'reduced',
      cursor: null,
      ...changes,
    };
  }
}
