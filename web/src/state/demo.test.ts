import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Demo, DEMO_RECORDS } from './demo';

beforeAll(rulesForTests);

describe('the demo', () => {
  it('plays every recorded game to a connection, and then the first one again', () => {
    const demo = new Demo(DEMO_RECORDS);
    for (const { board, moves } of DEMO_RECORDS) {
      expect(demo.state.game.board).toBe(board);
      expect(demo.state.position.pieces).toEqual([]);
      for (let ply = 1; ply <= moves.length; ply++) {
        expect(demo.over).toBe(false);
        demo.step();
        expect(demo.state.position.ply).toBe(ply);
      }
      expect(demo.over).toBe(true);
      expect(demo.state.position.path, board).not.toBeNull();
      demo.step();
    }
    expect(demo.state.game.board).toBe(DEMO_RECORDS[0]?.board);
    expect(demo.state.position.ply).toBe(0);
    demo.free();
  });

  it('can begin in the middle of a game', () => {
    const demo = new Demo(DEMO_RECORDS, 6);
    expect(demo.state.position.ply).toBe(6);
    demo.free();
  });
});
