/**
 * A game as a tree of variations. The first child of a node continues the main line. A node reads
 * its position from the rules once, so its position keeps its identity as long as the node lives.
 */
import type { Game } from '../rules/game';
import type { MoveView, PositionView } from '../wire/types';

/** What is written beside a move. It is replaced, never changed. */
export interface Notes {
  /** A comment before the move, as a variation may begin with one. */
  readonly before: string;
  readonly comment: string;
  /** `!`, `?` and the like. */
  readonly marks: readonly string[];
  /** What programs wrote: the name of a command and its value. */
  readonly commands: readonly (readonly [string, string])[];
}

export const NO_NOTES: Notes = { before: '', comment: '', marks: [], commands: [] };

export class GameNode {
  readonly parent: GameNode | null;
  /** The move that led here; none at the root. */
  readonly move: MoveView | null;
  readonly ply: number;
  /** Set by those who edit the tree. */
  notes: Notes = NO_NOTES;
  readonly #children: GameNode[] = [];
  #game: Game | null;

  constructor(parent: GameNode | null, move: MoveView | null, game: Game | null) {
    this.parent = parent;
    this.move = move;
    this.ply = parent ? parent.ply + 1 : (game?.ply ?? 0);
    this.#game = game;
  }

  get children(): readonly GameNode[] {
    return this.#children;
  }

  /** The rules' answers about this position. */
  get game(): Game {
    if (this.#game) return this.#game;
    if (!this.parent || !this.move) throw new Error('the root of a tree has its game from the start');
    return (this.#game = this.parent.game.play(this.move.text));
  }

  get position(): PositionView {
    return this.game.position;
  }

  /** The moves from the root to here. */
  get moves(): MoveView[] {
    return this.parent && this.move ? [...this.parent.moves, this.move] : [];
  }

  /** The node after so many moves: an ancestor, or a node further along the main line from here. */
  at(ply: number): GameNode {
    if (this.ply > ply && this.parent) return this.parent.at(ply);
    const [next] = this.#children;
    return this.ply < ply && next ? next.at(ply) : this;
  }

  /** Whether a node is this one or follows it. */
  leadsTo(node: GameNode): boolean {
    return node === this || (node.ply > this.ply && node.parent !== null && this.leadsTo(node.parent));
  }

  /** Only for the tree. */
  insert(node: GameNode, index: number): GameNode {
    this.#children.splice(index, 0, node);
    return node;
  }

  /** Only for the tree: takes a child out with all that follows it. */
  remove(child: GameNode): void {
    const index = this.#children.indexOf(child);
    if (index >= 0) this.#children.splice(index, 1);
    child.free();
  }

  /** Gives the memory of the rules back, here and in all that follows. */
  free(): void {
    this.#game?.free();
    this.#game = null;
    for (const child of this.#children) child.free();
  }
}

export class GameTree {
  readonly root: GameNode;
  /** The nodes whose moves were played in a match, in order. */
  #followed: GameNode[] = [];

  /** A tree over one position, which it owns from now on. */
  constructor(start: Game) {
    this.root = new GameNode(null, null, start);
  }

  /** A tree whose main line is a game's moves. */
  static of(game: Game): GameTree {
    const tree = new GameTree(game.at(0));
    tree.follow(game.moves);
    return tree;
  }

  /** The end of the main line. */
  get last(): GameNode {
    return this.root.at(Infinity);
  }

  /** Plays a move from a node: the child that has it already, or a new variation. Throws `IllegalMoveError`. */
  play(from: GameNode, text: string): GameNode {
    const game = from.game.play(text);
    const move = game.moves.at(-1);
    if (!move) throw new Error('a played move is among the moves');
    const known = from.children.find((child) => child.move?.text === move.text);
    if (!known) return from.insert(new GameNode(from, move, game), from.children.length);
    game.free();
    return known;
  }

  /** Takes a node out with all that follows it; says where it was, for `restore`. */
  remove(node: GameNode): number {
    const index = node.parent?.children.indexOf(node) ?? -1;
    node.parent?.remove(node);
    return index;
  }

  /** Puts a node back that was taken out. */
  restore(node: GameNode, index: number): void {
    node.parent?.insert(node, index);
  }

  /**
   * Makes the main line that of a match. Nodes that stay keep their identity; moves that the match
   * took back go, while variations beside them stay. Returns the last node of the match.
   */
  follow(moves: readonly MoveView[]): GameNode {
    let node = this.root;
    moves.forEach((move, ply) => {
      const followed = this.#followed[ply];
      if (followed?.parent === node && followed.move?.text === move.text) {
        node = followed;
        return;
      }
      this.#cut(ply);
      const known = node.children.find((child) => child.move?.text === move.text);
      node = known ?? node.insert(new GameNode(node, move, null), 0);
      this.#followed.push(node);
    });
    this.#cut(moves.length);
    return node;
  }

  /** Takes out what a match no longer has from this ply on. */
  #cut(ply: number): void {
    const [first] = this.#followed.splice(ply);
    if (first) first.parent?.remove(first);
  }

  dispose(): void {
    this.root.free();
  }
}
