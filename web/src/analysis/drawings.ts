/** Drawings on a board: cells and paths, written beside a move as the commands `[%csl a1,b2]` and `[%cal a1-a2-b2]`. */
import { ANNOTATIONS } from '../palette';
import type { CellCoords } from '../rules/cell';
import type { Annotation } from '../scene/board-view';
import type { Notes } from '../state/game-tree';
import type { GameView } from '../wire/types';

/** What the next cell that is chosen becomes part of. */
export type DrawingTool = 'cells' | 'path';

type Commands = Notes['commands'];

const CELLS = 'csl';
const PATHS = 'cal';

const nameOf = (game: GameView, [x, y]: CellCoords) => game.cells.find(({ at }) => at[0] === x && at[1] === y)?.name;

function valuesOf(commands: Commands, command: string): string[] {
  return commands.flatMap(([name, value]) => (name === command ? value.split(',').filter(Boolean) : []));
}

function withValues(commands: Commands, command: string, values: readonly string[]): Commands {
  const others = commands.filter(([name]) => name !== command);
  return values.length > 0 ? [...others, [command, values.join(',')]] : others;
}

/** The commands after a cell was chosen: one that was marked is marked no more. */
export function toggleCell(commands: Commands, game: GameView, cell: CellCoords): Commands {
  const name = nameOf(game, cell);
  if (!name) return commands;
  const cells = valuesOf(commands, CELLS);
  return withValues(commands, CELLS, cells.includes(name) ? cells.filter((own) => own !== name) : [...cells, name]);
}

/** The commands after the last path was led on to a cell. Its last cell again ends it, and the next one begins another. */
export function extendPath(commands: Commands, game: GameView, cell: CellCoords): Commands {
  const name = nameOf(game, cell);
  if (!name) return commands;
  const paths = valuesOf(commands, PATHS);
  const last = paths.at(-1) ?? '';
  // A path under way ends with a dash.
  if (!last.endsWith('-')) return withValues(commands, PATHS, [...paths, `${name}-`]);
  const before = paths.slice(0, -1);
  const cells = last.split('-').filter(Boolean);
  if (cells.at(-1) !== name) return withValues(commands, PATHS, [...before, `${last}${name}-`]);
  return withValues(commands, PATHS, cells.length > 1 ? [...before, cells.join('-')] : before);
}

export function clearDrawings(commands: Commands): Commands {
  return commands.filter(([name]) => name !== CELLS && name !== PATHS);
}

export function hasDrawings({ commands }: Notes): boolean {
  return commands.some(([name]) => name === CELLS || name === PATHS);
}

/** The drawings of a position on a board. What names no cell of it is left out. */
export function drawingsOf({ cells: known }: GameView, notes: Notes): Annotation[] {
  if (!hasDrawings(notes)) return [];
  const at = (names: readonly string[]): CellCoords[] =>
    // Other programs put a letter for a colour before the cell.
    names.flatMap((name) => known.filter((cell) => cell.name === name.replace(/^[A-Z]/, '')).map((cell): CellCoords => cell.at));
  const cells = at(valuesOf(notes.commands, CELLS));
  const paths = valuesOf(notes.commands, PATHS).map((path) => at(path.split('-').filter(Boolean)));
  return [
    ...(cells.length > 0 ? [{ kind: 'cells' as const, cells, tint: ANNOTATIONS.drawn }] : []),
    ...paths.filter((path) => path.length > 0).map((path) => ({ kind: 'path' as const, cells: path, tint: ANNOTATIONS.drawn })),
  ];
}
