/** Annotations on both boards. */
import type { Pens, Scenery } from '../flat/overlay';
import type { Cell, Cube } from '../rules/cell';
import type { Annotation, Annotator } from '../scene/board-view';
import { between, pieceColour } from '../scene/colours';

/** The cells that a piece enters. */
function cellsOf(cubes: readonly Cube[]): Cell[] {
  return [...new Map(cubes.map(([x, y]): [string, Cell] => [`${x},${y}`, [x, y]])).values()];
}

/** A piece that could be placed, as a dashed outline with its label; cells in frames; a path as an arrow. */
function flat(annotation: Annotation, { model, plan }: Scenery, { element, frame, around, heightNumber }: Pens): SVGElement[] {
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  if (annotation.kind === 'cells')
    return annotation.cells.flatMap((cell) => [
      element('rect', { ...frame(plan, cell, 7), fill: annotation.tint, 'fill-opacity': 0.25, stroke: '#fffaf0', 'stroke-width': 11 }),
      element('rect', { ...frame(plan, cell, 7), fill: 'none', stroke: annotation.tint, 'stroke-width': 6 }),
    ]);
  if (annotation.kind === 'path') {
    const points = annotation.cells.map((cell) => plan.middle(cell).join());
    const [x, y] = (points.at(-1) ?? '0,0').split(',');
    const line = { points: points.join(' '), fill: 'none', ...round };
    return [
      element('polyline', { ...line, stroke: '#fffaf0', 'stroke-width': 18 }),
      element('polyline', { ...line, stroke: annotation.tint, 'stroke-width': 11 }),
      element('circle', { cx: x ?? 0, cy: y ?? 0, r: 17, fill: annotation.tint, stroke: '#fffaf0', 'stroke-width': 4 }),
    ];
  }
  const { cubes, colour, seat, label, strong } = annotation;
  const cells = cellsOf(cubes);
  const fill = pieceColour(model, colour, seat);
  const d = around(cells, plan);
  const [cx, cy] = plan.middle(cells[Math.floor((cells.length - 1) / 2)] ?? [0, 0]);
  return [
    element('path', { d, fill, 'fill-opacity': strong ? 0.62 : 0.3, stroke: '#1a1208', 'stroke-width': strong ? 10 : 7, ...round }),
    element('path', {
      d,
      fill: 'none',
      stroke: between(fill, '#fffaf0', 0.7),
      'stroke-width': strong ? 5 : 3,
      'stroke-dasharray': '18 11',
    }),
    element('circle', { cx, cy, r: 21, fill: '#fffaf0', stroke: '#1a1208', 'stroke-width': 3, 'fill-opacity': strong ? 1 : 0.85 }),
    heightNumber(label, [cx, cy], '#2b2620', 26),
  ];
}

export const annotator: Annotator = {
  flat: (annotation, scenery, pens) => flat(annotation, scenery as Scenery, pens as Pens),

  // Cells and paths in frames; a piece that is not drawn itself by rings.
  marks(annotation, model) {
    if (annotation.kind !== 'piece') return annotation.cells.map((cell) => ({ kind: 'cursor', cell, tint: annotation.tint }));
    if (annotation.strong) return [];
    const tint = pieceColour(model, annotation.colour, annotation.seat);
    return cellsOf(annotation.cubes).map((cell) => ({ kind: 'plan', cell, tint }));
  },
};
