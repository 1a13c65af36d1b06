/** A match that is played somewhere: on this device (`local-match.ts`), on a server (`net/remote-match.ts`), in a lesson. */
import type { Refused } from '../rules/game';
import type { MatchState } from '../rules/match-state';
import type { Actor, Command } from '../wire/types';
import type { Readable } from './store';

/** How the page is connected to where the match lives. */
export type ConnectionStatus =
  /** It lives on this device. */
  | 'here'
  | 'connecting'
  | 'connected'
  /** Was connected and tries again. */
  | 'lost'
  /** There is no such game. */
  | 'missing'
  /** The page is older or newer than the server. */
  | 'outdated';

/** Who of those by link is connected. */
export interface Presence {
  owner: boolean;
  players: number[];
}

/** How a match stands. Replaced as a whole on every change. */
export interface MatchSnapshot {
  readonly connection: ConnectionStatus;
  readonly role: Actor;
  readonly presence: Presence | null;
  /** None before the first word from a server. With own moves that the server has not confirmed yet. */
  readonly match: MatchState | null;
  /** Whether it shows a move that the server has not confirmed yet. */
  readonly pending: boolean;
}

export interface Match {
  readonly state: Readable<MatchSnapshot>;
  /** Carries a command out, or says why not. The promise also settles when the match is disposed of. */
  act(command: Command, as?: 'computer' | 'server'): Promise<Refused | null>;
  /** The time by the clock of whoever keeps the time of the match, in milliseconds since 1970. */
  now(): number;
  dispose(): void;
}

/** Whether nothing is left to play; `null` before the first word from a server. */
export function isOver({ connection, match, role }: MatchSnapshot): boolean | null {
  if (connection === 'missing') return true;
  return match && match.view(role).over;
}
