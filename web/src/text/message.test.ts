/** The sentences in English, from positions that the wasm answers. */
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { argOf, format, sentences } from './message';
import { setLanguage } from './texts';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
});

function played(moves: string): Game {
  return moves.split(' ').reduce((game, text) => game.play(text), Game.fromLink('1.square.2.'));
}

describe('sentences', () => {
  it('describe a cell from the top down, with its walls', () => {
    const game = played('Ib1b2b3 Lc1^2c2c3 Lc1d1^3');
    expect(sentences(game.describe('cell c1'))).toBe(
      'c1, height 3: yellow, green and green. To the north, a wall down to c2: yellow and green. ' +
        'To the west, a wall down to b1: yellow and green. Joined to d1. On the south side.',
    );
  });

  it('describe what a team joins and the wall that parts it', () => {
    const [joins, other, broken] = played('Ib1b2b3 Lc1^2c2c3 Lc1d1^3').describe('connection yellow').map(format);
    expect(joins).toBe('Yellow joins b1 to b3, 3 cells');
    expect(other).toBe('Yellow joins c1 to d1, 2 cells');
    expect(broken).toBe('Between b1 and c1 the wall is green');
  });

  it('describe the last move and earlier ones at their time', () => {
    const game = played('La1^3b1 Tg2h1h2h3 Zb1^2c1^2');
    expect(sentences(game.describe('last').slice(0, 2))).toBe(
      'Yellow placed a Z on b1, 2 cubes high and c1, 2 cubes high. It covers yellow at b1.',
    );
    expect(sentences(game.at(2).describe('last').slice(0, 1))).toBe('Green placed a T on g2, h1, h2 and h3.');
    expect(sentences(game.at(0).describe('last'))).toBe('No moves yet.');
  });

  it('describe the end with every step of the path', () => {
    const game = played('La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8');
    expect(sentences(game.describe('turn'))).toBe(
      'Yellow wins. From south to north, 8 faces. The path: a8, a7, a6, a5, a4, a3, a2 and a1.',
    );
  });

  it('list the ways of a piece at a cell with moves that can be played', () => {
    const game = played('La1a2a3b3 Tg2h1h2h3');
    const [count, ...ways] = game.describe('where I c3');
    expect(count && format(count)).toBe(`I can be placed at c3 in ${ways.length} ways`);
    expect(ways.map((way) => argOf(way, 'move'))).toContain('Ic3^3');
    expect(ways.map(format)).toContain('c3, 3 cubes high');
  });

  it('refuse what is no topic', () => {
    expect(() => played('La1a2a3b3').describe('weather')).toThrow('asks for nothing');
  });
});
