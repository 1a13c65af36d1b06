import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import type { Message } from '../wire/types';
import { engineForTests } from '../engine/for-tests';
import { GameStore } from '../state/game-store';
import { LocalMatch } from '../state/local-match';
import { localSession } from '../state/local-session';
import { MemoryStorage, StoredItems } from '../state/storage';
import { matchStatus, refusedPlacement } from './status';
import { reasonText, shortReason } from './message';
import { setLanguage } from './texts';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
});

const at = (cell: string, level: number): Message => ({
  id: 'place-at-level',
  args: [
    ['cell', cell],
    ['level', level],
  ],
});
const gap = (...cells: string[]): Message => ({ id: 'broken-gap', args: [['places', cells.map((cell) => at(cell, 1))]] });

describe('a refusal', () => {
  it('is a few words, with the whole sentence behind them', () => {
    const line = refusedPlacement([gap('c4')]);
    expect(line).toMatchObject({ tone: 'refused', text: 'Gap under c4', more: 'There would be a gap under c4 at level 1' });
  });

  it('names two cells at most, each once, and only the first rule', () => {
    expect(shortReason([gap('c4', 'c4', 'd4')])).toBe('Gap under c4 and d4');
    expect(shortReason([gap('c4', 'd4', 'e4', 'f4')])).toBe('Gap under c4, d4 and 2 more');
    const above: Message = {
      id: 'broken-above-the-board',
      args: [
        ['cells', ['b1']],
        ['level', 1],
      ],
    };
    expect(shortReason([above, gap('c1')])).toBe('Must touch the board');
    expect(reasonText([above, gap('c1')])).toContain('. There would be a gap under c1');
  });

  it('that is short already has nothing behind it', () => {
    const over: Message = { id: 'refusal-game-over', args: [] };
    expect(refusedPlacement([over])).toEqual({ tone: 'refused', about: 'piece', text: 'The game is over' });
  });

  it('of the rules themselves has a short form', () => {
    const game = Game.fromSetup('square 2 - - 1 -');
    const view = game.view;
    const tower = view.shapes.flatMap(({ orientations }) => orientations);
    const ids = new Set(tower.flatMap(({ id }) => game.ghost(id, [7, 7]).reasons.map((reason) => reason.id)));
    expect(ids.size).toBeGreaterThan(0);
    for (const { id } of tower) {
      const { reasons } = game.ghost(id, [7, 7]);
      if (reasons.length > 0) expect(shortReason(reasons).length).toBeLessThan(30);
    }
  });
});

it('where a piece fits can be asked before one is picked, which is then called for', () => {
  const games = new GameStore(new StoredItems(new MemoryStorage()));
  const match = LocalMatch.open({ board: 'square', seats: [{ who: 'here' }, { who: 'here' }] }, games, () => 1);
  const session = localSession(match, engineForTests([]), { least: 0, most: 0, hint: 0, watching: { slow: 0, normal: 0, fast: 0 } });
  const line = () => {
    const state = session.state.get();
    return state && matchStatus(state).text;
  };
  expect(line()).toBe('Yellow to move. Choose a piece');
  session.show({ fits: true });
  expect(line()).toBe('Pick a piece to see where it fits');
  session.dispose();
});
