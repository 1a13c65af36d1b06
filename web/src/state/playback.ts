/** How a game between computers is watched: it can be halted, carried on move by move, and slowed down. */
import { Emitter, Store } from './store';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaybackState {
  readonly paused: boolean;
  readonly speed: Speed;
}

export class Playback {
  readonly state = new Store<PlaybackState>({ paused: false, speed: 'normal' });
  /** The game may go on now, or may not. */
  readonly changed = new Emitter<void>();
  #steps = 0;

  /** Whether no move may be played now. */
  get halted(): boolean {
    return this.state.get().paused && this.#steps === 0;
  }

  pause(paused: boolean): void {
    this.#steps = 0;
    this.#set({ paused });
  }

  /** Lets one more move be played, and no other. */
  step(): void {
    this.#steps = 1;
    this.#set({ paused: true });
  }

  setSpeed(speed: Speed): void {
    this.#set({ speed });
  }

  /** A move is played, and was perhaps the one that was waited for. */
  played(): void {
    this.#steps = 0;
  }

  #set(change: Partial<PlaybackState>): void {
    this.state.set({ ...this.state.get(), ...change });
    this.changed.emit();
  }
}
