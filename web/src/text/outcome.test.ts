import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { MatchState } from '../rules/match-state';
import type { GameView, OutcomeView, PathView, PlayerView, MatchSetup, Team } from '../wire/types';
import { audienceOf, outcomeText } from './outcome';
import { setLanguage } from './texts';

const WON = 'La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8';
const CONNECTED: OutcomeView = { kind: 'connected', team: 'yellow', faces: 8, points: 8 };

let game: GameView;
let players: PlayerView[];
let path: PathView | null;

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
  const setup: MatchSetup = { board: 'square', neutral: false, scoring: false, games: 1, seats: [{ who: 'here' }, { who: 'here' }] };
  const match = MatchState.fromEvents([MatchState.opening(setup, 0)]);
  WON.split(' ').forEach((text, ply) => match.act('owner', { do: 'move', text, ply }, 0));
  game = match.game.view;
  path = match.game.position.path;
  players = match.view('owner').players;
});

const seated = (own: Team[], names: Partial<Record<Team, string>> = {}) =>
  audienceOf({
    players: players.map((player) => ({ ...player, name: names[player.team] ?? null })),
    yours: players.filter(({ team }) => own.includes(team)).map(({ player }) => player),
  });

function said(outcome: OutcomeView, audience = seated(['yellow']), scoring = false): string {
  const { title, detail } = outcomeText({ ...game, scoring }, outcome, path, audience);
  return `${title}. ${detail}`;
}

describe('the end of a game', () => {
  it('addresses the person who played it', () => {
    expect(said(CONNECTED)).toBe('You win. From south to north, 8 faces');
    expect(said(CONNECTED, seated(['green']))).toBe('You lose. From south to north, 8 faces');
    expect(said({ kind: 'draw', pieces: [5, 5] })).toBe('Draw. No more pieces can be placed and nobody is connected');
  });

  it('names the winner or their colour in hot seat and for spectators', () => {
    expect(said(CONNECTED, seated(['yellow', 'green']))).toBe('Yellow wins. From south to north, 8 faces');
    expect(said(CONNECTED, seated([], { yellow: 'Anna' }))).toBe('Anna wins. From south to north, 8 faces');
    expect(said({ kind: 'edges', winner: 'green', pieces: [6, 1], points: 6 }, seated([]))).toContain('Green wins with fewer edge pieces');
  });

  it('names the points where they count, each with its plural', () => {
    expect(said(CONNECTED, seated(['yellow']), true)).toBe('You win. From south to north, 8 faces: 8 points');
    const edges: OutcomeView = { kind: 'edges', winner: 'yellow', pieces: [0, 1], points: 1 };
    expect(said(edges, seated(['yellow']), true)).toBe('You win. Edge pieces: Yellow 0, Green 1. Fewest wins: 1 point');
    expect(said({ kind: 'draw', pieces: [1, 1] }, seated([]), true)).toBe('Draw. Nobody is connected. Edge pieces: Yellow 1, Green 1');
  });

  it('by resignation or on time says who, and that it brings no points', () => {
    const resigned: OutcomeView = { kind: 'resigned', winner: 'yellow' };
    expect(said(resigned)).toBe('You win. Green resigned');
    expect(said(resigned, seated(['green']))).toBe('You lose. You resigned');
    expect(said(resigned, seated(['yellow'], { green: 'Ben' }), true)).toBe('You win. Ben resigned: no points');
    expect(said({ kind: 'time', winner: 'green' })).toBe('You lose. You ran out of time');
  });

  it('keeps to the grammar of the language', async () => {
    const east: PathView | null = path && {
      ...path,
      goal: game.goals.findIndex(({ sides }) => sides.some((side) => game.sides[side]?.name === 'E')),
    };
    for (const [code, expected] of [
      ['fr', 'Tu as gagné. De l’ouest à l’est, 8 faces\u00a0: 8 points'],
      ['ca', 'Has guanyat. D’oest a est, 8 cares: 8 punts'],
    ] as const) {
      await setLanguage(code);
      const { title, detail } = outcomeText({ ...game, scoring: true }, CONNECTED, east, seated(['yellow']));
      expect(`${title}. ${detail}`).toBe(expected);
    }
    await setLanguage('en');
  });
});

describe('a position that is no match', () => {
  it('names the colour', () => {
    const replayed = Game.fromLink(Game.fromSetup('square 2 - - 1 -').link);
    expect(outcomeText(replayed.view, { kind: 'resigned', winner: 'green' }, null).title).toBe('Green wins');
  });
});
