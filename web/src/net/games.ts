/** Opening a game on the server, and links to it. */
import type { Addresses, CreateGameError, Opened, MatchSetup } from '../wire/types';
import { isMessage } from './server-message';

/** Why a game was not opened. */
export type CreateGameFailure = CreateGameError | { error: 'offline' };

export async function createGame(setup: MatchSetup): Promise<Opened | CreateGameFailure> {
  let response: Response;
  try {
    response = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setup),
    });
  } catch {
    return { error: 'offline' };
  }
  // Something between here and the server may have answered in its place.
  const answer: unknown = await response.json().catch(() => null);
  return readOpened(answer) ?? { error: 'unavailable' };
}

const FAULTS: readonly string[] = ['malformed', 'setup', 'too-many', 'unavailable'] satisfies CreateGameError['error'][];

/** What the server answered, if it is an answer of this server. */
export function readOpened(answer: unknown): Opened | CreateGameError | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { game, token, error, message } = answer as Record<string, unknown>;
  if (typeof game === 'string' && typeof token === 'string') return { game, token };
  if (typeof error !== 'string' || !FAULTS.includes(error)) return null;
  if (error === 'setup' && !isMessage(message)) return null;
  return answer as CreateGameError;
}

/** Whether a host name means this device, so that nobody else can open it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Beginnings of links for other devices in the same network; none where they cannot be asked. */
export async function lanOrigins(): Promise<string[]> {
  try {
    const response = await fetch('/api/addresses');
    if (!response.ok) return [];
    const { origins } = (await response.json()) as Partial<Addresses>;
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
  } catch {
    return [];
  }
}

export function linkOf(game: string, origin: string): string {
  return `${origin}/g/${game}`;
}

/** The picture of a game's link, for the address by which the page came or another of the server's. */
export function qrOf(game: string, origin: string | null): string {
  const query = origin === null ? '' : `?origin=${encodeURIComponent(origin)}`;
  return `/api/games/${encodeURIComponent(game)}/qr.svg${query}`;
}
