/** What screens with a board show and ask, whatever is played on it: a match, a lesson, a position. */
import type { CellCoords } from '../rules/cell';
import type { Message, MoveView, Refusal } from '../wire/types';
import type { BoardState, SoundEvent } from './board';
import type { PointerKind, PointerMove } from './hand';
import type { Axis } from './held-piece';
import type { OverlayChoice } from './overlays';
import type { Emitter, Readable } from './store';

export interface BoardSessionState extends BoardState {
  /** All moves of the line that is stepped through. */
  readonly moves: MoveView[];
  /** Whether the position shown is the latest one. */
  readonly live: boolean;
  /** Whether a person here has to move. */
  readonly yourTurn: boolean;
  /** Why the last command was refused. */
  readonly refusal: Refusal | null;
  /** The same as messages. */
  readonly reasons: readonly Message[];
}

export interface BoardSession {
  /** None before there is a position. */
  readonly state: Readable<BoardSessionState | null>;
  readonly sounds: Emitter<SoundEvent>;
  /** The cell that the keyboard is at. */
  readonly at: CellCoords | null;
  pick(shape: number): void;
  /** The nth of the shapes that belong to this turn, from 0. */
  pickNth(n: number): void;
  putBack(): void;
  rotate(axis: Axis, by?: 1 | -1): void;
  /** Shifts the piece in hand by columns and rows. */
  shift(dx: number, dy: number): void;
  aim(cell: CellCoords): void;
  /** The pointer is over a cell, or has left the board; `now` in milliseconds. */
  hover(cell: CellCoords | null, move: PointerMove): void;
  /** A finger drags the piece over a cell. */
  drag(cell: CellCoords): void;
  /** A cell was chosen: a mouse places there, a finger lays the piece down for a second look. */
  choose(cell: CellCoords, pointer: PointerKind): void;
  /** Places the piece where it is held. */
  place(): Promise<void>;
  /** Plays a move as written. */
  play(text: string): Promise<void>;
  takeback(): Promise<void>;
  /** Asks for a good move, where somebody gives hints. */
  hint?(): Promise<void>;
  /** Shows the position after so many moves. */
  step(ply: number): void;
  /** What a topic such as `row 3` asks for, of the position that is shown. */
  describe(topic: string): Message[];
  show(choice: Partial<OverlayChoice>): void;
  /** The tool in use instead of the hand, such as to draw on cells: given each cell that is chosen. */
  cellTool?: ((cell: CellCoords) => void) | null;
  dispose(): void;
}
