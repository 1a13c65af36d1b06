/** The colours of the table. Text for people has its own colours, in the page's style sheet. */
import type { ColourView } from '../wire/types';
import type { BoardModel } from './board-view';

/** What of a model decides colours. */
export type Look = Pick<BoardModel, 'palette' | 'contrast' | 'theme' | 'patterns'>;

/** A colour as sRGB, `#rrggbb`. */
export type Hex = `#${string}`;

/** Whatever is not a piece. */
export interface Surroundings {
  page: Hex;
  /** The table in the middle of the lamp's light. */
  table: Hex;
  wood: Hex;
  grid: Hex;
  rim: Hex;
  /** Cell names on the rim. */
  label: Hex;
  /** What the keyboard's cursor and the places where a piece fits are marked with. */
  accent: Hex;
  refused: Hex;
  /** Inlays that tell which sides belong together, one a pair. */
  inlays: readonly Hex[];
}

const INLAYS: readonly Hex[] = ['#ecdcb4', '#d08a55', '#9fb6b4', '#c98a92'];

const SURROUNDINGS: Record<Look['theme'], Surroundings> = {
  light: {
    page: '#f4efe6',
    table: '#ead4b0',
    wood: '#c9a36b',
    grid: '#8a6a3f',
    rim: '#7a5531',
    label: '#f0e2c6',
    accent: '#b4532a',
    refused: '#b3261e',
    inlays: INLAYS,
  },
  dark: {
    page: '#1d1a16',
    table: '#463626',
    wood: '#8d6e46',
    grid: '#5c452a',
    rim: '#4a3520',
    label: '#d9c7a5',
    accent: '#e0824f',
    refused: '#b3261e',
    inlays: INLAYS,
  },
};

const HIGH_CONTRAST: Record<Look['theme'], Partial<Surroundings>> = {
  light: { wood: '#ead6b0', grid: '#3a2a14', rim: '#3a2817', label: '#ffffff', accent: '#8a2f0a' },
  dark: { wood: '#5a4630', grid: '#e6d3ae', rim: '#17110a', label: '#ffffff', accent: '#ffb48a' },
};

/** The colours around the pieces. */
export function surroundings(look: Look): Surroundings {
  const base = SURROUNDINGS[look.theme];
  if (look.contrast === 'normal') return base;
  const white: Hex = '#ffffff';
  return { ...base, ...HIGH_CONTRAST[look.theme], inlays: INLAYS.map(() => white) };
}

/** A team's two shades: the first seat's and the partner's. */
type Shades = readonly [Hex, Hex];

const TEAMS: Record<Look['palette'], Record<'yellow' | 'green', Shades>> = {
  standard: { yellow: ['#f2b632', '#f7d074'], green: ['#3f7d4e', '#6ba377'] },
  'blue-orange': { yellow: ['#f08a24', '#f9b878'], green: ['#2b5c9e', '#6c98cf'] },
};

const NEUTRAL: Record<Look['palette'], Record<Look['theme'], Hex>> = {
  standard: { light: '#3e6fa8', dark: '#5b8cc6' },
  // Blue is a team's here.
  'blue-orange': { light: '#8b8680', dark: '#a29c94' },
};

/** The colour of a piece; seats 3 and 4 are the partners and have their own shade. */
export function pieceColour(look: Look, colour: ColourView, seat: number): Hex {
  if (colour === 'neutral') return NEUTRAL[look.palette][look.theme];
  return TEAMS[look.palette][colour][seat > 2 ? 1 : 0];
}

/** The pattern on a piece's faces. */
export type Pattern = 'plain' | 'dotted' | 'striped' | 'crossed';

const PATTERNS: Record<ColourView, Pattern> = {
  yellow: 'dotted',
  green: 'striped',
  neutral: 'crossed',
};

/** The pattern of a colour, plain where patterns are switched off. */
export function patternOf(look: Look, colour: ColourView): Pattern {
  return look.patterns ? PATTERNS[colour] : 'plain';
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
