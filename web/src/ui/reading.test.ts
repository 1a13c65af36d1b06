import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { PositionSession } from '../state/position-session';
import { setLanguage } from '../text/texts';
import { Readings } from './reading';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
});

function board(): { session: PositionSession; readings: Readings; heard: string[] } {
  const session = new PositionSession(Game.fromSetup('square 2 - - 1 -'));
  const heard: string[] = [];
  return { session, heard, readings: new Readings(session, (text) => heard.push(text)) };
}

describe('readings', () => {
  it('go from level to level and begin again, each board for itself', () => {
    const { readings, heard, session } = board();
    const { levels } = session.state.get().game;
    for (let i = 0; i <= levels; i++) readings.read('level');
    expect(new Set(heard).size).toBe(levels);
    expect(heard.at(-1)).toBe(heard[0]);
    const other = board();
    other.readings.read('level');
    expect(other.heard).toEqual([heard[0]]);
  });

  it('go on from a level that was asked for', () => {
    const { readings, heard } = board();
    readings.readLevel(0);
    readings.read('level');
    readings.readLevel(1);
    expect(heard[1]).toBe(heard[2]);
    expect(heard[0]).not.toBe(heard[1]);
  });

  it('are about the cell where the keyboard is', () => {
    const { session, readings, heard } = board();
    session.aim([2, 4]);
    readings.read('cell');
    expect(heard[0]).toContain('c5');
  });
});
