/**
 * A position editor: a board on which pieces of all seats are placed and removed in any order. What lies there is a draft of the study
 * module, and the board shows it as the seat sees it whose pieces are placed. Every change can be undone.
 */
import type { CellCoords } from '../rules/cell';
import { Game } from '../rules/game';
import { MessageError } from '../rules/message-error';
import { EditHistory, type HistoryState } from '../state/edit-history';
import { GameTree } from '../state/game-tree';
import type { PointerKind, PointerMove } from '../state/hand';
import { PositionSession } from '../state/position-session';
import { Store } from '../state/store';
import type { DraftView, Message, PieceView } from '../wire/types';
import { cleared, place, readDraftText, remove, withOptions, withTurn, type DraftOptions } from './draft';

export interface EditorState extends HistoryState {
  readonly draft: DraftView;
  /** The seat whose pieces are placed; 0 for neutral pieces. */
  readonly seat: number;
  /** Whether a chosen cell loses its piece. */
  readonly removing: boolean;
  /** The piece that would be removed. */
  readonly marked: PieceView | null;
  /** Why the last change was refused. */
  readonly refused: Message | null;
}

export class EditorSession extends PositionSession {
  cellTool: ((cell: CellCoords) => void) | null = null;
  readonly editor: Store<EditorState>;
  readonly #history = new EditHistory();

  /** Throws `MessageError` where the text is no position or its pieces cannot lie so. */
  static fromText(text: string): EditorSession {
    return new EditorSession(readDraftText(text));
  }

  constructor(draft: DraftView) {
    const seat = draft.turn ?? 1;
    super(Game.fromDraft(draft.text, seat));
    const history = this.#history.state;
    this.editor = new Store<EditorState>({ ...history.get(), draft, seat, removing: false, marked: null, refused: null });
    history.subscribe((changed) => this.editor.set({ ...this.editor.get(), ...changed }));
  }

  /** Places pieces of a seat from now on; 0 for neutral pieces. */
  takeSeat(seat: number): void {
    this.cellTool = null;
    if (seat !== this.editor.get().seat) this.#show({ seat, removing: false });
    else this.editor.set({ ...this.editor.get(), removing: false, marked: null });
  }

  /** Takes up a piece of a seat. */
  take(seat: number, shape: number): void {
    this.takeSeat(seat);
    this.pick(shape);
  }

  /** Chosen cells lose their pieces from now on. */
  startRemoving(): void {
    this.putBack();
    this.cellTool = (cell) => this.remove(cell);
    this.editor.set({ ...this.editor.get(), removing: true });
  }

  override choose(cell: CellCoords, pointer: PointerKind): void {
    if (this.cellTool) this.cellTool(cell);
    else super.choose(cell, pointer);
  }

  override hover(cell: CellCoords | null, move: PointerMove): void {
    super.hover(cell, move);
    this.#mark(cell);
  }

  override aim(cell: CellCoords): void {
    super.aim(cell);
    this.#mark(cell);
  }

  /** Places a piece of the seat whose pieces are placed. */
  override async play(move: string): Promise<void> {
    const { draft, seat } = this.editor.get();
    if (this.#change(() => place(draft, seat, move))) this.sounds.emit({ kind: 'place' });
  }

  remove(cell: CellCoords): void {
    if (this.#change(() => remove(this.editor.get().draft, cell))) this.sounds.emit({ kind: 'pick' });
  }

  setTurn(seat: number): void {
    this.#change(() => withTurn(this.editor.get().draft, seat));
  }

  setOptions(options: DraftOptions): void {
    this.#change(() => withOptions(this.editor.get().draft, options));
  }

  clear(): void {
    this.#change(() => cleared(this.editor.get().draft));
  }

  /** Shows a position as text. Says whether it could be read. */
  read(text: string): boolean {
    return this.#change(() => readDraftText(text));
  }

  override async takeback(): Promise<void> {
    this.#history.undo();
  }

  override redo(): void {
    this.#history.redo();
  }

  /** There is no line of moves to go through. */
  override step(): void {}

  /** The draft as text. */
  get text(): string {
    return this.editor.get().draft.text;
  }

  #mark(cell: CellCoords | null): void {
    const state = this.editor.get();
    const marked = state.removing && cell ? uppermost(this.state.get().position.pieces, cell) : null;
    if (marked !== state.marked) this.editor.set({ ...state, marked });
  }

  #change(next: () => DraftView): boolean {
    try {
      const { draft: before } = this.editor.get();
      const draft = next();
      if (draft.text === before.text && draft.problem?.id === before.problem?.id) return true;
      this.#history.do({ apply: () => this.#show({ draft }), revert: () => this.#show({ draft: before }) });
      return true;
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      this.editor.set({ ...this.editor.get(), refused: error.why });
      this.sounds.emit({ kind: 'refuse' });
      return false;
    }
  }

  /** Shows the board anew, for what has changed. */
  #show(change: Partial<EditorState>): void {
    const before = this.editor.get();
    const state = { ...before, ...change };
    const { draft } = state;
    const seats = Number(draft.text.split(' ')[1]);
    const seat = state.seat > seats || (state.seat === 0 && !draft.neutral) ? 1 : state.seat;
    // The same board keeps its view, so that drawings keep what they made from it.
    const kept = rulesOf(draft) === rulesOf(before.draft) ? this.state.get().game : undefined;
    this.board.update({ tree: new GameTree(Game.fromDraft(draft.text, seat, kept)) });
    this.goTo(this.board.node);
    this.editor.set({ ...state, seat, marked: null, refused: null });
  }
}

/** Board, players and variants. */
function rulesOf({ text }: DraftView): string {
  return text.split(' ', 3).join(' ');
}

function uppermost(pieces: readonly PieceView[], [x, y]: CellCoords): PieceView | null {
  const level = (piece: PieceView) => Math.max(-1, ...piece.cubes.filter((cube) => cube[0] === x && cube[1] === y).map((cube) => cube[2]));
  const [top] = pieces.filter((piece) => level(piece) >= 0).sort((a, b) => level(b) - level(a));
  return top ?? null;
}
