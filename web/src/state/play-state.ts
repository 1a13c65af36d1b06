/** What the screen of a match shows, as plain data. */
import type { Actor, PlayerView, PositionView, MatchView } from '../wire/types';
import type { Hint } from './hint-provider';
import type { BoardSessionState } from './board-session';
import type { ConnectionStatus, Presence } from './match';

export interface PlayState extends BoardSessionState {
  readonly connection: ConnectionStatus;
  readonly role: Actor;
  readonly presence: Presence | null;
  readonly matchView: MatchView;
  /** Whether the last move waits for the server's word. */
  readonly pending: boolean;
  /** Whether computers that are watched wait for whoever watches. */
  readonly halted: boolean;
  readonly thinking: 'computer' | 'hint' | null;
  readonly hint: Hint | null;
  /** The computer could not think. */
  readonly failed: boolean;
}

/** The player who has to move. */
export function mover(matchView: MatchView): PlayerView | undefined {
  return matchView.players.find(({ player }) => player === matchView.toMove);
}

/** Whether a player here has to move. */
export function isYourTurn({ toMove, yours }: MatchView): boolean {
  return toMove !== null && yours.includes(toMove);
}

/** Whether somebody plays from another device. */
export function isByLink(matchView: MatchView): boolean {
  return matchView.players.some(({ who }) => who === 'link');
}

/** Whether hints, threats and connections may be shown now. After the game they always may. */
export function hintsAllowed(matchView: MatchView): boolean {
  return matchView.hints || matchView.outcome !== null;
}

/** How many of each shape a seat has left. */
export function supplyOf(position: PositionView, seat: number): number[] {
  return position.supplies[seat - 1] ?? [];
}
