/** Which screen an address leads to. */
import { Store } from '../state/store';

export type Route = { screen: 'home' } | { screen: 'table' } | { screen: 'link'; game: string };

export function routeOf(path: string, hash: string): Route {
  const game = /^\/g\/([A-Za-z0-9_-]{8,24})\/?$/.exec(path)?.[1];
  if (game !== undefined) return { screen: 'link', game };
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
