import { beforeAll, describe, expect, it } from 'vitest';
import { isLoopback } from '../net/games';
import { rulesForTests } from '../rules/for-tests';
import { MatchState } from '../rules/match-state';
import type { MatchSnapshot } from '../state/match';
import type { Actor, Command, MatchSetup, MatchView } from '../wire/types';
import { linkGameLine } from './link-game';
import { playerKind } from './names';
import { scoreLines } from './score';
import { setLanguage } from './texts';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
});

const SETUP: MatchSetup = { board: 'ring', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }] };
const BO: Actor = { player: 2 };

function played(...commands: [Actor, Command][]): MatchState {
  const match = MatchState.fromEvents([MatchState.opening(SETUP, 0)]);
  for (const [actor, command] of commands) {
    const answer = match.act(actor, command, 1);
    if ('refusal' in answer) throw new Error(JSON.stringify(answer));
  }
  return match;
}

function line(match: MatchState, role: Actor) {
  const snapshot: MatchSnapshot = { connection: 'connected', role, presence: null, match, pending: false };
  return linkGameLine(snapshot, 'abcdefghij');
}

const CLAIM: [Actor, Command] = ['spectator', { do: 'claim', name: 'Bo' }];
const RESIGN: [Actor, Command] = [BO, { do: 'resign', player: 2, ply: 0 }];

describe('a game by link in the list', () => {
  it('names opponent, board, turn and state as each sees it', () => {
    expect(line(played(), 'owner')).toMatchObject({
      title: 'Against open seat',
      detail: 'Ring, not started · Waiting for one more player',
    });
    const begun = played(CLAIM);
    expect(line(begun, 'owner')).toEqual({ title: 'Against Bo', detail: 'Ring, not started', yourTurn: true });
    expect(line(begun, BO)).toEqual({ title: 'Against Ada', detail: 'Ring, not started · Ada to move', yourTurn: false });
    const over = played(CLAIM, RESIGN);
    expect(line(over, 'owner').detail).toBe('Ring · You win');
    expect(line(over, BO).detail).toBe('Ring · You lose');
    expect(line(over, 'spectator')).toMatchObject({ title: 'Ada – Bo' });
    expect(line(over, 'spectator').detail).toContain('Finished');
  });

  it('says so while nothing is known of it', () => {
    const nothing: MatchSnapshot = { connection: 'lost', role: 'spectator', presence: null, match: null, pending: false };
    expect(linkGameLine(nothing, 'abcdefghij')).toMatchObject({ title: 'Game abcdef', yourTurn: false });
  });
});

it('nobody is called a guest or a friend', () => {
  const matchView = played(CLAIM).view('owner');
  expect(matchView.players.map((player) => playerKind(matchView, player))).toEqual(['you', '']);
});

it('the score is by person over all rematches', () => {
  const match = played(CLAIM, RESIGN, ['owner', { do: 'rematch' }], [BO, { do: 'agree' }], RESIGN);
  expect(scoreLines(match.view('owner'), false)).toEqual(['Ada 2 : 0 Bo']);
  expect(scoreLines(played(CLAIM).view('owner'), false)).toEqual([]);
  const called = (...names: string[]) => ({
    ...match.view('owner'),
    players: match.view('owner').players.map((player, i) => ({ ...player, name: names[i] ?? null })),
  });
  expect(scoreLines(called('Wolfgang Amadeus', 'Jörg-Maximilian'), false, true), 'on a phone').toEqual(['Wolfg… 2 : 0 Jörg-…']);
  expect(scoreLines(called('Annemarie', 'Bo'), false, true)).toEqual(['Annemarie 2 : 0 Bo']);
  expect(scoreLines(called('Bo', 'Wolfgang Amadeus'), false, true)).toEqual(['Bo 2 : 0 Wolfgang…']);
  const matchView = match.view('owner');
  const against: MatchView = {
    ...matchView,
    players: matchView.players.map((player, i) => ({ ...player, name: null, who: i === 0 ? 'here' : { computer: 1 } })),
  };
  expect(scoreLines(against, false), 'without names').toEqual(['You 2 : 0 Computer']);
  const nameless = { ...matchView, players: matchView.players.map((player) => ({ ...player, name: null })) };
  expect(scoreLines(nameless, false), 'by no colour, since those change hands').toEqual(['You 2 : 0 Opponent']);
  const [host, guest] = matchView.players;
  if (!host || !guest) throw new Error('there are two');
  const guests = { ...matchView, yours: [guest.player], players: [{ ...host, name: null }, guest] };
  expect(scoreLines(guests, false), 'beside somebody without a name').toEqual(['Opponent 2 : 0 You']);
  const watched = { ...against, yours: [], players: against.players.map((player, i) => ({ ...player, who: { computer: 3 + i } })) };
  expect(scoreLines(watched, false)).toEqual(['Computer (3) 2 : 0 Computer (4)']);
  const four = [1, 2, 3, 4].map((seat) => ({ ...host, player: seat, seat, team: seat % 2 ? host.team : guest.team, name: null }));
  expect(scoreLines({ ...matchView, yours: [1, 2, 3, 4], players: four }, false), 'by team, not by seat').toEqual(['Green 2 : 0 Yellow']);
});

it('addresses that mean this device only are recognised', () => {
  for (const host of ['localhost', 'caminos.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isLoopback(host), host).toBe(true);
  for (const host of ['192.168.1.4', 'example.org', '127.example.org']) expect(isLoopback(host), host).toBe(false);
});
