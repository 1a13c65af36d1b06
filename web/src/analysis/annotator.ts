/** Annotations on both boards. */
import { MARK_COLOURS } from '../palette';
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { Annotation, Annotator, BoardModel, FlatPrimitives, Projection } from '../scene/board-view';
import { between, pieceColour } from '../scene/colours';
import { element } from '../svg';
import { visibleFaces } from './visible-faces';

/** The cells that a piece enters. */
function cellsOf(cubes: readonly CubeCoords[]): CellCoords[] {
  return [...new Map(cubes.map(([x, y]): [string, CellCoords] => [`${x},${y}`, [x, y]])).values()];
}

/** A piece that could be placed, as a dashed outline with its label; cells in frames; a path as an arrow. */
function flat(annotation: Annotation, model: BoardModel, { frame, around, middle, number }: FlatPrimitives): SVGElement[] {
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  if (annotation.kind === 'cells')
    return annotation.cells.flatMap((cell) => [
      element('rect', { ...frame(cell, 7), fill: annotation.tint, 'fill-opacity': 0.25, stroke: MARK_COLOURS.light, 'stroke-width': 11 }),
      element('rect', { ...frame(cell, 7), fill: 'none', stroke: annotation.tint, 'stroke-width': 6 }),
    ]);
  if (annotation.kind === 'path') {
    const points = annotation.cells.map((cell) => middle(cell).join());
    const [x, y] = (points.at(-1) ?? '0,0').split(',');
    const line = { points: points.join(' '), fill: 'none', ...round };
    return [
      element('polyline', { ...line, stroke: MARK_COLOURS.light, 'stroke-width': 18 }),
      element('polyline', { ...line, stroke: annotation.tint, 'stroke-width': 11 }),
      element('circle', { cx: x ?? 0, cy: y ?? 0, r: 17, fill: annotation.tint, stroke: MARK_COLOURS.light, 'stroke-width': 4 }),
    ];
  }
  const { cubes, colour, seat, label, strong } = annotation;
  const cells = cellsOf(cubes);
  const fill = pieceColour(model, colour, seat);
  const d = around(cells);
  const [cx, cy] = middle(cells[Math.floor((cells.length - 1) / 2)] ?? [0, 0]);
  return [
    element('path', { d, fill, 'fill-opacity': strong ? 0.62 : 0.3, stroke: MARK_COLOURS.dark, 'stroke-width': strong ? 10 : 7, ...round }),
    element('path', {
      d,
      fill: 'none',
      stroke: between(fill, MARK_COLOURS.light, 0.7),
      'stroke-width': strong ? 5 : 3,
      'stroke-dasharray': '18 11',
    }),
    element('circle', {
      cx,
      cy,
      r: 21,
      fill: MARK_COLOURS.light,
      stroke: MARK_COLOURS.dark,
      'stroke-width': 3,
      'fill-opacity': strong ? 1 : 0.85,
    }),
    number(label, [cx, cy], MARK_COLOURS.ink, 26),
  ];
}

/** How dark the sides of a piece are. */
const SHADE = 0.35;

/** A piece that could be placed, translucent, with its label. */
function over(annotation: Annotation, model: BoardModel, { eye, project }: Projection): SVGElement[] {
  if (annotation.kind !== 'piece') return [];
  const { cubes, colour, seat, label, strong } = annotation;
  const fill = pieceColour(model, colour, seat);
  const faces = visibleFaces(cubes, eye).map(({ corners, way }) =>
    element('path', {
      d: `M${corners.map(project).join('L')}Z`,
      fill: between(fill, MARK_COLOURS.dark, way[2] > 0 ? 0 : way[0] === 0 ? SHADE : SHADE / 2),
      stroke: between(fill, MARK_COLOURS.light, 0.7),
      'stroke-width': strong ? 2 : 1.5,
      'stroke-linejoin': 'round',
    }),
  );
  const [x, y, level] = cubes.reduce((highest, cube) => (cube[2] > highest[2] ? cube : highest));
  const [cx, cy] = project([x, y, level + 0.5]);
  const [east] = project([x + 0.5, y, level + 0.5]);
  const r = Math.max(Math.abs(east - cx) * 0.5, 8);
  const number = element(
    'text',
    {
      x: cx,
      y: cy,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'font-size': r * 1.3,
      fill: MARK_COLOURS.ink,
    },
    String(label),
  );
  return [
    element('g', { opacity: strong ? 0.78 : 0.45 }, ...faces),
    element('circle', {
      cx,
      cy,
      r,
      fill: MARK_COLOURS.light,
      stroke: MARK_COLOURS.dark,
      'stroke-width': 1.5,
      'fill-opacity': strong ? 1 : 0.85,
    }),
    number,
  ];
}

export const annotator: Annotator = {
  flat,

  // Cells and paths in frames.
  marks: (annotation) =>
    annotation.kind === 'piece' ? [] : annotation.cells.map((cell) => ({ kind: 'cursor', cell, tint: annotation.tint })),

  over,
};
