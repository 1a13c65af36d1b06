/** A board to look at, from the text of an address: a link with the moves of a game, or a position as text. */
import { Game } from '../rules/game';
import { GameTree } from './game-tree';
import { PositionSession } from './position-session';

/** A session after so many moves, on which nobody plays. Throws where the text is neither; `MessageError` says why. */
export function readBoard(text: string, ply: number): PositionSession {
  const game = /^\d/.test(text) ? Game.fromLink(text) : Game.fromSetup(text);
  const session = new PositionSession(GameTree.of(game), { allows: () => false });
  game.free();
  session.refresh();
  session.step(ply);
  return session;
}
