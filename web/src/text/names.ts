/** Names of players, teams, boards, cells and pieces in words. */
import type { CellCoords, CubeCoords } from '../rules/cell';
import { teamOf } from '../rules/team';
import type { GameView, Party, PlayerView, MatchView, Team } from '../wire/types';
import { has, list, t } from './texts';

export function cellName(game: GameView, [x, y]: CellCoords): string {
  const cell = game.cells.find(({ at }) => at[0] === x && at[1] === y);
  return cell?.name ?? `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function places(game: GameView, cubes: readonly CubeCoords[]): string {
  return list(cubes.map(([x, y, level]) => t('place-at-level', { cell: cellName(game, [x, y]), level })));
}

export function teamName(team: Team): string {
  return t(`team-${team}`);
}

/** What a seat is called that nobody has a name for. */
export function seatName(game: Pick<GameView, 'teams'>, seat: number): string {
  const team = teamName(teamOf(game, seat));
  return game.teams.length > 2 ? t('team-of-four', { team, seat }) : team;
}

/** What a player is called: their name, or what they are. */
export function playerName(matchView: MatchView, player: PlayerView): string {
  const team = teamName(player.team);
  if (player.name) return player.name;
  return matchView.players.length > 2 ? t('team-of-four', { team, seat: player.seat }) : team;
}

/** What whoever decides together is called: those at the screen where the table was opened, or one who came by link. */
export function partyName(matchView: MatchView, party: Party): string {
  const names = matchView.players
    .filter(({ player, who }) => (party === 'owner' ? who === 'here' : player === party.player))
    .map((player) => playerName(matchView, player));
  return list(names);
}

/** Beside the name: who it is, where that is not plain. */
export function playerKind(matchView: MatchView, player: PlayerView): string {
  if (typeof player.who === 'object') return t('table-computer', { level: player.who.computer });
  if (player.open) return t('table-open');
  // Several at one screen differ by their names and colours.
  return matchView.yours.length === 1 && matchView.yours.includes(player.player) ? t('table-you') : '';
}

export function sideName(name: string): string {
  return has(`side-${name}`) ? t(`side-${name}`) : name;
}

export function boardName(name: string): string {
  return has(`board-${name}`) ? t(`board-${name}`) : name;
}

export function shapeName(letter: string): string {
  return has(`shape-${letter}`) ? t(`shape-${letter}`) : letter;
}
