import type { GameView, OutcomeView, MatchView, Team } from '../wire/types';
import { Game } from './game';

type Teams = Pick<GameView, 'teams'>;

/** The team of a seat, from 1. */
export function teamOf({ teams }: Teams, seat: number): Team {
  return teams[seat - 1] ?? 'yellow';
}

export function otherTeam(team: Team): Team {
  return team === 'yellow' ? 'green' : 'yellow';
}

/** The team of those here; none where both teams are here, or nobody. */
export function ownTeam({ players, yours }: Pick<MatchView, 'players' | 'yours'>): Team | null {
  const teams = new Set(players.filter(({ player }) => yours.includes(player)).map(({ team }) => team));
  const [own = null] = teams.size === 1 ? teams : [];
  return own;
}

export function winnerOf(outcome: OutcomeView): Team | null {
  if (outcome.kind === 'draw') return null;
  return outcome.kind === 'connected' ? outcome.team : outcome.winner;
}

/** The teams of the seats in a game of so many players. */
export function teamsOf(players: 2 | 4): Team[] {
  const game = Game.fromLink(`1.square.${players}.`);
  const { teams } = game.view;
  game.free();
  return teams;
}
