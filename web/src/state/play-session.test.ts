import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineForTests, LocalWorker } from '../engine/for-tests';
import type { EngineModule } from '../engine/engine-host';
import { rulesForTests } from '../rules/for-tests';
import { Game as WasmGame, Match as WasmMatch } from '../wasm/rules';
import type { MatchSetup } from '../wire/types';
import type { Sound } from './board';
import { GameStore } from './game-store';
import { LocalMatch } from './local-match';
import { localSession } from './local-session';
import type { PlaySession } from './play-session';
import { MemoryStorage, StoredItems } from './storage';

const MOVED = { time: 0, rested: false };

beforeAll(rulesForTests);

const TWO: MatchSetup = {
  board: 'square',
  seats: [
    { who: 'here', name: 'Ada' },
    { who: 'here', name: 'Bo' },
  ],
};
const ALONE: MatchSetup = { board: 'square', seats: [{ who: 'here' }, { who: { computer: 1 } }] };

const PACE = { least: 20, most: 1000, hint: 200, watching: { slow: 200, normal: 20, fast: 0 } };
const NO_HINTS: MatchSetup = { ...TWO, hints: false };

let games: GameStore;
let workers: LocalWorker[];
beforeEach(() => {
  games = new GameStore(new StoredItems(new MemoryStorage()));
  workers = [];
});

function sit(setup: MatchSetup): PlaySession {
  return localSession(
    LocalMatch.open(setup, games, () => 1),
    engineForTests(workers),
    PACE,
  );
}

function now(session: PlaySession) {
  const state = session.state.get();
  if (!state) throw new Error('nothing is shown');
  return state;
}

