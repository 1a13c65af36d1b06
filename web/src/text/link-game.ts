/** A game by link in a list, in words. */
import { winnerOf } from '../rules/team';
import type { MatchSnapshot } from '../state/match';
import { isYourTurn, mover } from '../state/play-state';
import type { OutcomeView, MatchView } from '../wire/types';
import { boardName, playerName } from './names';
import { list, t } from './texts';

export interface LinkGameLine {
  /** Who plays against whoever looks, or who plays. */
  title: string;
  /** The board, the moves, and how it stands. */
  detail: string;
  yourTurn: boolean;
}

export function linkGameLine({ match, role, connection }: MatchSnapshot, id: string): LinkGameLine {
  if (!match) {
    const detail = connection === 'lost' ? t('state-offline') : t('state-connecting');
    return { title: t('home-open-link', { game: id.slice(0, 6) }), detail, yourTurn: false };
  }
  const matchView = match.view(role);
  const yourTurn = matchView.outcome === null && isYourTurn(matchView);
  const board = boardName(match.game.view.board);
  // Somebody may resign before the first move.
  const moves = matchView.outcome && matchView.ply === 0 ? board : t('home-continue-how', { what: board, moves: matchView.ply });
  const full = matchView.players.every((player) => !player.open);
  // Whose turn it is stands beside, where it is yours.
  const detail = yourTurn && full ? moves : `${moves} · ${standing(matchView)}`;
  return { title: opponents(matchView), detail, yourTurn };
}

function opponents(matchView: MatchView): string {
  const own = matchView.players.find(({ player }) => matchView.yours.includes(player))?.team;
  const others = matchView.players.filter(({ team }) => team !== own);
  const names = others.map((player) => (player.open ? t('table-open') : playerName(matchView, player)));
  return own === undefined ? names.join(' – ') : t('games-against', { players: list(names) });
}

function standing(matchView: MatchView): string {
  if (matchView.outcome) return ending(matchView, matchView.outcome);
  const open = matchView.players.filter((player) => player.open).length;
  if (open > 0) return t('link-waiting', { count: open });
  const player = mover(matchView);
  return player ? t('table-turn', { player: playerName(matchView, player) }) : '';
}

function ending({ players, yours }: MatchView, outcome: OutcomeView): string {
  const winner = winnerOf(outcome);
  if (winner === null) return t('outcome-draw');
  const own = players.filter(({ player }) => yours.includes(player));
  if (own.length === 0) return t('games-over');
  return own.some(({ team }) => team === winner) ? t('outcome-you-win') : t('outcome-you-lose');
}
