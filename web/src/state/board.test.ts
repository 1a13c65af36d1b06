/** The board without a match, as an analysis board uses it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { engineForTests } from '../engine/for-tests';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { Board } from './board';
import { GameTree } from './game-tree';

const MOVED = { time: 0, rested: false };

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
    board.hover([5, 5], MOVED);
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

  it('begins a piece on a legal spot, however full the board is around the cursor', () => {
    const board = analysis(['Tc3c4c5d4', 'Te4f3f4f5', 'Ic6d6e6']);
    board.aim([3, 3]);
    for (const shape of board.available) {
      board.pick(shape);
      expect(board.state.get().ghost, String(shape)).toMatchObject({ illegal: null });
    }
    expect(board.state.get().ghost?.mv).not.toBeNull();
  });

  it('holds a piece at the nearest legal placement over the cell that is pointed at', () => {
    const board = analysis();
    board.pick(3);
    const over = (cell: [number, number]) => {
      board.hover(cell, MOVED);
      return board.state.get().ghost;
    };
    // An I along the row, by its middle, also where the middle cannot be.
    expect(over([4, 4])?.mv).toBe('Id5e5f5');
    expect(over([0, 0])?.mv).toBe('Ia1b1c1');
    expect(over([7, 3])?.mv).toBe('If4g4h4');
  });

  it('refuses a piece only over cells where it fits nowhere', () => {
    const board = analysis(['Ia1^3']);
    board.pick(3);
    board.hover([1, 0], MOVED);
    expect(board.state.get().ghost?.mv).toBe('Ib1c1d1');
    board.hover([0, 0], MOVED);
    expect(board.state.get().ghost).toMatchObject({ mv: null });
  });

  it('moves a piece by keys with every press, also away from the rim and over a hole', () => {
    const board = analysis();
    board.pick(3);
    for (let press = 0; press < 9; press++) board.shift(-1, 0);
    expect(board.state.get().ghost?.anchor[0]).toBe(0);
    board.shift(1, 0);
    expect(board.state.get().ghost?.anchor[0]).toBe(1);
    const ring = new Board(new GameTree(Game.fromLink('1.ring.2.')));
    ring.pick(3);
    ring.aim([3, 2]);
    ring.shift(0, 1);
    expect(ring.at).toEqual([3, 5]);
  });

  it('leaves a piece that lies on the board where it is when one of its cells is chosen', () => {
    const board = analysis();
    board.pick(3);
    board.choose([3, 3], 'touch');
    const lies = board.state.get().ghost?.mv;
    board.choose([4, 3], 'mouse');
    expect(board.state.get().ghost?.mv).toBe(lies);
    board.choose([6, 6], 'mouse');
    expect(board.state.get().ghost?.mv).not.toBe(lies);
  });

  it('is dragged by a finger, and felt wherever it comes to another place', () => {
    const board = analysis();
    const felt: string[] = [];
    board.sounds.subscribe(({ kind }) => felt.push(kind));
    board.pick(3);
    board.drag([4, 4]);
    board.drag([4, 4]);
    board.drag([7, 4]);
    expect(board.state.get()).toMatchObject({ laid: true, ghost: { mv: 'If5g5h5' } });
    expect(felt.filter((kind) => kind === 'snap').length).toBeLessThanOrEqual(2);
    expect(felt.at(-1)).toBe('snap');
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
