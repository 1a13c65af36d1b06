import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { MatchState } from '../rules/match-state';
import { GameStore } from '../state/game-store';
import { MemoryStorage, StoredItems } from '../state/storage';
import type { Actor, ClientMessage, Command, Event, ServerMessage, MatchSetup } from '../wire/types';
import { Connection } from './connection';
import { RemoteMatch } from './remote-match';
import type { Clock, Socket } from './socket';

beforeAll(rulesForTests);

/** The server's end of a connection, led by the test. */
class ServerEnd implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly heard: ClientMessage[] = [];
  closed = false;
  send = (text: string) => void this.heard.push(JSON.parse(text) as ClientMessage);
  close = () => {
    this.closed = true;
  };
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(you: Actor, since: number, events: number, head = `head-${events}`): void {
    this.say({ type: 'welcome', game: GAME, you, since, events, head, now: 1 });
  }
  events(since: number, events: Event[], ids: string[] = []): void {
    this.say({ type: 'events', game: GAME, since, ids, head: `head-${since + events.length}`, events });
  }
}

/** A clock that the test turns. */
class TestClock implements Clock {
  #now = 0;
  #calls: { at: number; call: () => void }[] = [];
  chance = () => 0.5;
  now = () => this.#now;
  after(time: number, call: () => void): () => void {
    const entry = { at: this.#now + time, call };
    this.#calls.push(entry);
    return () => void (this.#calls = this.#calls.filter((other) => other !== entry));
  }
  pass(time: number): void {
    const end = this.#now + time;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#calls = this.#calls.filter((other) => other !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = end;
  }
}

const GAME = 'game-one';
const SETUP: MatchSetup = { board: 'square', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }] };
const MOVE: Command = { do: 'move', text: 'La1a2a3b3', ply: 0 };

let ends: ServerEnd[];
let clock: TestClock;
let connection: Connection;
let ids: number;
let events: Event[];
let games: GameStore;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ends = [];
  clock = new TestClock();
  ids = 0;
  games = new GameStore(new StoredItems(new MemoryStorage()));
  events = [
    MatchState.opening(SETUP, 1),
    { at: 2, type: 'claimed', player: 2, name: 'Bo' },
    { at: 3, type: 'moved', player: 1, move: 'La1a2a3b3' },
  ];
});

function join(): { match: RemoteMatch; end: ServerEnd } {
  const connect = () => {
    const end = new ServerEnd();
    ends.push(end);
    return end;
  };
  connection = new Connection(connect, clock);
  const match = new RemoteMatch(
    { game: GAME, token: 'a-secret-of-some-length' },
    games.pendingMove(GAME),
    connection,
    clock,
    () => `command-${++ids}`,
  );
  return { match, end: last() };
}

function last(): ServerEnd {
  const end = ends.at(-1);
  if (!end) throw new Error('nobody connected');
  return end;
}

function welcome(end: ServerEnd, count: number, since = 0): void {
  end.onopen?.();
  end.welcome('owner', since, count);
  if (count > since) end.events(since, events.slice(since, count));
}

function moves(match: RemoteMatch): number | undefined {
  return match.state.get().match?.game.ply;
}

