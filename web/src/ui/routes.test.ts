import { describe, expect, it } from 'vitest';
import paths from '../../routes.json';
import { pathOf, routeOf, type Route } from './routes';

function parsed(address: string): Route {
  const { pathname, hash } = new URL(address, 'http://caminos.example');
  return routeOf(pathname, hash);
}

describe('routes', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'table', game: '' },
    { screen: 'table', game: '3f0c-1' },
    { screen: 'link', game: 'AbCdEfGh1234' },
    { screen: 'rules', chapter: '' },
    { screen: 'rules', chapter: 'path' },
    { screen: 'learn', lesson: '' },
    { screen: 'learn', lesson: 'win' },
    { screen: 'position', position: 'square.2.-.1Ic3c4c5~2Tb3-3c3_2.1.-' },
    { screen: 'position', position: 'square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -' },
    { screen: 'puzzles', puzzle: '' },
    { screen: 'puzzles', puzzle: 'daily' },
    { screen: 'analysis', study: '' },
    { screen: 'analysis', study: '2.square.2.-.-.1.-' },
    { screen: 'print', study: '1.square.2.BA' },
    { screen: 'embed', board: '1.square.2.BA', ply: '' },
    { screen: 'embed', board: '1.square.2.BA', ply: '1' },
  ];

  it('are found again from their addresses, with or without a slash at the end', () => {
    for (const route of routes) {
      const address = pathOf(route);
      expect(parsed(address)).toEqual(route);
      expect(parsed(address.replace(/^(\/[^#]+)/, '$1/'))).toEqual(route);
    }
  });

  it('cover every path that the server serves the page at', () => {
    expect(new Set(routes.map(({ screen }) => screen))).toEqual(new Set(Object.keys(paths)));
  });

  it('open the address that version 0.1 had for the match of this device', () => {
    expect(parsed('/#table')).toEqual({ screen: 'table', game: '' });
  });

  it('keep a fragment that cannot be decoded, so that it is not taken for an empty board', () => {
    expect(parsed('/analysis#%E0%A4%A')).toEqual({ screen: 'analysis', study: '%E0%A4%A' });
  });

  it('lead nowhere from an address that is not in the table', () => {
    for (const address of ['/nothing', '/rules/more', '/tables', '/position', '/position/a/b']) {
      expect(parsed(address), address).toEqual({ screen: 'not-found', link: false });
    }
  });

  it('say of a damaged link to a game that it was one', () => {
    for (const address of ['/g/short', '/g/%E0%A4%A', '/g/']) {
      expect(parsed(address), address).toEqual({ screen: 'not-found', link: true });
    }
  });
});
