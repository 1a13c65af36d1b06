/** How a series and everything at a table stand, in words. */
import type { PlayerView, ScoreView, MatchView } from '../wire/types';
import { playerKind, playerName } from './names';
import { t } from './texts';

/** The names of both sides in the order of the score: players 1 and 3, and 2 and 4. */
function sides(table: MatchView): [string, string] {
  const first = table.players[0]?.team;
  const of = (own: boolean, name: (player: PlayerView) => string) =>
    table.players
      .filter(({ team }) => (team === first) === own)
      .map(name)
      .join(' + ');
  // Colours change hands with a rematch, so whoever has no name is called what they are, where that differs. The strength of a
  // computer is left out where it can be: beside a score it reads as one.
  const names = [
    (player: PlayerView) => player.name ?? kindOf(table, player, (_) => t('score-computer')),
    (player: PlayerView) => player.name ?? kindOf(table, player, (strength) => t('choose-who-computer', { level: strength })),
    (player: PlayerView) => playerName(table, player),
  ].map((name): [string, string] => [of(true, name), of(false, name)]);
  return names.find(([one, other]) => one !== other) ?? ['', ''];
}

function kindOf(table: MatchView, player: PlayerView, computer: (strength: number) => string): string {
  if (typeof player.who === 'object') return computer(player.who.computer);
  const kind = playerKind(table, player);
  if (kind) return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
  return table.yours.length === 1 && table.players.length === 2 ? t('score-opponent') : playerName(table, player);
}

function standing(table: MatchView, score: ScoreView, scoring: boolean): string {
  const [first, second] = sides(table);
  const [a, b] = scoring ? score.points : score.wins;
  const standing = t(scoring ? 'score-points' : 'score-wins', { first, second, a, b });
  return score.draws > 0 ? `${standing}, ${t('score-draws', { count: score.draws })}` : standing;
}

/** The series, if it has several games, and everything that was played here, if that is more. */
export function scoreLines(table: MatchView, scoring: boolean): string[] {
  const lines = [];
  if (table.games > 1) lines.push(t('end-score', { score: standing(table, table.series, scoring) }));
  if (table.rematches > 0) {
    const total = standing(table, table.total, scoring);
    lines.push(table.games > 1 ? t('score-total', { score: total }) : total);
  }
  return lines;
}
