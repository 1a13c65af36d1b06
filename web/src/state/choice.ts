/** The game that a person puts together on the first screen. */
import type { STRENGTHS } from '../wire/constants';
import type { MatchSetup, SeatSetup, TimeControl } from '../wire/types';

export type Strength = (typeof STRENGTHS)[number];
export const SERIES = [1, 2, 3, 4, 5, 6, 8, 10] as const;
/** The clocks on offer; without one a game takes as long as it takes. */
export const CLOCKS: readonly TimeControl[] = [
  { kind: 'increment', base: 300, increment: 3 },
  { kind: 'increment', base: 600, increment: 5 },
  { kind: 'increment', base: 900, increment: 10 },
  { kind: 'increment', base: 1800, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];
/** A computer that a newcomer can beat. */
export const DEFAULT_STRENGTH: Strength = 2;

/** Who sits in a seat. */
export type SeatChoice = 'me' | 'friend' | 'link' | `computer-${number}`;

export interface GameChoice {
  board: string;
  players: 2 | 4;
  neutral: boolean;
  scoring: boolean;
  swap: boolean;
  games: number;
  /** Whether hints may be asked for; only people among themselves do without. */
  hints: boolean;
  clock: TimeControl | null;
  /** All four; a game of two uses the first two. */
  seats: [SeatChoice, SeatChoice, SeatChoice, SeatChoice];
  /** What the person here is called; may be empty. */
  name: string;
}

/** One click: the person here against a computer, a friendly one at first, on the square. */
export function defaultChoice(name: string, strength: Strength = DEFAULT_STRENGTH): GameChoice {
  const computer = `computer-${strength}` as const;
  return {
    board: 'square',
    players: 2,
    neutral: false,
    scoring: false,
    swap: false,
    games: 1,
    hints: true,
    clock: null,
    seats: ['me', computer, computer, computer],
    name,
  };
}

function seatSetup(sits: SeatChoice, name: string): SeatSetup {
  if (sits === 'link') return { who: 'link' };
  if (sits === 'friend') return { who: 'here' };
  if (sits === 'me') return name.trim() ? { who: 'here', name: name.trim() } : { who: 'here' };
  return { who: { computer: Number(sits.slice('computer-'.length)) } };
}

export function toSetup(choice: GameChoice): MatchSetup {
  const { board, players, neutral, scoring, games, clock, seats, name } = choice;
  return {
    board,
    neutral,
    scoring,
    // Swapping is for two.
    swap: choice.swap && players === 2,
    games,
    ...(clock && { clock }),
    ...(!choice.hints && peopleIn(choice) > 1 && { hints: false }),
    seats: seats.slice(0, players).map((sits) => seatSetup(sits, name)),
  };
}

/** The same with a friend by link in place of a computer, unless people play each other already. */
export function withFriend(choice: GameChoice): GameChoice {
  if (peopleIn(choice) > 1) return choice;
  const seats: GameChoice['seats'] = [...choice.seats];
  if (peopleIn(choice) === 0) seats[0] = 'me';
  seats[seats.findIndex((sits) => sits.startsWith('computer-'))] = 'link';
  return { ...choice, seats };
}

/** How many people play. */
export function peopleIn({ seats, players }: GameChoice): number {
  return seats.slice(0, players).filter((sits) => !sits.startsWith('computer-')).length;
}

/** Whether somebody comes by link, so that the match has to live on the server. */
export function needsServer(choice: GameChoice): boolean {
  return choice.seats.slice(0, choice.players).includes('link');
}
