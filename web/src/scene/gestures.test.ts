import { describe, expect, it } from 'vitest';
import type { PointerKind } from '../state/hand';
import { Gestures, LIFT, REST_BEFORE_LEAVING_MS, REST_MS, type PointerSample } from './gestures';

function hands(holding = false): { log: unknown[][]; gestures: Gestures; total(name: string): number[] } {
  const log: unknown[][] = [];
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      log.push([name, ...values]);
    };
  const gestures = new Gestures({
    hover: note('hover'),
    leave: note('leave'),
    choose: note('choose'),
    drag: note('drag'),
    orbit: note('orbit'),
    pan: note('pan'),
    zoom: note('zoom'),
    spin: note('spin'),
    rotate: note('rotate'),
    holding: () => holding,
  });
  const total = (name: string): number[] =>
    log
      .filter(([found]) => found === name)
      .reduce((sum: number[], [, ...values]) => values.map((value, i) => (sum[i] ?? 0) + Number(value)), []);
  return { log, gestures, total };
}

const at = (x: number, y: number, id = 1, kind: PointerKind = 'touch', time = 0): PointerSample => ({ id, kind, x, y, time });
const mouseAt = (x: number, y: number, time: number): PointerSample => at(x, y, 1, 'mouse', time);

/** Two fingers around (100, 100), so far apart and at such an angle. */
function pair(angle: number, spread = 80, dx = 0, dy = 0): [PointerSample, PointerSample] {
  const [c, s] = [(Math.cos(angle) * spread) / 2, (Math.sin(angle) * spread) / 2];
  return [at(100 - c + dx, 100 - s + dy, 1), at(100 + c + dx, 100 + s + dy, 2)];
}

function twoFingers(gestures: Gestures, figures: [PointerSample, PointerSample][]): void {
  figures.forEach(([a, b], i) => {
    if (i === 0) {
      gestures.down(a, 'choose');
      gestures.down(b, 'choose');
    } else {
      gestures.move(a);
      gestures.move(b);
    }
  });
  gestures.up(figures.at(-1)?.[0] ?? at(0, 0, 1));
  gestures.up(figures.at(-1)?.[1] ?? at(0, 0, 2));
}

const steps = [...Array(21).keys()].map((i) => i / 20);

