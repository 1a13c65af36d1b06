import type { GameView, Team } from '../wire/types';
import { Game } from './game';

/** The team of a seat, from 1. */
export function teamOf({ teams }: Pick<GameView, 'teams'>, seat: number): Team {
  return teams[seat - 1] ?? 'yellow';
}

/** The teams of the seats in a game of so many players. */
export function teamsOf(players: 2 | 4): Team[] {
  const game = Game.fromLink(`1.square.${players}.`);
  const { teams } = game.view;
  game.free();
  return teams;
}
