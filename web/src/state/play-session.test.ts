import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineClient } from '../engine/engine-client';
import type { EngineWorker, Question } from '../engine/messages';
import { think } from '../wasm/caminos';
import { rulesForTests } from '../rules/for-tests';
import type { Setup } from '../wire/types';
import { PlaySession } from './play-session';
import type { KeyValueStorage } from './settings';
import { GameStore } from './game-store';
import { LocalMatch } from './match';
import type { Sound } from './play-state';

beforeAll(rulesForTests);

/** The computer on this thread: it answers with the next turn of the event loop. */
class LocalWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  static ended = 0;
  #ended = false;

  postMessage({ id, link, level, time, seed }: Question): void {
    setTimeout(() => {
      if (this.#ended) return;
      const found = think(link, level, time, seed);
      const thought = found === undefined ? null : JSON.parse(found);
      this.onmessage?.({ data: { id, thought } } as MessageEvent);
    });
  }

  terminate(): void {
    this.#ended = true;
    LocalWorker.ended++;
  }
}

class Drawer implements KeyValueStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const TWO: Setup = {
  board: 'square',
  seats: [
    { who: 'here', name: 'Ada' },
    { who: 'here', name: 'Bo' },
  ],
};
const ALONE: Setup = { board: 'square', seats: [{ who: 'here' }, { who: { computer: 1 } }] };

let drawer: Drawer;
let games: GameStore;
beforeEach(() => {
  drawer = new Drawer();
  games = new GameStore(drawer);
});

function sit(setup: Setup): PlaySession {
  return new PlaySession(
    LocalMatch.open(setup, games, () => 1),
    thinker(),
  );
}

function thinker(): EngineClient {
  return new EngineClient(
    () => new LocalWorker(),
    () => 7,
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
    session.hover([1, 0]);
    expect(now(session).ghost?.cubes.map(([x, y]) => [x, y])).toContainEqual([1, 0]);
    session.choose([1, 0], 'mouse');
    expect(now(session).moves).toHaveLength(1);
    expect(now(session).hand).toBeNull();
    expect(now(session).table.toMove).toBe(2);
  });

  it('lays down under a finger and waits for a word', async () => {
    const session = sit(TWO);
    session.pick(1);
    session.choose([3, 3], 'touch');
    expect(now(session).laid).toBe(true);
    expect(now(session).moves).toHaveLength(0);
    session.hover([6, 6]);
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
    session.heard = (sound) => sounds.push(sound);
    await session.play('Ic2d2e2');
    session.pick(3);
    session.choose([2, 1], 'mouse');
    const { ghost, moves } = now(session);
    expect(ghost?.mv).toBeNull();
    expect(ghost?.refusal?.reason).toBe('illegal');
    expect(moves).toHaveLength(1);
    expect(sounds).toContain('refuse');
  });

  it('works with keys alone', async () => {
    const session = sit(TWO);
    session.pickNth(3);
    session.turn(2);
    for (let i = 0; i < 9; i++) session.move(-1, -1);
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
    expect(now(session).fits).toHaveLength(64);
  });
});

describe('a game', () => {
  it('ends with its path, and a rematch moves everybody on', async () => {
    const session = sit(TWO);
    const sounds: Sound[] = [];
    session.heard = (sound) => sounds.push(sound);
    for (const text of WIN) await session.play(text);
    const { table, position } = now(session);
    expect(table.outcome).toEqual({ kind: 'connected', team: 'yellow', faces: 8, points: 8 });
    expect(position.path?.faces).toHaveLength(8);
    expect(sounds.at(-1)).toBe('win');
    session.pick(0);
    expect(now(session).hand).toBeNull();
    await session.act('rematch');
    expect(now(session).moves).toHaveLength(0);
    expect(now(session).table.players.map(({ seat }) => seat)).toEqual([2, 1]);
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
    await session.play('Zz9');
    expect(now(session).denial?.reason).toBe('move');
    session.pick(0);
    expect(now(session).denial).toBeNull();
  });

  it('can be given up', async () => {
    const session = sit(TWO);
    await session.play('La1a2a3b3');
    await session.resign();
    expect(now(session).table.outcome).toEqual({ kind: 'resigned', winner: 'yellow' });
    expect(now(session).yourTurn).toBe(false);
  });

  it('is continued after a reload in the middle of it', async () => {
    const session = sit(TWO);
    for (const text of WIN.slice(0, 3)) await session.play(text);
    session.dispose();
    const last = LocalMatch.last(new GameStore(drawer));
    expect(last).not.toBeNull();
    const again = new PlaySession(last as LocalMatch, thinker());
    expect(now(again).moves.map(({ text }) => text)).toEqual(WIN.slice(0, 3));
    expect(now(again).table.players[0]?.name).toBe('Ada');
  });

  it('that cannot be read any more is put away', () => {
    drawer.setItem('caminos.game', '[{"at":1,"type":"opened","format":99}]');
    expect(LocalMatch.last(games)).toBeNull();
    expect(games.local).toBeNull();
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
    const ended = LocalWorker.ended;
    await session.takeback();
    expect(now(session).moves).toHaveLength(0);
    expect(now(session).thinking).toBeNull();
    expect(LocalWorker.ended).toBe(ended + 1);
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
    expect(ghost?.mv).toBe(hint?.mv);
    await session.place();
    expect(now(session).moves[0]?.text).toBe(hint?.mv);
  });

  it('that fails says so and lets the person go on', async () => {
    class Broken extends LocalWorker {
      override postMessage({ id }: Question): void {
        setTimeout(() => this.onmessage?.({ data: { id, failure: 'no wasm' } } as MessageEvent));
      }
    }
    const source = LocalMatch.open(ALONE, games, () => 1);
    const session = new PlaySession(
      source,
      new EngineClient(
        () => new Broken(),
        () => 1,
      ),
    );
    await session.play('La1a2a3b3');
    await until(session, ({ failed }) => failed);
    await session.takeback();
    expect(now(session).failed).toBe(false);
  });
});
