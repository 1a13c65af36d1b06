/** The colours of the board and its pieces, and the patterns that go with them. */
import { boardColours, pageColours, type BoardColours, type Hex } from '../palette';
import type { Colour } from '../wire/types';
import type { BoardModel } from './board-view';

export { pieceColour, type Hex } from '../palette';

/** What of a model decides colours. */
export type Appearance = Pick<BoardModel, 'palette' | 'contrast' | 'theme' | 'patterns'>;

/** Whatever is not a piece. */
export interface Surroundings extends BoardColours {
  page: Hex;
  accent: Hex;
}

/** The colours around the pieces. */
export function surroundings(appearance: Appearance): Surroundings {
  const { page, accent } = pageColours(appearance);
  return { ...boardColours(appearance), page, accent };
}

/** The pattern on a piece's faces. */
export type Pattern = 'plain' | 'dotted' | 'striped' | 'crossed';

const PATTERNS: Record<Colour, Pattern> = {
  yellow: 'dotted',
  green: 'striped',
  neutral: 'crossed',
};

/** The pattern of a colour, plain where patterns are switched off. */
export function patternOf(appearance: Appearance, colour: Colour): Pattern {
  return appearance.patterns ? PATTERNS[colour] : 'plain';
}

/** A colour's three parts, 0 to 1, still as sRGB. */
export function parts(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A colour between two, `t` from 0 to 1. */
export function between(a: Hex, b: Hex, t: number): Hex {
  const from = parts(a);
  const to = parts(b);
  const mixed = from.map((part, i) => Math.round((part + ((to[i] ?? part) - part) * t) * 255));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
