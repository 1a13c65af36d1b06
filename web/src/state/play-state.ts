/** What the table's screen shows, as plain data. */
import type { Cell, Cube } from '../rules/cell';
import type {
  Denial,
  GameView,
  GhostView,
  MoveView,
  PathView,
  PlayerView,
  PositionView,
  Role,
  TableView,
  ThoughtView,
} from '../wire/types';
import type { Hand } from './hand';
import type { ConnectionStatus, Presence } from './match';

/** What is shown on demand. */
export interface OverlayChoice {
  /** Where the piece in hand fits. */
  fits: boolean;
  /** The nearest connection of each team. */
  connections: boolean;
  /** Where a team could connect at once. */
  threats: boolean;
}

export interface PlayState {
  contact: ConnectionStatus;
  role: Role;
  presence: Presence | null;
  game: GameView;
  table: TableView;
  moves: MoveView[];
  /** The position that is shown, which may be an earlier one. */
  position: PositionView;
  /** Whether that is the latest one. */
  live: boolean;
  shows: OverlayChoice;
  /** Whether a person here has to move. */
  yourTurn: boolean;
  hand: Hand | null;
  /** The piece in hand where it is held; none while the pointer is away. */
  ghost: GhostView | null;
  /** Whether the ghost was laid down and waits for a word. */
  laid: boolean;
  fits: Cell[] | null;
  connections: PathView[];
  threatened: Cube[];
  thinking: 'computer' | 'hint' | null;
  hint: ThoughtView | null;
  /** Why the last thing that was wanted did not happen. */
  denial: Denial | null;
  /** The computer could not think. */
  failed: boolean;
}

/** Things that can be heard. */
export type Sound = 'place' | 'refuse' | 'turn' | 'pick' | 'win' | 'lose' | 'end';

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
