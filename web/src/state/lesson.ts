/**
 * A lesson: the same board and hand as in a game, but a move is first checked, and only the one that
 * is right is played. It knows no screen and no rule; the rules check.
 */
import type { Cell } from '../rules/cell';
import { Game, type Refused } from '../rules/game';
import { checkAnswer, type Feedback } from '../rules/lessons';
import { MatchState } from '../rules/match-state';
import type { LessonView } from '../wire/guide';
import type { Command, Setup } from '../wire/types';
import type { Adviser } from './adviser';
import { localSnapshot } from './local-match';
import type { Match, MatchSnapshot } from './match';
import { NO_OPPONENT } from './opponent';
import { PlaySession } from './play-session';
import { Store } from './store';

/** The match of a lesson: everybody sits here, and it begins after the moves of its position. */
class LessonMatch implements Match {
  readonly state: Store<MatchSnapshot>;
  readonly #match: MatchState;
  readonly #check: (answer: string) => Feedback;

  constructor(lesson: LessonView, check: (answer: string) => Feedback) {
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
  const setup: Setup = { board, neutral, scoring, games: 1, seats: Array.from({ length: seats }, () => ({ who: 'here' })) };
  const match = MatchState.fromEvents([MatchState.opening(setup, 0)]);
  game.moves.forEach(({ text }, ply) => {
    if ('refusal' in match.act('owner', { do: 'move', text, ply }, 0)) throw new Error(`the lesson ${lesson.id} cannot be set up`);
  });
  game.free();
  return match;
}

/** Suggests the lesson's own solution. */
function solutionOf({ task, solution }: LessonView): Adviser {
  return {
    suggest: async () => (task.kind === 'place' ? { move: solution, place: task.solution, wdl: null } : null),
    dispose: () => {},
  };
}

export class Lesson {
  readonly lesson: LessonView;
  /** The board with its hand, for pieces to be placed. */
  readonly session: PlaySession;
  /** The feedback to the last answer. */
  readonly feedback = new Store<Feedback | null>(null);

  constructor(lesson: LessonView) {
    this.lesson = lesson;
    this.session = new PlaySession({
      match: new LessonMatch(lesson, (answer) => this.#check(answer)),
      opponent: NO_OPPONENT,
      adviser: solutionOf(lesson),
      onChoose: (cell) => this.#point(cell),
    });
  }

  /** Gives an answer that is no piece: a cell, a number, or the number of a choice from 1. */
  answer(text: string): void {
    this.session.sounds.emit(this.#check(text).kind === 'right' ? 'place' : 'refuse');
  }

  dispose(): void {
    this.session.dispose();
  }

  #check(answer: string): Feedback {
    // What is right stays right.
    if (this.feedback.get()?.kind === 'right') return { kind: 'not-yet', why: '', args: [] };
    const feedback = checkAnswer(this.lesson.id, answer);
    this.feedback.set(feedback);
    return feedback;
  }

  #point(cell: Cell): boolean {
    if (this.lesson.task.kind !== 'point') return false;
    const found = this.session.state.get()?.game.cells.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
    if (found) this.answer(found.name);
    return true;
  }
}
