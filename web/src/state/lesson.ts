/**
 * A lesson: the same board and hand as in a game, but a move is first checked, and only the one that
 * is right is played. It knows no screen and no rule; the rules check.
 */
import type { CellCoords, CubeCoords } from '../rules/cell';
import { Game, type Refused } from '../rules/game';
import { checkAnswer, type LessonFeedback } from '../rules/lessons';
import { MatchState } from '../rules/match-state';
import type { HeldView, LessonView } from '../wire/guide';
import type { Command, GhostView, PositionView, MatchSetup } from '../wire/types';
import { hintOf, type HintProvider } from './hint-provider';
import { localSnapshot } from './local-match';
import type { Match, MatchSnapshot } from './match';
import { NO_OPPONENT } from './opponent';
import { PlaySession } from './play-session';
import type { PlayState } from './play-state';
import { Store } from './store';

/** The match of a lesson: everybody sits here, and it begins after the moves of its position. */
class LessonMatch implements Match {
  readonly state: Store<MatchSnapshot>;
  readonly #match: MatchState;
  readonly #check: (answer: string) => LessonFeedback;

  constructor(lesson: LessonView, check: (answer: string) => LessonFeedback) {
    this.#match = setUp(lesson);
    this.#check = check;
    this.state = new Store(localSnapshot(this.#match));
  }

  /** Only a move that is right is made; there is nothing else to do in a lesson. */
  async act(command: Command): Promise<Refused | null> {
    if (command.do !== 'move') return null;
    const { kind } = this.#check(command.text);
    if (kind === 'not-yet') return null;
    if (kind !== 'right') return this.#why(command);
    const answer = this.#match.act('owner', command, 0);
    if ('refusal' in answer) return answer;
    this.state.set(localSnapshot(this.#match));
    return null;
  }

  now(): number {
    return 0;
  }

  dispose(): void {
    this.#match.free();
  }

  /** What the rules have against a move: tried in a copy, since this match stays as it is. */
  #why(command: Command): Refused | null {
    const copy = this.#match.copy();
    const answer = copy.act('owner', command, 0);
    copy.free();
    return 'refusal' in answer ? answer : null;
  }
}

function setUp(lesson: LessonView): MatchState {
  const game = Game.fromLink(lesson.link);
  const { board, neutral, scoring, seats } = game.view;
  const setup: MatchSetup = { board, neutral, scoring, games: 1, seats: Array.from({ length: seats }, () => ({ who: 'here' })) };
  const match = MatchState.fromEvents([MatchState.opening(setup, 0)]);
  game.moves.forEach(({ text }, ply) => {
    if ('refusal' in match.act('owner', { do: 'move', text, ply }, 0)) throw new Error(`the lesson ${lesson.id} cannot be set up`);
  });
  game.free();
  return match;
}

/** Suggests the lesson's own solution. */
function solutionOf({ task, solution }: LessonView): HintProvider {
  return {
    suggest: async (game) => (task.kind === 'place' ? hintOf(game, solution, task.solution) : null),
    dispose: () => {},
  };
}

/** The pieces that the task asks to judge, as they would lie. */
function ghostsOf({ link, task }: LessonView): GhostView[] {
  const held: HeldView[] = task.kind === 'placements' ? task.choices : [];
  const game = Game.fromLink(link);
  const ghosts = held.map(({ orientation, anchor }) => game.ghost(orientation, anchor));
  game.free();
  return ghosts;
}

/** How far a person is with an answer that is no piece. */
export interface AnswerState {
  /** The piece to judge that is previewed, from 1. */
  readonly previewed: number;
  /** The one that was judged last; 0 before. */
  readonly judged: number;
  /** What is typed: a number or a cell. */
  readonly typed: string;
  /** What was typed and is no cell of the board. */
  readonly notACell: string | null;
}

export class Lesson {
  readonly lesson: LessonView;
  readonly ghosts: readonly GhostView[];
  /** The board with its hand, for pieces to be placed. */
  readonly session: PlaySession;
  /** The feedback to the last answer. */
  readonly feedback = new Store<LessonFeedback | null>(null);
  #marked: { position: PositionView; cubes: CubeCoords[] } | null = null;
  readonly answering = new Store<AnswerState>({ previewed: 1, judged: 0, typed: '', notACell: null });

  constructor(lesson: LessonView) {
    this.lesson = lesson;
    this.ghosts = ghostsOf(lesson);
    this.session = new PlaySession({
      match: new LessonMatch(lesson, (answer) => this.#check(answer)),
      opponent: NO_OPPONENT,
      hintProvider: solutionOf(lesson),
      onChoose: (cell) => this.#point(cell),
    });
  }

  /** Gives an answer that is no piece: a cell, a number, or the number of a choice from 1. */
  answer(text: string): void {
    this.session.sounds.emit({ kind: this.#check(text).kind === 'right' ? 'place' : 'refuse' });
  }

  /** Previews one of the pieces to judge, from 1. */
  preview(previewed: number): void {
    this.#set({ previewed });
  }

  /** Answers with a choice, from 1. */
  choose(choice: number): void {
    this.#set({ judged: this.answering.get().previewed });
    this.answer(String(choice));
  }

  type(typed: string): void {
    this.#set({ typed });
  }

  /** Answers with what is typed. */
  submit(): void {
    const answer = this.answering.get().typed.trim().toLowerCase();
    const cells = this.session.state.get()?.game.cells ?? [];
    const notACell = this.lesson.task.kind === 'point' && !cells.some(({ name }) => name === answer) ? answer : null;
    this.#set({ notACell });
    if (notACell === null) this.answer(answer);
  }

  /** Lays the solution down, or answers with it. */
  async showSolution(): Promise<void> {
    const { task, solution } = this.lesson;
    this.#set({ notACell: null });
    switch (task.kind) {
      case 'place':
        // What was wrong with the last answer is not wrong with this one.
        this.feedback.set(null);
        return this.session.hint();
      case 'placements':
      case 'outcome':
        this.choose(Number(solution));
        if (task.kind === 'placements') this.preview(Number(solution));
        return;
      case 'point':
      case 'count':
        this.#set({ typed: solution });
        this.answer(solution);
    }
  }

  /** The board with what the lesson itself shows: marked cells, and a piece to judge. */
  board(shown: PlayState, { previewed, judged }: AnswerState, done: boolean): PlayState {
    const asked = this.ghosts[previewed - 1] ?? null;
    // What is wrong with a piece is shown only to those who have judged it.
    const ghost = asked && !(done || judged === previewed) ? { ...asked, illegal: null, reasons: [] } : asked;
    return done ? { ...shown, hand: null, ghost } : { ...shown, ghost: ghost ?? shown.ghost, threatened: this.#marksOn(shown.position) };
  }

  dispose(): void {
    this.session.dispose();
  }

  /** The marked cells at their heights; the same list as long as the position is the same. */
  #marksOn(position: PositionView): CubeCoords[] {
    if (this.#marked?.position !== position) {
      const all = position.pieces.flatMap((piece) => piece.cubes);
      const height = ([x, y]: CellCoords) => all.filter((cube) => cube[0] === x && cube[1] === y).length;
      this.#marked = { position, cubes: this.lesson.marks.map(([x, y]): CubeCoords => [x, y, height([x, y])]) };
    }
    return this.#marked.cubes;
  }

  #set(change: Partial<AnswerState>): void {
    this.answering.set({ ...this.answering.get(), ...change });
  }

  #check(answer: string): LessonFeedback {
    // What is right stays right.
    if (this.feedback.get()?.kind === 'right') return { kind: 'not-yet', why: '', args: [] };
    const feedback = checkAnswer(this.lesson.id, answer);
    this.feedback.set(feedback);
    return feedback;
  }

  #point(cell: CellCoords): boolean {
    if (this.lesson.task.kind !== 'point') return false;
    const found = this.session.state.get()?.game.cells.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
    if (found) this.answer(found.name);
    return true;
  }
}
