import { describe, expect, it } from 'vitest';
import { knockSamples, pitchOf } from './knock';

const RATE = 48_000;

/** How strong a tone is in a sound. */
function strength(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((value, i) => {
    real += value * Math.cos((2 * Math.PI * hertz * i) / RATE);
    imaginary += value * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  return Math.hypot(real, imaginary);
}

describe('a knock', () => {
  it('is the lower the larger the piece', () => {
    expect(pitchOf(4)).toBeLessThan(pitchOf(3));
    for (const size of [3, 4]) {
      const samples = knockSamples(RATE, size);
      expect(strength(samples, pitchOf(size))).toBeGreaterThan(4 * strength(samples, pitchOf(size) * 1.5));
    }
  });

  it('is loud at once, stays in range, and has faded at its end', () => {
    const samples = knockSamples(RATE, 4);
    const loudest = (from: number, to: number): number =>
      samples.slice(from, to).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest(0, samples.length)).toBeLessThanOrEqual(1);
    expect(loudest(0, RATE * 0.02)).toBeGreaterThan(0.9);
    expect(loudest(samples.length - 200, samples.length)).toBeLessThan(0.01);
    expect(Math.abs(samples[0] ?? 1), 'it begins without a click').toBeLessThan(0.01);
  });

  it('sounds the same every time', () => {
    expect(knockSamples(RATE, 3)).toEqual(knockSamples(RATE, 3));
  });
});
