/** Small warm sounds, made here: knocks of wood and a few notes. */
import type { Knock, SoundEvent } from '../state/board';
import { knockSamples } from './knock';

/** A knock as it is played: how loud, how fast, and where from west to east. */
interface Played {
  size: number;
  loudness: number;
  rate: number;
  pan: number;
}

/** How a placed piece sounds: larger ones lower, on others a little higher, from where it lies. */
export function playedKnock({ size, pan, level }: Knock): Played {
  return { size, loudness: 0.6, rate: 1 + 0.06 * level + 0.015 * pan, pan: pan * 0.6 };
}

const PICK: Played = { size: 3, loudness: 0.13, rate: 1.9, pan: 0 };
const ROTATE: Played = { size: 3, loudness: 0.09, rate: 2.5, pan: 0 };
const PLACE: Played = { size: 4, loudness: 0.6, rate: 1, pan: 0 };

export class Sounds {
  #context: AudioContext | null = null;
  /** The knocks, made when they are first heard. */
  readonly #knocks = new Map<number, AudioBuffer>();
  on = true;

  /** Plays a sound after some seconds. Browsers allow it only after a first touch, and until then nothing is heard. */
  play({ kind, knock }: SoundEvent, delay = 0): void {
    if (!this.on) return;
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      if (context.state === 'suspended') void context.resume();
      const now = context.currentTime + delay;
      switch (kind) {
        case 'place':
          return this.#knock(context, now, knock ? playedKnock(knock) : PLACE);
        case 'pick':
          return this.#knock(context, now, PICK);
        case 'rotate':
          return this.#knock(context, now, ROTATE);
        case 'snap':
          return;
        // From another device, and perhaps behind another tab: quiet, after the knock of the piece.
        case 'your-turn':
          return [587, 740].forEach((pitch, i) => note(context, now + 0.2 + i * 0.12, pitch, 0.05, 0.4));
        case 'refuse':
          return note(context, now, 130, 0.12, 0.18);
        case 'win':
          return [392, 494, 587, 784].forEach((pitch, i) => note(context, now + 0.35 + i * 0.16, pitch, 0.16, 0.7));
        case 'lose':
          return [330, 262].forEach((pitch, i) => note(context, now + 0.35 + i * 0.22, pitch, 0.13, 0.7));
        case 'end':
          return [392, 392].forEach((pitch, i) => note(context, now + 0.35 + i * 0.2, pitch, 0.12, 0.5));
      }
    } catch {
      // A device without sound plays on in silence.
      this.on = false;
    }
  }

  #knock(context: AudioContext, at: number, { size, loudness, rate, pan }: Played): void {
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(context, size);
    source.playbackRate.value = rate;
    const gain = context.createGain();
    gain.gain.value = loudness;
    const side = context.createStereoPanner();
    side.pan.value = pan;
    source.connect(gain).connect(side).connect(context.destination);
    source.start(at);
  }

  #bufferOf(context: AudioContext, size: number): AudioBuffer {
    const known = this.#knocks.get(size);
    if (known) return known;
    const samples = knockSamples(context.sampleRate, size);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#knocks.set(size, buffer);
    return buffer;
  }
}

function note(context: AudioContext, at: number, pitch: number, loudness: number, length: number): void {
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