/** Waits until the state is as wanted. */
function until(session: PlaySession, wanted: (state: ReturnType<typeof now>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    let done = false;
    stop = session.state.subscribe((state) => {
      if (done || !state || !wanted(state)) return;
      done = true;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

const WIN = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8'];

describe('placing', () => {
  it('follows the pointer and places with a click', () => {
    const session = sit(TWO);
    session.pick(0);
    session.hover([1, 0], MOVED);
    expect(now(session).ghost?.cubes.map(([x, y]) => [x, y])).toContainEqual([1, 0]);
    session.choose([1, 0], 'mouse');
    expect(now(session).moves).toHaveLength(1);
    expect(now(session).hand).toBeNull();
    expect(now(session).matchView.toMove).toBe(2);
  });

  it('lays down under a finger and waits for a word', async () => {
    const session = sit(TWO);
    session.pick(1);
    session.choose([3, 3], 'touch');
    expect(now(session).laid).toBe(true);
    expect(now(session).moves).toHaveLength(0);
    session.hover([6, 6], MOVED);
    expect(now(session).hand?.middle).toEqual([3, 3]);
    await session.place();
    expect(now(session).moves).toHaveLength(1);
  });

  it('can be taken up again before it is confirmed', () => {
    const session = sit(TWO);
    session.pick(1);
    session.choose([3, 3], 'touch');
    session.putBack();
    expect(now(session).hand).toBeNull();
    expect(now(session).moves).toHaveLength(0);
  });

  it('says why a place is refused and changes nothing', async () => {
    const session = sit(TWO);
    const sounds: Sound[] = [];
    session.sounds.subscribe(({ kind }) => sounds.push(kind));
    await session.play('Ic2d2e2');
    session.pick(3);
    session.choose([2, 1], 'mouse');
    const { ghost, moves } = now(session);
    expect(ghost?.mv).toBeNull();
    expect(ghost?.illegal?.reason).toBe('placement');
    expect(ghost?.reasons.map(({ id }) => id)).toContain('broken-gap');
    expect(moves).toHaveLength(1);
    expect(sounds).toContain('refuse');
  });

  it('works with keys alone', async () => {
    const session = sit(TWO);
    session.pickNth(3);
    session.rotate(2);
    for (let i = 0; i < 9; i++) session.shift(-1, -1);
    await session.place();
    expect(now(session).moves.map(({ text }) => text)).toEqual(['Ia1^3']);
  });

  it('gives no piece that is used up, and only neutral ones while they are due', async () => {
    const session = sit({ ...TWO, neutral: true });
    session.pick(0);
    expect(now(session).hand).toBeNull();
    session.pickNth(0);
    expect(now(session).game.shapes[now(session).hand?.shape ?? 0]?.letter).toBe('N');
    await session.play('Na1a2a3');
    await session.play('Nh1h2h3');
    session.pickNth(0);
    expect(now(session).game.shapes[now(session).hand?.shape ?? -1]?.letter).toBe('L');
    session.pickNth(4);
    expect(now(session).game.shapes[now(session).hand?.shape ?? -1]?.letter).toBe('L');
  });

  it('marks where the piece fits, and only then', () => {
    const session = sit(TWO);
    session.show({ fits: true });
    expect(now(session).fits).toBeNull();
    session.pick(0);
    expect(now(session).fits).toHaveLength(42);
  });
});

describe('a game', () => {
  it('ends with its path, and a rematch moves everybody on', async () => {
    const session = sit(TWO);
    const sounds: Sound[] = [];
    session.sounds.subscribe(({ kind }) => sounds.push(kind));
    for (const text of WIN) await session.play(text);
    const { matchView, position } = now(session);
    expect(matchView.outcome).toEqual({ kind: 'connected', team: 'yellow', faces: 8, points: 8 });
    expect(position.path?.faces).toHaveLength(8);
    expect(sounds.at(-1)).toBe('win');
    session.pick(0);
    expect(now(session).hand).toBeNull();
    await session.act('rematch');
    expect(now(session).moves).toHaveLength(0);
    expect(now(session).matchView.players.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('steps through its moves without changing anything', async () => {
    const session = sit(TWO);
    for (const text of WIN.slice(0, 3)) await session.play(text);
    session.step(1);
    expect(now(session).position.pieces).toHaveLength(1);
    expect(now(session).yourTurn).toBe(false);
    session.step(-5);
    expect(now(session).position.pieces).toHaveLength(0);
    session.step(99);
    expect(now(session).live).toBe(true);
    expect(now(session).position.pieces).toHaveLength(3);
  });

  it('refuses typed nonsense with its reason', async () => {
    const session = sit(TWO);
    await session.play('Za1');
    expect(now(session).refusal?.reason).toBe('illegal');
    expect(now(session).reasons.map(({ id }) => id)).toEqual(['refusal-not-this-shape']);
    session.pick(0);
    expect(now(session)).toMatchObject({ refusal: null, reasons: [] });
  });

  it('can be given up', async () => {
    const session = sit(TWO);
    await session.play('La1a2a3b3');
    await session.resign();
    expect(now(session).matchView.outcome).toEqual({ kind: 'resigned', winner: 'yellow' });
    expect(now(session).yourTurn).toBe(false);
  });

  it('is continued after a reload in the middle of it', async () => {
    const session = sit(TWO);
    for (const text of WIN.slice(0, 3)) await session.play(text);
    session.dispose();
    const last = LocalMatch.last(games);
    if (!last) throw new Error('nothing was stored');
    const again = localSession(last, engineForTests(workers), PACE);
    expect(now(again).moves.map(({ text }) => text)).toEqual(WIN.slice(0, 3));
    expect(now(again).matchView.players[0]?.name).toBe('Ada');
  });

  it('shows the nearest connections and the threats on demand', async () => {
    const session = sit(TWO);
    for (const text of WIN.slice(0, 4)) await session.play(text);
    expect(now(session).connections).toHaveLength(0);
    session.show({ connections: true, threats: true });
    expect(now(session).connections.map(({ team }) => team)).toEqual(['yellow', 'green']);
    expect(now(session).threatened).toContainEqual([0, 6, 0]);
  });
});

describe('the computer', () => {
  it('answers every move until the game is over, or a person has the turn', async () => {
    const session = sit(ALONE);
    await session.play('La1a2a3b3');
    expect(now(session).thinking).toBe('computer');
    await until(session, ({ moves, thinking }) => moves.length === 2 && thinking === null);
    expect(now(session).yourTurn).toBe(true);
  });

  it('stops thinking when a move is taken back', async () => {
    const session = sit(ALONE);
    await session.play('La1a2a3b3');
    expect(now(session).thinking).toBe('computer');
    await session.takeback();
    expect(now(session).moves).toHaveLength(0);
    expect(now(session).thinking).toBeNull();
    await session.play('La1a2a3b3');
    await until(session, ({ moves }) => moves.length === 2);
  });

  it('begins where it has the first seat', async () => {
    const session = sit({ board: 'ring', seats: [{ who: { computer: 1 } }, { who: 'here' }] });
    await until(session, ({ moves }) => moves.length === 1);
    expect(now(session).yourTurn).toBe(true);
  });

  it('keeps a hint when the focus follows it, and lets it go when the piece is moved away', async () => {
    const session = sit(ALONE);
    await session.hint();
    const middle = now(session).hand?.middle;
    if (!middle) throw new Error('nothing was taken up');
    session.aim([...middle]);
    expect(now(session).hint).not.toBeNull();
    session.aim([middle[0] === 0 ? 1 : 0, middle[1]]);
    expect(now(session).hint).toBeNull();
  });

  it('gives a hint that can be placed at once', async () => {
    const session = sit(ALONE);
    await session.hint();
    const { hint, ghost, laid } = now(session);
    expect(laid).toBe(true);
    expect(ghost?.mv).toBe(hint?.move);
    await session.place();
    expect(now(session).moves[0]?.text).toBe(hint?.move);
  });

  it('lives in one worker over all moves, searches that are taken back and hints', async () => {
    const session = sit(ALONE);
    await session.hint();
    await session.play('La1a2a3b3');
    await session.takeback();
    await session.play('La1a2a3b3');
    await until(session, ({ moves }) => moves.length === 2);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminated).toBe(false);
    session.dispose();
    await vi.waitFor(() => expect(workers[0]?.terminated).toBe(true));
  });

  it('that fails says so and lets the person go on', async () => {
    const broken: EngineModule = {
      load: () => {},
      addNetwork: () => {},
      start: () => {
        throw new Error('no engine');
      },
    };
    const match = LocalMatch.open(ALONE, games, () => 1);
    const session = localSession(match, engineForTests(workers, broken), PACE);
    await session.play('La1a2a3b3');
    await until(session, ({ failed }) => failed);
    await session.takeback();
    expect(now(session).failed).toBe(false);
  });
});

describe('what is read from the rules', () => {
  it('is one ghost for a hovered cell, and everything else keeps its identity', () => {
    const session = sit(TWO);
    session.show({ fits: true, connections: true, threats: true });
    session.pick(0);
    session.hover([3, 3], MOVED);
    const before = now(session);
    const questions = ['view', 'moves', 'position', 'fits', 'connection', 'threatened', 'describe', 'link', 'play', 'at'] as const;
    const asked = questions.map((name) => vi.spyOn(WasmGame.prototype, name));
    const viewed = [vi.spyOn(WasmMatch.prototype, 'view'), vi.spyOn(WasmMatch.prototype, 'game')];
    const ghost = vi.spyOn(WasmGame.prototype, 'heldOver');
    for (let x = 0; x < 8; x++) session.hover([x, 4], MOVED);
    expect(ghost).toHaveBeenCalledTimes(8);
    for (const spy of [...asked, ...viewed]) expect(spy).not.toHaveBeenCalled();
    const after = now(session);
    for (const key of ['game', 'node', 'position', 'matchView', 'moves', 'fits', 'connections', 'threatened'] as const) {
      expect(after[key], key).toBe(before[key]);
    }
    expect(after.ghost).not.toBe(before.ghost);
    vi.restoreAllMocks();
  });

  it('is nothing for a cell that is hovered already', () => {
    const session = sit(TWO);
    session.pick(0);
    session.hover([3, 3], MOVED);
    const before = now(session);
    session.hover([3, 3], MOVED);
    expect(now(session)).toBe(before);
  });

  it('is a position once for each node, however often it is looked at', async () => {
    const session = sit(TWO);
    for (const text of WIN.slice(0, 3)) await session.play(text);
    const latest = now(session).position;
    session.step(1);
    const first = now(session).position;
    session.step(3);
    expect(now(session).position).toBe(latest);
    session.step(1);
    expect(now(session).position).toBe(first);
  });
});

describe('a game without hints', () => {
  it('shows none while it is played, whoever asks', async () => {
    const session = sit(NO_HINTS);
    await session.play(WIN[0] ?? '');
    await session.hint();
    session.show({ connections: true, threats: true, fits: true });
    expect(now(session)).toMatchObject({ hint: null, thinking: null, connections: [], threatened: [] });
    expect(now(session).shows).toEqual({ connections: false, threats: false, fits: true });
    expect(workers).toHaveLength(0);
    session.dispose();
  });

  it('can be looked at with everything afterwards', async () => {
    const session = sit(NO_HINTS);
    for (const move of WIN) await session.play(move);
    session.show({ connections: true });
    expect(now(session).shows.connections).toBe(true);
    session.dispose();
  });
});

describe('a takeback', () => {
  it('is on offer only while there is a move of ones own', async () => {
    const session = sit(ALONE);
    expect(now(session).matchView.mayTakeBack).toBe(false);
    await session.play(WIN[0] ?? '');
    expect(now(session).matchView.mayTakeBack).toBe(true);
    await session.takeback();
    expect(now(session).matchView.mayTakeBack).toBe(false);
    session.dispose();
  });
});

describe('rematches', () => {
  it('add up by person', async () => {
    const session = sit(TWO);
    for (const move of WIN) await session.play(move);
    await session.act('rematch');
    // Now Bo begins as yellow.
    for (const move of WIN) await session.play(move);
    await session.act('rematch');
    for (const move of WIN) await session.play(move);
    expect(now(session).matchView.total).toEqual({ wins: [2, 1], points: [0, 0], draws: 0, played: 3 });
    expect(now(session).matchView.series.wins).toEqual([1, 0]);
    session.dispose();
  });
});

describe('computers that are watched', () => {
  const COMPUTERS: MatchSetup = { board: 'ring', seats: [{ who: { computer: 1 } }, { who: { computer: 1 } }] };

  it('wait in a pause, play a single move on request, and go on', async () => {
    const session = sit(COMPUTERS);
    const { playback } = session;
    if (!playback) throw new Error('nobody watches');
    playback.pause(true);
    expect(now(session)).toMatchObject({ halted: true, thinking: null });
    const before = now(session).moves.length;
    playback.step();
    await until(session, ({ moves }) => moves.length === before + 1);
    expect(now(session)).toMatchObject({ halted: true, thinking: null });
    // Nothing is on its way either.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(now(session).moves).toHaveLength(before + 1);
    playback.setSpeed('fast');
    playback.pause(false);
    await until(session, ({ moves }) => moves.length >= before + 3);
    session.dispose();
  });

  it('are watched only where nobody plays', () => {
    expect(sit(ALONE).playback).toBeNull();
  });
});

it('a finished match is not opened again where a new one is wanted', async () => {
  const session = sit(TWO);
  expect(LocalMatch.last(games, () => 1, 'unfinished')).not.toBeNull();
  for (const move of WIN) await session.play(move);
  expect(LocalMatch.last(games, () => 1, 'unfinished')).toBeNull();
  expect(LocalMatch.last(games, () => 1)).not.toBeNull();
  session.dispose();
});
