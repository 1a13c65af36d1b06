/** A review beside an analysis board: started, cancelled, looked through, and its mistakes tried again. */
import { Cancelled, type Engine } from '../engine/engine';
import { ANNOTATIONS } from '../palette';
import type { Annotation } from '../scene/board-view';
import type { AnalysisSession } from '../state/analysis-session';
import type { GameNode } from '../state/game-tree';
import { Store } from '../state/store';
import { loadStudy } from '../study/load';
import type { FactView } from '../wire/types';
import { Reviewer, type GameReview, type ReviewedMove } from './reviewer';
import { lineOf } from './suggestions';

/** Which of the two continuations of a mistake is shown. */
export type Continuation = 'played' | 'better';

export interface Attempt {
  readonly verdict: 'waiting' | 'checking' | 'best' | 'good' | 'wrong';
}

export interface ReviewState {
  /** The share that is done while a review is made. */
  readonly progress: number | null;
  readonly review: GameReview | null;
  /** The mistake that is shown. */
  readonly selected: ReviewedMove | null;
  /** What is said of it and shown on the board alone. */
  readonly fact: FactView | null;
  readonly continuation: Continuation;
  readonly attempt: Attempt | null;
  readonly failed: boolean;
}

/** For each position: as the terminal program does by default in about as much time. */
export const REVIEW_NODES = 2000;
/** Pieces of a continuation that do not hide each other. */
const DRAWN = 3;
const NOTHING: ReviewState = {
  progress: null,
  review: null,
  selected: null,
  fact: null,
  continuation: 'played',
  attempt: null,
  failed: false,
};

/** A move that a sentence names as a piece on the board, with its number in the sentence. */
function namedPiece({ team, cubes }: FactView['moves'][number], index: number): Annotation {
  return { kind: 'piece', colour: team, seat: team === 'yellow' ? 1 : 2, cubes, label: index + 1, strong: true };
}

/** What is drawn for the mistake that is selected, as long as the board shows its position. */
export function reviewAnnotations({ selected, fact, continuation, attempt }: ReviewState, at: GameNode): Annotation[] | null {
  if (!selected || attempt) return null;
  const better = continuation === 'better';
  if (at !== (better ? selected.node.parent : selected.node)) return null;
  const facts = fact ? [fact] : selected.facts.filter((other) => other.better === better);
  const cells = facts.flatMap((other) => other.cells);
  const line = fact ? fact.moves.map(namedPiece) : lineOf(at, better ? selected.better : selected.reply, DRAWN);
  return cells.length > 0 ? [...line, { kind: 'cells', cells, tint: better ? ANNOTATIONS.drawn : ANNOTATIONS.mistake }] : line;
}

export class ReviewSession {
  readonly state = new Store<ReviewState>(NOTHING);
  readonly #board: AnalysisSession;
  /** Made when a review is begun. */
  readonly #engine: () => Engine;
  readonly #nodes: number;
  readonly #unwatch: () => void;
  #running: { engine: Engine; abort: AbortController } | null = null;
  /** The move that was tried, and those that were in the tree before. */
  #tried: GameNode | null = null;
  #known: ReadonlySet<GameNode> = new Set();

