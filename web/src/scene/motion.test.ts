import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from './motion';

describe('the loop of movements', () => {
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  });

  afterEach(() => vi.unstubAllGlobals());

  const frame = (now: number): void => frames.shift()?.(now);

  it('begins a run with a step as long as frames took lately', () => {
    const motion = new Motion(() => {});
    const steps: number[] = [];
    let left = 3;
    const step = (seconds: number): boolean => {
      steps.push(Math.round(seconds * 1000));
      return --left > 0;
    };
    motion.run('a', step);
    for (const now of [1000, 1090, 1180]) frame(now);
    expect(steps).toEqual([17, 90, 90]);
    expect(frames).toEqual([]);
    // A pause is no frame.
    left = 1;
    motion.run('a', step);
    frame(9000);
    expect(steps.at(-1)).toBe(90);
  });
});
