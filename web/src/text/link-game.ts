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
  const table = match.view(role);
  const yourTurn = table.outcome === null && isYourTurn(table);
  const board = boardName(match.game.view.board);
  // Somebody may resign before the first move.
  const moves = table.outcome && table.ply === 0 ? board : t('home-continue-how', { what: board, moves: table.ply });
  const full = table.players.every((player) => !player.open);
  // Whose turn it is stands beside, where it is yours.
  const detail = yourTurn && full ? moves : `${moves} · ${standing(table)}`;
  return { title: opponents(table), detail, yourTurn };
}

function opponents(table: MatchView): string {
  const own = table.players.find(({ player }) => table.yours.includes(player))?.team;
  const others = table.players.filter(({ team }) => team !== own);
  const names = others.map((player) => (player.open ? t('table-open') : playerName(table, player)));
  return own === undefined ? names.join(' – ') : t('games-against', { players: list(names) });
}

function standing(table: MatchView): string {
  if (table.outcome) return ending(table, table.outcome);
  const open = table.players.filter((player) => player.open).length;
  if (open > 0) return t('link-waiting', { count: open });
  const player = mover(table);
  return player ? t('table-turn', { player: playerName(table, player) }) : '';
}

function ending({ players, yours }: MatchView, outcome: OutcomeView): string {
  const winner = winnerOf(outcome);
  if (winner === null) return t('outcome-draw');
  const own = players.filter(({ player }) => yours.includes(player));
  if (own.length === 0) return t('games-over');
  return own.some(({ team }) => team === winner) ? t('outcome-you-win') : t('outcome-you-lose');
}
