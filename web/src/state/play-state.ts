/** What the screen of a match shows, as plain data. */
import type { Actor, Message, MoveView, Refusal, PlayerView, PositionView, TableView } from '../wire/types';
import type { Suggestion } from './adviser';
import type { BoardState } from './board';
import type { ConnectionStatus, Presence } from './match';

export interface PlayState extends BoardState {
  readonly connection: ConnectionStatus;
  readonly role: Actor;
  readonly presence: Presence | null;
  readonly table: TableView;
  /** All moves of the game in play. */
  readonly moves: MoveView[];
  /** Whether the position shown is the latest one. */
  readonly live: boolean;
  /** Whether a person here has to move. */
  readonly yourTurn: boolean;
  /** Whether the last move waits for the server's word. */
  readonly pending: boolean;
  readonly thinking: 'computer' | 'hint' | null;
  readonly hint: Suggestion | null;
  /** Why the last command was refused. */
  readonly refusal: Refusal | null;
  /** The same as messages. */
  readonly reasons: readonly Message[];
  /** The computer could not think. */
  readonly failed: boolean;
}

/** The player at a seat. */
export function playerAt(table: TableView, seat: number): PlayerView | undefined {
  return table.players.find((player) => player.seat === seat);
}

/** The player who has to move. */
export function mover(table: TableView): PlayerView | undefined {
  return table.players.find(({ player }) => player === table.toMove);
}

/** How many of each shape a seat has left. */
export function supplyOf(position: PositionView, seat: number): number[] {
  return position.supplies[seat - 1] ?? [];
}
