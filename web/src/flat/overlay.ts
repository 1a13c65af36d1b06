/** What lies over the pieces for a while: the piece in hand, marks, the last move, paths, the cursor. */
import { MARK_COLOURS, PATH_DOT, WHITE } from '../palette';
import type { FaceView, PathView } from '../wire/types';
import type { CellCoords } from '../rules/cell';
import type { BoardModel, FlatPrimitives } from '../scene/board-view';
import { between, pieceColour, surroundings } from '../scene/colours';
import { ghostColour } from '../scene/ghost-colour';
import type { Heights } from '../scene/grid';
import { isPlanned, refusedCells } from '../scene/named-cells';
import { outlineLoops } from '../scene/outline';
import { closed, element } from '../svg';
import { CELL, stripMiddle } from './wall-strips';
import type { Plan } from './plan';
import { DIRECTIONS, type Stacks } from './stacks';
import { heightNumber, inkOn } from './pieces-layer';

export interface Scenery {
  model: BoardModel;
  stacks: Stacks;
  heights: Heights;
  plan: Plan;
  /** The prefix of the patterns' names. */
  patterns: string;
}

const frame = (plan: Plan, cell: CellCoords, inset: number): Record<string, number> => {
  const [x, y] = plan.corner(cell);
  const size = CELL - 2 * inset;
  return { x: x + inset, y: y + inset, width: size, height: size, rx: Math.max(12 - inset / 2, 3) };
};

/** What a screen with annotations draws them with. */
function annotationPrimitives(plan: Plan): FlatPrimitives {
  return {
    frame: (cell, inset) => frame(plan, cell, inset),
    around: (cells) => around(cells, plan),
    middle: (cell) => plan.middle(cell),
    number: heightNumber,
  };
}

/** What lies under the piece in hand: threatened cells, the last move, connections. */
export function underlay(scenery: Scenery): SVGElement[] {
  const { model, plan } = scenery;
  const { annotations = [], annotator } = model;
  const glow = model.threatened.map(([x, y]) =>
    element('rect', {
      ...frame(plan, [x, y], 4),
      fill: MARK_COLOURS.glow,
      'fill-opacity': 0.45,
      stroke: MARK_COLOURS.light,
      'stroke-width': 3,
    }),
  );
  return [
    ...glow,
    ...lastMove(scenery),
    ...model.connections.flatMap((path) => connection(path, scenery)),
    ...annotations.flatMap((annotation) => annotator?.flat(annotation, model, annotationPrimitives(plan)) ?? []),
  ];
}

/** The piece in hand, where it fits, what refuses it, and the cursor. */
export function ghostLayer(scenery: Scenery): SVGElement[] {
  const { model, plan, patterns } = scenery;
  const colours = surroundings(model);
  const fits = (model.fits ?? []).map((cell) => {
    const [cx, cy] = plan.within(cell, [CELL / 2, CELL * 0.8]);
    return element('circle', { cx, cy, r: 9, fill: colours.accent, stroke: MARK_COLOURS.light, 'stroke-width': 3 });
  });
  const refused = refusedCells(model.ghost).map((cell) =>
    element('rect', {
      ...frame(plan, cell, 6),
      fill: `url(#${patterns}-refused)`,
      stroke: colours.refusedMark,
      'stroke-width': 5,
    }),
  );
  const cursor = model.cursor
    ? [
        element('rect', { ...frame(plan, model.cursor, 4), fill: 'none', stroke: MARK_COLOURS.light, 'stroke-width': 11 }),
        element('rect', { ...frame(plan, model.cursor, 4), fill: 'none', stroke: colours.accent, 'stroke-width': 6 }),
      ]
    : [];
  return [...held(scenery), ...fits, ...refused, ...cursor];
}

function around(cells: readonly CellCoords[], plan: Plan): string {
  return outlineLoops(cells)
    .map((loop) => closed(plan.points(loop)))
    .join('');
}

