/** The pieces from above: tops with their heights, walls as strips, lines where pieces and colours end. */
import { FONT_FAMILY } from '../font';
import { BLACK, MARK_COLOURS, WHITE } from '../palette';
import type { PieceView } from '../wire/types';
import type { CellCoords } from '../rules/cell';
import { type Hex, type Appearance, between, parts, patternOf, pieceColour } from '../scene/colours';
import { closed, element, line } from '../svg';
import { CELL, type Ridge, change, edgeOf, wallStrips } from './wall-strips';
import type { Plan } from './plan';
import { DIRECTIONS, type Stacks } from './stacks';

/** Dark or light, whichever reads on a colour. */
export function inkOn(colour: Hex): Hex {
  const [r, g, b] = parts(colour);
  return 0.3 * r + 0.59 * g + 0.11 * b > 0.5 ? MARK_COLOURS.ink : MARK_COLOURS.light;
}

/** How a line between two faces is drawn: barely, finely, or as a barrier. */
const LINES: Record<Ridge['change'], { width: number; opacity: number }> = {
  'same piece': { width: 1.6, opacity: 0.3 },
  'same colour': { width: 2.6, opacity: 0.6 },
  'other colour': { width: 5, opacity: 0.95 },
  floor: { width: 2.6, opacity: 0.55 },
};

/** The light falls from the upper left, so walls that look that way are bright. */
const WALL_LIGHT = [0.3, 0.12, -0.06, 0.2];

export function colourOf(appearance: Appearance, piece: Pick<PieceView, 'colour' | 'seat'>): Hex {
  return pieceColour(appearance, piece.colour, piece.seat);
}

/** Higher tops are a little lighter: nearer to the lamp. */
function topColour(appearance: Appearance, piece: PieceView, height: number): Hex {
  return between(colourOf(appearance, piece), WHITE, (height - 1) * 0.07);
}

export function piecesLayer(
  cells: readonly CellCoords[],
  stacks: Stacks,
  plan: Plan,
  appearance: Appearance,
  patterns: string,
): SVGElement[] {
  const fills: SVGElement[] = [];
  const lines: Record<Ridge['change'], string[]> = {
    'same piece': [],
    'same colour': [],
    floor: [],
    'other colour': [],
  };
  const numbers: SVGElement[] = [];
  for (const cell of cells) {
    const top = stacks.top(cell);
    const height = stacks.height(cell);
    const [left, up] = plan.corner(cell);
    const beside = (towards: number): CellCoords => {
      const [dx, dy] = DIRECTIONS[towards] ?? [0, 0];
      return [cell[0] + dx, cell[1] + dy];
    };
    if (top) {
      const box = { x: left, y: up, width: CELL, height: CELL };
      fills.push(element('rect', { ...box, fill: topColour(appearance, top, height) }));
      const pattern = patternOf(appearance, top.colour);
      if (pattern !== 'plain') fills.push(element('rect', { ...box, fill: `url(#${patterns}-${pattern})` }));
    }
    const { strips, ridges } = wallStrips(stacks.walls(cell), top, (towards) => stacks.top(beside(towards)));
    for (const { piece, towards, corners } of strips) {
      const shade = WALL_LIGHT[towards] ?? 0;
      fills.push(
        element('path', {
          d: closed(corners.map((corner) => plan.within(cell, corner))),
          fill: between(colourOf(appearance, piece), shade < 0 ? WHITE : BLACK, Math.abs(shade)),
        }),
      );
    }
    for (const { from, to, change: kind } of ridges) {
      lines[kind].push(line(plan.within(cell, from), plan.within(cell, to)));
    }
    // Tops that are level with each other; walls have brought their own lines.
    for (const towards of [0, 1]) {
      const other = beside(towards);
      if (!plan.grid.has(...other) || stacks.height(other) !== height || !top) continue;
      const [from, to] = edgeOf(towards);
      lines[change(top, stacks.top(other))].push(line(plan.within(cell, from), plan.within(cell, to)));
    }
    if (top) numbers.push(heightNumber(height, plan.middle(cell), inkOn(colourOf(appearance, top))));
  }
  const high = appearance.contrast === 'high';
  const drawn = (Object.keys(LINES) as Ridge['change'][]).map((kind) =>
    element('path', {
      d: lines[kind].join(''),
      fill: 'none',
      stroke: MARK_COLOURS.dark,
      'stroke-width': LINES[kind].width * (high ? 1.4 : 1),
      'stroke-opacity': Math.min(LINES[kind].opacity * (high ? 1.5 : 1), 1),
      'stroke-linecap': 'round',
    }),
  );
  return [...fills, ...drawn, ...numbers];
}

/** How high a cell is, as a number in its middle. */
export function heightNumber(height: number, [x, y]: readonly [number, number], fill: Hex, size = 34): SVGElement {
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': 600,
      'font-family': FONT_FAMILY,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'aria-hidden': 'true',
    },
    String(height),
  );
}
