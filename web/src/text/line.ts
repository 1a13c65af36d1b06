/** The one line beside the board that says what is going on. */
import type { Suggestion } from '../state/adviser';
import type { BoardSessionState } from '../state/board-session';
import { mover, type PlayState } from '../state/play-state';
import { reasonText } from './message';
import { playerName, seatName } from './names';
import { outcomeText } from './outcome';
import { t } from './texts';

export interface Line {
  tone: 'plain' | 'refused' | 'good';
  /** Something that happened, the piece in hand, or only how things stand. */
  about: 'event' | 'piece' | 'state';
  text: string;
}

const plain = (text: string): Line => ({ tone: 'plain', about: 'state', text });
const refused = (text: string, about: Line['about'] = 'event'): Line => ({ tone: 'refused', about, text });

export function lineOf(state: PlayState): Line {
  const { table, hint } = state;
  if (state.connection === 'lost') return refused(t(state.pending ? 'state-lost-move' : 'state-lost'));
  if (state.refusal) return refused(reasonText(state.reasons));
  if (hint) return { tone: 'good', about: 'event', text: hintText(hint) };
  const held = pieceLine(state);
  if (held) return held;
  if (!state.live) return plain(t('table-earlier', { ply: state.position.ply }));
  if (state.failed) return refused(t('table-failed'));
  if (table.clock?.paused || state.held) return plain(t('table-paused'));
  const player = mover(table);
  if (!player) return plain('');
  if (state.thinking === 'hint') return plain(t('table-hinting'));
  const name = playerName(table, player);
  if (typeof player.who === 'object') return plain(t('table-thinking', { player: name }));
  if (!state.yourTurn) return plain(t('table-turn', { player: name }));
  if (state.shows.fits) return plain(t('table-fits-pick'));
  const turn = table.yours.length > 1 ? t('table-turn', { player: name }) : t('table-turn-you');
  return plain(`${turn}. ${state.position.neutralDue ? t('table-neutral') : t('table-pick')}`);
}

/** The same for a position on which moves are tried. */
export function positionLine(state: BoardSessionState): Line {
  const { game, position } = state;
  if (state.refusal) return refused(reasonText(state.reasons));
  const held = pieceLine(state);
  if (held) return held;
  if (position.outcome) {
    const { title, detail } = outcomeText(game, position.outcome, position.path);
    return { tone: 'good', about: 'state', text: `${title}. ${detail}` };
  }
  const turn = t('table-turn', { player: seatName(game, position.toMove ?? 1) });
  return plain(`${turn}. ${position.neutralDue ? t('table-neutral') : t('table-pick')}`);
}

/** What the piece over the board would do. */
function pieceLine({ ghost }: BoardSessionState): Line | null {
  if (ghost?.illegal) return refused(reasonText(ghost.reasons), 'piece');
  return ghost?.mv ? { tone: 'good', about: 'piece', text: t('table-legal', { move: ghost.mv }) } : null;
}

function hintText({ move, wdl }: Suggestion): string {
  const { win, draw } = wdl ?? { win: 0, draw: 0 };
  if (move === 'swap') return t('table-hint-swap');
  return t('table-hint', { move, win: Math.round(win / 10), draw: Math.round(draw / 10) });
}
