/** Outcomes and names in words. */
import type { Cell, Cube } from '../rules/cell';
import { playerAt } from '../state/play-state';
import type { GameView, OutcomeView, PathView, PlayerView, TableView, Team } from '../wire/types';
import { has, list, t } from './texts';

export function cellName(game: GameView, [x, y]: Cell): string {
  const cell = game.cells.find(({ at }) => at[0] === x && at[1] === y);
  return cell?.name ?? `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function places(game: GameView, blocks: readonly Cube[]): string {
  return list(blocks.map(([x, y, level]) => t('place-at-level', { cell: cellName(game, [x, y]), level })));
}

export function teamName(team: Team): string {
  return t(`team-${team}`);
}

/** What a player is called: their name, or what they are. */
export function playerName(table: TableView, player: PlayerView): string {
  const team = teamName(player.team);
  if (player.name) return player.name;
  return table.players.length === 4 ? t('team-of-four', { team, seat: player.seat }) : team;
}

/** Beside the name: who it is. */
export function playerKind(table: TableView, player: PlayerView): string {
  if (typeof player.who === 'object') return t('table-computer', { level: player.who.computer });
  if (player.open) return t('table-open');
  if (!table.yours.includes(player.player)) return t('table-guest');
  return table.yours.length > 1 ? t('table-friend') : t('table-you');
}

export function moverName(table: TableView, seat: number): string {
  const player = playerAt(table, seat);
  return player ? playerName(table, player) : '';
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

/** How the game ended, in a line and what can be checked. */
export function outcomeText(game: GameView, outcome: OutcomeView, path: PathView | null): { title: string; detail: string } {
  switch (outcome.kind) {
    case 'connected': {
      const goal = path ? game.goals[path.goal] : undefined;
      const [a, b] = (goal?.sides ?? []).map((side) => sideName(game.sides[side]?.name ?? ''));
      const sides = t('sides', { a: a ?? '', b: b ?? '' });
      const { faces, points } = outcome;
      return {
        title: t('outcome-connected', { team: teamName(outcome.team), sides }),
        detail: game.scoring ? t('outcome-connected-points', { faces, points }) : t('outcome-connected-faces', { faces }),
      };
    }
    case 'edges': {
      const [yellow, green] = outcome.pieces;
      return {
        title: t('outcome-edges', { team: teamName(outcome.winner) }),
        detail: t('outcome-edges-count', { yellow, green, points: outcome.points }),
      };
    }
    case 'draw': {
      const [yellow, green] = outcome.pieces;
      return { title: t('outcome-draw'), detail: t('outcome-draw-count', { yellow, green }) };
    }
    case 'resigned': {
      const loser: Team = outcome.winner === 'yellow' ? 'green' : 'yellow';
      return {
        title: t('outcome-resigned', { team: teamName(outcome.winner) }),
        detail: t('outcome-resigned-by', { team: teamName(loser) }),
      };
    }
    case 'time': {
      const loser: Team = outcome.winner === 'yellow' ? 'green' : 'yellow';
      return {
        title: t('outcome-time', { team: teamName(outcome.winner) }),
        detail: t('outcome-time-by', { team: teamName(loser) }),
      };
    }
  }
}
