/** What is felt of a sound, on a device that can vibrate. */
import type { Sound } from '../state/board';

/** Milliseconds of vibration and of pauses in turn. */
const VIBRATIONS: Record<Sound, number[]> = {
  pick: [8],
  snap: [5],
  rotate: [8],
  place: [18],
  'your-turn': [],
  refuse: [10, 50, 10],
  win: [20, 70, 20, 70, 40],
  lose: [40],
  end: [20],
};

/** Vibrates the device, where a page may: after a first touch. */
export function vibrate(kind: Sound): void {
  if (!('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(VIBRATIONS[kind]);
}
