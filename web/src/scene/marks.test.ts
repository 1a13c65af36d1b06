import { expect, it } from 'vitest';
import { Grid, Heights } from './grid';
import { cellMarks } from './marks';
import { Played } from './testing/played';

it('the cursor is marked where the piece in hand does not hide it', () => {
  const played = new Played('square');
  const heights = new Heights(new Grid(played.game), []);
  const cursors = (changes: Parameters<Played['model']>[0]) =>
    cellMarks(played.model(changes), heights).filter(({ kind }) => kind === 'cursor');
  const ghost = played.ghost(0, [3, 3]);
  const covered = ghost.cubes[0] ?? [0, 0, 0];
  expect(cursors({ ghost, cursor: [covered[0], covered[1]] })).toEqual([]);
  expect(cursors({ ghost, cursor: [7, 7] })).toHaveLength(1);
  expect(cursors({ cursor: [3, 3] })).toHaveLength(1);
});
