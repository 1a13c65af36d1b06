import { beforeAll, describe, expect, it } from 'vitest';
import { MatchState } from '../rules/match-state';
import { rulesForTests } from '../rules/for-tests';
import { BOARDS } from '../wire/constants';
import { needsServer, toSetup, defaultChoice, withFriend, type GameChoice } from './choice';

beforeAll(rulesForTests);

describe('a choice', () => {
  it('of one click is a game against the computer on the square', () => {
    const setup = toSetup(defaultChoice(''));
    expect(setup.board).toBe('square');
    expect(setup.seats).toEqual([{ who: 'here' }, { who: { computer: 2 } }]);
    expect(() => MatchState.opening(setup, 0)).not.toThrow();
  });

  it('can be played on every board with every variant', () => {
    for (const board of BOARDS) {
      for (const players of [2, 4] as const) {
        const choice: GameChoice = { ...defaultChoice(' Ada '), board, players, neutral: true, scoring: true, swap: true, games: 10 };
        const setup = toSetup(choice);
        expect(setup.seats).toHaveLength(players);
        expect(setup.seats[0]?.name).toBe('Ada');
        expect(() => MatchState.opening(setup, 0)).not.toThrow();
      }
    }
  });

  it('needs the server only for somebody by link who plays', () => {
    const choice: GameChoice = { ...defaultChoice(''), seats: ['me', 'friend', 'link', 'computer-9'] };
    expect(needsServer(choice)).toBe(false);
    expect(needsServer({ ...choice, players: 4 })).toBe(true);
    expect(toSetup({ ...choice, players: 4 }).seats.map(({ who }) => who)).toEqual(['here', 'here', 'link', { computer: 9 }]);
  });

  it('does without hints only where people play each other', () => {
    const choice: GameChoice = { ...defaultChoice(''), hints: false };
    expect(toSetup(choice)).not.toHaveProperty('hints');
    expect(toSetup({ ...choice, seats: ['me', 'link', 'link', 'link'] }).hints).toBe(false);
    expect(toSetup({ ...choice, seats: ['me', 'friend', 'link', 'link'], hints: true })).not.toHaveProperty('hints');
  });

  it('with a friend seats one by link in place of a computer, and leaves people who play each other', () => {
    const seats = (...seats: GameChoice['seats']) => withFriend({ ...defaultChoice(''), seats }).seats.slice(0, 2);
    expect(seats('me', 'computer-2', 'computer-2', 'computer-2')).toEqual(['me', 'link']);
    expect(seats('computer-5', 'me', 'computer-2', 'computer-2')).toEqual(['link', 'me']);
    expect(seats('computer-5', 'computer-6', 'computer-2', 'computer-2')).toEqual(['me', 'link']);
    expect(seats('me', 'friend', 'computer-2', 'computer-2')).toEqual(['me', 'friend']);
  });

  it('that cannot be played says why', () => {
    const setup = { ...toSetup(defaultChoice('x'.repeat(40))) };
    expect(() => MatchState.opening(setup, 0)).toThrowError('name');
  });
});