describe('a match on the server', () => {
  it('is joined with the secret and read from its first event on', () => {
    const { match, end } = join();
    welcome(end, 2);
    expect(end.heard.slice(0, 2)).toMatchObject([{ type: 'hello' }, { type: 'join', game: GAME, since: 0 }]);
    expect(match.state.get().connection).toBe('connected');
    expect(match.state.get().match?.view('owner').players[1]?.name).toBe('Bo');
  });

  it('asks only for what it missed after a loss', () => {
    const { match, end } = join();
    welcome(end, 2);
    end.onclose?.();
    expect(match.state.get().connection).toBe('lost');
    clock.pass(60_000);
    expect(ends.length).toBe(2);
    welcome(last(), 3, 2);
    expect(last().heard[1]).toMatchObject({ since: 2, head: 'head-2' });
    expect(moves(match)).toBe(1);
  });

  it('asks for everything when it was welcomed onto another history of the same length', () => {
    const { match, end } = join();
    welcome(end, 2);
    end.onclose?.();
    clock.pass(60_000);
    last().onopen?.();
    last().welcome('owner', 2, 2, 'another-head');
    expect(last().heard.at(-1)).toMatchObject({ type: 'join', since: 0 });
    expect(last().heard.at(-1)).not.toHaveProperty('head');
    welcome(last(), 3);
    expect(moves(match)).toBe(1);
  });

  it('sends a command again under the same id until it is answered, and settles it once', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const answer = match.act(MOVE);
    expect(end.heard.at(-1)).toEqual({ type: 'command', game: GAME, id: 'command-1', command: MOVE });
    end.onclose?.();
    clock.pass(60_000);
    welcome(last(), 2, 2);
    expect(last().heard.at(-1)).toEqual({ type: 'command', game: GAME, id: 'command-1', command: MOVE });
    last().events(2, events.slice(2), ['command-1']);
    last().events(2, events.slice(2), ['command-1']);
    expect(await answer).toBeNull();
    expect(moves(match)).toBe(1);
  });

  it('sends a move that waited when the page was closed, and shows it meanwhile', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    match.dispose();
    const { match: again, end: now } = join();
    welcome(now, 2);
    expect(now.heard.at(-1)).toEqual({ type: 'command', game: GAME, id: 'command-1', command: MOVE });
    expect(again.state.get().pending).toBe(true);
    expect(moves(again)).toBe(1);
    now.events(2, events.slice(2), ['command-1']);
    expect(again.state.get().pending).toBe(false);
    expect(moves(again)).toBe(1);
    again.dispose();
    welcome(join().end, 3);
    expect(last().heard.filter(({ type }) => type === 'command')).toEqual([]);
  });

  it('forgets a stored move that was refused, or whose game is gone', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    end.say({ type: 'refused', game: GAME, id: 'command-1', refusal: { reason: 'not-seated' }, reasons: [] });
    expect(games.pendingMove(GAME).get()).toBeNull();
    void match.act(MOVE);
    expect(games.pendingMove(GAME).get()).toMatchObject({ id: 'command-2', command: MOVE });
    end.say({ type: 'error', game: GAME, error: { kind: 'no-such-game' } });
    expect(games.pendingMove(GAME).get()).toBeNull();
  });

  it('keeps a command that is given while nobody listens', async () => {
    const { match, end } = join();
    const answer = match.act(MOVE);
    expect(end.heard).toHaveLength(0);
    welcome(end, 2);
    expect(end.heard.at(-1)).toMatchObject({ type: 'command', id: 'command-1' });
    end.say({ type: 'refused', game: GAME, id: 'command-1', refusal: { reason: 'not-seated' }, reasons: [] });
    expect(await answer).toEqual({ refusal: { reason: 'not-seated' }, reasons: [] });
    expect(moves(match)).toBe(0);
  });

  it('begins again where events are missing between', () => {
    const { match, end } = join();
    welcome(end, 1);
    end.events(2, events.slice(2));
    expect(moves(match)).toBe(0);
    expect(end.heard.at(-1)).toMatchObject({ type: 'join', since: 1 });
    end.welcome('owner', 1, 3);
    end.events(1, events.slice(1));
    expect(moves(match)).toBe(1);
  });

  it('becomes a player by claiming a seat', async () => {
    const { match, end } = join();
    end.onopen?.();
    end.welcome('spectator', 0, 1);
    end.events(0, events.slice(0, 1));
    const answer = match.act({ do: 'claim', name: 'Bo' });
    end.events(1, events.slice(1, 2), ['command-1']);
    await answer;
    expect(match.state.get().role).toEqual({ player: 2 });
  });

  it('asks who it is when its seat was freed, and keeps its role when it was that of another', () => {
    const { match, end } = join();
    end.onopen?.();
    end.welcome({ player: 2 }, 0, 2);
    end.events(0, events.slice(0, 2));
    const joined = () => end.heard.filter(({ type }) => type === 'join').length;
    expect(joined()).toBe(1);
    end.events(2, [{ at: 3, type: 'seat-freed', player: 2 }]);
    expect(joined()).toBe(2);
    end.welcome('spectator', 3, 3);
    expect(match.state.get().role).toBe('spectator');
    end.events(3, [
      { at: 4, type: 'claimed', player: 2, name: 'Cy' },
      { at: 5, type: 'seat-freed', player: 2 },
    ]);
    expect(joined(), 'it has no seat to lose').toBe(2);
  });

  it('does not take the claim of another for its own', () => {
    const { match, end } = join();
    end.onopen?.();
    end.welcome('spectator', 0, 1);
    end.events(0, events.slice(0, 2));
    expect(match.state.get().role).toBe('spectator');
  });

  it('says that there is no such game and gives up', () => {
    const { match, end } = join();
    end.onopen?.();
    end.say({ type: 'error', game: GAME, error: { kind: 'no-such-game' } });
    expect(match.state.get().connection).toBe('missing');
    clock.pass(600_000);
    expect(ends.length).toBe(1);
    expect(end.closed).toBe(true);
  });

  it('begins at the first event where the server has another history', () => {
    const { match, end } = join();
    welcome(end, 3);
    end.onclose?.();
    clock.pass(60_000);
    last().onopen?.();
    expect(last().heard[1]).toMatchObject({ since: 3, head: 'head-3' });
    last().welcome('owner', 0, 2);
    expect(match.state.get().match).toBeNull();
    last().events(0, events.slice(0, 2));
    expect(moves(match)).toBe(0);
  });

  it('sends a command again that could not be executed', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    const before = end.heard.length;
    end.say({ type: 'unavailable', game: GAME, id: 'command-1' });
    expect(end.heard.length).toBe(before);
    clock.pass(2_000);
    expect(end.heard.at(-1)).toMatchObject({ type: 'command', id: 'command-1' });
  });

  it('shares its connection with another match', () => {
    const { match, end } = join();
    const other = new RemoteMatch(
      { game: 'game-two', token: 'a-secret-of-some-length' },
      games.pendingMove('game-two'),
      connection,
      clock,
      () => 'x',
    );
    welcome(end, 2);
    expect(end.heard.map((message) => ('game' in message ? message.game : message.type))).toEqual(['hello', GAME, 'game-two']);
    end.events(2, events.slice(2));
    expect(moves(match)).toBe(1);
    expect(other.state.get().match).toBeNull();
    other.dispose();
    expect(end.closed).toBe(false);
    match.dispose();
    expect(end.closed).toBe(true);
  });

  it('notices a connection that has gone quiet', () => {
    const { match, end } = join();
    welcome(end, 1);
    clock.pass(20_000);
    expect(end.heard.at(-1)).toEqual({ type: 'ping' });
    end.say({ type: 'pong' });
    clock.pass(19_000);
    expect(match.state.get().connection).toBe('connected');
    clock.pass(10_000);
    expect(match.state.get().connection).toBe('lost');
    expect(end.closed).toBe(true);
  });

  it('asks after a command sooner, since an answer is due', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    clock.pass(3_000);
    expect(end.heard.at(-1)).toEqual({ type: 'ping' });
    clock.pass(5_000);
    expect(match.state.get().connection).toBe('lost');
    expect(match.state.get().pending).toBe(true);
    expect(moves(match)).toBe(1);
  });

  it('is lost at once when the device loses its network', () => {
    const { match, end } = join();
    welcome(end, 1);
    connection.offline();
    expect(match.state.get().connection).toBe('lost');
    expect(end.closed).toBe(true);
    connection.wake();
    expect(ends.length).toBe(2);
  });

  it('waits longer each time, and not at all when the network comes back', () => {
    const { end } = join();
    end.onclose?.();
    clock.pass(500);
    expect(ends.length).toBe(2);
    last().onclose?.();
    clock.pass(500);
    expect(ends.length).toBe(2);
    connection.wake();
    expect(ends.length).toBe(3);
  });

  it('slows down when it is asked to', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    const before = end.heard.length;
    end.say({ type: 'error', error: { kind: 'too-fast' } });
    expect(end.heard.length).toBe(before);
    clock.pass(2_000);
    expect(end.heard.at(-1)).toMatchObject({ type: 'command', id: 'command-1' });
  });

  it('starts from the first event when one of a batch is impossible, with nothing of the batch applied', () => {
    const { match, end } = join();
    welcome(end, 2);
    const [, , moved] = events;
    if (!moved) throw new Error('there is a move');
    end.events(2, [moved, moved]);
    expect(match.state.get().connection).toBe('lost');
    clock.pass(60_000);
    last().onopen?.();
    expect(last().heard[1]).toMatchObject({ since: 0 });
    last().welcome('owner', 0, 3);
    last().events(0, events);
    expect(moves(match)).toBe(1);
  });

  it('gives up where the history never makes a match', () => {
    const { match } = join();
    for (let i = 0; i < 3; i++) {
      last().onopen?.();
      last().welcome('owner', 0, 1);
      last().events(0, [{ at: 1, type: 'next-begun' }]);
      clock.pass(60_000);
    }
    expect(match.state.get().connection).toBe('outdated');
    expect(ends).toHaveLength(3);
  });

  it.each([
    'no JSON',
    '{}',
    '[]',
    'null',
    '{"type":"toString"}',
    '{"type":"news"}',
    '{"type":"welcome","game":"game-one","you":"king","since":0,"events":1,"head":"h","now":1}',
    '{"type":"events","game":"game-one","since":-1,"ids":[],"head":"x","events":[]}',
    '{"type":"events","game":"game-one","since":2,"ids":[],"head":"x","events":[null]}',
    '{"type":"events","game":"game-one","since":2,"ids":[],"head":"x","events":[{"type":"moved","player":"nobody"}]}',
    '{"type":"refused","game":"game-one","id":"command-1"}',
    '{"type":"presence","game":"game-one","owner":true,"players":[9]}',
    '{"type":"error"}',
  ])('joins again from the start after %s', (text) => {
    const { match, end } = join();
    welcome(end, 2);
    end.onmessage?.({ data: text });
    expect(console.error).toHaveBeenCalled();
    expect(end.closed).toBe(true);
    clock.pass(60_000);
    welcome(last(), 3);
    expect(last().heard[1]).toMatchObject({ since: 0 });
    expect(match.state.get().connection).toBe('connected');
    expect(moves(match)).toBe(1);
  });

  it('settles what waits for an answer when it is left or ends', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const answers = [match.act(MOVE), match.act({ do: 'rematch' })];
    match.dispose();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(end.closed).toBe(true);

    const other = join();
    const answer = other.match.act(MOVE);
    other.end.onopen?.();
    other.end.say({ type: 'error', game: GAME, error: { kind: 'no-such-game' } });
    expect(await answer).toBeNull();
    expect(await other.match.act(MOVE)).toBeNull();
  });
});

