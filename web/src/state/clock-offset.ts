/**
 * How far the clock of this device is from the server's, learnt from the times of events. An event
 * that the server sends has happened before it arrives, and one that answers a command after the
 * command was sent: the shorter the way there and back, the better both are known.
 */

/** A way there and back that took longer says little about it. */
const WORST = 10_000;
/** Clocks drift: what was learnt counts as worse by a thousandth of the time since. */
const DRIFT = 0.001;

export class ClockOffset {
  #offset = 0;
  /** How wrong it may be, and when that was so. */
  #error = Infinity;
  #learnt = 0;

  /** Milliseconds to add to the time of this device. */
  get value(): number {
    return this.#offset;
  }

  /** Something that the server dates `at` has arrived: its clock cannot show less now. */
  arrived(at: number, received: number): void {
    const least = at - received;
    if (this.#offset < least) this.#offset = least;
  }

  /** The server dated its answer `at`. */
  answered(sent: number, at: number, received: number): void {
    const error = (received - sent) / 2;
    if (error < 0 || error > WORST) return;
    const known = this.#error + Math.max(0, received - this.#learnt) * DRIFT;
    if (error <= known) {
      this.#offset = at - (sent + received) / 2;
      this.#error = error;
      this.#learnt = received;
    }
    this.arrived(at, received);
  }
}
