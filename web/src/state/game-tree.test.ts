import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game, IllegalMoveError } from '../rules/game';
import type { MoveView } from '../wire/types';
import { GameTree, type GameNode } from './game-tree';

beforeAll(rulesForTests);

const MOVES: MoveView[] = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6'].map((text, i) => ({ text, seat: (i % 2) + 1 }));
const empty = (): GameTree => new GameTree(Game.fromLink('1.square.2.'));
const line = (node: GameNode): string[] => node.moves.map(({ text }) => text);

describe('a tree of variations', () => {
  it('has a main line that follows a match, with nodes that keep their identity', () => {
    const tree = empty();
    const second = tree.follow(MOVES.slice(0, 2));
    const position = second.position;
    const third = tree.follow(MOVES);
    expect(third.parent).toBe(second);
    expect(second.position).toBe(position);
    expect(tree.last).toBe(third);
    expect(third.position.pieces).toHaveLength(3);
  });

  it('loses moves that the match takes back, and keeps the variations beside them', () => {
    const tree = empty();
    const last = tree.follow(MOVES);
    const variation = tree.play(last.at(1), 'Th4h5h6g5');
    tree.follow(MOVES.slice(0, 1));
    expect(tree.root.at(1).children).toEqual([variation]);
    const other = tree.follow([...MOVES.slice(0, 1), { text: 'Tg5h4h5h6', seat: 2 }]);
    expect(other.parent?.children).toHaveLength(1);
  });

  it('has one child for a move, however it is written', () => {
    const tree = empty();
    const first = tree.play(tree.root, 'La1a2a3b3');
    expect(tree.play(tree.root, 'lb3a3a2a1')).toBe(first);
    expect(tree.play(tree.root, 'Ia1a2a3')).not.toBe(first);
    expect(tree.root.children).toHaveLength(2);
  });

  it('refuses an illegal move with its reason and stays as it is', () => {
    const tree = empty();
    expect(() => tree.play(tree.root, 'La1a2a3a4')).toThrow(IllegalMoveError);
    expect(tree.root.children).toHaveLength(0);
  });

  it('is walked by ply, back along the line and forward along the main line', () => {
    const tree = empty();
    const last = tree.follow(MOVES);
    const variation = tree.play(last.at(1), 'Tg5h4h5h6');
    expect(variation.at(0)).toBe(tree.root);
    expect(line(variation.at(9))).toEqual(['La1a2a3b3', 'Tg5h4h5h6']);
    expect(tree.root.at(-3)).toBe(tree.root);
    expect(line(tree.root.at(9))).toEqual(MOVES.map(({ text }) => text));
  });
});