  constructor(board: AnalysisSession, engine: () => Engine, nodes = REVIEW_NODES) {
    this.#board = board;
    this.#engine = engine;
    this.#nodes = nodes;
    const unwatch = [board.state.subscribe(({ node }) => this.#moved(node)), board.study.subscribe(() => this.#edited())];
    this.#unwatch = () => unwatch.forEach((end) => end());
  }

  /** Reviews the main line. */
  async start(): Promise<void> {
    this.cancel();
    this.state.set({ ...NOTHING, progress: 0 });
    await this.#with(async (reviewer) => {
      const review = await reviewer.review(this.#board.tree.last);
      this.state.set({ ...NOTHING, review });
      this.#edited();
    });
  }

  cancel(): void {
    this.#running?.abort.abort();
  }

  /** Ends the review, and nothing of it is drawn any more. */
  close(): void {
    this.cancel();
    this.state.set(NOTHING);
  }

  dispose(): void {
    this.#unwatch();
    this.cancel();
  }

  /** Shows a mistake: what was played, with what follows. */
  select(move: ReviewedMove): void {
    this.cancel();
    this.#set({ selected: move, fact: null, continuation: 'played', attempt: null });
    this.#board.goTo(move.node);
  }

  show(continuation: Continuation): void {
    const { selected } = this.state.get();
    const { parent } = selected?.node ?? {};
    if (!selected || !parent) return;
    this.#set({ continuation, fact: null, attempt: null });
    this.#board.goTo(continuation === 'better' ? parent : selected.node);
  }

  /** Shows only what one sentence is about; asked for again, all of it. */
  point(fact: FactView): void {
    const { selected, fact: shown, continuation } = this.state.get();
    const { parent } = selected?.node ?? {};
    if (!selected || !parent) return;
    this.#board.goTo(continuation === 'better' ? parent : selected.node);
    this.#set({ fact: shown === fact ? null : fact });
  }

  /** Asks for the better move. */
  tryAgain(): void {
    const { selected, attempt } = this.state.get();
    const { parent } = selected?.node ?? {};
    if (!parent) return;
    // A move that was tried and failed is not kept, unless it was in the tree before.
    const tried = parent.children.find((node) => node === this.#tried);
    if (attempt?.verdict === 'wrong' && tried && !this.#known.has(tried)) this.#board.delete(tried);
    this.#board.goTo(parent);
    this.#known = new Set(parent.children);
    this.#tried = null;
    this.#set({ fact: null, attempt: { verdict: 'waiting' } });
  }

  /** Writes marks and better lines beside the moves of the game. */
  write(): void {
    for (const { node, mark, better } of this.state.get().review?.moves ?? []) {
      if (!mark || !node.parent) continue;
      if (node.notes.marks.length === 0) this.#board.mark(node, mark);
      this.#board.goTo(node.parent);
      this.#board.addLine(better);
    }
    this.#board.goTo(this.#board.tree.last);
  }

  #set(change: Partial<ReviewState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  /** A review of moves that were deleted meanwhile leads nowhere. */
  #edited(): void {
    if (this.state.get().review?.moves.some(({ node }) => !this.#board.contains(node))) this.close();
  }

  /** Judges a move that was tried. */
  #moved(node: GameNode): void {
    const { selected, attempt } = this.state.get();
    if (!selected || !attempt || node.parent !== selected.node.parent || attempt.verdict !== 'waiting') return;
    this.#tried = node;
    if (node.move?.text === selected.better[0]) return this.#set({ attempt: { verdict: 'best' } });
    if (node === selected.node) return this.#set({ attempt: { verdict: 'wrong' } });
    this.#set({ attempt: { verdict: 'checking' } });
    void this.#with(async (reviewer) => {
      if (!node.parent) return;
      const before = await reviewer.evaluate(node.parent);
      const { mark } = await reviewer.judge(node, before, await reviewer.evaluate(node));
      this.#set({ attempt: { verdict: mark ? 'wrong' : 'good' } });
    });
  }

  async #with(work: (reviewer: Reviewer) => Promise<void>): Promise<void> {
    this.cancel();
    const running = { engine: this.#engine(), abort: new AbortController() };
    this.#running = running;
    const { signal } = running.abort;
    try {
      await loadStudy();
      await work(new Reviewer(running.engine, { nodes: this.#nodes, signal, onProgress: (progress) => this.#set({ progress }) }));
    } catch (error) {
      // Whoever begins anew has said already what is to be shown.
      if (this.#running === running) this.#set({ progress: null, attempt: null, failed: !(error instanceof Cancelled) });
    } finally {
      running.engine.dispose();
      if (this.#running === running) this.#running = null;
    }
  }
}
