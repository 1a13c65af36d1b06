/** What is shown on demand over a position. Computed when it is first asked for, then remembered with the position. */
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { Game } from '../rules/game';
import type { PathView } from '../wire/types';
import { middleOf, type HeldPiece } from './held-piece';

/** Which overlays are switched on. */
export interface OverlayChoice {
  /** Where the piece in hand fits. */
  fits: boolean;
  /** The nearest connection of each team. */
  connections: boolean;
  /** Where a team could connect at once. */
  threats: boolean;
}

export interface Overlays {
  /** None while nothing is held. */
  readonly fits: CellCoords[] | null;
  readonly connections: PathView[];
  readonly threatened: CubeCoords[];
}

export const NO_OVERLAYS: OverlayChoice = { fits: false, connections: false, threats: false };

const NO_PATHS: PathView[] = [];
const NO_CUBES: CubeCoords[] = [];
const TEAMS = ['yellow', 'green'] as const;

interface Computed {
  fits: Map<number, CellCoords[]>;
  connections: PathView[] | null;
}

const computed = new WeakMap<Game, Computed>();

export function overlaysOf(game: Game, piece: HeldPiece | null, choice: OverlayChoice): Overlays {
  const over = game.position.outcome !== null;
  return {
    fits: piece && choice.fits ? fitsOf(game, piece.orientation) : null,
    connections: choice.connections && !over ? connectionsOf(game) : NO_PATHS,
    threatened: choice.threats && !over ? game.threatened : NO_CUBES,
  };
}

function of(game: Game): Computed {
  const known = computed.get(game) ?? { fits: new Map(), connections: null };
  computed.set(game, known);
  return known;
}

/** The cells by which a piece of this orientation would be held where it can be placed. */
function fitsOf(game: Game, orientation: number): CellCoords[] {
  const { fits } = of(game);
  const known = fits.get(orientation) ?? game.fits(orientation).map((anchor) => middleOf(game.view, orientation, anchor));
  fits.set(orientation, known);
  return known;
}

function connectionsOf(game: Game): PathView[] {
  const known = of(game);
  return (known.connections ??= TEAMS.map((team) => game.connection(team)).filter((path) => path !== null));
}
