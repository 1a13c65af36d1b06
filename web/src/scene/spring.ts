/** A spring that comes to rest at its goal without swinging past it. Plain numbers. */
import type { Vec3 } from './vector';

/** How stiff it is, a second: nine tenths of a way take a tenth of a second, and nearly all of it 120 ms. */
const STIFFNESS = 46;
/** What nobody sees any more, in cells and in cells a second. */
const NEAR = 0.002;
const SLOW = 0.02;

export class Spring {
  #at: Vec3 = [0, 0, 0];
  #speed: Vec3 = [0, 0, 0];
  goal: Vec3 = [0, 0, 0];

  get at(): Vec3 {
    return this.#at;
  }

  get still(): boolean {
    return [0, 1, 2].every((i) => Math.abs((this.#at[i] ?? 0) - (this.goal[i] ?? 0)) < NEAR && Math.abs(this.#speed[i] ?? 0) < SLOW);
  }

  /** Puts it somewhere, without speed. */
  put(at: Vec3): void {
    this.#at = at;
    this.#speed = [0, 0, 0];
  }

  /** Moves it on by so many seconds: exact, however long they are. */
  step(seconds: number): void {
    const fade = Math.exp(-STIFFNESS * seconds);
    const [at, speed]: [Vec3, Vec3] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (const i of [0, 1, 2] as const) {
      const away = this.#at[i] - this.goal[i];
      const push = (this.#speed[i] + STIFFNESS * away) * seconds;
      at[i] = this.goal[i] + (away + push) * fade;
      speed[i] = (this.#speed[i] - STIFFNESS * push) * fade;
    }
    this.#at = at;
    this.#speed = speed;
    if (this.still) this.put(this.goal);
  }
}
