import { describe, expect, it } from 'vitest';
import { gameIn, withGame, withoutGame } from './shared-link';

describe('a link to a game', () => {
  it('has the game in its query, where a server sees it', () => {
    const { search } = new URL(withGame('/analysis', '1.square.2.BA'), 'http://caminos.example');
    expect(gameIn(search)).toBe('1.square.2.BA');
    expect(gameIn('?test')).toBeNull();
  });

  it('leaves the game behind where another screen is opened, and nothing else', () => {
    expect(withoutGame('?g=1.square.2.BA')).toBe('');
    expect(withoutGame('?test&g=1.square.2.BA&quality=rich')).toBe('?test&quality=rich');
    expect(withoutGame('?test')).toBe('?test');
    expect(withoutGame('')).toBe('');
  });
});
