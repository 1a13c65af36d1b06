/**
 * What hands do on the board, recognised without a page: clicks and taps, drags, the wheel, a piece
 * that is dragged, and two fingers that pinch, slide or twist. Positions are CSS pixels from the
 * view's upper left corner.
 */
import type { PointerKind, PointerMove } from '../state/hand';
import type { Axis } from '../state/held-piece';

/** One pointer at one moment. */
export interface PointerSample {
  id: number;
  kind: PointerKind;
  x: number;
  y: number;
  /** In milliseconds, when it happened. */
  time: number;
}

/**
 * What a pointer that goes down is meant for. A click of `rotate` and `tip` rotates the piece in hand,
 * a drag moves the camera; `supply-drag` brings a piece from the supply.
 */
export type PointerUse = 'choose' | 'rotate' | 'tip' | 'pan' | 'supply-drag';

/** A wheel that was turned, in CSS pixels. */
export interface Wheel {
  x: number;
  y: number;
  by: number;
  shift: boolean;
  /** In milliseconds. */
  time: number;
}

/** What gestures lead to. */
export interface GestureHandlers {
  hover(x: number, y: number, move: PointerMove): void;
  leave(move: PointerMove): void;
  choose(x: number, y: number, kind: PointerKind): void;
  /** A finger drags the piece in hand to a place above it. */
  drag(x: number, y: number): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  /** Closer (above 1) or further away, towards a place. */
  zoom(factor: number, x: number, y: number): void;
  /** Turns the camera as two fingers twist. */
  spin(angle: number): void;
  rotate(axis: Axis, by: 1 | -1): void;
  /** Whether a piece is in hand, so that two fingers rotate it instead of the camera. */
  holding(): boolean;
}

/** How far a pointer may move and still click, in CSS pixels: from there on it drags. */
const CLICK_TOLERANCE: Record<PointerKind, number> = { mouse: 6, pen: 8, touch: 12 };
/** A pointer that moves by no more than so many pixels for so many milliseconds rests. */
const STILL = 4;
export const REST_MS = 180;
/** The same for one that leaves: a busy page hears of the leaving, and not of the way there, half a second late. */
export const REST_BEFORE_LEAVING_MS = 700;
/** How far above a pointer the piece is shown that it drags: a finger would hide it. */
export const LIFT: Record<PointerKind, number> = { mouse: 0, pen: 0, touch: 64 };
/** A wheel with Shift rotates the piece once for so many pixels, and begins anew after a pause in milliseconds. */
const NOTCH = 90;
const PAUSE_MS = 250;
/** What two fingers must do before it counts as a twist, a pinch or a slide. */
const TWIST = 0.2;
const PINCH = 0.1;
const SLIDE = 24;
/** A twist or slide by this much rotates the piece in hand once. */
const ROTATE_ANGLE = Math.PI / 5;
const ROTATE_SLIDE = 56;

interface Down extends PointerSample {
  startX: number;
  startY: number;
  use: PointerUse;
  moved: boolean;
  /** Whether it moves the piece in hand. */
  drags: boolean;
}

type TwoFingers = 'undecided' | 'twist' | 'pinch' | 'slide';

/** Two fingers as one figure. */
interface Pair {
  x: number;
  y: number;
  angle: number;
  spread: number;
}

function pairOf(a: PointerSample, b: PointerSample): Pair {
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: Math.atan2(b.y - a.y, b.x - a.x),
    spread: Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1),
  };
}

/** An angle between minus and plus half a turn. */
function wrapped(angle: number): number {
  const full = Math.PI * 2;
  return ((((angle + Math.PI) % full) + full) % full) - Math.PI;
}

export class Gestures {
  readonly #handlers: GestureHandlers;
  readonly #down = new Map<number, Down>();
  #mode: TwoFingers = 'undecided';
  #first: Pair | null = null;
  #last: Pair | null = null;
  #twisted = 0;
  #slid: [number, number] = [0, 0];
  /** After two fingers, the one that stays does nothing until it is lifted. */
  #spent = false;
  #wheeled = { by: 0, time: 0 };
  /** Where a pointer that hovers stays, and since when. */
  #still: PointerSample | null = null;

