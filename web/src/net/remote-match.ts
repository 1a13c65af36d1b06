/**
 * A match on the server. Commands wait under their ids until they are answered, over lost connections
 * too; the server answers an id that it knows again and does nothing twice. Own moves are shown at
 * once on a copy of the match, and taken off it again if the server refuses them. They are stored
 * while they wait, so that the page may be closed.
 */
import type { Refused } from '../rules/game';
import { MatchState } from '../rules/match-state';
import { ClockOffset } from '../state/clock-offset';
import type { LinkKey, PendingMoveStore } from '../state/game-store';
import type { ConnectionStatus, Match, MatchSnapshot } from '../state/match';
import { Store } from '../state/store';
import type { ClientMessage, Command, Event } from '../wire/types';
import type { Connection, ServerStatus, Subscription, Topic, TopicMessage } from './connection';
import { MalformedMessage } from './server-message';
import type { Clock } from './socket';

/** So many histories in a row that cannot be read mean that the page is too old for them. */
const UNREADABLE_LIMIT = 3;

/** After a command could not be executed. */
const SEND_AGAIN = 1_000;

interface Waiting {
  command: Command;
  /** When it was first sent, by the clock of this device. */
  sent: number;
  answer: Promise<Refused | null>;
  settle: (refused: Refused | null) => void;
}

export class RemoteMatch implements Match, Topic {
  readonly state = new Store<MatchSnapshot>({ connection: 'connecting', role: 'spectator', presence: null, match: null, pending: false });
  readonly id: string;
  readonly #token: string;
  readonly #pendingMove: PendingMoveStore;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #offset = new ClockOffset();
  readonly #waiting = new Map<string, Waiting>();
  readonly #subscription: Subscription;
  readonly #unsubscribe: () => void;
  /** What the server has said, and how many events that was. */
  #confirmed: MatchState | null = null;
  #known = 0;
  /** The hash of the history up to the last of them, as the server wants it back. */
  #head: string | undefined;
  /** The same with own moves that wait for an answer. */
  #expected: MatchState | null = null;
  #unreadable = 0;
  #ended = false;

  constructor(key: LinkKey, pendingMove: PendingMoveStore, connection: Connection, clock: Clock, newId: () => string) {
    this.id = key.game;
    this.#token = key.token;
    this.#pendingMove = pendingMove;
    const before = pendingMove.get();
    if (before) this.#wait(before.id, before.command, before.sent);
    this.#clock = clock;
    this.#newId = newId;
    this.#subscription = connection.subscribe(this);
    this.#unsubscribe = connection.status.subscribe((status) => this.#connected(status));
  }

  act(command: Command): Promise<Refused | null> {
    if (this.#ended) return Promise.resolve(null);
    const known = [...this.#waiting.values()].find((waiting) => isSame(waiting.command, command));
    if (known) return known.answer;
    const refused = this.#foreseen(command);
    if (refused) return Promise.resolve(refused);
    const id = this.#newId();
    const sent = this.#clock.now();
    if (command.do === 'move') this.#pendingMove.put({ id, command, sent });
    const answer = this.#wait(id, command, sent);
    this.#send(id, command);
    if (command.do === 'move') this.#show({});
    return answer;
  }

  now(): number {
    return this.#clock.now() + this.#offset.value;
  }

  dispose(): void {
    this.#end();
    this.#unsubscribe();
    this.#expected?.free();
    this.#confirmed?.free();
  }

  // As a topic of the connection.

  join(): ClientMessage {
    const head = this.#head === undefined ? {} : { head: this.#head };
    return { type: 'join', game: this.id, token: this.#token, since: this.#known, ...head };
  }

  receive(message: TopicMessage): void {
    switch (message.type) {
      case 'welcome':
        // The server has another history, such as one from a backup.
        if (message.since < this.#known) this.reset();
        else if (message.since === message.events && message.head !== this.#head) {
          this.reset();
          return this.#subscription.rejoin();
        }
        this.#offset.arrived(message.now, this.#clock.now());
        return this.#show({ role: message.you });
      case 'events':
        return this.#apply(message);
      case 'unavailable':
        return this.#sendLater(message.id);
      case 'refused':
        return this.#settle(message.id, { refusal: message.refusal, reasons: message.reasons });
      case 'presence':
        return this.#show({ presence: { owner: message.owner, players: message.players } });
    }
  }

  resend(): void {
    for (const [id, { command }] of this.#waiting) this.#send(id, command);
  }

  reset(): void {
    this.#confirmed?.free();
    this.#confirmed = null;
    this.#known = 0;
    this.#head = undefined;
    this.#show({});
  }

  missing(): void {
    for (const id of this.#waiting.keys()) this.#pendingMove.remove(id);
    this.#end('missing');
  }

  // Inside.

  #connected(status: ServerStatus): void {
    if (status === 'outdated') this.#end('outdated');
    else if (status !== 'closed') this.#set({ connection: status });
  }

  #wait(id: string, command: Command, sent: number): Promise<Refused | null> {
    let settle: Waiting['settle'] = () => {};
    const answer = new Promise<Refused | null>((resolve) => (settle = resolve));
    this.#waiting.set(id, { command, sent, answer, settle });
    return answer;
  }

  #send(id: string, command: Command): void {
    this.#subscription.send({ type: 'command', game: this.id, id, command });
  }

  /** The server could not execute a command now. */
  #sendLater(id: string): void {
    this.#clock.after(SEND_AGAIN, () => {
      const waiting = this.#waiting.get(id);
      if (waiting) this.#send(id, waiting.command);
    });
  }

