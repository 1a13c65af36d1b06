/** What the engine says of a position, as chances of a team. */
import { otherTeam } from '../rules/team';
import type { OutcomeView, PrincipalVariation, Team } from '../wire/types';

export interface Evaluation {
  /** How probable it is that yellow wins, a draw being half of it: 0 to 1. */
  readonly yellow: number;
  /** How probable a draw is: 0 to 1. */
  readonly draw: number;
  /** Who is shown to win, and in how many own moves. */
  readonly proof: { readonly team: Team; readonly moves: number } | null;
}

/** `mover` is the team to move, for whom the engine's figures are. */
export function evaluationOf({ score, wdl }: Pick<PrincipalVariation, 'score' | 'wdl'>, mover: Team): Evaluation {
  const all = Math.max(wdl.win + wdl.draw + wdl.loss, 1);
  const own = (wdl.win + wdl.draw / 2) / all;
  const proof = score.kind === 'points' ? null : { team: score.kind === 'win' ? mover : otherTeam(mover), moves: score.value };
  return { yellow: mover === 'yellow' ? own : 1 - own, draw: wdl.draw / all, proof };
}

/**
 * The same for the lines of a search, best first. The engine reports none as better than the one before, but rounds wins and draws
 * by themselves: what differs by that alone is shown as equal.
 */
export function evaluationsOf(lines: readonly Pick<PrincipalVariation, 'score' | 'wdl'>[], mover: Team): Evaluation[] {
  const chances = (yellow: number) => (mover === 'yellow' ? yellow : 1 - yellow);
  let most = 1;
  return lines.map((line) => {
    const evaluation = evaluationOf(line, mover);
    if (evaluation.proof) return evaluation;
    most = Math.min(most, chances(evaluation.yellow));
    return { ...evaluation, yellow: chances(most) };
  });
}

/** The chances when the game is over. */
export function decided(outcome: OutcomeView): Evaluation {
  if (outcome.kind === 'draw') return { yellow: 0.5, draw: 1, proof: null };
  const winner = outcome.kind === 'connected' ? outcome.team : outcome.winner;
  return { yellow: winner === 'yellow' ? 1 : 0, draw: 0, proof: null };
}

/** Who is ahead and with what chance, in percent. */
export function leader({ yellow }: Evaluation): { team: Team; percent: number } {
  return yellow >= 0.5 ? { team: 'yellow', percent: Math.round(yellow * 100) } : { team: 'green', percent: Math.round((1 - yellow) * 100) };
}

/** Wins, draws and losses in whole percents, which are a hundred together. */
export function percents({ win, draw }: PrincipalVariation['wdl']): { win: number; draw: number; loss: number } {
  const wins = Math.round(win / 10);
  const draws = Math.min(Math.round(draw / 10), 100 - wins);
  return { win: wins, draw: draws, loss: 100 - wins - draws };
}
