/** Where the names of columns and rows stand: at both ends of each, on the rim. */
import type { GameView } from '../wire/types';
import type { Vec2 } from './vector';

/** A name and the middle of its place, in cells, north up. */
export interface Name {
  text: string;
  at: Vec2;
}

/** The names of the columns and rows, a distance outside the outline. */
export function rimNames(game: GameView, by: number): Name[] {
  const columns = new Map<number, { text: string; ends: number[] }>();
  const rows = new Map<number, { text: string; ends: number[] }>();
  const note = (lines: Map<number, { text: string; ends: number[] }>, line: number, text: string, end: number): void => {
    const known = lines.get(line);
    if (known) known.ends.push(end);
    else lines.set(line, { text, ends: [end] });
  };
  for (const {
    name,
    at: [x, y],
  } of game.cells) {
    const digits = name.search(/[0-9]/);
    note(columns, x, name.slice(0, digits), y);
    note(rows, y, name.slice(digits), x);
  }
  const names: Name[] = [];
  for (const [x, { text, ends }] of columns) {
    names.push({ text, at: [x + 0.5, Math.min(...ends) - by] });
    names.push({ text, at: [x + 0.5, Math.max(...ends) + 1 + by] });
  }
  for (const [y, { text, ends }] of rows) {
    names.push({ text, at: [Math.min(...ends) - by, y + 0.5] });
    names.push({ text, at: [Math.max(...ends) + 1 + by, y + 0.5] });
  }
  return names;
}
