/** Opening a table on the server, and the ways to it. */
import type { Addresses, Opened, OpenError, Setup } from '../wire/types';

/** Why a table was not opened. */
export type OpenFailure = OpenError | { error: 'offline' };

export async function openGame(setup: Setup): Promise<Opened | OpenFailure> {
  try {
    const response = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setup),
    });
    return (await response.json()) as Opened | OpenError;
  } catch {
    return { error: 'offline' };
  }
}

/** Beginnings of links for other devices in the same network; none where they cannot be asked. */
export async function lanOrigins(): Promise<string[]> {
  try {
    const response = await fetch('/api/addresses');
    return response.ok ? ((await response.json()) as Addresses).origins : [];
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
