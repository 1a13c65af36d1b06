import { describe, expect, it } from 'vitest';
import {
  MIN_POLAR,
  MAX_POLAR,
  type Pose,
  alike,
  blended,
  distanceOf,
  eyeOf,
  fitted,
  followed,
  fovOf,
  groundAt,
  limited,
  orbited,
  panned,
  zoomedTo,
} from './camera-rig';
import type { Vec3 } from './vector';

const corners: Vec3[] = [-4, 4].flatMap((x) =>
  [-4, 4].flatMap((z): Vec3[] => [
    [x, 0, z],
    [x, 3, z],
  ]),
);

/** How far from the middle of the picture a point is, 1 being the edge. */
function onPicture(pose: Pose, aspect: number, [x, y, z]: Vec3): [number, number] {
  const [ex, ey, ez] = eyeOf(pose);
  const distance = distanceOf(pose);
  const back: Vec3 = [(ex - pose.target[0]) / distance, ey / distance, (ez - pose.target[1]) / distance];
  const right: Vec3 = [Math.cos(pose.azimuth), 0, -Math.sin(pose.azimuth)];
  const up: Vec3 = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  const from: Vec3 = [x - ex, y - ey, z - ez];
  const along = (axis: Vec3): number => from[0] * axis[0] + from[1] * axis[1] + from[2] * axis[2];
  const depth = -along(back);
  const tall = Math.tan(fovOf(pose) / 2) * depth;
  return [along(right) / (tall * aspect), along(up) / tall];
}

describe('the eye', () => {
  it('sees the whole frame, as large as can be, from any side and in any shape of picture', () => {
    for (const aspect of [0.5, 1, 1.78]) {
      for (const azimuth of [0, 0.3, 2.5]) {
        for (const polar of [MIN_POLAR, 0.56, 1.2]) {
          const pose = fitted(azimuth, polar, { points: corners, aspect });
          const seen = corners.map((point) => onPicture(pose, aspect, point).map(Math.abs));
          const most = Math.max(...seen.flat());
          expect(most).toBeLessThanOrEqual(1.02);
          expect(most).toBeGreaterThan(0.97);
        }
      }
    }
  });

  it('never goes below the table, turns over, or loses the board', () => {
    const home = fitted(0.3, 0.56, { points: corners, aspect: 1.5 });
    let pose = home;
    for (let i = 0; i < 200; i++) {
      pose = limited(orbited(pose, 31, i < 100 ? -40 : 40), home, 4);
      pose = limited(panned(pose, 300, 200, 0.05), home, 4);
      pose = limited({ ...pose, span: pose.span * (i % 2 ? 9 : 0.2) }, home, 4);
      expect(pose.polar).toBeGreaterThanOrEqual(MIN_POLAR);
      expect(pose.polar).toBeLessThanOrEqual(MAX_POLAR);
      expect(eyeOf(pose)[1]).toBeGreaterThan(0);
      expect(Math.abs(pose.target[0] - home.target[0])).toBeLessThanOrEqual(4);
      expect(Math.abs(pose.target[1] - home.target[1])).toBeLessThanOrEqual(4);
      expect(pose.span).toBeLessThan(home.span * 2);
      expect(pose.span).toBeGreaterThan(home.span / 4);
    }
  });

  it('lets the board follow the hand', () => {
    const pose = fitted(0, 0.56, { points: corners, aspect: 1.5 });
    const point: Vec3 = [0, 0, 3];
    const [before] = onPicture(pose, 1.5, point);
    expect(onPicture(orbited(pose, 50, 0), 1.5, point)[0]).toBeGreaterThan(before);
    expect(onPicture(panned(pose, 50, 0, 0.01), 1.5, point)[0]).toBeGreaterThan(before);
    expect(onPicture(panned(pose, 0, 50, 0.01), 1.5, point)[1]).toBeLessThan(onPicture(pose, 1.5, point)[1]);
  });

  it('zooms towards the point under the pointer, which stays where it is in the picture', () => {
    for (const [azimuth, polar, aspect] of [
      [0, 0.56, 1.5],
      [2.1, 1.1, 0.6],
      [0.4, MIN_POLAR, 1],
    ] as const) {
      const pose = fitted(azimuth, polar, { points: corners, aspect });
      const point = groundAt(pose, aspect, 0.3, -0.4);
      if (!point) throw new Error('the board is there');
      for (const factor of [1.5, 0.7]) {
        const [x, y] = onPicture(zoomedTo(pose, factor, point), aspect, [point[0], 0, point[1]]);
        expect(x).toBeCloseTo(0.3, 5);
        expect(y).toBeCloseTo(-0.4, 5);
      }
    }
    expect(groundAt({ target: [0, 0], azimuth: 0, polar: MAX_POLAR, span: 6 }, 1, 0, 1), 'above the horizon there is no board').toBeNull();
  });

  it('follows a hand softly and arrives', () => {
    const from = fitted(0, 0.56, { points: corners, aspect: 1.5 });
    const goal = orbited(from, 80, 20);
    let pose = followed(from, goal, 1 / 60, 0.05);
    expect(pose.azimuth).toBeLessThan(from.azimuth);
    expect(pose.azimuth).toBeGreaterThan(goal.azimuth);
    for (let frame = 0; frame < 40; frame++) pose = followed(pose, goal, 1 / 60, 0.05);
    expect(alike(pose, goal)).toBe(true);
    expect(alike(from, goal)).toBe(false);
  });

  it('turns the short way round', () => {
    const pose = fitted(0, 0.56, { points: corners, aspect: 1.5 });
    const almost = { ...pose, azimuth: Math.PI * 2 - 0.2 };
    expect(blended(pose, almost, 0.5).azimuth).toBeCloseTo(-0.1);
    expect(blended(almost, pose, 1).azimuth).toBeCloseTo(Math.PI * 2);
  });

  it('looks from above through a narrow angle, so that towers hide no cell', () => {
    const top = fitted(0, MIN_POLAR, { points: corners, aspect: 1 });
    expect(fovOf(top)).toBeLessThan(0.2);
    expect(fovOf({ ...top, polar: 0.6 })).toBeGreaterThan(0.4);
  });
});
