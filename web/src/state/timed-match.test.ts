import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { MatchState } from '../rules/match-state';
import type { ClockView, MatchSetup } from '../wire/types';
import { timeLeft } from './clock';
import { GameStore } from './game-store';
import { LocalMatch } from './local-match';
import { MemoryStorage, StoredItems } from './storage';

beforeAll(rulesForTests);
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const MOVES = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6'];

function setup(clock: ClockView['control']): MatchSetup {
  return { board: 'square', clock, seats: [{ who: 'here' }, { who: 'here' }] };
}
const FIVE: ClockView['control'] = { kind: 'increment', base: 300, increment: 3 };

function stored(): GameStore {
  return new GameStore(new StoredItems(new MemoryStorage()));
}

function view(match: LocalMatch) {
  const view = match.state.get().match?.view('owner');
  if (!view) throw new Error('there is no match');
  return view;
}

function left(match: LocalMatch, player: number): number {
  const { clock } = view(match);
  return clock ? timeLeft(clock, player, match.now()) : NaN;
}

async function play(match: LocalMatch, moves: string[]): Promise<void> {
  for (const text of moves) expect(await match.act({ do: 'move', text, ply: view(match).ply })).toBeNull();
}

describe('a timed game on one device', () => {
  it('is lost on time when nobody moves, and its record says so', async () => {
    const match = LocalMatch.open(setup(FIVE), stored());
    await play(match, MOVES.slice(0, 2));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(view(match).outcome).toBeNull();
    expect(left(match, 1)).toBe(1000);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(view(match).outcome).toEqual({ kind: 'time', winner: 'green' });
    expect(match.state.get().match?.record).toContain('green wins time');
    match.dispose();
  });

  it('rings no flag after a move, in a pause, or when it is left', async () => {
    const match = LocalMatch.open(setup(FIVE), stored());
    await play(match, MOVES.slice(0, 2));
    await vi.advanceTimersByTimeAsync(200_000);
    await play(match, MOVES.slice(2));
    expect(left(match, 1)).toBe(103_000);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await match.act({ do: 'pause' })).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(view(match).outcome).toBeNull();
    expect(left(match, 2)).toBe(100_000);
    expect(await match.act({ do: 'resume' })).toBeNull();
    expect(view(match).clock?.running).toBe(2);
    match.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still while the page is closed', async () => {
    const games = stored();
    const match = LocalMatch.open(setup(FIVE), games);
    await play(match, MOVES.slice(0, 2));
    await vi.advanceTimersByTimeAsync(60_000);
    match.dispose();
    await vi.advanceTimersByTimeAsync(10 * 3_600_000);
    const again = LocalMatch.last(games);
    if (!again) throw new Error('the match is not stored');
    expect(left(again, 1)).toBe(240_000);
    expect(games.game(again.id)?.events.at(-1)?.type).toBe('credited');
    again.dispose();
  });

  it('in days goes on while the page is closed', async () => {
    const games = stored();
    const match = LocalMatch.open(setup({ kind: 'days', days: 1 }), games);
    await play(match, MOVES.slice(0, 1));
    match.dispose();
    await vi.advanceTimersByTimeAsync(25 * 3_600_000);
    const again = LocalMatch.last(games);
    if (!again) throw new Error('the match is not stored');
    await vi.advanceTimersByTimeAsync(1);
    expect(view(again).outcome).toEqual({ kind: 'time', winner: 'yellow' });
    again.dispose();
  });

  it('that is left in the moment when its time is over is not asked about it any more', async () => {
    const games = stored();
    const match = LocalMatch.open(setup({ kind: 'days', days: 1 }), games);
    await play(match, MOVES.slice(0, 1));
    match.dispose();
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    const again = LocalMatch.last(games);
    again?.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cannot be opened with a clock out of bounds', () => {
    expect(() => MatchState.opening(setup({ kind: 'days', days: 99 }), 0)).toThrowError('clock');
  });
});
