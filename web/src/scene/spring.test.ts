import { describe, expect, it } from 'vitest';
import { Spring } from './spring';

describe('a spring', () => {
  it('comes to its goal in about 120 ms without swinging past it', () => {
    const spring = new Spring();
    spring.goal = [3, 1, -2];
    let least = Infinity;
    for (let ms = 0; ms < 120; ms += 10) {
      spring.step(0.01);
      const away = spring.goal[0] - spring.at[0];
      expect(away).toBeGreaterThanOrEqual(0);
      expect(away).toBeLessThan(least);
      least = away;
    }
    expect(least).toBeLessThan(3 * 0.03);
    for (let ms = 0; ms < 200; ms += 10) spring.step(0.01);
    expect(spring.still).toBe(true);
    expect(spring.at).toEqual([3, 1, -2]);
  });

  it('is as far after one long step as after many short ones', () => {
    const [one, many] = [new Spring(), new Spring()];
    one.goal = many.goal = [1, 0, 0];
    one.step(0.05);
    for (let n = 0; n < 10; n++) many.step(0.005);
    expect(one.at[0]).toBeCloseTo(many.at[0], 9);
  });

  it('keeps its speed when the goal moves on', () => {
    const spring = new Spring();
    spring.goal = [1, 0, 0];
    spring.step(0.03);
    const before = spring.at[0];
    spring.goal = [2, 0, 0];
    spring.step(0.005);
    expect(spring.at[0]).toBeGreaterThan(before);
  });
});
