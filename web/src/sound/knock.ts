/**
 * The knock of a wooden piece on a wooden board by modal synthesis: a few tones of a struck bar that fade, the higher the
 * sooner, over a dull one of the board, with a breath of noise at the blow. Plain numbers.
 */

/** How long it can be heard, in seconds. */
const LENGTH = 0.26;
/** The tones of a free bar as multiples of its lowest one, how loud they are, and how soon they fade, a second. */
const MODES: readonly (readonly [ratio: number, loudness: number, fading: number])[] = [
  [1, 1, 34],
  [2.76, 0.55, 62],
  [5.4, 0.28, 110],
  [8.93, 0.12, 170],
];
/** The board's own tone, in hertz. */
const BOARD = 118;
/** A bar of one cube would sound at this pitch, in hertz; longer ones lower. */
const PITCH = 930;

/** The lowest tone of a piece of so many cubes, in hertz. */
export function pitchOf(size: number): number {
  return PITCH / Math.sqrt(Math.max(size, 1));
}

/** The sound of a piece of so many cubes, at so many samples a second, between -1 and 1. */
export function knockSamples(rate: number, size: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(rate * LENGTH));
  const pitch = pitchOf(size);
  let noise = 1;
  let breath = 0;
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    // The blow takes a moment, so that it does not click.
    const blow = Math.min(t / 0.0012, 1);
    const tone = (hertz: number, fading: number): number => Math.sin(2 * Math.PI * hertz * t) * Math.exp(-fading * t);
    const bar = MODES.reduce((sum, [ratio, loudness, fading]) => sum + loudness * tone(pitch * ratio, fading), 0);
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    breath += (noise / 2 ** 31 - 1 - breath) * 0.35;
    samples[i] = blow * (0.5 * bar + 0.7 * tone(BOARD, 26) + 0.5 * breath * Math.exp(-260 * t));
  }
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.map((value) => (value / loudest) * 0.95);
}
