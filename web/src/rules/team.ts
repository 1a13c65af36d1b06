import type { GameView, Team } from '../wire/types';
import { Game } from './game';

type Teams = Pick<GameView, 'teams'>;

/** The team of a seat, from 1. */
export function teamOf({ teams }: Teams, seat: number): Team {
  return teams[seat - 1] ?? 'yellow';
}

/** Whether another seat of the same team comes before this one. */
export function isPartner({ teams }: Teams, seat: number): boolean {
  return teams.indexOf(teamOf({ teams }, seat)) < seat - 1;
}

/** The teams of the seats in a game of so many players. */
export function teamsOf(players: 2 | 4): Team[] {
  const game = Game.fromLink(`1.square.${players}.`);
  const { teams } = game.view;
  game.free();
  return teams;
}
