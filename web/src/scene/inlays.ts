/**
 * The inlays on the rim that show which sides belong together: a single line, a double line, a row
 * of diamonds or dashes, each in a wood of its own. Points are in cells, north up.
 */
import type { GameView } from '../wire/types';
import { sideMarks, sideStretches } from './outline';
import type { Vec2 } from './vector';

/** A four-cornered bit of inlay. */
export interface Inlay {
  mark: number;
  corners: [Vec2, Vec2, Vec2, Vec2];
}

/** A place on a line, and the way the line runs there. */
interface Station {
  at: Vec2;
  way: Vec2;
}

function stations(line: readonly Vec2[]): { length: number; at(distance: number): Station } {
  const legs: { from: Vec2; way: Vec2; start: number; length: number }[] = [];
  let total = 0;
  line.slice(1).forEach((to, i) => {
    const from = line[i] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 1e-9) return;
    legs.push({ from, way: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], start: total, length });
    total += length;
  });
  return {
    length: total,
    at(distance) {
      const leg = legs.find((l) => distance <= l.start + l.length) ?? legs.at(-1);
      if (!leg) return { at: [0, 0], way: [1, 0] };
      const along = distance - leg.start;
      return {
        at: [leg.from[0] + leg.way[0] * along, leg.from[1] + leg.way[1] * along],
        way: leg.way,
      };
    },
  };
}

/** A ribbon along a line from one distance to another, beside it by `off`. */
function ribbon(line: readonly Vec2[], mark: number, from: number, to: number, off: number, width: number): Inlay[] {
  const track = stations(line);
  // Cut at the corners of the line, so that the ribbon bends where the line does.
  const cuts = [from];
  let passed = 0;
  line.slice(1).forEach((point, i) => {
    const before = line[i] ?? point;
    passed += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (passed > from + 1e-6 && passed < to - 1e-6) cuts.push(passed);
  });
  cuts.push(to);
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? from;
    // The leg's own direction, so that both ends are square to it.
    const { way } = track.at((start + end) / 2);
    const beside = ({ at }: Station, by: number): Vec2 => [at[0] + way[1] * by, at[1] - way[0] * by];
    const [a, b] = [track.at(start + 1e-7), track.at(end)];
    return {
      mark,
      corners: [beside(a, off - width / 2), beside(a, off + width / 2), beside(b, off + width / 2), beside(b, off - width / 2)],
    };
  });
}

function diamonds(line: readonly Vec2[], mark: number): Inlay[] {
  const track = stations(line);
  const count = Math.max(1, Math.round(track.length / 0.3));
  return Array.from({ length: count }, (_, i) => {
    const { at, way } = track.at(((i + 0.5) * track.length) / count);
    const [l, w] = [0.085, 0.062];
    const side: Vec2 = [way[1], -way[0]];
    return {
      mark,
      corners: [
        [at[0] - way[0] * l, at[1] - way[1] * l],
        [at[0] + side[0] * w, at[1] + side[1] * w],
        [at[0] + way[0] * l, at[1] + way[1] * l],
        [at[0] - side[0] * w, at[1] - side[1] * w],
      ],
    };
  });
}

function dashes(line: readonly Vec2[], mark: number): Inlay[] {
  const { length } = stations(line);
  const count = Math.max(2, Math.round(length / 0.52));
  const pitch = length / (count - 0.42);
  return Array.from({ length: count }, (_, i) =>
    ribbon(line, mark, i * pitch, Math.min(i * pitch + pitch * 0.58, length), 0, 0.075),
  ).flat();
}

/** All inlays of a board, a distance outside its outline. */
export function inlays(game: GameView, by: number): Inlay[] {
  const marks = sideMarks(game);
  return sideStretches(game, by, 0.16).flatMap(({ side, line }) => {
    const mark = marks[side] ?? null;
    if (mark === null || line.length < 2) return [];
    const { length } = stations(line);
    switch (mark % 4) {
      case 0:
        return ribbon(line, mark, 0, length, 0, 0.055);
      case 1:
        return [...ribbon(line, mark, 0, length, -0.05, 0.036), ...ribbon(line, mark, 0, length, 0.05, 0.036)];
      case 2:
        return diamonds(line, mark);
      default:
        return dashes(line, mark);
    }
  });
}
