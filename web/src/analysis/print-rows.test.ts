import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { GameTree } from '../state/game-tree';
import { printRows } from './print-rows';

beforeAll(rulesForTests);

const MOVES = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8'];

function game(): GameTree {
  const tree = new GameTree(Game.fromLink('1.square.2.'));
  let node = tree.root;
  for (const move of MOVES) node = tree.play(node, move);
  tree.play(tree.root.at(1), 'Ih1h2h3');
  return tree;
}

describe('a printed game', () => {
  it('has a diagram after every so many moves, below their variations, and one at the end', () => {
    const tree = game();
    const rows = printRows(tree.root, 2, 2);
    const plies = rows.flatMap((row) => (row.kind === 'diagram' ? [row.node.ply] : []));
    expect(plies).toEqual([2, 4, 5]);
    const variation = rows.findIndex((row) => row.kind === 'moves' && row.depth === 1);
    const diagram = rows.findIndex((row) => row.kind === 'diagram');
    expect(variation).toBeGreaterThan(-1);
    expect(variation).toBeLessThan(diagram);
    expect(printRows(tree.root, 2, 4).filter(({ kind }) => kind === 'diagram')).toHaveLength(2);
    expect(printRows(tree.root, 2, 0).filter(({ kind }) => kind === 'diagram')).toHaveLength(1);
    tree.dispose();
  });

  it('shows the position where there are no moves', () => {
    const tree = new GameTree(Game.fromSetup('square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -'));
    expect(printRows(tree.root, 2, 4)).toEqual([{ kind: 'diagram', node: tree.root }]);
    tree.dispose();
  });
});
