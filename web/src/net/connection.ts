/**
 * A connection to the server: one socket that is opened again when it is lost, later each time, and
 * asked now and then whether it still lives. What is said over it belongs to topics.
 */
import { Store } from '../state/store';
import type { ClientMessage, ServerError, ServerMessage } from '../wire/types';
import { MalformedMessage, readServerMessage } from './server-message';
import type { Clock, Socket } from './socket';

/** How long a quiet connection is believed, and how long an answer to a ping may take. */
const QUIET = 20_000;
const ANSWER = 8_000;
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

export class Connection {
  readonly status = new Store<ServerStatus>('connecting');
  readonly #connect: () => Socket;
  readonly #clock: Clock;
  readonly #waits: RetryWaits;
  /** Version 1 of the protocol has one topic a socket; messages of version 2 name theirs. */
  #topic: Topic | null = null;
  #socket: Socket | null = null;
  #joined = false;
  #tries = 0;
  #cancelTimer: (() => void) | null = null;

  constructor(connect: () => Socket, clock: Clock, waits: RetryWaits = RETRY_WAITS) {
    this.#waits = waits;
    this.#connect = connect;
    this.#clock = clock;
  }

  /** Joins a topic; the first one opens the socket. */
  subscribe(topic: Topic): Subscription {
    if (this.#topic) throw new Error('this version of the protocol has one topic a connection');
    this.#topic = topic;
    this.#open();
    return {
      send: (message) => {
        if (this.#joined && this.#topic === topic) this.#send(message);
      },
      rejoin: () => this.#retry(),
      unsubscribe: () => {
        if (this.#topic === topic) this.close();
      },
    };
  }

  /** The network or the page has come back: no need to wait any longer. */
  wake(): void {
    if (this.#isOver) return;
    if (!this.#socket) this.#open();
    else if (this.#joined) this.#ping();
  }

  close(): void {
    this.#end('closed');
  }

  get #isOver(): boolean {
    const status = this.status.get();
    return status === 'closed' || status === 'outdated' || !this.#topic;
  }

  #open(): void {
    this.#stopTimer();
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket && this.#topic) this.#send(this.#topic.join());
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
    try {
      const message = readServerMessage(data);
      if (message.type === 'error') return this.#fault(message.error);
      if (message.type === 'welcome') {
        this.#joined = true;
        this.#tries = 0;
      }
      if (this.#joined) this.#expectMore();
      if (message.type !== 'pong') this.#topic?.receive(message);
      if (message.type !== 'welcome') return;
      this.status.set('connected');
      this.#topic?.resend();
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error;
      // Whatever went wrong, the server's history from its start is the truth.
      console.error(error);
      this.#topic?.reset();
      this.#retry();
    }
  }

  #fault(fault: ServerError): void {
    switch (fault.kind) {
      case 'no-such-game':
        this.#topic?.missing();
        return this.#end('closed');
      case 'version':
        return this.#end('outdated');
      case 'ahead':
        // The server knows less than we do.
        this.#topic?.reset();
        return this.#retry();
      case 'too-fast':
        this.#setTimer(SLOWER, () => {
          this.#expectMore();
          this.#topic?.resend();
        });
        return;
      case 'malformed':
      case 'unexpected':
        console.error(`the server did not understand: ${JSON.stringify(fault)}`);
        return this.#retry();
      case 'too-slow':
      case 'too-many':
      case 'unavailable':
      case 'closing':
        return this.#retry();
    }
    // Of a newer server.
    console.error(`unknown fault: ${JSON.stringify(fault)}`);
    this.#retry();
  }

  /** Tries again, later each time. */
  #retry(): void {
    this.#hangUp();
    if (this.#isOver) return;
    const wait = Math.min(this.#waits.longest, this.#waits.first * 2 ** this.#tries) * (0.75 + this.#clock.chance() / 2);
    this.#tries++;
    this.#setTimer(wait, () => this.#open());
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
    this.#joined = false;
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
