/**
 * Somebody who tries to solve a puzzle on a board. A move is played and answered: a right one by the
 * reply of the solution, a wrong one by the reply that refutes it, until it is tried again.
 */
import { Game } from '../rules/game';
import type { Message, PuzzleView, VerdictView } from '../wire/types';
import type { GameNode } from '../state/game-tree';
import { PositionSession } from '../state/position-session';
import { Store } from '../state/store';

export type PuzzlePhase =
  /** A move is asked for; `reply` is what was answered to the last one. */
  | { readonly kind: 'asked'; readonly reply: string | null }
  /** The other side is about to move, or the solution is being played. */
  | { readonly kind: 'replying' }
  /** A wrong move lies on the board, with the reply that refutes it. */
  | { readonly kind: 'wrong'; readonly refutation: string | null }
  /** It connects, for fewer points than it could. */
  | { readonly kind: 'fewer-points'; readonly points: number; readonly best: number }
  | { readonly kind: 'solved' }
  /** The solution was shown. */
  | { readonly kind: 'shown' };

export interface PuzzleAttemptOptions {
  /** What is said to a legal move, after own moves that were right. */
  answer: (before: readonly string[], move: string) => VerdictView;
  /** How long a reply takes. */
  pause: () => Promise<void>;
  /** Called once, when it is decided whether it was solved at the first try. */
  decided: (solved: boolean) => void;
  /** Called when it is solved, at whichever try. */
  solved?: () => void;
}

export class PuzzleAttempt {
  readonly puzzle: PuzzleView;
  readonly session: PositionSession;
  readonly phase: Store<PuzzlePhase>;
  /** What has to be done now. */
  readonly task: Store<Message>;
  readonly #options: PuzzleAttemptOptions;
  /** The own moves that were right. */
  readonly #own: string[] = [];
  /** Where a move is asked for. */
  #asked: GameNode;
  #decided = false;
  #disposed = false;

  constructor(puzzle: PuzzleView, options: PuzzleAttemptOptions) {
    this.puzzle = puzzle;
    this.#options = options;
    this.task = new Store(puzzle.task);
    this.session = new PositionSession(Game.fromSetup(puzzle.setup), {
      // Also called while the session is made.
      allows: (node) => !this.phase || (this.phase.get().kind === 'asked' && node === this.#asked),
      played: (node) => void this.#answer(node),
    });
    this.#asked = this.session.node;
    this.phase = new Store<PuzzlePhase>({ kind: 'asked', reply: null });
  }

  /** Takes the wrong move and its refutation back. */
  tryAgain(): void {
    this.#ask(null);
  }

  /** Plays what is left of the solution. */
  async showSolution(): Promise<void> {
    this.#decide(false);
    this.phase.set({ kind: 'replying' });
    this.session.goTo(this.#asked);
    for (const move of this.puzzle.line.slice(2 * this.#own.length)) {
      await this.#options.pause();
      if (this.#disposed) return;
      this.session.follow(move);
    }
    this.phase.set({ kind: 'shown' });
    this.session.refresh();
  }

  dispose(): void {
    this.#disposed = true;
    this.session.dispose();
  }

  async #answer(node: GameNode): Promise<void> {
    const move = node.move?.text ?? '';
    const verdict = this.#options.answer(this.#own, move);
    if (verdict.kind === 'solved') {
      this.phase.set({ kind: 'solved' });
      this.#decide(true);
      this.#options.solved?.();
      this.session.refresh();
      return;
    }
    if (verdict.kind === 'fewer-points') {
      this.#decide(false);
      this.phase.set(verdict);
      this.session.refresh();
      return;
    }
    this.phase.set({ kind: 'replying' });
    this.session.refresh();
    const reply = verdict.kind === 'go-on' ? verdict.reply : verdict.refutation;
    if (reply !== null) {
      await this.#options.pause();
      if (this.#disposed) return;
      this.session.follow(reply);
    }
    if (verdict.kind === 'wrong') {
      this.#decide(false);
      this.phase.set({ kind: 'wrong', refutation: reply });
      this.session.refresh();
      return;
    }
    this.#own.push(move);
    this.#asked = this.session.node;
    this.task.set(verdict.task);
    this.#ask(verdict.reply);
  }

  #ask(reply: string | null): void {
    this.phase.set({ kind: 'asked', reply });
    this.session.goTo(this.#asked);
  }

  #decide(solved: boolean): void {
    if (this.#decided) return;
    this.#decided = true;
    this.#options.decided(solved);
  }
}
