/** How a series and everything at a table stand, in words. */
import type { PlayerView, ScoreView, MatchView } from '../wire/types';
import { playerKind, playerName } from './names';
import { t } from './texts';

/** The names of both sides in the order of the score: players 1 and 3, and 2 and 4. */
function sides(matchView: MatchView): [string, string] {
  const first = matchView.players[0]?.team;
  const of = (own: boolean, name: (player: PlayerView) => string) =>
    matchView.players
      .filter(({ team }) => (team === first) === own)
      .map(name)
      .join(' + ');
  // Colours change hands with a rematch, so whoever has no name is called what they are, where that differs. The strength of a
  // computer is left out where it can be: beside a score it reads as one.
  // Where the other has no name, "you" is plainer beside it than one's own.
  const isYou = (player: PlayerView) => matchView.yours.length === 1 && matchView.yours.includes(player.player);
  const isNamed = matchView.players.every((player) => isYou(player) || player.name !== null);
  const nameOf = (player: PlayerView) => (isYou(player) && !isNamed ? null : player.name);
  const names = [
    (player: PlayerView) => nameOf(player) ?? kindOf(matchView, player, (_) => t('score-computer')),
    (player: PlayerView) => nameOf(player) ?? kindOf(matchView, player, (strength) => t('choose-who-computer', { level: strength })),
    (player: PlayerView) => playerName(matchView, player),
  ].map((name): [string, string] => [of(true, name), of(false, name)]);
  return names.find(([one, other]) => one !== other) ?? ['', ''];
}

function kindOf(matchView: MatchView, player: PlayerView, computer: (strength: number) => string): string {
  if (typeof player.who === 'object') return computer(player.who.computer);
  const kind = playerKind(matchView, player);
  if (kind) return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
  return matchView.yours.length === 1 && matchView.players.length === 2 ? t('score-opponent') : playerName(matchView, player);
}

function standing(matchView: MatchView, score: ScoreView, scoring: boolean): string {
  const [first, second] = sides(matchView);
  const [a, b] = scoring ? score.points : score.wins;
  const standing = t(scoring ? 'score-points' : 'score-wins', { first, second, a, b });
  return score.draws > 0 ? `${standing}, ${t('score-draws', { count: score.draws })}` : standing;
}

/** The series, if it has several games, and everything that was played here, if that is more. */
export function scoreLines(matchView: MatchView, scoring: boolean): string[] {
  const lines = [];
  if (matchView.games > 1) lines.push(t('end-score', { score: standing(matchView, matchView.series, scoring) }));
  if (matchView.rematches > 0) {
    const total = standing(matchView, matchView.total, scoring);
    lines.push(matchView.games > 1 ? t('score-total', { score: total }) : total);
  }
  return lines;
}
