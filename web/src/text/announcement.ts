/** What is announced when something has happened on a board. */
import type { BoardSession } from '../state/board-session';
import type { PlayState } from '../state/play-state';
import { sentences } from './message';
import { audienceOf, outcomeText } from './outcome';

/** The last move, and what it changes where everything is read out. */
export function moveAnnouncement(session: BoardSession, detailed: boolean): string {
  const last = session.describe('last');
  return sentences(detailed ? last : last.slice(0, 1));
}

/** The end of a game, with its path where everything is read out. */
export function endAnnouncement(session: BoardSession, detailed: boolean): string {
  const end = session.describe('turn');
  return sentences(detailed ? end : end.slice(0, END_SENTENCES));
}

/** Who won and how; the path comes after. */
const END_SENTENCES = 2;

/** What has happened in a match: a move with what it changes, an end with its path. */
export function matchAnnouncement(session: BoardSession, { matchView, moves, game, position }: PlayState, detailed: boolean): string {
  const moved = moves.length > 0 ? moveAnnouncement(session, detailed) : '';
  const { outcome } = matchView;
  if (!outcome) return moved;
  const { title, detail } = outcomeText(game, outcome, position.path, audienceOf(matchView));
  const end = `${title}. ${detail}.`;
  // Whoever resigns or runs out of time leaves the position as it is: there is no move to announce.
  if (outcome.kind === 'resigned' || outcome.kind === 'time') return end;
  const path = detailed ? sentences(session.describe('turn').slice(END_SENTENCES)) : '';
  return [moved, end, path].filter(Boolean).join(' ');
}
