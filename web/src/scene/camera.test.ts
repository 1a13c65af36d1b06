import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera';
import { Grid } from './grid';
import { Motion } from './motion';
import { Played } from './testing/played';

const { game } = new Played('square');
const grid = new Grid(game);
const PHONE = [374, 545] as const;
const DESKTOP = [960, 596] as const;
/** Where the board is turned the more the wider the picture is. */
const TABLE = [726, 596] as const;

let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

/** Lets time pass in frames of 20 ms; what `seen` answers after each. */
function watch<T>(duration: number, seen: () => T): T[] {
  return Array.from({ length: duration / 20 }, (_, i) => {
    for (const frame of frames.splice(0)) frame(i * 20);
    return seen();
  });
}

function camera([width, height]: readonly [number, number]): Camera {
  const made = new Camera(new Motion(() => {}), () => {});
  made.resize(width, height);
  made.frame(game, grid);
  return made;
}

/** How far down from straight above the eye is, in radians. */
function polar({ three }: Camera): number {
  const { x, y, z } = three.position;
  return Math.atan2(Math.hypot(x, z), y);
}

describe('the camera', () => {
  it('looks straight and from further above where the picture is upright, so that the board is large', () => {
    const phone = camera(PHONE);
    expect(phone.azimuth).toBe(0);
    expect(polar(phone)).toBeLessThan(polar(camera(DESKTOP)) - 0.1);
    const [[left, bottom], [right], [, top]] = [
      phone.project(grid, [0, 0], 0),
      phone.project(grid, [7, 0], 0),
      phone.project(grid, [0, 7], 0),
    ];
    expect(right - left, 'from the first to the last column, in pixels').toBeGreaterThan(0.7 * PHONE[0]);
    expect(bottom - top, 'from the first to the last row').toBeGreaterThan(0.65 * PHONE[0]);
  });

  for (const [width, height, wide] of [
    [...TABLE, 200],
    [640, 628, 200],
    [1280, 908, 200],
    [344, 341, 104],
    [552, 334, 104],
  ] as const) {
    it(`has the board from above clear of its buttons, ${width} by ${height}`, () => {
      const at = camera([width, height]);
      at.reducedMotion = true;
      at.top();
      // The outer edge of the rim, a little more than half a cell outside.
      const [right, top] = at.project(grid, [7.7, 7.7], 0);
      expect(top > 52 || right < width - wide, `${right}, ${top}`).toBe(true);
      const [left, bottom] = at.project(grid, [-0.7, -0.7], 0);
      expect(left > 0 && bottom < height && right < width, 'all of it is in the picture').toBe(true);
      expect(Math.max((right - left) / width, (bottom - top) / (height - 52)), 'as large as it can be').toBeGreaterThan(0.85);
    });
  }

  it('does not turn the board a little in a small square picture', () => {
    expect(camera([344, 341]).azimuth).toBe(0);
  });

  for (const [name, press] of [
    ['Top view', (at: Camera) => at.top()],
    ['Whole board', (at: Camera) => at.home()],
    ['Zoom in', (at: Camera) => at.zoom(1.25)],
    ['Zoom out', (at: Camera) => at.zoom(0.8)],
  ] as const) {
    it(`eases towards what a button asks for: ${name}`, () => {
      const at = camera(DESKTOP);
      if (name === 'Whole board') {
        at.reducedMotion = true;
        at.orbit(120, 60);
        at.reducedMotion = false;
      }
      const eye = () => [...at.eye];
      const before = eye();
      press(at);
      expect(eye(), 'nothing jumps').toEqual(before);
      const way = watch(1000, eye);
      const last = way.at(-1) ?? before;
      const far = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
      expect(far(before, last)).toBeGreaterThan(0.5);
      const steps = way.map((here, i) => far(here, way[i - 1] ?? before));
      expect(steps.filter((step) => step > 0.001).length, 'frames in which it moves').toBeGreaterThan(5);
      expect(Math.max(...steps), 'none of them is the whole way').toBeLessThan(far(before, last) / 2);
      expect(steps.at(-1), 'and it comes to rest').toBeLessThan(0.001);
    });
  }

  it('is there at once with reduced motion', () => {
    const at = camera(DESKTOP);
    at.reducedMotion = true;
    at.top();
    expect(polar(at)).toBeLessThan(0.2);
    const there = [...at.eye];
    expect(watch(200, () => [...at.eye]).at(-1)).toEqual(there);
  });

  for (const [name, seconds] of [
    ['in the middle of it', 4],
    ['when it is over', 10],
  ] as const) {
    it(`looks at the next game as before the turn round the board, ${name}`, () => {
      const at = camera(TABLE);
      const eye = [...at.eye];
      const far = () => Math.hypot(...at.eye.map((value, i) => value - (eye[i] ?? 0)));
      // The end of a game takes some of the picture's height.
      at.resize(TABLE[0], TABLE[1] - 70);
      at.orbitOnce();
      watch(seconds * 1000, far);
      at.resize(...TABLE);
      expect(far()).toBeGreaterThan(0.1);
      at.endOrbit();
      const way = watch(8000, far);
      expect(way.at(25), 'soon').toBeLessThan(0.001);
      expect(way.at(-1), 'and it stays there').toBeLessThan(0.001);
    });
  }

  it('stays where a hand has moved it after the turn round the board', () => {
    const at = camera(DESKTOP);
    at.orbitOnce();
    watch(10_000, () => null);
    at.spin(0.5);
    watch(1000, () => null);
    const { azimuth } = at;
    at.endOrbit();
    expect(watch(1000, () => at.azimuth).at(-1)).toBe(azimuth);
  });
});
