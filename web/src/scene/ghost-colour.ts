import type { Colour, GameView, GhostView } from '../wire/types';
import { teamOf } from '../rules/team';
import type { BoardModel } from './board-view';

/** Whose colour a ghost has: the seat's to move, or nobody's. */
export function ghostColour(model: BoardModel, ghost: GhostView): { colour: Colour; seat: number } {
  const seat = model.position.toMove ?? 1;
  return { seat, colour: isNeutral(model.game, ghost) ? 'neutral' : teamOf(model.game, seat) };
}

function isNeutral(game: GameView, ghost: GhostView): boolean {
  return game.shapes.some((shape) => shape.neutral && shape.orientations.some(({ id }) => id === ghost.orientation));
}
