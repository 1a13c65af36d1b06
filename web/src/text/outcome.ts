/** How a game ended, in words. */
import type { GameView, OutcomeView, PathView, Team } from '../wire/types';
import { sideName, teamName } from './names';
import { t } from './texts';

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
