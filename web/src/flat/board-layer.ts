/** The board itself: field, rim, names and the marks of sides that belong together. */
import { FONT_FAMILY } from '../font';
import { BLACK } from '../palette';
import type { GameView } from '../wire/types';
import { type Appearance, between, surroundings } from '../scene/colours';
import { inlays } from '../scene/inlays';
import { rimNames } from '../scene/names';
import { area, contour, grown, outlineLoops } from '../scene/outline';
import { closed, element, line } from '../svg';
import { CELL } from './wall-strips';
import type { Plan } from './plan';

const RIM = 0.6;
const HOLE_RIM = 0.12;

export function boardLayer(game: GameView, plan: Plan, appearance: Appearance): SVGElement[] {
  const colours = surroundings(appearance);
  const high = appearance.contrast === 'high';
  const loops = outlineLoops(game.cells.map((cell) => cell.at));
  const rim = loops.map((loop) => closed(plan.points(grown(contour(loop), area(loop) > 0 ? RIM : HOLE_RIM))));
  const field = loops.map((loop) => closed(plan.points(loop)));
  const lines = game.cells.flatMap(({ at: [x, y] }) => {
    const [a, b, c] = [plan.point([x, y]), plan.point([x + 1, y]), plan.point([x, y + 1])];
    return [...(plan.grid.has(x, y - 1) ? [line(a, b)] : []), ...(plan.grid.has(x - 1, y) ? [line(a, c)] : [])];
  });
  return [
    element('path', {
      d: rim.join(''),
      fill: colours.rim,
      'fill-rule': 'evenodd',
      stroke: between(colours.rim, BLACK, 0.25),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    element('path', { d: field.join(''), fill: colours.wood, 'fill-rule': 'evenodd' }),
    element('path', {
      d: lines.join(''),
      stroke: colours.grid,
      'stroke-width': high ? 4 : 2.2,
      'stroke-opacity': high ? 1 : 0.75,
      fill: 'none',
    }),
    element('path', {
      d: field.join(''),
      fill: 'none',
      stroke: between(colours.rim, BLACK, 0.35),
      'stroke-width': 3,
    }),
    ...inlays(game, 0.47).map(({ mark, corners }) =>
      element('path', {
        d: closed(plan.points(corners)),
        fill: colours.inlays[mark % colours.inlays.length] ?? colours.label,
      }),
    ),
    ...rimNames(game, 0.22).map(({ text, at }) => {
      const [x, y] = plan.point(at);
      return element(
        'text',
        {
          x,
          y,
          fill: colours.label,
          'font-size': CELL * 0.24,
          'font-family': FONT_FAMILY,
          'font-weight': 600,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
          'aria-hidden': 'true',
        },
        text,
      );
    }),
  ];
}
