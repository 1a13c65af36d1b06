/**
 * A connection to the server: one socket that is opened again when it is lost, later each time, and
 * asked now and then whether it still lives. What is said over it belongs to topics, such as games.
 */
import { Store } from '../state/store';
import { VERSION } from '../wire/constants';
import type { ClientMessage, ServerError, ServerMessage } from '../wire/types';
import { MalformedMessage, readServerMessage } from './server-message';
import type { Clock, Socket } from './socket';

/** How long a quiet connection is believed, and how long an answer to a ping may take. */
const QUIET = 20_000;
const ANSWER = 5_000;
/** The same where an answer to a command is due. */
const QUIET_AFTER_COMMAND = 3_000;
/** The waits before another try, in milliseconds: each is twice the one before. */
export interface RetryWaits {
  first: number;
  longest: number;
}

const RETRY_WAITS: RetryWaits = { first: 400, longest: 15_000 };
/** After the server asked to slow down. */
const SLOWER = 1_500;

export type ServerStatus =
  | 'connecting'
  | 'connected'
  /** Was connected, or could not connect for a while, and tries again. */
  | 'lost'
  /** The page is older or newer than the server. */
  | 'outdated'
  | 'closed';

/** What a topic receives: everything but what concerns the connection alone. */
export type TopicMessage = Exclude<ServerMessage, { type: 'pong' } | { type: 'error' }>;

/** Whoever listens to a topic, such as a match. */
export interface Topic {
  /** What messages about it name. */
  readonly id: string;
  /** What asks for the topic; said on every new socket. */
  join(): ClientMessage;
  /** Throws `MalformedMessage` where a message makes no sense: the topic is then reset and joined again. */
  receive(message: TopicMessage): void;
  /** Says everything again that has not been answered. */
  resend(): void;
  /** Forgets what is known, to be sent it from the start. */
  reset(): void;
  /** There is no such topic on the server. */
  missing(): void;
}

export interface Subscription {
  /** Says something about the topic, if it is joined; else `resend` will be called. */
  send(message: ClientMessage): void;
  /** Joins again, since something was lost on the way. */
  rejoin(): void;
  unsubscribe(): void;
}

interface Joining {
  topic: Topic;
  joined: boolean;
}

export class Connection {
  readonly status = new Store<ServerStatus>('connecting');
  readonly #connect: () => Socket;
  readonly #clock: Clock;
  readonly #waits: RetryWaits;
  readonly #topics = new Map<string, Joining>();
  #socket: Socket | null = null;
  #open = false;
  #tries = 0;
  #cancelTimer: (() => void) | null = null;

  constructor(connect: () => Socket, clock: Clock, waits: RetryWaits = RETRY_WAITS) {
    this.#waits = waits;
    this.#connect = connect;
    this.#clock = clock;
  }

  /** Joins a topic; the first one opens the socket, and without any it is closed. */
  subscribe(topic: Topic): Subscription {
    const joining = { topic, joined: false };
    this.#topics.set(topic.id, joining);
    if (this.status.get() === 'closed') this.status.set('connecting');
    if (!this.#socket) this.#openSocket();
    else if (this.#open) this.#send(topic.join());
    return {
      send: (message) => {
        if (!joining.joined) return;
        this.#send(message);
        this.#setTimer(QUIET_AFTER_COMMAND, () => this.#ping());
      },
      rejoin: () => this.#rejoin(joining),
      unsubscribe: () => {
        if (this.#topics.get(topic.id) !== joining) return;
        this.#topics.delete(topic.id);
        if (this.#topics.size === 0) this.close();
        else if (joining.joined) this.#send({ type: 'leave', game: topic.id });
      },
    };
  }

  /** The network or the page has come back: no need to wait any longer. */
  wake(): void {
    if (this.#isOver) return;
    if (!this.#socket) this.#openSocket();
    else if (this.#open) this.#ping();
  }

  /** The device has lost its network: the socket is of no use any more, whatever it seems to be. */
  offline(): void {
    if (!this.#isOver && this.#socket) this.#retry();
  }

  close(): void {
    this.#end('closed');
  }

  get #isOver(): boolean {
    const status = this.status.get();
    return status === 'closed' || status === 'outdated';
  }

  #openSocket(): void {
    this.#stopTimer();
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#open = true;
      this.#send({ type: 'hello', version: VERSION });
      for (const { topic } of this.#topics.values()) this.#send(topic.join());
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry();
    };
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    let joining: Joining | undefined;
    try {
      const message = readServerMessage(data);
      this.#expectMore();
      if (message.type === 'pong') return;
      joining = message.game === undefined ? undefined : this.#topics.get(message.game);
      if (message.type === 'error') return this.#fault(message.error, joining);
      if (!joining) return;
      joining.topic.receive(message);
      if (message.type !== 'welcome') return;
      this.#tries = 0;
      joining.joined = true;
      this.status.set('connected');
      joining.topic.resend();
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error;
      // Whatever went wrong, the server's history from its start is the truth.
      console.error(error);
      for (const { topic } of joining ? [joining] : this.#topics.values()) topic.reset();
      this.#retry();
    }
  }

  #fault(fault: ServerError, joining: Joining | undefined): void {
    switch (fault.kind) {
      case 'no-such-game':
        return joining?.topic.missing();
      case 'version':
        return this.#end('outdated');
      case 'too-fast':
        this.#setTimer(SLOWER, () => {
          this.#expectMore();
          for (const { topic } of this.#topics.values()) topic.resend();
        });
        return;
      case 'malformed':
      case 'unexpected':
        console.error(`the server did not understand: ${JSON.stringify(fault)}`);
        return this.#retry();
      case 'too-many':
      case 'unavailable':
      case 'closing':
        return this.#retry();
    }
    // Of a newer server.
    console.error(`unknown fault: ${JSON.stringify(fault)}`);
    this.#retry();
  }

  #rejoin(joining: Joining): void {
    joining.joined = false;
    if (this.#open) this.#send(joining.topic.join());
  }

  /** Tries again, later each time. */
  #retry(): void {
    this.#hangUp();
    if (this.#isOver) return;
    const wait = Math.min(this.#waits.longest, this.#waits.first * 2 ** this.#tries) * (0.75 + this.#clock.chance() / 2);
    this.#tries++;
    this.#setTimer(wait, () => this.#openSocket());
    this.status.set(this.status.get() === 'connecting' && this.#tries < 3 ? 'connecting' : 'lost');
  }

  /** After a while without a word, asks whether anybody is there. */
  #expectMore(): void {
    this.#setTimer(QUIET, () => this.#ping());
  }

  #ping(): void {
    this.#send({ type: 'ping' });
    this.#setTimer(ANSWER, () => this.#retry());
  }

  #setTimer(time: number, call: () => void): void {
    this.#stopTimer();
    this.#cancelTimer = this.#clock.after(time, call);
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #hangUp(): void {
    this.#stopTimer();
    this.#open = false;
    for (const joining of this.#topics.values()) joining.joined = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #end(status: 'closed' | 'outdated'): void {
    if (this.#isOver) return;
    this.status.set(status);
    this.#hangUp();
  }
}
