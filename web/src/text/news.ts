/** What is announced when something has happened on a board. */
import type { BoardSession } from '../state/board-session';
import type { PlayState } from '../state/play-state';
import { sentences } from './message';
import { outcomeText } from './outcome';

/** The last move, and what it changes where everything is read out. */
export function moveNews(session: BoardSession, detailed: boolean): string {
  const last = session.describe('last');
  return sentences(detailed ? last : last.slice(0, 1));
}

/** The end of a game, with its path where everything is read out. */
export function endNews(session: BoardSession, detailed: boolean): string {
  const end = session.describe('turn');
  return sentences(detailed ? end : end.slice(0, 2));
}

/** What has happened in a match: a move with what it changes, an end with its path. */
export function matchNews(session: BoardSession, { table, moves, game, position }: PlayState, detailed: boolean): string {
  const moved = moves.length > 0 ? moveNews(session, detailed) : '';
  const { outcome } = table;
  if (!outcome) return moved;
  // Whoever resigns or runs out of time leaves the position as it is, so the table says how it ended.
  if (outcome.kind === 'resigned' || outcome.kind === 'time') {
    const { title, detail } = outcomeText(game, outcome, position.path);
    return `${title}. ${detail}.`;
  }
  return `${moved} ${endNews(session, detailed)}`;
}
