/** How somebody does in the trainer: rating, streaks and the puzzles that were answered, stored in this browser. */
import type { PuzzleFilter, Puzzles } from './puzzles';
import { FIRST_RATING } from '../wire/constants';
import type { RatingView } from '../wire/types';
import { isRecord, type StoredItems } from '../state/storage';
import { Store } from '../state/store';

const KEY = 'puzzles';
/** In the first one `answeredIds` is called `seen`. */
const SCHEMAS = [1, 2];

export interface PuzzleProgressState {
  readonly rating: RatingView;
  /** Solved at the first try, one after the other; and the most of them. */
  readonly streak: number;
  readonly best: number;
  /** How many were solved. */
  readonly solved: number;
  /** The ids of the puzzles that were answered. */
  readonly answeredIds: readonly string[];
  /** The last day whose puzzle was solved, and how many days in a row. */
  readonly daily: { readonly day: number; readonly streak: number };
  /** What was chosen last. */
  readonly filter: PuzzleFilter;
}

const NEW: PuzzleProgressState = {
  rating: { rating: FIRST_RATING, answered: 0 },
  streak: 0,
  best: 0,
  solved: 0,
  answeredIds: [],
  daily: { day: 0, streak: 0 },
  filter: { theme: null, board: null },
};

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** What is stored; whatever is missing or wrong is as at the beginning. */
export function readPuzzleProgress(items: StoredItems): PuzzleProgressState {
  const stored = items.readAs(KEY, SCHEMAS) ?? {};
  const [rating, daily, filter] = [record(stored['rating']), record(stored['daily']), record(stored['filter'])];
  const answeredIds = stored['answeredIds'] ?? stored['seen'];
  return {
    rating: { rating: number(rating['rating'], NEW.rating.rating), answered: number(rating['answered'], 0) },
    streak: number(stored['streak'], 0),
    best: number(stored['best'], 0),
    solved: number(stored['solved'], 0),
    answeredIds: Array.isArray(answeredIds) ? answeredIds.filter((id) => typeof id === 'string') : [],
    daily: { day: number(daily['day'], 0), streak: number(daily['streak'], 0) },
    filter: { theme: text(filter['theme']), board: text(filter['board']) },
  };
}

/** How an attempt ended. */
export interface PuzzleResult {
  readonly id: string;
  /** The rating after it. */
  readonly rating: RatingView;
  /** Whether it was solved at the first try. */
  readonly solved: boolean;
}

/** How many days in a row the puzzle of the day was solved, as it stands on a day. */
export function dailyStreak({ daily }: PuzzleProgressState, day: number): number {
  return daily.day >= day - 1 ? daily.streak : 0;
}

/** The calendar day of a date, as a number that grows by one a day: the same wherever the date is the same. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

export class PuzzleProgress extends Store<PuzzleProgressState> {
  readonly #items: StoredItems;
  /** Passed over since the page was opened. */
  readonly #skipped = new Set<string>();

  constructor(items: StoredItems) {
    super(readPuzzleProgress(items));
    this.#items = items;
    items.changed.subscribe((key) => {
      if (key === KEY) this.set(readPuzzleProgress(items));
    });
  }

  /** A puzzle was answered for the first time; again counts for nothing. */
  answered({ id, rating, solved }: PuzzleResult): void {
    const now = this.get();
    if (now.answeredIds.includes(id)) return;
    const streak = solved ? now.streak + 1 : 0;
    this.#write({
      ...now,
      rating,
      streak,
      best: Math.max(now.best, streak),
      solved: now.solved + Number(solved),
      answeredIds: [...now.answeredIds, id],
    });
  }

  /** The puzzle of a day was solved, at whichever try. */
  dailySolved(day: number): void {
    const { daily } = this.get();
    if (daily.day === day) return;
    this.#write({ ...this.get(), daily: { day, streak: daily.day === day - 1 ? daily.streak + 1 : 1 } });
  }

  choose(filter: PuzzleFilter): void {
    this.#write({ ...this.get(), filter });
  }

  /** Passes a puzzle over: it counts for nothing, and comes again when there are no others. */
  skip(id: string): void {
    this.#skipped.add(id);
  }

  /**
   * The next puzzle of the chosen kind. Once all were answered or passed over, those come again that were passed over, and then
   * those that were answered first.
   */
  next(puzzles: Pick<Puzzles, 'next'>): string | null {
    const { rating, filter, answeredIds } = this.get();
    const next = puzzles.next(rating, filter, [...answeredIds, ...this.#skipped]);
    if (next === null || !(answeredIds.includes(next) || this.#skipped.has(next))) return next;
    if (this.#skipped.size > 0) {
      this.#skipped.clear();
      return this.next(puzzles);
    }
    this.#write({ ...this.get(), answeredIds: answeredIds.slice(Math.ceil(answeredIds.length / 2)) });
    return this.next(puzzles);
  }

  #write(state: PuzzleProgressState): void {
    this.#items.writeAs(KEY, SCHEMAS, state);
    this.set(state);
  }
}
