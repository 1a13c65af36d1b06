/**
 * What every drawing of the board is given and what it reports back. The scene (three.js) and
 * the flat board (SVG) are two implementations; whoever holds one never asks which.
 */
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { PointerKind, PointerMove } from '../state/hand';
import type { Axis } from '../state/held-piece';
import type { Colour, GameView, GhostView, PathView, PositionView } from '../wire/types';
import type { Hex, PaletteChoice } from '../palette';
import type { Attributes } from '../svg';
import type { Vec2, Vec3 } from './vector';

/** Something that is shown on a board beside the position: a piece that could be placed, or what is spoken of. */
export type Annotation =
  | {
      kind: 'piece';
      colour: Colour;
      seat: number;
      cubes: readonly CubeCoords[];
      /** A number on it: its place among others or in a line. */
      label: number;
      /** Whether it is the one to look at. */
      strong: boolean;
    }
  | { kind: 'cells'; cells: readonly CellCoords[]; tint: Hex }
  | { kind: 'path'; cells: readonly CellCoords[]; tint: Hex };

/** How annotations are drawn, for screens that have some: the others do not load it. */
export interface Annotator {
  /** On the flat board, given what it draws with. */
  flat(annotation: Annotation, model: BoardModel, primitives: FlatPrimitives): SVGElement[];
  /** In three dimensions: what lies on cells. */
  marks(annotation: Annotation): { kind: 'cursor'; cell: CellCoords; tint: Hex }[];
  /** In three dimensions: what lies over the picture, which is not drawn again for it. */
  over(annotation: Annotation, model: BoardModel, projection: Projection): SVGElement[];
}

/** What the flat board gives an annotator to draw with, so that it loads nothing of that board by itself. */
export interface FlatPrimitives {
  /** The rectangle of a cell, so much smaller on each side. */
  frame(cell: CellCoords, inset: number): Attributes;
  /** The path around cells. */
  around(cells: readonly CellCoords[]): string;
  middle(cell: CellCoords): Vec2;
  number(value: number, at: Vec2, fill: Hex, size: number): SVGElement;
}

/** How a board in three dimensions is projected onto the picture. */
export interface Projection {
  /** Where the eye is; the middle of a cube is at its whole numbers. */
  readonly eye: Vec3;
  /** Where such a point is in the picture, in CSS pixels. */
  project(point: Vec3): Vec2;
}

/** What to draw. Plain data, replaced as a whole on change and never changed by a view. */
export interface BoardModel extends PaletteChoice {
  game: GameView;
  position: PositionView;
  /** The piece in hand: translucent where it is legal, a red outline with hatching where not. */
  ghost: GhostView | null;
  /** Cells to mark as places where the piece in hand fits. */
  fits: CellCoords[] | null;
  /** The move whose piece is marked as the last one. */
  lastPly: number | null;
  /** The winning path: white dots, face by face. */
  path: PathView | null;
  /** Whether its faces are numbered, where there is room for numbers. */
  counted?: boolean;
  /** Shortest connections, shown on demand and faintly. */
  connections: PathView[];
  /** Places to build on that glow faintly. */
  threatened: CubeCoords[];
  /** Later ones lie on earlier ones. */
  annotations?: readonly Annotation[];
  annotator?: Annotator;
  patterns: boolean;
  motion: 'full' | 'reduced';
  /** The cell of the keyboard's cursor. */
  cursor: CellCoords | null;
  /** How cells are described to those who do not see them, by name. */
  labels?: ReadonlyMap<string, string> | null;
}

/** What a screen shows on a board beside the position. */
export type Overlay = Required<Pick<BoardModel, 'annotations' | 'annotator'>>;

/** What a view reports. It never changes the model itself. */
export interface BoardEvents {
  /** The pointer is over another cell, or over none, or has left the place where it rested. */
  hover(cell: CellCoords | null, move: PointerMove): void;
  /** A cell was clicked or tapped. */
  choose(cell: CellCoords, pointer: PointerKind): void;
  /** The keyboard went to a cell. */
  focus?(cell: CellCoords): void;
  /** The cell at which the keyboard is was chosen. */
  enter?(cell: CellCoords): void;
  /** It can draw no more, and what it shows is out of date. */
  lost?(): void;
  /** A finger drags the piece in hand over a cell. */
  drag(cell: CellCoords): void;
  /** A button, the wheel or two fingers rotate the piece in hand about an axis. */
  rotate(axis: Axis, by: 1 | -1): void;
}

/** A drawing of the board. */
export interface BoardView {
  update(model: BoardModel): void;
  /** Back to the view that shows the whole board. */
  resetCamera(): void;
  /** Straight from above, north up. */
  topView(): void;
  /** Turns the camera as a drag by so many CSS pixels would. */
  orbit(dx: number, dy: number): void;
  /** Brings the camera closer (above 1) or takes it away (below 1). */
  zoom(factor: number): void;
  /** Where the middle of a cell at a height is, in CSS pixels from the view's upper left corner. */
  project(cell: CellCoords, level: number): Vec2;
  /** The cell that a pointer there would be over: the nearest to the eye where one hides another. */
  cellAt(x: number, y: number): CellCoords | null;
  /** Takes over a pointer that drags a piece here from elsewhere, as from the supply. */
  continueDrag(event: PointerEvent): void;
  /** Takes the keyboard's focus, where its cells can have it. */
  focus?(): void;
  /** How many draw calls the last frame took; 0 where there are none. */
  drawCalls(): number;
  /** How many frames were drawn so far. It does not grow while nothing changes. */
  frames(): number;
  /** How often the pieces on the board were built anew. It does not grow while only the piece in hand moves. */
  rebuilds(): number;
  dispose(): void;
}

/** Whether two models have the same colours and patterns. */
export function sameAppearance(a: BoardModel, b: BoardModel): boolean {
  return a.palette === b.palette && a.patterns === b.patterns && a.contrast === b.contrast && a.theme === b.theme;
}

/** Whether plain data has the same content, also where it is two objects. */
function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameData(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether two positions look the same, also where they are two objects. */
export function samePieces(a: BoardModel, b: BoardModel): boolean {
  return a.position === b.position || sameData(a.position.pieces, b.position.pieces);
}

/** What of a model is drawn in the scene: pieces that could be placed lie over it. */
export function inScene(model: BoardModel): BoardModel {
  return model.annotations ? { ...model, annotations: model.annotations.filter(({ kind }) => kind !== 'piece') } : model;
}

/** Which fields change a picture; what is only read out does not. */
const DRAWN: Record<keyof BoardModel, boolean> = {
  game: true,
  position: true,
  ghost: true,
  fits: true,
  lastPly: true,
  path: true,
  counted: true,
  connections: true,
  threatened: true,
  annotations: true,
  annotator: true,
  palette: true,
  patterns: true,
  contrast: true,
  theme: true,
  motion: true,
  cursor: true,
  labels: false,
};
const FIELDS = (Object.keys(DRAWN) as (keyof BoardModel)[]).filter((field) => DRAWN[field]);

/** Whether two models look the same, so that nothing has to be drawn again. */
export function sameModel(a: BoardModel, b: BoardModel): boolean {
  return FIELDS.every((field) => sameData(a[field], b[field]));
}
