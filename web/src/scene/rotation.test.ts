import { describe, expect, it } from 'vitest';
import { Played } from './testing/played';
import { rotationBetween } from './rotation';

describe('a rotation', () => {
  it('is found for every rotation of every piece, about the axis that was asked for where it is a quarter', () => {
    const { shapes } = new Played('square').game;
    const axes = [2, 0, 1];
    for (const shape of shapes) {
      for (const from of shape.orientations) {
        from.rotated.forEach((id, asked) => {
          const to = shape.orientations.find((orientation) => orientation.id === id);
          if (!to || to === from) return;
          const rotation = rotationBetween(from.cubes, to.cubes);
          expect(rotation, `${shape.letter} ${from.id} to ${id}`).not.toBeNull();
          // A piece that looks the same after a half turn can come to its place by several rotations.
          if (shape.letter === 'L' && rotation) expect(rotation.axis).toBe(axes[asked]);
        });
      }
    }
  });

  it('goes the other way when the piece is rotated back', () => {
    const { shapes } = new Played('square').game;
    const [from] = shapes[0]?.orientations ?? [];
    const to = shapes[0]?.orientations.find(({ id }) => id === from?.rotated[0]);
    if (!from || !to) throw new Error('an L can be turned');
    const there = rotationBetween(from.cubes, to.cubes);
    const back = rotationBetween(to.cubes, from.cubes);
    expect(there?.quarters).toBe(back ? -back.quarters : NaN);
  });

  it('is none between pieces that are the same or have nothing to do with each other', () => {
    const row: [number, number, number][] = [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ];
    expect(rotationBetween(row, row)).toBeNull();
    expect(
      rotationBetween(row, [
        [0, 0, 0],
        [1, 0, 0],
      ]),
    ).toBeNull();
  });
});
