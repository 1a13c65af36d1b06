/**
 * A match on the server. Commands wait in a queue under their ids until they are answered, over
 * lost connections too; the server answers an id that it knows again and does nothing twice. Events
 * are counted, and after a loss only those are asked for that were missed.
 */
import { Table } from '../rules/caminos';
import type { ConnectionStatus, Presence, Match } from '../state/match';
import {
  VERSION,
  type ClientMessage,
  type Command,
  type Denial,
  type Event,
  type ServerError,
  type Role,
  type ServerMessage,
} from '../wire/types';
import type { Clock, Socket } from './socket';

/** How long a quiet connection is believed, and how long an answer to a ping may take. */
const QUIET = 20_000;
const ANSWER = 8_000;
/** The first and the longest wait before another try. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After being told to slow down. */
const SLOWER = 1_500;

interface Waiting {
  command: Command;
  settle: (denial: Denial | null) => void;
}

export interface Place {
  game: string;
  token: string;
}

export class RemoteMatch implements Match {
  table: Table | null = null;
  role: Role = 'spectator';
  contact: ConnectionStatus = 'connecting';
  presence: Presence | null = null;
  readonly computer = 'server';
  changed = () => {};
  readonly #place: Place;
  readonly #connect: () => Socket;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #waiting = new Map<string, Waiting>();
  #wire: Socket | null = null;
  #joined = false;
  #known = 0;
  #tries = 0;
  #cancel: (() => void) | null = null;
  #ended = false;

  constructor(place: Place, connect: () => Socket, clock: Clock, newId: () => string) {
    this.#place = place;
    this.#connect = connect;
    this.#clock = clock;
    this.#newId = newId;
    this.#open();
  }

  act(command: Command): Promise<Denial | null> {
    return new Promise((settle) => {
      const id = this.#newId();
      this.#waiting.set(id, { command, settle });
      if (this.#joined) this.#say({ type: 'command', id, command });
    });
  }

  /** The network or the page has come back: no need to wait any longer. */
  wake(): void {
    if (this.#ended) return;
    if (!this.#wire) this.#open();
    else if (this.#joined) this.#ping();
  }

  dispose(): void {
    this.changed = () => {};
    this.#end();
    this.table?.free();
    this.table = null;
  }

  #open(): void {
    this.#rest();
    const wire = this.#connect();
    this.#wire = wire;
    wire.onopen = () => {
      const { game, token } = this.#place;
      this.#say({ type: 'join', version: VERSION, game, token, since: this.#known });
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (this.#joined) this.#listen();
    switch (message.type) {
      case 'welcome':
        this.#joined = true;
        this.#tries = 0;
        this.role = message.you;
        this.#turn('connected');
        this.#listen();
        for (const [id, { command }] of this.#waiting) this.#say({ type: 'command', id, command });
        break;
      case 'events':
        this.#happened(message.since, message.events, message.id);
        break;
      case 'refused':
        this.#settle(message.id, message.denial);
        break;
      case 'presence':
        this.presence = { owner: message.owner, players: message.players };
        this.changed();
        break;
      case 'pong':
        break;
      case 'error':
        this.#wrong(message.error);
        break;
    }
  }

  #happened(since: number, events: Event[], id: string | undefined): void {
    // A gap means that something was lost on the way: ask again from what is known.
    if (since > this.#known) return this.#lost();
    const fresh = events.slice(this.#known - since);
    if (fresh.length > 0) {
      if (this.table) for (const event of fresh) this.table.apply(event);
      else this.table = new Table(fresh);
      this.#known += fresh.length;
    }
    if (id !== undefined && this.#waiting.has(id)) {
      for (const event of events) if (event.type === 'claimed') this.role = { player: event.player };
    }
    if (fresh.length > 0) this.changed();
    if (id !== undefined) this.#settle(id, null);
  }

  #settle(id: string, denial: Denial | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(denial);
  }

  #wrong(fault: ServerError): void {
    switch (fault.kind) {
      case 'no-such-game':
        this.#end();
        return this.#turn('missing');
      case 'version':
        this.#end();
        return this.#turn('outdated');
      case 'ahead':
        // The server knows less than we do: what it has is the truth.
        this.table?.free();
        this.table = null;
        this.#known = 0;
        return this.#lost();
      case 'too-fast':
        this.#rest();
        this.#cancel = this.#clock.after(SLOWER, () => {
          this.#listen();
          for (const [id, { command }] of this.#waiting) this.#say({ type: 'command', id, command });
        });
        return;
      case 'malformed':
      case 'unexpected':
        console.error(`the server did not understand: ${JSON.stringify(fault)}`);
        return this.#lost();
      case 'too-slow':
      case 'too-many':
      case 'unavailable':
      case 'closing':
        return this.#lost();
    }
  }

  /** Tries again, later each time. */
  #lost(): void {
    this.#hangUp();
    if (this.#ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + this.#clock.chance() / 2);
    this.#tries++;
    this.#cancel = this.#clock.after(wait, () => this.#open());
    this.#turn(this.contact === 'connecting' && this.#tries < 3 ? 'connecting' : 'lost');
  }

  /** After a while without a word, asks whether anybody is there. */
  #listen(): void {
    this.#rest();
    this.#cancel = this.#clock.after(QUIET, () => this.#ping());
  }

  #ping(): void {
    this.#say({ type: 'ping' });
    this.#rest();
    this.#cancel = this.#clock.after(ANSWER, () => this.#lost());
  }

  #rest(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #hangUp(): void {
    this.#rest();
    this.#joined = false;
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #end(): void {
    this.#ended = true;
    this.#hangUp();
  }

  #turn(contact: ConnectionStatus): void {
    if (this.contact === contact) return;
    this.contact = contact;
    this.changed();
  }
}
