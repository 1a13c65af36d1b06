/** Which screen an address leads to. */
import { Store } from '../state/store';

export type Route =
  | { screen: 'home' }
  | { screen: 'table' }
  | { screen: 'link'; game: string }
  /** The rules, at a chapter or from the beginning. */
  | { screen: 'rules'; chapter: string }
  /** All lessons, or one of them. */
  | { screen: 'learn'; lesson: string };

export function routeOf(path: string, hash: string): Route {
  const game = /^\/g\/([A-Za-z0-9_-]{8,24})\/?$/.exec(path)?.[1];
  if (game !== undefined) return { screen: 'link', game };
  if (/^\/rules\/?$/.test(path)) return { screen: 'rules', chapter: hash.slice(1) };
  if (/^\/learn\/?$/.test(path)) return { screen: 'learn', lesson: hash.slice(1) };
  return hash === '#table' ? { screen: 'table' } : { screen: 'home' };
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'table':
      return '/#table';
    case 'link':
      return `/g/${route.game}`;
    case 'rules':
      return route.chapter ? `/rules#${route.chapter}` : '/rules';
    case 'learn':
      return route.lesson ? `/learn#${route.lesson}` : '/learn';
  }
}

function current(): Route {
  return routeOf(window.location.pathname, window.location.hash);
}

export const route = new Store<Route>(current());
window.addEventListener('popstate', () => route.set(current()));

export function go(to: Route): void {
  const search = window.location.search;
  const [path, hash = ''] = pathOf(to).split('#');
  window.history.pushState(null, '', `${path}${search}${hash && `#${hash}`}`);
  route.set(to);
}
