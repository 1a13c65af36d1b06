/** Movements, and the only loop there is: it runs while something moves or has changed. */

/** One movement, from 0 to 1; called a last time with 1. */
type Step = (t: number) => void;

interface Movement {
  name: string;
  start: number | null;
  duration: number;
  step: Step;
  done: (() => void) | undefined;
}

/** A movement without a fixed end: called with the seconds since the previous frame, it returns whether it goes on. */
interface Run {
  name: string;
  last: number | null;
  step: (seconds: number) => boolean;
}

/** How long a frame takes before one was measured, in milliseconds. */
const FRAME_MS = 1000 / 60;

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

export class Motion {
  #movements: Movement[] = [];
  #runs: Run[] = [];
  #asked: number | null = null;
  /** When the last frame was, if another was asked for at once, and how long the last one took that was followed so. */
  #last: number | null = null;
  #frameMs = FRAME_MS;
  #stopped = false;
  readonly #draw: () => void;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Asks for a frame. */
  ask(): void {
    if (this.#stopped || this.#asked !== null) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = null;
      this.#tick(now);
    });
  }

  /** Starts a movement in milliseconds; one of the same name is dropped where it is. */
  start(name: string, duration: number, step: Step, done?: () => void): void {
    this.stop(name);
    this.#movements.push({ name, start: null, duration, step, done });
    this.ask();
  }

  /** Runs something until it says that it is done; one of the same name goes on instead. */
  run(name: string, step: (seconds: number) => boolean): void {
    if (!this.#runs.some((run) => run.name === name)) this.#runs.push({ name, last: null, step });
    this.ask();
  }

  stop(name: string): void {
    this.#movements = this.#movements.filter((movement) => movement.name !== name);
    this.#runs = this.#runs.filter((run) => run.name !== name);
  }

  #tick(now: number): void {
    if (this.#last !== null) this.#frameMs = now - this.#last;
    for (const movement of [...this.#movements]) {
      // The clock starts with the first frame, so a slow one is not skipped over.
      movement.start ??= now;
      const t = Math.min((now - movement.start) / movement.duration, 1);
      movement.step(t);
      if (t >= 1) {
        this.#movements = this.#movements.filter((other) => other !== movement);
        movement.done?.();
      }
    }
    for (const run of [...this.#runs]) {
      // The first frame is seen when it is drawn, so its step is as long as frames take.
      const seconds = (run.last === null ? this.#frameMs : now - run.last) / 1000;
      run.last = now;
      if (!run.step(seconds)) this.#runs = this.#runs.filter((other) => other !== run);
    }
    this.#draw();
    const goesOn = this.#movements.length + this.#runs.length > 0;
    this.#last = goesOn ? now : null;
    if (goesOn) this.ask();
  }

  dispose(): void {
    this.#stopped = true;
    this.#movements = [];
    this.#runs = [];
    if (this.#asked !== null) cancelAnimationFrame(this.#asked);
    this.#asked = null;
  }
}
