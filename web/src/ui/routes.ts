/** Which screen an address leads to. The paths are those of `routes.json`, from which the server knows where to serve the page. */
import paths from '../../routes.json';

export type Route =
  | { screen: 'home' }
  /** A match of this device: one of them, or the one played last. */
  | { screen: 'table'; game: string }
  /** A match on the server. */
  | { screen: 'link'; game: string }
  /** The rules, at a chapter or from the beginning. */
  | { screen: 'rules'; chapter: string }
  /** All lessons, or one of them. */
  | { screen: 'learn'; lesson: string }
  /** A position as text, to try moves on. */
  | { screen: 'position'; position: string }
  /** The trainer: a puzzle by its name, the one of the day (`daily`), or the next. */
  | { screen: 'puzzles'; puzzle: string }
  /** An analysis board: empty, or with what `analysis/open.ts` reads. */
  | { screen: 'analysis'; study: string }
  /** The same game on paper. */
  | { screen: 'print'; study: string }
  /** A board to look at in other people's pages: a game or a position, after so many moves. */
  | { screen: 'embed'; board: string; ply: string }
  /** Nothing that is known; `link` where it looks like a game by link, perhaps cut short. */
  | { screen: 'not-found'; link: boolean };

/** Begins the address of the position editor after `/analysis#`; a position in its form for addresses follows. */
export const EDIT = 'edit.';
/** Begins the address of a game there that is to be reviewed at once. */
export const REVIEW = 'review.';

type Screen = keyof typeof paths;

/** What a parameter of a path may be; whatever is not listed may be anything. */
const PARAMETERS: Record<string, RegExp> = { game: /^[A-Za-z0-9_-]{8,24}$/ };

/** The parameters of a path, or nothing if it does not follow the pattern. A parameter after `#` may be missing. */
function match(pattern: string, path: string, hash: string): Record<string, string> | null {
  const [expected = '', fragment = ''] = pattern.split('#');
  const names = [...expected.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const found = new RegExp(`^${expected.replace(/\{\w+\}/g, '([^/]+)').replace(/\/$/, '')}/?$`).exec(path);
  if (!found) return null;
  const values: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const value = decode(found[i + 1] ?? '');
    if (value === null || !(PARAMETERS[name]?.test(value) ?? true)) return null;
    values[name] = value;
  }
  const name = /\{(\w+)\}/.exec(fragment)?.[1];
  // What cannot be decoded is given on as it is, so that the screen says that it is damaged.
  if (name) values[name] = decode(hash.slice(1)) ?? hash.slice(1);
  return values;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function routeOf(path: string, hash: string): Route {
  // The address of the match of this device in version 0.1.
  if (path === '/' && hash === '#table') return { screen: 'table', game: '' };
  for (const screen of Object.keys(paths) as Screen[]) {
    const values = match(paths[screen], path, hash);
    if (values) return { screen, ...values } as Route;
  }
  return { screen: 'not-found', link: path.startsWith(paths.link.replace(/\{.*/, '')) };
}

/** The address of a screen, to be used as `href`. */
export function pathOf(route: Route): string {
  if (route.screen === 'not-found') return paths.home;
  const values: Record<string, string> = { ...route };
  return paths[route.screen].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')).replace(/#$/, '');
}
