/** Refusals, outcomes and names in words. */
import type { Cell, Cube } from '../rules/cell';
import { playerAt } from '../state/play-state';
import type {
  Denial,
  GameView,
  MoveFault,
  NameFault,
  OutcomeView,
  PathView,
  PlayerView,
  Refusal,
  SetupFault,
  TableView,
  TeamView,
  Violation,
} from '../wire/types';
import { has, list, t } from './texts';

export function cellName(game: GameView, [x, y]: Cell): string {
  const cell = game.cells.find(({ at }) => at[0] === x && at[1] === y);
  return cell?.name ?? `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function places(game: GameView, blocks: readonly Cube[]): string {
  return list(blocks.map(([x, y, level]) => t('place-at-level', { cell: cellName(game, [x, y]), level })));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function moveFaultText({ fault, ...values }: MoveFault): string {
  if (!('shown' in values)) return t(`notation-${fault}`, values);
  const shown = values.shown === null ? t('notation-end') : t('notation-shown', { text: values.shown });
  return t(`notation-${fault}`, { ...values, shown });
}

function violationText(game: GameView, violation: Violation): string {
  switch (violation.rule) {
    case 'off-board': {
      const cells = violation.cells.map((cell) => cellName(game, cell));
      return t('violation-off-board', { count: cells.length, cells: list(cells) });
    }
    case 'above-the-board': {
      const cells = violation.cells.map((cell) => cellName(game, cell));
      return t('violation-above-the-board', { cells: list(cells), level: violation.level });
    }
    case 'gap':
      return t('violation-gap', { places: places(game, violation.places) });
    case 'occupied':
      return t('violation-occupied', { places: places(game, violation.places) });
  }
}

export function refusalText(game: GameView, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'illegal':
      return refusal.violations.map((violation) => capital(violationText(game, violation))).join('. ');
    case 'unreadable':
      return capital(t('refusal-unreadable', { reason: moveFaultText(refusal.fault) }));
    default: {
      const { reason, ...values } = refusal;
      return capital(t(`refusal-${reason}`, values));
    }
  }
}

export function nameFaultText(fault: NameFault): string {
  return t(`name-${fault}`);
}

export function denialText(game: GameView, table: TableView, denial: Denial): string {
  switch (denial.reason) {
    case 'move':
      return refusalText(game, denial.refusal);
    case 'name':
      return nameFaultText(denial.fault);
    case 'not-yours':
    case 'not-your-turn':
    case 'no-such-player': {
      const player = table.players.find(({ player }) => player === denial.player);
      return t(`denial-${denial.reason}`, { player: player ? playerName(table, player) : '' });
    }
    default:
      return t(`denial-${denial.reason}`);
  }
}

export function setupFaultText(fault: SetupFault): string {
  if (fault.reason === 'name') return nameFaultText(fault.fault);
  if (fault.reason === 'rules') {
    const { fault: which, ...values } = fault.fault;
    return capital(t(`options-${which}`, values));
  }
  const { reason, ...values } = fault;
  return t(`setup-${reason}`, values as Record<string, string | number>);
}

export function teamName(team: TeamView): string {
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
      const loser: TeamView = outcome.winner === 'yellow' ? 'green' : 'yellow';
      return {
        title: t('outcome-resigned', { team: teamName(outcome.winner) }),
        detail: t('outcome-resigned-by', { team: teamName(loser) }),
      };
    }
  }
}
