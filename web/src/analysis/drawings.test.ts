import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { GameTree, NO_NOTES } from '../state/game-tree';
import { clearDrawings, drawingsOf, extendPath, toggleCell } from './drawings';

beforeAll(rulesForTests);

describe('drawings', () => {
  it('are cells and paths beside a move, among other commands', () => {
    const tree = new GameTree(Game.fromSetup('square 2 - - 1 -'));
    const { view } = tree.root.game;
    let commands: readonly (readonly [string, string])[] = [['clk', '0:01:00']];
    for (const cell of [
      [0, 0],
      [1, 1],
      [0, 0],
    ] as const)
      commands = toggleCell(commands, view, [...cell]);
    for (const cell of [
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 1],
      [5, 5],
      [5, 5],
    ] as const)
      commands = extendPath(commands, view, [...cell]);
    expect(commands).toEqual([
      ['clk', '0:01:00'],
      ['csl', 'b2'],
      ['cal', 'c1-c2-d2'],
    ]);
    tree.root.notes = { ...NO_NOTES, commands };
    expect(drawingsOf(tree.root)).toMatchObject([
      { kind: 'cells', cells: [[1, 1]] },
      { kind: 'path', cells: [[2, 0], [2, 1], [3, 1]] }, // prettier-ignore
    ]);
    expect(clearDrawings(commands)).toEqual([['clk', '0:01:00']]);
  });

  it('of other programs are read as far as they name cells', () => {
    const tree = new GameTree(Game.fromSetup('square 2 - - 1 -'));
    tree.root.notes = { ...NO_NOTES, commands: [['csl', 'Ra1,Gz9,b2'], ['cal', '']] }; // prettier-ignore
    expect(drawingsOf(tree.root)).toMatchObject([{ kind: 'cells', cells: [[0, 0], [1, 1]] }]); // prettier-ignore
  });
});