describe('one hand', () => {
  it('chooses with a click or a tap that trembles a little', () => {
    const { log, gestures } = hands();
    gestures.down(at(50, 60), 'choose');
    gestures.move(at(54, 63));
    gestures.up(at(54, 63));
    expect(log).toEqual([['choose', 54, 63, 'touch']]);
  });

  it('orbits with a drag and then chooses nothing', () => {
    const { log, gestures, total } = hands();
    gestures.down(at(50, 60), 'choose');
    gestures.move(at(70, 60));
    gestures.move(at(90, 50));
    gestures.up(at(90, 50));
    expect(total('orbit')).toEqual([40, -10]);
    expect(log.some(([name]) => name === 'choose')).toBe(false);
  });

  it('looks around with a drag of the right button or the middle one, and neither turns then', () => {
    for (const [use, moves] of [
      ['rotate', 'orbit'],
      ['tip', 'pan'],
      ['pan', 'pan'],
    ] as const) {
      const { log, gestures, total } = hands(true);
      gestures.down(at(50, 60, 1, 'mouse'), use);
      gestures.move(at(80, 60, 1, 'mouse'));
      gestures.up(at(80, 60, 1, 'mouse'));
      expect(total(moves)).toEqual([30, 0]);
      expect(log.some(([name]) => name === 'choose' || name === 'rotate')).toBe(false);
    }
  });

  it('turns with a right click and tips with a middle click, where the pointer is', () => {
    for (const [use, axis] of [
      ['rotate', 0],
      ['tip', 1],
    ] as const) {
      const { log, gestures } = hands(true);
      gestures.down(at(50, 60, 1, 'mouse'), use);
      gestures.move(at(52, 61, 1, 'mouse'));
      gestures.up(at(52, 61, 1, 'mouse'));
      expect(log).toEqual([
        ['rotate', axis, 1],
        ['hover', 52, 61, { time: 0, rested: false }],
      ]);
    }
  });

  it('zooms with the wheel where the pointer is, and tips with Shift while a piece is held', () => {
    const { log, gestures } = hands(true);
    const turned = (by: number, time: number, shift = true): boolean => gestures.wheel({ x: 30, y: 40, by, shift, time }, true);
    expect(turned(-100, 0, false)).toBe(true);
    expect(log).toEqual([['zoom', Math.exp(0.16), 30, 40]]);
    log.length = 0;
    // Notches of a mouse, each one turn.
    for (const time of [0, 50, 100]) turned(120, time);
    turned(-100, 150);
    expect(log.map(([name, axis, by]) => [name, axis, by])).toEqual([
      ['rotate', 1, 1],
      ['rotate', 1, 1],
      ['rotate', 1, 1],
      ['rotate', 1, -1],
    ]);
    log.length = 0;
    // A trackpad in small steps; after a pause it begins anew.
    for (let time = 1000; time < 1080; time += 10) turned(10, time);
    turned(10, 2000);
    expect(log).toEqual([]);
    for (let time = 2010; time < 2090; time += 10) turned(10, time);
    expect(log).toEqual([['rotate', 1, 1]]);
  });

  it('leaves the wheel to the page where nothing zooms', () => {
    const empty = hands(false);
    expect(empty.gestures.wheel({ x: 0, y: 0, by: 100, shift: false, time: 0 }, false)).toBe(false);
    expect(empty.log).toEqual([]);
    const holding = hands(true);
    expect(holding.gestures.wheel({ x: 0, y: 0, by: 100, shift: true, time: 0 }, false)).toBe(true);
    expect(holding.log).toEqual([['rotate', 1, 1]]);
  });

  it('drags the piece in hand with a finger, shown above it, and lays it down', () => {
    const { log, gestures } = hands(true);
    gestures.down(at(50, 160), 'choose');
    gestures.move(at(55, 160));
    expect(log, 'a finger trembles').toEqual([]);
    gestures.move(at(90, 150));
    gestures.move(at(120, 140));
    gestures.up(at(120, 140));
    expect(log).toEqual([
      ['drag', 90, 150 - LIFT.touch],
      ['drag', 120, 140 - LIFT.touch],
    ]);
  });

  it('carries a piece from the supply: a mouse places it where it is dropped, a finger lays it down', () => {
    const mouse = hands(true);
    mouse.gestures.down(at(0, 0, 1, 'mouse'), 'supply-drag');
    mouse.gestures.move(at(40, 50, 1, 'mouse'));
    mouse.gestures.up(at(60, 70, 1, 'mouse'));
    expect(mouse.log).toEqual([
      ['hover', 40, 50, { time: 0, rested: false }],
      ['choose', 60, 70, 'mouse'],
      ['hover', 60, 70, { time: 0, rested: false }],
    ]);
    const finger = hands(true);
    finger.gestures.down(at(0, 300), 'supply-drag');
    finger.gestures.move(at(40, 250));
    finger.gestures.up(at(40, 250));
    expect(finger.log).toEqual([['drag', 40, 250 - LIFT.touch]]);
  });

  it('hovers with a mouse, never with a finger', () => {
    const { log, gestures } = hands();
    gestures.move(at(10, 10, 1, 'touch'));
    gestures.move(at(20, 20, 2, 'mouse'));
    gestures.leave(at(20, 20, 2, 'mouse', 10));
    expect(log).toEqual([
      ['hover', 20, 20, { time: 0, rested: false }],
      ['leave', { time: 10, rested: false }],
    ]);
  });

  it('rests where the mouse stands still, not where it passes slowly', () => {
    const { log, gestures } = hands();
    const rests = (): boolean[] => log.splice(0).map(([, ...values]) => (values.at(-1) as { rested: boolean }).rested);
    // A pixel every 4 ms: it is never long at one place, though as long over a cell as a rest takes.
    for (let x = 0; x < 200; x += 4) gestures.move(mouseAt(x, 20, x * 4));
    expect(rests().some(Boolean)).toBe(false);
    // A hand trembles.
    gestures.move(mouseAt(201, 21, 900));
    gestures.move(mouseAt(199, 20, 1000));
    gestures.move(mouseAt(230, 20, 800 + REST_MS * 2));
    expect(rests()).toEqual([false, false, true]);
    gestures.move(mouseAt(260, 20, 810 + REST_MS * 2));
    gestures.leave(mouseAt(270, 20, 820 + REST_MS * 2));
    expect(rests()).toEqual([false, false]);
    gestures.move(mouseAt(100, 20, 5000));
    gestures.leave(mouseAt(300, 20, 4999 + REST_BEFORE_LEAVING_MS));
    expect(rests(), 'a busy page does not hear of the way out').toEqual([false, false]);
    gestures.move(mouseAt(100, 20, 6000));
    gestures.leave(mouseAt(300, 20, 6000 + REST_BEFORE_LEAVING_MS));
    expect(rests(), 'it rests also where it leaves').toEqual([false, true]);
  });

  it('sees by the way of the mouse where it rested while the page was busy', () => {
    const { log, gestures } = hands();
    gestures.move(mouseAt(10, 10, 0));
    log.length = 0;
    const quick = [mouseAt(60, 10, 100), mouseAt(110, 10, 200), mouseAt(160, 10, 300)];
    gestures.move(mouseAt(160, 10, 300), quick);
    expect(log, 'one step of the page, and no rest in it').toEqual([['hover', 160, 10, { time: 300, rested: false }]]);
    log.length = 0;
    const resting = [mouseAt(200, 10, 310), mouseAt(240, 10, 310 + REST_MS), mouseAt(280, 10, 320 + REST_MS)];
    gestures.move(mouseAt(280, 10, 320 + REST_MS), resting);
    expect(log).toEqual([
      ['hover', 200, 10, { time: 310, rested: false }],
      ['hover', 280, 10, { time: 320 + REST_MS, rested: true }],
    ]);
  });

  it('forgets a pointer that was taken away', () => {
    const { log, gestures } = hands();
    gestures.down(at(50, 60), 'choose');
    gestures.cancel(1);
    gestures.up(at(50, 60));
    expect(log).toEqual([]);
  });
});

