/**
 * A position to try moves on, for all seats. Moves can be undone and redone; whoever plays another
 * move in between goes on in a variation, and the line before stays in the tree.
 */
import type { CellCoords } from '../rules/cell';
import { IllegalMoveError, type Game, type Refused } from '../rules/game';
import type { Message, MoveView } from '../wire/types';
import { Board, knockOf, type SoundEvent } from './board';
import type { BoardSession, BoardSessionState } from './board-session';
import { GameTree, type GameNode } from './game-tree';
import type { Hand, PointerKind, PointerMove } from './hand';
import type { Axis } from './held-piece';
import type { OverlayChoice } from './overlays';
import { Emitter, Store } from './store';

/** How moves on a position are restricted and followed, as in a puzzle. */
export interface PositionSessionOptions {
  /** Whether a piece can be placed in a position. */
  allows?: (node: GameNode) => boolean;
  /** A move was made by hand. */
  played?: (node: GameNode) => void;
}

export class PositionSession implements BoardSession {
  readonly state: Store<BoardSessionState>;
  readonly sounds = new Emitter<SoundEvent>();
  protected readonly board: Board;
  readonly #options: PositionSessionOptions;
  /** The end of the line that is stepped through, and its moves. */
  #last: GameNode;
  #moves: MoveView[] = [];
  /** Why a move was refused; it goes when the hand changes. */
  #remark: { hand: Hand; node: GameNode; refused: Refused } | null = null;

  /** `start` belongs to the session from now on. */
  constructor(start: Game | GameTree, options: PositionSessionOptions = {}) {
    this.#options = options;
    this.board = new Board(start instanceof GameTree ? start : new GameTree(start));
    this.#last = this.board.node;
    this.#moves = this.#last.moves;
    this.state = new Store(this.#state());
    this.board.state.subscribe(() => this.#publish());
    this.board.sounds.subscribe((sound) => this.sounds.emit(sound));
  }

  dispose(): void {
    this.board.dispose();
  }

  pick(shape: number): void {
    this.board.pick(shape);
  }

  pickNth(n: number): void {
    this.board.pickNth(n);
  }

  putBack(): void {
    this.board.putBack();
    this.#remark = null;
    this.#publish();
  }

  rotate(axis: Axis, by: 1 | -1 = 1): void {
    this.board.rotate(axis, by);
  }

  shift(dx: number, dy: number): void {
    this.board.shift(dx, dy);
  }

  aim(cell: CellCoords): void {
    this.board.aim(cell);
  }

  get at(): CellCoords {
    return this.board.at;
  }

  hover(cell: CellCoords | null, move: PointerMove): void {
    this.board.hover(cell, move);
  }

  drag(cell: CellCoords): void {
    this.board.drag(cell);
  }

  choose(cell: CellCoords, pointer: PointerKind): void {
    this.board.choose(cell, pointer);
    if (pointer === 'mouse') void this.place();
  }

  async place(): Promise<void> {
    const { ghost } = this.state.get();
    if (!ghost) return;
    if (ghost.mv === null) this.sounds.emit({ kind: 'refuse' });
    else await this.play(ghost.mv);
  }

  async play(text: string): Promise<void> {
    const from = this.board.node;
    if (!this.#allows(from)) return;
    try {
      this.follow(text, true);
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      this.#remark = { hand: this.board.hand, node: from, refused: error.refused };
      this.sounds.emit({ kind: 'refuse' });
      this.#publish();
      return;
    }
    this.#options.played?.(this.board.node);
  }

  /** Plays a move that nobody here makes, such as a reply. Throws `IllegalMoveError`. */
  follow(text: string, own = false): void {
    const node = this.board.tree.play(this.board.node, text);
    // A move that is not the next one of the line begins another line.
    if (node.ply > this.#last.ply || this.#last.at(node.ply) !== node) this.#follow(node);
    this.#go(node);
    const knock = knockOf(node.game.view, node.position, own);
    this.sounds.emit({ kind: 'place', ...(knock && { knock }) });
    if (node.position.outcome) this.sounds.emit({ kind: 'end' });
  }

  /** The position that is shown. */
  get node(): GameNode {
    return this.board.node;
  }

  /** Shows a position; what was played after it is no longer stepped through, or up to another one of its line. */
  goTo(node: GameNode, last = node): void {
    this.#follow(last);
    this.#go(node);
  }

  /** Looks again whether a piece can be placed. */
  refresh(): void {
    this.#go(this.board.node);
  }

  /** Undoes a move; it can be redone. */
  async takeback(): Promise<void> {
    this.step(this.board.node.ply - 1);
  }

  redo(): void {
    this.step(this.board.node.ply + 1);
  }

  step(ply: number): void {
    this.#go(this.#last.at(Math.min(ply, this.#last.ply)));
  }

  describe(topic: string): Message[] {
    return this.board.describe(topic);
  }

  show(choice: Partial<OverlayChoice>): void {
    this.board.show(choice);
  }

  #follow(node: GameNode): void {
    this.#last = node;
    this.#moves = node.moves;
  }

  #allows(node: GameNode): boolean {
    return this.#options.allows?.(node) ?? true;
  }

  #go(node: GameNode): void {
    this.board.update({ node, enabled: this.#allows(node) });
  }

  #publish(): void {
    this.state.set(this.#state());
  }

  #state(): BoardSessionState {
    const { node, hand } = this.board;
    if (this.#remark && (this.#remark.hand !== hand || this.#remark.node !== node)) this.#remark = null;
    return {
      ...this.board.state.get(),
      moves: this.#moves,
      live: node === this.#last,
      yourTurn: node.position.toMove !== null && this.#allows(node),
      refusal: this.#remark?.refused.refusal ?? null,
      reasons: this.#remark?.refused.reasons ?? [],
    };
  }
}