  /** Applies a batch of events, all or none. */
  #apply({ since, events, ids, head }: Extract<TopicMessage, { type: 'events' }>): void {
    if (since > this.#known) return this.#subscription.rejoin();
    const fresh = events.slice(this.#known - since);
    if (fresh.length > 0) {
      this.#read(fresh);
      this.#head = head;
    }
    this.#learnTime(events, ids);
    const own = ids.filter((id) => this.#waiting.has(id));
    const claimed = own.length > 0 ? events.find((event) => event.type === 'claimed') : undefined;
    for (const id of own) this.#settle(id, null, claimed && { role: { player: claimed.player } });
    if (own.length === 0 && fresh.length > 0) this.#show({});
    if (fresh.some((event) => this.#losesSeat(event))) this.#subscription.rejoin();
  }

  /** Whether the seat of the person here was opened again. Whether it is theirs once more, the server says when it is joined. */
  #losesSeat(event: Event): boolean {
    const { role } = this.state.get();
    return event.type === 'seat-freed' && typeof role === 'object' && event.player === role.player;
  }

  #learnTime(events: Event[], ids: string[]): void {
    const at = events.at(-1)?.at;
    if (at === undefined) return;
    const last = ids.at(-1);
    const sent = last === undefined ? undefined : this.#waiting.get(last)?.sent;
    const now = this.#clock.now();
    if (sent === undefined) this.#offset.arrived(at, now);
    else this.#offset.answered(sent, at, now);
  }

  #read(events: Event[]): void {
    try {
      if (this.#confirmed) this.#confirmed.apply(events);
      else this.#confirmed = MatchState.fromEvents(events);
    } catch (error) {
      if (++this.#unreadable >= UNREADABLE_LIMIT) this.#end('outdated');
      throw new MalformedMessage(`events that make no match: ${String(error)}`);
    }
    this.#unreadable = 0;
    this.#known += events.length;
  }

  #settle(id: string, refused: Refused | null, change: Partial<MatchSnapshot> = {}): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#pendingMove.remove(id);
    this.#show(change);
    waiting?.settle(refused);
  }

  /** What the rules say already here: nothing, if the server has to say it. */
  #foreseen(command: Command): Refused | null {
    const { match, role } = this.state.get();
    if (command.do !== 'move' || !match) return null;
    const copy = match.copy();
    // The server says whether the time is over; the rules take no time before the last event.
    const answer = copy.act(role, command, 0);
    copy.free();
    return 'refusal' in answer ? answer : null;
  }

  /** Shows the match as the server has it, with the moves that wait for an answer. */
  #show(change: Partial<MatchSnapshot>): void {
    const before = this.#expected;
    this.#expected = this.#expect(change.role ?? this.state.get().role);
    this.#set({ ...change, match: this.#expected ?? this.#confirmed, pending: this.#expected !== null });
    before?.free();
  }

  #expect(role: MatchSnapshot['role']): MatchState | null {
    const moves = [...this.#waiting.values()].filter(({ command }) => command.do === 'move');
    if (!this.#confirmed || moves.length === 0) return null;
    const copy = this.#confirmed.copy();
    const deadline = copy.view(role).clock?.deadline ?? Infinity;
    const now = Math.min(this.now(), deadline - 1);
    for (const { command } of moves) {
      if ('refusal' in copy.act(role, command, now)) {
        copy.free();
        return null;
      }
    }
    return copy;
  }

  #set(change: Partial<MatchSnapshot>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  /** Nothing more comes of this match here. Whoever waits for an answer waits no longer. */
  #end(connection?: ConnectionStatus): void {
    if (this.#ended) return;
    this.#ended = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#subscription.unsubscribe();
    if (connection) this.#show({ connection });
    for (const { settle } of waiting) settle(null);
  }
}

/** Whether a command would only repeat another: a second click must not play twice. */
function isSame(a: Command, b: Command): boolean {
  if (a.do === 'move' && b.do === 'move') return a.ply === b.ply;
  return JSON.stringify(a) === JSON.stringify(b);
}
