import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { PositionSession } from '../state/position-session';
import { setLanguage } from '../text/texts';
import { Describer } from './describer';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
});

function board(): { session: PositionSession; describer: Describer; heard: string[] } {
  const session = new PositionSession(Game.fromSetup('square 2 - - 1 -'));
  const heard: string[] = [];
  return { session, heard, describer: new Describer(session, (text) => heard.push(text)) };
}

describe('descriptions', () => {
  it('go from level to level and begin again, each board for itself', () => {
    const { describer, heard, session } = board();
    const { levels } = session.state.get().game;
    for (let i = 0; i <= levels; i++) describer.describe('level');
    expect(new Set(heard).size).toBe(levels);
    expect(heard.at(-1)).toBe(heard[0]);
    const other = board();
    other.describer.describe('level');
    expect(other.heard).toEqual([heard[0]]);
  });

  it('go on from a level that was asked for', () => {
    const { describer, heard } = board();
    describer.describeLevel(0);
    describer.describe('level');
    describer.describeLevel(1);
    expect(heard[1]).toBe(heard[2]);
    expect(heard[0]).not.toBe(heard[1]);
  });

  it('are about the cell where the keyboard is', () => {
    const { session, describer, heard } = board();
    session.aim([2, 4]);
    describer.describe('cell');
    expect(heard[0]).toContain('c5');
  });
});
