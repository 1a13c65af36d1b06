/** The part of a web socket that is needed, so that tests can be the other end. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Time as the connection sees it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds, unless it is cancelled. */
  after(time: number, call: () => void): () => void;
  /** From 0 to 1: clients that lost a server together do not come back together. */
  chance(): number;
}

export const browserClock: Clock = {
  now: Date.now,
  after(time, call) {
    const timer = setTimeout(call, time);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export function openSocket(): Socket {
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`) as unknown as Socket;
}

/** A random id of 144 bits in letters that need no escaping. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
