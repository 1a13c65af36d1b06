import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Table } from '../rules/caminos';
import { rulesForTests } from '../rules/for-tests';
import type { ClientMessage, Command, Event, ServerMessage, Setup } from '../wire/types';
import { RemoteMatch } from './remote-match';
import type { Clock, Socket } from './socket';

beforeAll(rulesForTests);

/** The server's end of a connection, led by the test. */
class End implements Socket {
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
}

/** A clock that the test turns. */
class Hands implements Clock {
  #now = 0;
  #calls: { at: number; call: () => void }[] = [];
  chance = () => 0.5;
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

const SETUP: Setup = { board: 'square', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }] };
const MOVE: Command = { do: 'move', text: 'La1a2a3b3', ply: 0 };

let ends: End[];
let hands: Hands;
let ids: number;
let events: Event[];
beforeEach(() => {
  ends = [];
  hands = new Hands();
  ids = 0;
  events = [
    Table.opening(SETUP, 1),
    { at: 2, type: 'claimed', player: 2, name: 'Bo' },
    { at: 3, type: 'moved', player: 1, move: 'La1a2a3b3' },
  ];
});

function join(): { source: RemoteMatch; end: End } {
  const connect = () => {
    const end = new End();
    ends.push(end);
    return end;
  };
  const source = new RemoteMatch({ game: 'game-one', token: 'a-secret-of-some-length' }, connect, hands, () => `command-${++ids}`);
  return { source, end: last() };
}

function last(): End {
  const end = ends.at(-1);
  if (!end) throw new Error('nobody connected');
  return end;
}

function welcome(end: End, count: number, since = 0): void {
  end.onopen?.();
  end.say({ type: 'welcome', version: 1, you: 'owner', events: count });
  if (count > since) end.say({ type: 'events', since, events: events.slice(since, count) });
}

function moves(source: RemoteMatch): number | undefined {
  return source.table?.game().ply;
}

describe('a match on the server', () => {
  it('is joined with the secret and told from its first event on', () => {
    const { source, end } = join();
    welcome(end, 2);
    expect(end.heard[0]).toMatchObject({ type: 'join', game: 'game-one', since: 0 });
    expect(source.contact).toBe('connected');
    expect(source.table?.view('owner').players[1]?.name).toBe('Bo');
  });

  it('asks only for what it missed after a loss', () => {
    const { source, end } = join();
    welcome(end, 2);
    end.onclose?.();
    expect(source.contact).toBe('lost');
    hands.pass(60_000);
    expect(ends.length).toBe(2);
    welcome(last(), 3, 2);
    expect(last().heard[0]).toMatchObject({ since: 2 });
    expect(moves(source)).toBe(1);
  });

  it('sends a command again under the same id until it is answered, and settles it once', async () => {
    const { source, end } = join();
    welcome(end, 2);
    const answer = source.act(MOVE);
    expect(end.heard.at(-1)).toEqual({ type: 'command', id: 'command-1', command: MOVE });
    end.onclose?.();
    hands.pass(60_000);
    welcome(last(), 2, 2);
    expect(last().heard.at(-1)).toEqual({ type: 'command', id: 'command-1', command: MOVE });
    last().say({ type: 'events', since: 2, id: 'command-1', events: events.slice(2) });
    last().say({ type: 'events', since: 2, id: 'command-1', events: events.slice(2) });
    expect(await answer).toBeNull();
    expect(moves(source)).toBe(1);
  });

  it('keeps a command that is given while nobody listens', async () => {
    const { source, end } = join();
    const answer = source.act(MOVE);
    expect(end.heard).toHaveLength(0);
    welcome(end, 2);
    expect(end.heard.at(-1)).toMatchObject({ type: 'command', id: 'command-1' });
    end.say({ type: 'refused', id: 'command-1', denial: { reason: 'not-seated' } });
    expect(await answer).toEqual({ reason: 'not-seated' });
    expect(moves(source)).toBe(0);
  });

  it('begins again where events are missing between', () => {
    const { source, end } = join();
    welcome(end, 1);
    end.say({ type: 'events', since: 2, events: events.slice(2) });
    expect(moves(source)).toBe(0);
    hands.pass(60_000);
    expect(ends.length).toBe(2);
    welcome(last(), 3, 1);
    expect(moves(source)).toBe(1);
  });

  it('becomes a player by claiming a seat', async () => {
    const { source, end } = join();
    end.onopen?.();
    end.say({ type: 'welcome', version: 1, you: 'spectator', events: 1 });
    end.say({ type: 'events', since: 0, events: events.slice(0, 1) });
    const answer = source.act({ do: 'claim', name: 'Bo' });
    end.say({ type: 'events', since: 1, id: 'command-1', events: events.slice(1, 2) });
    await answer;
    expect(source.role).toEqual({ player: 2 });
  });

  it('does not take the claim of another for its own', () => {
    const { source, end } = join();
    end.onopen?.();
    end.say({ type: 'welcome', version: 1, you: 'spectator', events: 1 });
    end.say({ type: 'events', since: 0, events: events.slice(0, 2) });
    expect(source.role).toBe('spectator');
  });

  it('says that there is no such game and gives up', () => {
    const { source, end } = join();
    end.onopen?.();
    end.say({ type: 'error', error: { kind: 'no-such-game' } });
    expect(source.contact).toBe('missing');
    hands.pass(600_000);
    expect(ends.length).toBe(1);
    expect(end.closed).toBe(true);
  });

  it('begins at the first event where the server knows less', () => {
    const { source, end } = join();
    welcome(end, 3);
    end.onclose?.();
    hands.pass(60_000);
    last().onopen?.();
    last().say({ type: 'error', error: { kind: 'ahead', events: 2 } });
    expect(source.table).toBeNull();
    hands.pass(60_000);
    expect(ends.length).toBe(3);
    welcome(last(), 2);
    expect(last().heard[0]).toMatchObject({ since: 0 });
    expect(moves(source)).toBe(0);
  });

  it('notices a connection that has gone quiet', () => {
    const { source, end } = join();
    welcome(end, 1);
    hands.pass(20_000);
    expect(end.heard.at(-1)).toEqual({ type: 'ping' });
    end.say({ type: 'pong' });
    hands.pass(19_000);
    expect(source.contact).toBe('connected');
    hands.pass(10_000);
    expect(source.contact).toBe('lost');
    expect(end.closed).toBe(true);
  });

  it('waits longer each time, and not at all when the network comes back', () => {
    const { source, end } = join();
    end.onclose?.();
    hands.pass(500);
    expect(ends.length).toBe(2);
    last().onclose?.();
    hands.pass(500);
    expect(ends.length).toBe(2);
    source.wake();
    expect(ends.length).toBe(3);
  });

  it('slows down when it is told to', () => {
    const { source, end } = join();
    welcome(end, 2);
    void source.act(MOVE);
    const before = end.heard.length;
    end.say({ type: 'error', error: { kind: 'too-fast' } });
    expect(end.heard.length).toBe(before);
    hands.pass(2_000);
    expect(end.heard.at(-1)).toMatchObject({ type: 'command', id: 'command-1' });
  });
});
