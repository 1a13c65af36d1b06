/** Small warm sounds, made here: a knock of wood, a tick, a few notes. */
import type { Sound } from '../state/board';

export class Sounds {
  #context: AudioContext | null = null;
  on = true;

  /** Plays a sound. Browsers allow it only after a first touch, and until then nothing is heard. */
  play(sound: Sound): void {
    if (!this.on) return;
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      if (context.state === 'suspended') void context.resume();
      const now = context.currentTime;
      switch (sound) {
        case 'place':
          return knock(context, now, 190, 0.5);
        case 'pick':
          return knock(context, now, 420, 0.12);
        case 'turn':
          return knock(context, now, 620, 0.08);
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
}

/** Wood on wood: a short low tone and a breath of noise. */
function knock(context: AudioContext, at: number, pitch: number, loudness: number): void {
  note(context, at, pitch, loudness, 0.09);
  const length = Math.floor(context.sampleRate * 0.03);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 6;
  const gain = context.createGain();
  gain.gain.value = loudness * 0.6;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
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
