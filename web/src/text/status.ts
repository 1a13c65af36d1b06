/** The one line beside the board that says what is going on. */
import { otherTeam, ownTeam } from '../rules/team';
import type { Hint } from '../state/hint-provider';
import type { BoardSessionState } from '../state/board-session';
import { mover, type PlayState } from '../state/play-state';
import type { Message, Team } from '../wire/types';
import { reasonText, shortReason } from './message';
import { playerName, seatName, teamName } from './names';
import { outcomeText } from './outcome';
import { t } from './texts';

export interface Status {
  tone: 'plain' | 'refused' | 'good';
  /** Something that happened, the piece in hand, or only how things stand. */
  about: 'event' | 'piece' | 'state';
  text: string;
  /** The whole sentence behind a few words, for those who ask. */
  more?: string;
}

const plain = (text: string): Status => ({ tone: 'plain', about: 'state', text });
const refused = (text: string): Status => ({ tone: 'refused', about: 'event', text });

/** A few words on why a piece does not go here, with the whole reason behind them. */
export function refusedPlacement(reasons: readonly Message[]): Status {
  const [text, more] = [shortReason(reasons), reasonText(reasons)];
  return { tone: 'refused', about: 'piece', text, ...(more === text ? {} : { more }) };
}

export function matchStatus(state: PlayState): Status {
  const { matchView, hint } = state;
  if (state.connection === 'lost') return refused(t(state.pending ? 'state-lost-move' : 'state-lost'));
  if (state.refusal) return refused(reasonText(state.reasons));
  if (hint) return { tone: 'good', about: 'event', text: hintText(hint), more: hint.move };
  const held = pieceStatus(state);
  if (held) return held;
  if (!state.live) return plain(t('table-earlier', { ply: state.position.ply }));
  if (state.failed) return refused(t('table-failed'));
  if (matchView.clock?.paused || state.halted) return plain(t('table-paused'));
  const player = mover(matchView);
  if (!player) return plain('');
  if (state.thinking === 'hint') return plain(t('table-hinting'));
  const name = playerName(matchView, player);
  if (typeof player.who === 'object') return plain(t('table-thinking', { player: name }));
  if (!state.yourTurn) return plain(t('table-turn', { player: name }));
  if (state.shows.fits) return plain(t('table-fits-pick'));
  if (state.connections.length > 0) return plain(needsText(state, ownTeam(matchView)));
  const turn = matchView.yours.length > 1 ? t('table-turn', { player: name }) : t('table-turn-you');
  return plain(`${turn}. ${state.position.neutralDue ? t('table-neutral') : t('table-pick')}`);
}

/** The same for a position on which moves are tried. */
export function positionStatus(state: BoardSessionState): Status {
  const { game, position } = state;
  if (state.refusal) return refused(reasonText(state.reasons));
  const held = pieceStatus(state);
  if (held) return held;
  if (position.outcome) {
    const { title, detail } = outcomeText(game, position.outcome, position.path);
    return { tone: 'good', about: 'state', text: `${title}. ${detail}` };
  }
  if (state.connections.length > 0) return plain(needsText(state));
  const turn = t('table-turn', { player: seatName(game, position.toMove ?? 1) });
  return plain(`${turn}. ${position.neutralDue ? t('table-neutral') : t('table-pick')}`);
}

/** What a task says while nothing is wrong and nothing is said to an answer: what to do next. */
export function nextStep(state: BoardSessionState): Status {
  return pieceStatus(state) ?? plain(t('table-pick'));
}

/** What the piece over the board would do. */
function pieceStatus({ ghost }: BoardSessionState): Status | null {
  if (ghost?.illegal) return refusedPlacement(ghost.reasons);
  if (!ghost?.mv) return null;
  return { tone: 'good', about: 'piece', text: legalText(), more: ghost.mv };
}

/** What places the piece: what the person uses stands on the page, which only the page has. */
function legalText(): string {
  if (typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches) return t('table-legal-touch');
  const { input, drags } = globalThis.document?.documentElement.dataset ?? {};
  if (drags !== undefined) return t('table-legal-drag');
  return input === 'keys' ? t('table-legal-keys') : t('table-legal');
}

/** Why a suggested move is good, in the words of the lessons, and how far the teams then are. */
function hintText({ advice }: Hint): string {
  if (!advice) return t('advice-swap');
  const { why, team, own, other } = advice;
  const opponent = otherTeam(team);
  const sentences = [t(`advice-${why}`, { opponent: t(`team-${opponent}-within`) })];
  if (own !== null) sentences.push(t('needs-you', { count: own }));
  if (other !== null) sentences.push(needsTeam(opponent, other));
  return sentences.join('. ');
}

function needsTeam(team: Team, count: number): string {
  return t('needs-team', { team: teamName(team), count });
}

/** How many cells the teams whose nearest connections are shown still need. */
function needsText({ connections, position }: BoardSessionState, own: Team | null = null): string {
  const there = new Set(position.pieces.flatMap(({ cubes }) => cubes.map(String)));
  const sentences = connections.map(({ team, faces }) => {
    const count = faces.filter(({ cube }) => !there.has(String(cube))).length;
    return team === own ? t('needs-you', { count }) : needsTeam(team, count);
  });
  return sentences.join('. ');
}
