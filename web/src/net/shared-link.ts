/**
 * Addresses that show a game to somebody else. The game is in the query: what follows a `#` never reaches a server, which draws a
 * picture of the game beside the link.
 */
const QUERY = 'g';

/** A path with a game in its query. */
export function withGame(path: string, game: string): string {
  return `${path}?${QUERY}=${game}`;
}

/** The game in a query. */
export function gameIn(search: string): string | null {
  return new URLSearchParams(search).get(QUERY);
}

/** A query without its game, for other screens and other games. */
export function withoutGame(search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !pair.startsWith(`${QUERY}=`));
  return others.length > 0 ? `?${others.join('&')}` : '';
}
