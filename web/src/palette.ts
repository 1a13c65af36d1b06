/**
 * Every colour of the page and of what lies on the table; those of the light are beside its strength (`scene/simple-light.ts`,
 * `scene/rich/light.ts`). The drawings of the board read them here, and `tools/palette.ts` makes the style sheet's variables of
 * them, so that a seat's dot has the colour of its pieces.
 */

/** A colour as sRGB, `#rrggbb`. */
export type Hex = `#${string}`;

/** What decides colours. */
export interface PaletteChoice {
  theme: 'light' | 'dark';
  contrast: 'normal' | 'high';
  palette: 'standard' | 'blue-orange';
}

/** The colours of texts and controls. */
export interface PageColours {
  page: Hex;
  card: Hex;
  line: Hex;
  ink: Hex;
  muted: Hex;
  /** Also what the cursor and the placements of a piece are marked with on the board. */
  accent: Hex;
  onAccent: Hex;
  refused: Hex;
  focus: Hex;
  focusAround: Hex;
}

/** The colours of a board without its pieces. */
export interface BoardColours {
  /** The table in the middle of the lamp's light. */
  table: Hex;
  wood: Hex;
  grid: Hex;
  rim: Hex;
  /** Cell names on the rim. */
  label: Hex;
  /** A refused piece, and the cells that refuse it. */
  refusedMark: Hex;
  /** Which sides belong together, one colour a pair. */
  inlays: readonly Hex[];
}

/** What is drawn on a board for people who study: by hand or for a better move, and for a mistake. */
export const ANNOTATIONS: { readonly drawn: Hex; readonly mistake: Hex } = { drawn: '#2f6fb3', mistake: '#b4532a' };

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** The dots of a winning path, on both boards. */
export const PATH_DOT = WHITE;

/** Lines and marks on a board, in every theme the same: they have to stand out on any wood and any piece. */
export const MARK_COLOURS: Readonly<Record<'dark' | 'light' | 'ink' | 'glow', Hex>> = {
  dark: '#1a1208',
  light: '#fffaf0',
  /** Numbers. */
  ink: '#2b2620',
  /** Threatened cells. */
  glow: '#fff3d6',
};

/** What a piece's colour is mixed with at its edges. */
export const EDGE_COLOURS: Readonly<Record<'dark' | 'light', Hex>> = { dark: '#140e06', light: '#fff8e8' };

/** The dots of a pattern; stripes and crosses are white. */
export const PATTERN_DOT: Hex = '#3a2600';

type ByTheme<T> = Record<PaletteChoice['theme'], T>;
type ByThemeAndContrast<T> = ByTheme<Record<PaletteChoice['contrast'], T>>;

const PAGE: ByThemeAndContrast<PageColours> = {
  light: {
    normal: {
      page: '#f4efe6',
      card: '#fbf8f2',
      line: '#ddd2c0',
      ink: '#2b2620',
      muted: '#6e6457',
      accent: '#b4532a',
      onAccent: '#ffffff',
      refused: '#b3261e',
      focus: '#b4532a',
      focusAround: '#fffaf0',
    },
    high: {
      page: '#ffffff',
      card: '#ffffff',
      line: '#000000',
      ink: '#000000',
      muted: '#262626',
      accent: '#7a2600',
      onAccent: '#ffffff',
      refused: '#8f0000',
      focus: '#0000c8',
      focusAround: '#ffffff',
    },
  },
  dark: {
    normal: {
      page: '#1d1a16',
      card: '#28241e',
      line: '#3d362c',
      ink: '#efe8dc',
      muted: '#a99f90',
      accent: '#e0824f',
      onAccent: '#1d1a16',
      refused: '#f2837a',
      focus: '#e0824f',
      focusAround: '#1d1a16',
    },
    high: {
      page: '#000000',
      card: '#000000',
      line: '#ffffff',
      ink: '#ffffff',
      muted: '#e4e4e4',
      accent: '#ffb48a',
      onAccent: '#000000',
      refused: '#ffa8a0',
      focus: '#ffff00',
      focusAround: '#000000',
    },
  },
};

const INLAYS: readonly Hex[] = ['#ecdcb4', '#d08a55', '#9fb6b4', '#c98a92'];
const WHITE_INLAYS: readonly Hex[] = INLAYS.map(() => '#ffffff');

const BOARD: ByThemeAndContrast<BoardColours> = {
  light: {
    normal: {
      table: '#ead4b0',
      wood: '#c9a36b',
      grid: '#8a6a3f',
      rim: '#7a5531',
      label: '#f0e2c6',
      refusedMark: '#b3261e',
      inlays: INLAYS,
    },
    high: {
      table: '#ead4b0',
      wood: '#ead6b0',
      grid: '#3a2a14',
      rim: '#3a2817',
      label: '#ffffff',
      refusedMark: '#b3261e',
      inlays: WHITE_INLAYS,
    },
  },
  dark: {
    normal: {
      table: '#463626',
      wood: '#8d6e46',
      grid: '#5c452a',
      rim: '#4a3520',
      label: '#d9c7a5',
      refusedMark: '#b3261e',
      inlays: INLAYS,
    },
    high: {
      table: '#463626',
      wood: '#5a4630',
      grid: '#e6d3ae',
      rim: '#17110a',
      label: '#ffffff',
      refusedMark: '#b3261e',
      inlays: WHITE_INLAYS,
    },
  },
};

/** A team's two shades: the first seat's and the partner's. */
const TEAMS: Record<PaletteChoice['palette'], Record<'yellow' | 'green', readonly [Hex, Hex]>> = {
  standard: { yellow: ['#f2b632', '#f7d074'], green: ['#3f7d4e', '#6ba377'] },
  'blue-orange': { yellow: ['#f08a24', '#f9b878'], green: ['#2b5c9e', '#6c98cf'] },
};

const NEUTRAL: Record<PaletteChoice['palette'], ByTheme<Hex>> = {
  standard: { light: '#3e6fa8', dark: '#5b8cc6' },
  // Blue is a team's here.
  'blue-orange': { light: '#8b8680', dark: '#a29c94' },
};

export function pageColours({ theme, contrast }: PaletteChoice): PageColours {
  return PAGE[theme][contrast];
}

export function boardColours({ theme, contrast }: PaletteChoice): BoardColours {
  return BOARD[theme][contrast];
}

/** Whether a seat has the lighter shade of its team: seats 3 and 4 are the partners of 1 and 2. */
export function isPartner(seat: number): boolean {
  return seat > 2;
}

/** The colour of a piece. */
export function pieceColour(choice: PaletteChoice, colour: 'yellow' | 'green' | 'neutral', seat: number): Hex {
  if (colour === 'neutral') return NEUTRAL[choice.palette][choice.theme];
  return TEAMS[choice.palette][colour][isPartner(seat) ? 1 : 0];
}
