/** The screen that is shown: follows links and the browser's buttons, and moves the focus to the heading of a new screen. */
import { withoutGame } from '../net/shared-link';
import { Store } from '../state/store';
import { pathOf, routeOf, type Route } from './routes';

function current(): Route {
  return routeOf(window.location.pathname, window.location.hash);
}

export const route = new Store<Route>(current());
/** Set from a navigation until the heading of the new screen takes the focus. */
let navigated = false;

/** What makes a screen another one; a chapter is a place in the same one. */
function identity(of: Route): string {
  return of.screen === 'rules' ? 'rules' : JSON.stringify(of);
}

function show(to: Route): void {
  navigated ||= identity(to) !== identity(route.get());
  route.set(to);
}

window.addEventListener('popstate', () => show(current()));

function addressOf(to: Route): string {
  const [path, hash = ''] = pathOf(to).split('#');
  return `${path}${withoutGame(window.location.search)}${hash && `#${hash}`}`;
}

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', addressOf(to));
  else window.history.replaceState(null, '', addressOf(to));
  show(to);
  if (navigated) window.scrollTo(0, 0);
}

/** Has the address say what a screen shows by now. A screen that was left, however lately, writes no address. */
export function replaceAddress(screen: Route, now: Route): void {
  if (route.get() === screen) window.history.replaceState(null, '', addressOf(now));
}

/** Follows a link to a screen without loading the page again. Other clicks are left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.hasAttribute('download') || link.target) return;
  const to = routeOf(link.pathname, link.hash);
  if (to.screen === 'not-found') return;
  event.preventDefault();
  go(to);
}

/** The heading of a screen: after a navigation it takes the focus, so that the keyboard and screen readers start there. */
export function screenHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!navigated) return;
  navigated = false;
  heading.focus({ preventScroll: true });
}
