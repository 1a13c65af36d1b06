/** Calls back when a time has come, also one that is further away than a timer can wait. */

/** The longest wait; a timer of more than 2^31 milliseconds would ring at once. */
const LONGEST = 60 * 60 * 1000;

export class Timekeeper {
  readonly #now: () => number;
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline: number | null = null;

  constructor(now: () => number, ring: () => void) {
    this.#now = now;
    this.#ring = ring;
  }

  /** Rings at this time and at no other; `null` never. */
  set(deadline: number | null): void {
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#deadline === null) return;
    const left = this.#deadline - this.#now();
    if (left > 0) {
      this.#timer = setTimeout(() => this.#wait(), Math.min(left, LONGEST));
      return;
    }
    // Not within the call that set it.
    this.#timer = setTimeout(() => {
      this.#deadline = null;
      this.#ring();
    });
  }
}
