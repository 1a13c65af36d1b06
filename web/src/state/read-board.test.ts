import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { readBoard } from './read-board';

beforeAll(rulesForTests);

describe('a board from an address', () => {
  it('is a game with its moves, after as many as asked for, which nobody plays on', async () => {
    const game = Game.fromLink('1.square.2.').play('La1a2a3b3').play('Tg2h1h2h3');
    const session = readBoard(game.link, Infinity);
    expect(session.state.get()).toMatchObject({ live: true, yourTurn: false });
    expect(session.state.get().moves.map(({ text }) => text)).toEqual(['La1a2a3b3', 'Tg2h1h2h3']);
    await session.play('Id4e4f4');
    session.pick(0);
    expect(session.state.get().hand).toBeNull();
    expect(session.state.get().moves).toHaveLength(2);
    session.step(1);
    expect(session.state.get().position.pieces).toHaveLength(1);
    expect(readBoard(game.link, 1).state.get().position.ply).toBe(1);
  });

  it('is a position as text, also in its form for addresses', () => {
    const text = 'square 2 - 1La1a2a3b3,2Tg2h1h2h3 1 -';
    expect(readBoard(text, 0).node.game.setup).toBe(text);
    expect(readBoard(readBoard(text, 0).node.game.setupLink, 0).node.game.setup).toBe(text);
  });

  it('throws where it is neither', () => {
    for (const text of ['nothing', '1.square.2.B', '', 'square 2 - 1La1 1 -']) expect(() => readBoard(text, 0), text).toThrow();
  });
});
