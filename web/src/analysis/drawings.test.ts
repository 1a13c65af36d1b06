import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { NO_NOTES, type Notes } from '../state/game-tree';
import { clearDrawings, drawingsOf, extendPath, toggleCell } from './drawings';

beforeAll(rulesForTests);

describe('drawings', () => {
  it('are cells and paths beside a move, among other commands', () => {
    const { view } = Game.fromSetup('square 2 - - 1 -');
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
    expect(drawingsOf(view, { ...NO_NOTES, commands })).toMatchObject([
      { kind: 'cells', cells: [[1, 1]] },
      { kind: 'path', cells: [[2, 0], [2, 1], [3, 1]] }, // prettier-ignore
    ]);
    expect(clearDrawings(commands)).toEqual([['clk', '0:01:00']]);
  });

  it('of other programs are read as far as they name cells', () => {
    const { view } = Game.fromSetup('square 2 - - 1 -');
    const notes: Notes = { ...NO_NOTES, commands: [['csl', 'Ra1,Gz9,b2'], ['cal', '']] }; // prettier-ignore
    expect(drawingsOf(view, notes)).toMatchObject([{ kind: 'cells', cells: [[0, 0], [1, 1]] }]); // prettier-ignore
  });
});
