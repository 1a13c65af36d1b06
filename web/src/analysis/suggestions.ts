/** The engine's best moves as pieces on the board. */
import type { Game } from '../rules/game';
import { teamOf } from '../rules/team';
import type { Annotation } from '../scene/board-view';
import type { GameNode } from '../state/game-tree';
import type { Info } from '../wire/types';

/** More pieces than this hide each other. */
const MAX_SHOWN = 3;

/** A move as a piece where it would rest; nothing for a move that places none or is not legal there. */
function pieceAt(game: Game, text: string, label: number, strong: boolean): Annotation | null {
  const seat = game.position.toMove;
  if (seat === null) return null;
  const place = game.placement(text);
  if (!place) return null;
  const neutral = game.view.shapes.some((shape) => shape.neutral && shape.orientations.some(({ id }) => id === place.orientation));
  const { cubes } = game.ghost(place.orientation, place.anchor);
  return { kind: 'piece', colour: neutral ? 'neutral' : teamOf(game.view, seat), seat, cubes, label, strong };
}

/**
 * The first moves of the lines as one text: while the engine reports new figures for the same moves it stays the same, and nothing has
 * to be drawn again.
 */
export function firstMoves(info: Info | null): string {
  const firsts = (info?.pvs ?? []).slice(0, MAX_SHOWN).flatMap(({ moves }) => moves.slice(0, 1));
  return firsts.join(' ');
}

/** These moves as pieces, the best one on top. */
export function suggestionsOf(node: GameNode, firsts: string): Annotation[] {
  return firsts
    .split(' ')
    .filter(Boolean)
    .map((text, rank) => pieceAt(node.game, text, rank + 1, rank === 0))
    .filter((piece) => piece !== null)
    .reverse();
}

/** The first moves of a line as pieces with their numbers. */
export function lineOf(from: GameNode, moves: readonly string[], most: number): Annotation[] {
  const pieces: Annotation[] = [];
  let { game } = from;
  for (const [i, text] of moves.slice(0, most).entries()) {
    if (game.position.outcome) break;
    const piece = pieceAt(game, text, i + 1, true);
    if (piece) pieces.push(piece);
    const next = game.play(text);
    if (game !== from.game) game.free();
    game = next;
  }
  if (game !== from.game) game.free();
  return pieces;
}