function lastMove({ model, stacks, plan }: Scenery): SVGElement[] {
  if (model.lastPly === null) return [];
  const d = around(stacks.showing(model.lastPly), plan);
  return [
    element('path', { d, fill: 'none', stroke: MARK_COLOURS.dark, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    element('path', { d, fill: 'none', stroke: MARK_COLOURS.light, 'stroke-width': 5.5, 'stroke-linejoin': 'round' }),
  ];
}

/** The piece in hand, with the heights that its cells would have. */
function held({ model, plan, patterns }: Scenery): SVGElement[] {
  const { ghost } = model;
  if (!ghost) return [];
  const tops = new Map<string, { cell: CellCoords; height: number }>();
  for (const [x, y, level] of ghost.cubes) {
    const known = tops.get(`${x},${y}`);
    tops.set(`${x},${y}`, { cell: [x, y], height: Math.max(known?.height ?? 0, level + 1) });
  }
  const d = around(
    [...tops.values()].map(({ cell }) => cell),
    plan,
  );
  const round = { 'stroke-linejoin': 'round' };
  if (ghost.illegal) {
    const { refusedMark } = surroundings(model);
    return [
      element('path', {
        d,
        fill: `url(#${patterns}-refused)`,
        'fill-opacity': 0.6,
        stroke: refusedMark,
        'stroke-width': 7,
        ...round,
      }),
    ];
  }
  const { colour, seat } = ghostColour(model, ghost);
  const fill = pieceColour(model, colour, seat);
  return [
    element('path', { d, fill, 'fill-opacity': 0.84, stroke: MARK_COLOURS.dark, 'stroke-width': 11, ...round }),
    element('path', {
      d,
      fill: 'none',
      stroke: between(fill, MARK_COLOURS.light, 0.85),
      'stroke-width': 6,
      'stroke-dasharray': '18 9',
      ...round,
    }),
    ...[...tops.values()].map(({ cell, height }) => heightNumber(height, plan.middle(cell), inkOn(fill))),
  ];
}

/** Where a face is on the plan: the middle of a top, or a wall's strip in the lower cell. */
function faceSpot({ cube: [x, y, level], facing }: FaceView, { stacks, plan }: Scenery): [number, number] {
  if (!facing) return plan.middle([x, y]);
  const lower: CellCoords = [x + facing[0], y + facing[1]];
  const towards = DIRECTIONS.findIndex(([dx, dy]) => dx === -facing[0] && dy === -facing[1]);
  return plan.within(lower, stripMiddle(towards, stacks.height([x, y]) - 1 - level));
}

/** The winning path, face by face. */
export function winningPath(scenery: Scenery): SVGElement[] {
  const { model, stacks } = scenery;
  return (model.path?.faces ?? []).flatMap((face, i) => {
    const { facing, cube } = face;
    const { counted } = model;
    let [cx, cy] = faceSpot(face, scenery);
    if (facing && counted) {
      // The numbers of one wall stand beside each other; a path climbs from level 1 or 2.
      const aside = cube[2] * 44 - 66;
      cx += facing[1] * aside;
      cy += facing[0] * aside;
    }
    const dot = element('circle', {
      cx,
      cy,
      r: facing ? (counted ? 16 : 7) : 23,
      fill: PATH_DOT,
      stroke: MARK_COLOURS.dark,
      'stroke-width': facing ? 2 : 3,
    });
    if (counted) return [dot, heightNumber(i + 1, [cx, cy], MARK_COLOURS.ink, facing ? 22 : 30)];
    return facing ? [dot] : [dot, heightNumber(stacks.height([cube[0], cube[1]]), [cx, cy], MARK_COLOURS.ink)];
  });
}

function connection(path: PathView, scenery: Scenery): SVGElement[] {
  const { model, heights } = scenery;
  const tint = between(pieceColour(model, path.team, 1), WHITE, 0.4);
  return path.faces.flatMap((face) => {
    const [cx, cy] = faceSpot(face, scenery);
    const ring = { cx, cy, r: face.facing ? 5 : 27, fill: 'none' };
    const dashes: Record<string, string> = isPlanned(face, heights) ? { 'stroke-dasharray': '9 7' } : {};
    return [
      element('circle', { ...ring, stroke: MARK_COLOURS.dark, 'stroke-width': 9, 'stroke-opacity': 0.5, ...dashes }),
      element('circle', { ...ring, stroke: tint, 'stroke-width': 5, ...dashes }),
    ];
  });
}
