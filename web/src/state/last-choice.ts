/** The game that was last put together on this device, for the next time. */
import { BOARDS, STRENGTHS } from '../wire/constants';
import { CLOCKS, defaultChoice, SERIES, type GameChoice, type SeatChoice } from './choice';
import type { StoredItems } from './storage';

const KEY = 'choice';
const SCHEMAS = [1];

const isSeat = (value: unknown): value is SeatChoice =>
  ['me', 'friend', 'link', ...STRENGTHS.map((strength) => `computer-${strength}`)].includes(String(value));

/** What was stored, as far as it still makes sense; the person's name is a setting of its own. */
export function readChoice(items: StoredItems, name: string): GameChoice {
  const choice = defaultChoice(name);
  const stored = items.readAs(KEY, SCHEMAS);
  if (!stored) return choice;
  const { board, players, games, clock, seats } = stored;
  choice.board = BOARDS.find((known) => known === board) ?? choice.board;
  if (players === 2 || players === 4) choice.players = players;
  for (const variant of ['neutral', 'scoring', 'swap'] as const) choice[variant] = stored[variant] === true;
  choice.hints = stored['hints'] !== false;
  choice.games = SERIES.find((known) => known === games) ?? choice.games;
  choice.clock = CLOCKS.find((known) => JSON.stringify(known) === JSON.stringify(clock)) ?? null;
  if (Array.isArray(seats)) choice.seats = choice.seats.map((seat, i) => (isSeat(seats[i]) ? seats[i] : seat)) as GameChoice['seats'];
  return choice;
}

export function writeChoice(items: StoredItems, { name: _, ...choice }: GameChoice): void {
  items.writeAs(KEY, SCHEMAS, choice);
}
