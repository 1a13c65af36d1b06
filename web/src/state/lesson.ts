/**
 * A lesson at the table: the same hands as in a game, but a move is first judged, and only the one
 * that is right is played. It knows no screen and no rule; the wasm judges.
 */
import type { EngineWorker, Question } from '../engine/messages';
import { EngineClient } from '../engine/engine-client';
import { Game, judge, Table, type Verdict } from '../rules/caminos';
import type { Cell } from '../rules/cell';
import type { LessonView } from '../wire/guide';
import type { Command, Denial, Event, Setup } from '../wire/types';
import { PlaySession } from './play-session';
import { HereMatch } from './match';
import { Store } from './store';

/** The match of a lesson: everybody sits here, and it begins after the moves of its position. */
class LessonMatch extends HereMatch {
  readonly #judge: (answer: string) => Verdict;
  /** How its position came about. */
  readonly #events: Event[];

  constructor(lesson: LessonView, judge: (answer: string) => Verdict) {
    const game = Game.fromLink(lesson.link);
    const { board, neutral, scoring, seats } = game.view;
    const setup: Setup = { board, neutral, scoring, games: 1, seats: Array.from({ length: seats }, () => ({ who: 'here' })) };
    const events: Event[] = [Table.opening(setup, 0)];
    super(events);
    this.#judge = judge;
    this.#events = events;
    game.moves.forEach(({ text }, ply) => {
      const answer = this.table.act(this.role, { do: 'move', text, ply }, 0);
      if ('denial' in answer) throw new Error(`the lesson ${lesson.id} cannot be set up`);
      events.push(...answer.events);
    });
    game.free();
  }

  /** Only a move that is right is made; there is nothing else to do in a lesson. */
  async act(command: Command): Promise<Denial | null> {
    if (command.do !== 'move') return null;
    const { kind } = this.#judge(command.text);
    if (kind === 'refused') return this.#why(command);
    if (kind === 'not-yet') return null;
    const answer = this.table.act(this.role, command, 0);
    if ('denial' in answer) return answer.denial;
    this.changed();
    return null;
  }

  /** What the rules have against a move: tried at another table, since this one stays as it is. */
  #why(command: Command): Denial | null {
    const table = new Table(this.#events);
    const answer = table.act(this.role, command, 0);
    table.free();
    return 'denial' in answer ? answer.denial : null;
  }
}

/** Knows one answer: that of the lesson. */
class Book implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  readonly #lesson: LessonView;

  constructor(lesson: LessonView) {
    this.#lesson = lesson;
  }

  postMessage({ id }: Question): void {
    const { task, solution } = this.#lesson;
    const thought =
      task.kind === 'place' ? { mv: solution, place: task.solution, chances: [0, 0, 0] as [number, number, number], line: [] } : null;
    queueMicrotask(() => this.onmessage?.({ data: { id, thought } } as MessageEvent));
  }

  terminate(): void {}
}

/** The verdict; what cannot be read as an answer is refused too. */
function judged(id: string, answer: string): Verdict {
  try {
    return judge(id, answer);
  } catch {
    return { kind: 'refused' };
  }
}

export class LessonSession extends PlaySession {
  readonly lesson: LessonView;
  /** What was said to the last answer. */
  readonly verdict: Store<Verdict | null>;

  constructor(lesson: LessonView) {
    const verdict = new Store<Verdict | null>(null);
    const say = (answer: string): Verdict => {
      // What is right stays right.
      const last = verdict.get();
      if (last?.kind === 'right') return { kind: 'not-yet', why: '', values: {} };
      const said = judged(lesson.id, answer);
      verdict.set(said);
      return said;
    };
    super(
      new LessonMatch(lesson, say),
      new EngineClient(
        () => new Book(lesson),
        () => 0,
      ),
    );
    this.lesson = lesson;
    this.verdict = verdict;
    this.#say = say;
  }

  readonly #say: (answer: string) => Verdict;

  /** Gives an answer that is no piece: a cell, a number, or the number of a choice from 1. */
  answer(text: string): void {
    this.heard(this.#say(text).kind === 'right' ? 'place' : 'refuse');
  }

  override choose(cell: Cell, pointer: 'mouse' | 'touch' | 'pen'): void {
    if (this.lesson.task.kind !== 'point') return super.choose(cell, pointer);
    const found = this.state.get()?.game.cells.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
    if (found) this.answer(found.name);
  }
}
