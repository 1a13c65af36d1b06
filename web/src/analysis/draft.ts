/** A position that somebody puts together, as the study module changes it: every change gives another draft. */
import type { CellCoords } from '../rules/cell';
import { orMessage } from '../rules/message-error';
import { clearDraft, placeInDraft, readDraft, removeFromDraft, setDraftOptions, turnDraft } from '../wasm/study';
import type { DraftView } from '../wire/types';

/** Board and options. */
export interface DraftOptions {
  readonly board: string;
  readonly players: number;
  readonly neutral: boolean;
  readonly scoring: boolean;
}

function asked(ask: () => string): DraftView {
  return JSON.parse(orMessage(ask)) as DraftView;
}

/** A position as text, or in its form for addresses. Throws `MessageError` with the first thing that is wrong. */
export function readDraftText(text: string): DraftView {
  return asked(() => readDraft(text));
}

/** With another piece of a seat, or a neutral one (0). */
export function place({ text }: DraftView, seat: number, move: string): DraftView {
  return asked(() => placeInDraft(text, seat, move));
}

/** Without the uppermost piece of a cell. */
export function remove({ text }: DraftView, [x, y]: CellCoords): DraftView {
  return asked(() => removeFromDraft(text, x, y));
}

export function withTurn({ text }: DraftView, seat: number): DraftView {
  return asked(() => turnDraft(text, seat));
}

/** On another board or with other options; pieces stay where all of them can. */
export function withOptions({ text }: DraftView, { board, players, neutral, scoring }: DraftOptions): DraftView {
  return asked(() => setDraftOptions(text, board, players, neutral, scoring));
}

export function cleared({ text }: DraftView): DraftView {
  return asked(() => clearDraft(text));
}
