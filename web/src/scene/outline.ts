/**
 * The outline of a board's cells: the loops around them, the contour that its rim follows, and
 * which stretch of the contour belongs to which side. Points are in cells, north up.
 */
import type { GameView } from '../wire/types';
import type { CellCoords } from '../rules/cell';
import type { Vec2 } from './vector';

/** A closed line: counter-clockwise around cells, clockwise around a hole. */
export type Loop = Vec2[];

/** A stretch of a line that belongs to one side. */
export interface SideStretch {
  side: number;
  line: Vec2[];
}

const key = (x: number, y: number): string => `${x},${y}`;

/** All loops of the outline, without points in the middle of straight lines. */
export function outlineLoops(cells: readonly CellCoords[]): Loop[] {
  const there = new Set(cells.map(([x, y]) => key(x, y)));
  // Edges by their starting point, cells to the left of each.
  const edges = new Map<string, Vec2[]>();
  const add = (from: Vec2, to: Vec2): void => {
    const list = edges.get(key(...from));
    if (list) list.push(to);
    else edges.set(key(...from), [to]);
  };
  for (const [x, y] of cells) {
    if (!there.has(key(x, y - 1))) add([x, y], [x + 1, y]);
    if (!there.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!there.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!there.has(key(x - 1, y))) add([x, y + 1], [x, y]);
  }
  const loops: Loop[] = [];
  for (const [start, targets] of edges) {
    while (targets.length > 0) {
      const [x = 0, y = 0] = start.split(',').map(Number);
      loops.push(straightened(walk(edges, [x, y])));
    }
  }
  return loops;
}

/** Follows edges until it is back, and takes them away. */
function walk(edges: Map<string, Vec2[]>, start: Vec2): Loop {
  const loop: Loop = [];
  let at = start;
  let heading: Vec2 = [0, 0];
  for (;;) {
    const targets = edges.get(key(...at));
    if (!targets || targets.length === 0) return loop;
    // Where two cells touch at a corner only, turning left stays with the same cell.
    const left = targets.findIndex(([x, y]) => heading[0] * (y - at[1]) - heading[1] * (x - at[0]) > 0);
    const [next] = targets.splice(Math.max(left, 0), 1);
    if (!next) return loop;
    loop.push(at);
    heading = [next[0] - at[0], next[1] - at[1]];
    at = next;
  }
}

function turn(before: Vec2, at: Vec2, after: Vec2): number {
  return (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0]);
}

function around(loop: Loop, i: number): [Vec2, Vec2, Vec2] {
  const n = loop.length;
  const none: Vec2 = [0, 0];
  return [loop[(i + n - 1) % n] ?? none, loop[i % n] ?? none, loop[(i + 1) % n] ?? none];
}

function straightened(loop: Loop): Loop {
  return loop.filter((_, i) => Math.abs(turn(...around(loop, i))) > 1e-9);
}

/** The area inside, negative for a hole. */
export function area(loop: Loop): number {
  return loop.reduce((sum, _, i) => {
    const [, a, b] = around(loop, i);
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
  }, 0);
}

/**
 * What the rim follows: an outer loop with the steps of a zigzag side filled to a straight line;
 * longer notches and holes stay as they are.
 */
export function contour(loop: Loop): Loop {
  if (area(loop) < 0) return loop;
  const kept = loop.filter((_, i) => {
    const [before, at, after] = around(loop, i);
    const step = Math.hypot(at[0] - before[0], at[1] - before[1]) <= 1;
    return !(step && Math.hypot(after[0] - at[0], after[1] - at[1]) <= 1 && turn(before, at, after) < 0);
  });
  return straightened(kept);
}

/** A loop moved away from the cells by a distance (into a hole), corners kept sharp. */
export function grown(loop: Loop, by: number): Loop {
  return loop.map((_, i) => {
    const [before, at, after] = around(loop, i);
    const a = outward(before, at);
    const b = outward(at, after);
    const spread = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return [at[0] + (a[0] + b[0]) * spread, at[1] + (a[1] + b[1]) * spread];
  });
}

/** The way away from the cells along an edge of a loop. */
function outward(from: Vec2, to: Vec2): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
}

function middle(points: readonly Vec2[]): Vec2 {
  const n = points.length || 1;
  return [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n];
}

