/** The board without a match, as an analysis board uses it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { engineForTests } from '../engine/for-tests';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { Board } from './board';
import { GameTree } from './game-tree';

beforeAll(rulesForTests);

const ALMOST = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6'];

function analysis(moves: string[] = []): Board {
  const board = new Board(new GameTree(Game.fromLink('1.square.2.')));
  for (const text of moves) board.play(text);
  return board;
}

describe('a board without a match', () => {
  it('plays any legal move from any position, into variations', () => {
    const board = analysis(ALMOST);
    board.step(1);
    board.pick(1);
    board.hover([5, 5]);
    const mv = board.state.get().ghost?.mv;
    if (!mv) throw new Error('the place is free');
    board.play(mv);
    expect(board.node.ply).toBe(2);
    expect(board.tree.root.at(1).children).toHaveLength(2);
    expect(board.state.get().hand).toBeNull();
    board.step(0);
    board.step(9);
    expect(board.node.moves.map(({ text }) => text)).toEqual(ALMOST);
  });

  it('gives each side the pieces that it has left, at the position that is shown', () => {
    const board = analysis();
    const before = board.available;
    for (const text of ['Ia1a2a3', 'Ih1h2h3', 'Ib1b2b3', 'Ig1g2g3']) board.play(text);
    expect(board.available.length).toBe(before.length - 1);
    board.step(0);
    expect(board.available).toEqual(before);
  });

  it('shows overlays of every position, computed once', () => {
    const board = analysis(ALMOST);
    board.show({ connections: true, threats: true, fits: true });
    const shown = board.state.get();
    expect(shown.connections.map(({ team }) => team)).toEqual(['yellow', 'green']);
    expect(shown.threatened).toContainEqual([0, 6, 0]);
    board.step(0);
    expect(board.state.get().threatened).toEqual([]);
    board.step(4);
    expect(board.state.get().connections).toBe(shown.connections);
    expect(board.state.get().threatened).toBe(shown.threatened);
  });

  it('begins with a position as text', () => {
    const { setup } = analysis(ALMOST).node.game;
    const board = new Board(new GameTree(Game.fromSetup(setup)));
    expect(board.state.get().position.pieces).toHaveLength(4);
    board.play('La7a8b8c8');
    expect(board.state.get().position.outcome).not.toBeNull();
    expect(() => Game.fromSetup('square 2 - 1Lb2 1 -')).toThrow();
  });

  it('is searched by the engine at its cursor', async () => {
    const board = analysis(ALMOST);
    const engine = engineForTests();
    const info = await engine.search({ link: board.node.game.link, strength: 9, nodes: 200, time: 1000, lines: 1 });
    board.play(info?.pvs[0]?.moves[0] ?? '');
    expect(board.state.get().position.outcome).toMatchObject({ kind: 'connected', team: 'yellow' });
    engine.dispose();
    board.dispose();
  });
});
