import { describe, expect, it } from 'vitest';
import { patternOutlines, seenModel } from './model';
import { Played } from './testing/played';

describe('a small model of a piece', () => {
  it('shows three sides of a cube, none from below', () => {
    const { faces } = seenModel([[0, 0, 0]], 0.5);
    expect(faces).toHaveLength(3);
    expect(Math.max(...faces.map(({ light }) => light))).toBeGreaterThan(0.5);
  });

  it('hides the faces between cubes and marks the seams there', () => {
    const { faces } = seenModel(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      0.5,
    );
    expect(faces).toHaveLength(5);
    expect(faces.flatMap(({ seams }) => seams).filter(Boolean)).toHaveLength(4);
  });

  it('draws what is nearer later', () => {
    // Seen from the south, the cube at y = 0 is nearer than the one at y = 2.
    const near = seenModel(
      [
        [0, 0, 0],
        [0, 2, 0],
      ],
      0.1,
    ).faces.map(({ corners }) => Math.max(...corners.map(([, y]) => y)));
    expect(near.indexOf(Math.max(...near))).toBeGreaterThanOrEqual(near.length / 2);
  });

  it('fits into its picture whichever way it is turned', () => {
    for (const { cubes } of new Played('square').game.shapes.flatMap((shape) => shape.orientations)) {
      for (let angle = 0; angle < Math.PI * 2; angle += 0.1) {
        const points = seenModel(cubes, angle)
          .faces.flatMap(({ corners }) => corners)
          .flat();
        expect(Math.max(...points.map(Math.abs))).toBeLessThan(1.95);
      }
    }
  });
});

describe('a pattern', () => {
  it('stays on its face', () => {
    for (const pattern of ['dotted', 'striped', 'crossed'] as const) {
      const outlines = patternOutlines(pattern, [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]);
      expect(outlines.length).toBeGreaterThan(0);
      for (const value of outlines.flat(2)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    expect(
      patternOutlines('plain', [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    ).toEqual([]);
  });
});