/**
 * The stretches of the contour, moved out by a distance, that belong to sides. A point of the contour
 * belongs to the side that looks its way, and between two that do, to the nearer one.
 */
export function sideStretches(game: GameView, by: number, gap: number): SideStretch[] {
  const centre = middle(game.cells.map((cell): Vec2 => cell.at));
  const sides = game.sides.map((side) => {
    const at = middle(side.cells);
    const length = Math.hypot(at[0] - centre[0], at[1] - centre[1]) || 1;
    const way: Vec2 = [(at[0] - centre[0]) / length, (at[1] - centre[1]) / length];
    return { at: [at[0] + 0.5, at[1] + 0.5] as Vec2, way };
  });
  const outer = outlineLoops(game.cells.map((cell) => cell.at)).filter((loop) => area(loop) > 0);
  return outer.flatMap((loop) => stretchesOf(contour(loop), sides, by, gap));
}

/** Parts that an edge of the contour is cut into; even, so that its middle is a boundary. */
const CUTS = 8;

function stretchesOf(line: Loop, sides: readonly { at: Vec2; way: Vec2 }[], by: number, gap: number): SideStretch[] {
  const moved = grown(line, by);
  const pieces: { side: number; from: Vec2; to: Vec2 }[] = [];
  line.forEach((_, i) => {
    const [, a, b] = around(line, i);
    const [, c, d] = around(moved, i);
    const normal = outward(a, b);
    for (let cut = 0; cut < CUTS; cut++) {
      const along = (from: Vec2, to: Vec2, t: number): Vec2 => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const at = along(a, b, (cut + 0.5) / CUTS);
      const score = ({ at: [x, y], way }: { at: Vec2; way: Vec2 }): number =>
        way[0] * normal[0] + way[1] * normal[1] - Math.hypot(at[0] - x, at[1] - y) * 0.01;
      const best = sides.reduce((found, side, s) => {
        const other = sides[found];
        return other && score(other) >= score(side) ? found : s;
      }, 0);
      pieces.push({ side: best, from: along(c, d, cut / CUTS), to: along(c, d, (cut + 1) / CUTS) });
    }
  });
  // Start where a side begins, so that no stretch is cut in two by the start of the loop.
  const n = pieces.length;
  const start = pieces.findIndex((piece, i) => pieces[(i + n - 1) % n]?.side !== piece.side);
  const stretches: SideStretch[] = [];
  for (let i = 0; i < n; i++) {
    const piece = pieces[(Math.max(start, 0) + i) % n];
    if (!piece) continue;
    const last = stretches.at(-1);
    if (last?.side === piece.side) last.line.push(piece.to);
    else stretches.push({ side: piece.side, line: [piece.from, piece.to] });
  }
  return stretches.map(({ side, line: points }) => ({ side, line: shortened(simple(points), gap) }));
}

/** A line without points in the middle of its straight parts. */
function simple(line: Vec2[]): Vec2[] {
  return line.filter((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return !before || !after || Math.abs(turn(before, at, after)) > 1e-9;
  });
}

/** A line without its first and last part. */
function shortened(line: Vec2[], gap: number): Vec2[] {
  const cut = (points: Vec2[]): Vec2[] => {
    let left = gap;
    for (let i = 0; i + 1 < points.length; i++) {
      const a = points[i] ?? [0, 0];
      const b = points[i + 1] ?? [0, 0];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length > left) {
        const t = left / length;
        return [[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], ...points.slice(i + 1)];
      }
      left -= length;
    }
    return [];
  };
  return cut(cut(line).reverse()).reverse();
}

/**
 * Which mark each side carries, so that sides that belong together carry the same: the pairs that
 * count twice where there are such, else all goals. `null` for a side that is in no goal.
 */
export function sideMarks(game: GameView): (number | null)[] {
  const doubled = game.goals.filter((goal) => goal.doubled);
  const marks: (number | null)[] = game.sides.map(() => null);
  let next = 0;
  for (const {
    sides: [a, b],
  } of doubled.length > 0 ? doubled : game.goals) {
    const mark = marks[a] ?? marks[b] ?? next++;
    marks[a] ??= mark;
    marks[b] ??= mark;
  }
  for (const { sides } of game.goals) for (const side of sides) marks[side] ??= next++;
  return marks;
}
