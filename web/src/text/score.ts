/** How a series and everything at a table stand, in words. */
import type { PlayerView, ScoreView, MatchView } from '../wire/types';
import { playerKind, teamName } from './names';
import { t } from './texts';

/**
 * The names of both sides in the order of the score: players 1 and 3, and 2 and 4. None of ours ends in a number, which would read
 * as part of the score beside it.
 */
function sides(matchView: MatchView): [string, string] {
  const first = matchView.players[0]?.team;
  const of = (own: boolean, name: (player: PlayerView) => string) => {
    const names = matchView.players.filter(({ team }) => (team === first) === own).map(name);
    return [...new Set(names)].join(' + ');
  };
  // Colours change hands with a rematch, so whoever has no name is called what they are, where that differs. The strength of a
  // computer is left out where it can be.
  // Where the other has no name, "you" is plainer beside it than one's own.
  const isYou = (player: PlayerView) => matchView.yours.length === 1 && matchView.yours.includes(player.player);
  const isNamed = matchView.players.every((player) => isYou(player) || player.name !== null);
  const nameOf = (player: PlayerView) => (isYou(player) && !isNamed ? null : player.name);
  const names = [
    (player: PlayerView) => nameOf(player) ?? kindOf(matchView, player, (_) => t('score-computer')),
    (player: PlayerView) => nameOf(player) ?? kindOf(matchView, player, (strength) => `${t('score-computer')} (${strength})`),
    ({ team }: PlayerView) => teamName(team),
  ].map((name): [string, string] => [of(true, name), of(false, name)]);
  return names.find(([one, other]) => one !== other) ?? ['', ''];
}

function kindOf(matchView: MatchView, player: PlayerView, computer: (strength: number) => string): string {
  if (typeof player.who === 'object') return computer(player.who.computer);
  const kind = playerKind(matchView, player);
  if (kind) return kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
  return matchView.yours.length === 1 && matchView.players.length === 2 ? t('score-opponent') : teamName(player.team);
}

/** Two names within so many letters: what one of them does not need is the other's. */
function within(room: number, [one, other]: [string, string]): [string, string] {
  const cut = (name: string, beside: string): string => {
    const most = Math.max(Math.floor(room / 2), room - beside.length);
    return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
  };
  return [cut(one, other), cut(other, one)];
}

function standing(matchView: MatchView, score: ScoreView, scoring: boolean, room: number): string {
  const [first, second] = within(room, sides(matchView));
  const [a, b] = scoring ? score.points : score.wins;
  const standing = t(scoring ? 'score-points' : 'score-wins', { first, second, a, b });
  return score.draws > 0 ? `${standing}, ${t('score-draws', { count: score.draws })}` : standing;
}

/**
 * The series, if it has several games, and everything that was played here, if that is more. Where a line is short, long names
 * end in an ellipsis, so that the figures are seen.
 */
export function scoreLines(matchView: MatchView, scoring: boolean, short = false): string[] {
  const lines = [];
  const room = !short ? Infinity : matchView.games > 1 ? 8 : 12;
  if (matchView.games > 1) lines.push(t('end-score', { score: standing(matchView, matchView.series, scoring, room) }));
  if (matchView.rematches > 0) {
    const total = standing(matchView, matchView.total, scoring, room);
    lines.push(matchView.games > 1 ? t('score-total', { score: total }) : total);
  }
  return lines;
}