describe('an own move', () => {
  it('is shown at once and confirmed later, without a change of what is shown', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const answer = match.act(MOVE);
    expect(match.state.get().pending).toBe(true);
    expect(moves(match)).toBe(1);
    end.events(2, events.slice(2), ['command-1']);
    expect(await answer).toBeNull();
    expect(match.state.get().pending).toBe(false);
    expect(moves(match)).toBe(1);
  });

  it('is sent once, however often it is clicked', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const answers = [match.act(MOVE), match.act(MOVE), match.act({ ...MOVE, text: 'Lb1b2b3c3' } as Command)];
    expect(end.heard.filter(({ type }) => type === 'command')).toHaveLength(1);
    end.events(2, events.slice(2), ['command-1']);
    expect(await Promise.all(answers)).toEqual([null, null, null]);
  });

  it('is taken off the board again when the server refuses it', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const answer = match.act(MOVE);
    const why = { refusal: { reason: 'late' as const, then: 0, now: 1 }, reasons: [{ id: 'command-late', args: [] }] };
    end.say({ type: 'refused', game: GAME, id: 'command-1', ...why });
    expect(await answer).toEqual(why);
    expect(match.state.get().pending).toBe(false);
    expect(moves(match)).toBe(0);
  });

  it('stays shown over a lost connection and over events of others', () => {
    const { match, end } = join();
    welcome(end, 2);
    void match.act(MOVE);
    end.events(2, [{ at: 3, type: 'named', player: 2, name: 'Bea' }]);
    expect(moves(match)).toBe(1);
    expect(match.state.get().match?.view('owner').players[1]?.name).toBe('Bea');
    end.onclose?.();
    expect(match.state.get()).toMatchObject({ connection: 'lost', pending: true });
    expect(moves(match)).toBe(1);
  });

  it('that breaks a rule is refused without asking the server', async () => {
    const { match, end } = join();
    welcome(end, 2);
    const before = end.heard.length;
    expect(await match.act({ do: 'move', text: 'La1a2a3a4', ply: 0 })).toMatchObject({ refusal: { reason: 'illegal' } });
    expect(end.heard).toHaveLength(before);
    expect(match.state.get().pending).toBe(false);
  });
});