describe('two fingers', () => {
  it('zoom when they pinch', () => {
    const { log, gestures } = hands(true);
    twoFingers(
      gestures,
      steps.map((t) => pair(0, 80 + 80 * t)),
    );
    const factor = log.filter(([name]) => name === 'zoom').reduce((product, [, value]) => product * Number(value), 1);
    expect(factor).toBeCloseTo(2);
    expect(log.some(([name]) => name === 'rotate' || name === 'choose')).toBe(false);
  });

  it('turn the piece in hand when they twist, the way they twist', () => {
    const { log, gestures } = hands(true);
    // A quarter clockwise on the screen.
    twoFingers(
      gestures,
      steps.map((t) => pair((t * Math.PI) / 2)),
    );
    expect(log).toEqual([
      ['rotate', 0, -1],
      ['rotate', 0, -1],
    ]);
  });

  it('turn the piece in hand about the other axes when they slide', () => {
    const { log, gestures } = hands(true);
    twoFingers(
      gestures,
      steps.map((t) => pair(0, 80, 0, 60 * t)),
    );
    twoFingers(
      gestures,
      steps.map((t) => pair(0, 80, -60 * t, 0)),
    );
    expect(log).toEqual([
      ['rotate', 1, 1],
      ['rotate', 2, -1],
    ]);
  });

  it('move the camera instead when no piece is in hand', () => {
    const { log, gestures, total } = hands(false);
    twoFingers(
      gestures,
      steps.map((t) => pair((t * Math.PI) / 2)),
    );
    expect(total('spin')[0]).toBeCloseTo(Math.PI / 2);
    twoFingers(
      gestures,
      steps.map((t) => pair(0, 80, 60 * t, 0)),
    );
    expect(total('orbit')[0]).toBeCloseTo(60);
    expect(log.some(([name]) => name === 'rotate')).toBe(false);
  });

  it('never choose, and the one that stays does not orbit', () => {
    const { log, gestures } = hands();
    gestures.down(at(50, 60, 1), 'choose');
    gestures.down(at(90, 60, 2), 'choose');
    gestures.up(at(90, 60, 2));
    gestures.move(at(150, 60, 1));
    gestures.up(at(150, 60, 1));
    expect(log).toEqual([]);
  });
});