  constructor(handlers: GestureHandlers) {
    this.#handlers = handlers;
  }

  down(pointer: PointerSample, use: PointerUse): void {
    if (this.#down.size === 0) this.#spent = false;
    const drags = pointer.kind !== 'mouse' && (use === 'supply-drag' || (use === 'choose' && this.#handlers.holding()));
    this.#down.set(pointer.id, { ...pointer, startX: pointer.x, startY: pointer.y, use, moved: use === 'supply-drag', drags });
    if (this.#down.size === 2) this.#begin();
    if (this.#down.size > 2) this.#spent = true;
  }

  /** A pointer moves, over other places on its way when the page was busy meanwhile. */
  move(pointer: PointerSample, way: readonly PointerSample[] = []): void {
    const down = this.#down.get(pointer.id);
    if (!down) {
      if (this.#down.size === 0 && pointer.kind !== 'touch') this.#hover(pointer, way);
      return;
    }
    const [dx, dy] = [pointer.x - down.x, pointer.y - down.y];
    down.x = pointer.x;
    down.y = pointer.y;
    if (this.#down.size === 2) this.#two();
    if (this.#down.size !== 1 || this.#spent) return;
    const strayed = Math.hypot(pointer.x - down.startX, pointer.y - down.startY);
    if (!down.moved && strayed < CLICK_TOLERANCE[down.kind]) return;
    // The first move makes up for what the threshold held back.
    const [mx, my] = down.moved ? [dx, dy] : [pointer.x - down.startX, pointer.y - down.startY];
    down.moved = true;
    if (down.drags) this.#handlers.drag(pointer.x, pointer.y - LIFT[down.kind]);
    else if (down.use === 'supply-drag') this.#handlers.hover(pointer.x, pointer.y, { time: pointer.time, rested: false });
    else if (down.use === 'pan' || down.use === 'tip') this.#handlers.pan(mx, my);
    else this.#handlers.orbit(mx, my);
  }

  up(pointer: PointerSample): void {
    const down = this.#down.get(pointer.id);
    this.#down.delete(pointer.id);
    if (!down || this.#down.size > 0) return;
    if (!this.#spent && !down.moved) this.#click(pointer, down);
    // A piece that a mouse brings from the supply is placed where it is dropped.
    else if (!this.#spent && down.use === 'supply-drag' && !down.drags) this.#handlers.choose(pointer.x, pointer.y, down.kind);
    this.#still = pointer;
    if (down.kind !== 'touch') this.#handlers.hover(pointer.x, pointer.y, { time: pointer.time, rested: false });
  }

  #hover(pointer: PointerSample, way: readonly PointerSample[]): void {
    let rested = false;
    for (const at of [...way, pointer]) {
      const still = this.#still;
      if (still && Math.hypot(at.x - still.x, at.y - still.y) <= STILL) continue;
      this.#still = at;
      if (!still || at.time - still.time < REST_MS) continue;
      // The page may have missed that it came there.
      if (way.length > 1) this.#handlers.hover(still.x, still.y, { time: still.time, rested });
      rested = true;
    }
    this.#handlers.hover(pointer.x, pointer.y, { time: pointer.time, rested });
  }

  #click(pointer: PointerSample, { use, kind }: Down): void {
    if (use === 'choose') this.#handlers.choose(pointer.x, pointer.y, kind);
    else if (use === 'rotate') this.#handlers.rotate(0, 1);
    else if (use === 'tip') this.#handlers.rotate(1, 1);
  }

  /** The wheel zooms; with Shift it tips the piece in hand. `true` if it did something. */
  wheel({ x, y, by, shift, time }: Wheel, zooms: boolean): boolean {
    if (!shift || !this.#handlers.holding()) {
      if (zooms) this.#handlers.zoom(Math.exp(-Math.max(-120, Math.min(120, by)) * 0.0016), x, y);
      return zooms;
    }
    const last = this.#wheeled;
    const before = time - last.time > PAUSE_MS || Math.sign(last.by) !== Math.sign(by) ? 0 : last.by;
    this.#wheeled = { by: before + by, time };
    while (Math.abs(this.#wheeled.by) >= NOTCH) {
      const sign = Math.sign(this.#wheeled.by);
      this.#wheeled.by -= sign * NOTCH;
      // A notch of most mice is a little more than one rotation: the rest must not add up to another.
      if (Math.abs(this.#wheeled.by) < NOTCH / 2) this.#wheeled.by = 0;
      this.#handlers.rotate(1, sign > 0 ? 1 : -1);
    }
    return true;
  }

  cancel(id: number): void {
    this.#down.delete(id);
    this.#spent = true;
  }

  leave({ kind, time }: PointerSample): void {
    if (kind === 'touch' || this.#down.size > 0) return;
    const rested = this.#still !== null && time - this.#still.time >= REST_BEFORE_LEAVING_MS;
    this.#still = null;
    this.#handlers.leave({ time, rested });
  }

  #begin(): void {
    const [a, b] = this.#down.values();
    if (!a || !b) return;
    this.#spent = true;
    this.#mode = 'undecided';
    this.#first = this.#last = pairOf(a, b);
    this.#twisted = 0;
    this.#slid = [0, 0];
  }

  #two(): void {
    const [a, b] = this.#down.values();
    if (!a || !b || !this.#first || !this.#last) return;
    const now = pairOf(a, b);
    if (this.#mode === 'undecided') {
      const first = this.#first;
      const twist = Math.abs(wrapped(now.angle - first.angle)) / TWIST;
      const pinch = Math.abs(Math.log(now.spread / first.spread)) / PINCH;
      const slide = Math.hypot(now.x - first.x, now.y - first.y) / SLIDE;
      const most = Math.max(twist, pinch, slide);
      if (most < 1) return;
      this.#mode = most === twist ? 'twist' : most === pinch ? 'pinch' : 'slide';
      this.#last = first;
    }
    const last = this.#last;
    this.#last = now;
    const holding = this.#handlers.holding();
    if (this.#mode === 'twist') {
      const by = wrapped(now.angle - last.angle);
      if (holding) this.#rotateByTwist(by);
      else this.#handlers.spin(by);
    } else if (this.#mode === 'pinch') {
      this.#handlers.zoom(now.spread / last.spread, now.x, now.y);
      this.#handlers.pan(now.x - last.x, now.y - last.y);
    } else if (holding) {
      this.#rotateBySlide(now.x - last.x, now.y - last.y);
    } else {
      this.#handlers.orbit(now.x - last.x, now.y - last.y);
    }
  }

  #rotateByTwist(by: number): void {
    this.#twisted += by;
    while (Math.abs(this.#twisted) >= ROTATE_ANGLE) {
      const sign = Math.sign(this.#twisted);
      this.#twisted -= sign * ROTATE_ANGLE;
      // The screen's y runs down, so a positive angle is clockwise seen from above.
      this.#handlers.rotate(0, sign > 0 ? -1 : 1);
    }
  }

  #rotateBySlide(dx: number, dy: number): void {
    this.#slid = [this.#slid[0] + dx, this.#slid[1] + dy];
    while (Math.abs(this.#slid[1]) >= ROTATE_SLIDE) {
      const sign = Math.sign(this.#slid[1]);
      this.#slid[1] -= sign * ROTATE_SLIDE;
      this.#handlers.rotate(1, sign > 0 ? 1 : -1);
    }
    while (Math.abs(this.#slid[0]) >= ROTATE_SLIDE) {
      const sign = Math.sign(this.#slid[0]);
      this.#slid[0] -= sign * ROTATE_SLIDE;
      this.#handlers.rotate(2, sign > 0 ? 1 : -1);
    }
  }
}
