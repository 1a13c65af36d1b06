/** How a game ended, in words: to those who played it, or about them. */
import { otherTeam, ownTeam } from '../rules/team';
import type { GameView, OutcomeView, PathView, MatchView, Team } from '../wire/types';
import { sideName, teamName } from './names';
import { t } from './texts';

/** Who reads about an end. */
export interface Audience {
  /** The team of those here; none where both teams are here, or nobody. */
  readonly own: Team | null;
  /** What a team is called. */
  name(team: Team): string;
}

const ANYBODY: Audience = { own: null, name: teamName };

/** Those at this table: one team is addressed, others are named by their player or their colour. */
export function audienceOf({ players, yours }: Pick<MatchView, 'players' | 'yours'>): Audience {
  return {
    own: ownTeam({ players, yours }),
    name(team) {
      const [player, ...others] = players.filter((player) => player.team === team);
      return others.length === 0 && player?.name ? player.name : teamName(team);
    },
  };
}

export interface EndText {
  /** Who won. */
  readonly title: string;
  /** How, and by how much. */
  readonly detail: string;
}

/** How the game ended, in a line and what can be checked. */
export function outcomeText(game: GameView, outcome: OutcomeView, path: PathView | null, audience = ANYBODY): EndText {
  if (outcome.kind === 'draw') {
    const [yellow, green] = outcome.pieces;
    return { title: t('outcome-draw'), detail: game.scoring ? t('outcome-draw-count', { yellow, green }) : t('outcome-draw-why') };
  }
  return { title: titleOf(outcome, audience), detail: detailOf(game, outcome, path, audience) };
}

function titleOf(outcome: Exclude<OutcomeView, { kind: 'draw' }>, { own, name }: Audience): string {
  const winner = outcome.kind === 'connected' ? outcome.team : outcome.winner;
  if (own !== null) return own === winner ? t('outcome-you-win') : t('outcome-you-lose');
  return outcome.kind === 'edges' ? t('outcome-edges', { team: name(winner) }) : t('outcome-win', { who: name(winner) });
}

function detailOf(game: GameView, outcome: Exclude<OutcomeView, { kind: 'draw' }>, path: PathView | null, { own, name }: Audience): string {
  switch (outcome.kind) {
    case 'connected': {
      // A goal is named from the north or the east; a path is described from the south or the west.
      const [to = '', from = ''] = (path ? (game.goals[path.goal]?.sides ?? []) : []).map((side) => sideName(game.sides[side]?.name ?? ''));
      return withPoints(game, t('outcome-path', { from, to, faces: outcome.faces }), outcome.points);
    }
    case 'edges': {
      const [yellow, green] = outcome.pieces;
      return t('outcome-edges-count', { yellow, green, points: outcome.points });
    }
    case 'resigned': {
      const loser = otherTeam(outcome.winner);
      return withPoints(game, own === loser ? t('outcome-you-resigned') : t('outcome-resigned-by', { who: name(loser) }), 0);
    }
    case 'time': {
      const loser = otherTeam(outcome.winner);
      return withPoints(game, own === loser ? t('outcome-you-time') : t('outcome-time-by', { who: name(loser) }), 0);
    }
  }
}

function withPoints(game: GameView, how: string, points: number): string {
  if (!game.scoring) return how;
  return t('outcome-with-points', { how, points: points > 0 ? t('outcome-points', { points }) : t('outcome-no-points') });
}
