/**
 * Small models of pieces for the supply, drawn as SVG: no canvas, no style sheet, no context each.
 * They spin while a pointer or the focus is on them.
 */
import { BLACK, EDGE_COLOURS, PATTERN_DOT, WHITE } from '../palette';
import type { Colour } from '../wire/types';
import type { CubeCoords } from '../rules/cell';
import { element } from '../svg';
import type { BoardModel } from './board-view';
import { type Hex, type Appearance, between, patternOf, pieceColour } from './colours';
import { type SeenFace, patternOutlines, seenModel } from './model';
import type { Vec2 } from './vector';

/** How a model looks. A whole board model with a colour and a seat will do. */
export interface ThumbnailAppearance extends Appearance, Pick<BoardModel, 'motion'> {
  colour: Colour;
  seat: number;
}

/** One small model. */
export interface Thumbnail {
  /** Draws other cubes or another appearance. */
  update(cubes: readonly CubeCoords[], appearance: ThumbnailAppearance): void;
  /** Takes it off its host again. */
  dispose(): void;
}

/** Makes small models, which all spin by one clock. */
export interface Thumbnails {
  /** Draws a model into a host, which also is what has to be pointed at; hidden from readers. */
  add(host: HTMLElement, cubes: readonly CubeCoords[], appearance: ThumbnailAppearance): Thumbnail;
  dispose(): void;
}

/** The angle at rest, one revolution in milliseconds, and the way back. */
const REST = -0.5;
const SPIN = 4200;
const BACK = 320;
/** Half of what the picture shows, in cubes. */
const HALF = 1.95;

export function createThumbnails(): Thumbnails {
  const spinning = new Set<Model>();
  const all = new Set<Model>();
  let asked: number | null = null;
  const tick = (now: number): void => {
    asked = null;
    for (const model of spinning) if (!model.spin(now)) spinning.delete(model);
    if (spinning.size > 0) asked = requestAnimationFrame(tick);
  };
  const wake = (model: Model): void => {
    spinning.add(model);
    asked ??= requestAnimationFrame(tick);
  };
  return {
    add(host, cubes, appearance) {
      const model = new Model(host, wake, (gone) => {
        spinning.delete(gone);
        all.delete(gone);
      });
      all.add(model);
      model.update(cubes, appearance);
      return model;
    },
    dispose() {
      for (const model of [...all]) model.dispose();
      if (asked !== null) cancelAnimationFrame(asked);
    },
  };
}

class Model implements Thumbnail {
  readonly #svg = element('svg');
  readonly #listeners = new AbortController();
  readonly #forget: (model: Model) => void;
  #cubes: readonly CubeCoords[] = [];
  #appearance: ThumbnailAppearance | null = null;
  #angle = REST;
  #state: 'still' | 'spinning' | 'returning' = 'still';
  #last: number | null = null;

  constructor(host: HTMLElement, wake: (model: Model) => void, forget: (model: Model) => void) {
    this.#forget = forget;
    this.#svg.setAttribute('viewBox', `${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`);
    this.#svg.setAttribute('width', '100%');
    this.#svg.setAttribute('height', '100%');
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#svg.setAttribute('focusable', 'false');
    // Its parts are new in every frame, and a press on one that is gone when the hand lifts is no click.
    this.#svg.setAttribute('pointer-events', 'none');
    host.append(this.#svg);
    const { signal } = this.#listeners;
    const start = (): void => {
      if (this.#appearance?.motion !== 'full') return;
      this.#state = 'spinning';
      wake(this);
    };
    const stop = (): void => {
      if (this.#state !== 'still') this.#state = 'returning';
    };
    host.addEventListener('pointerenter', start, { signal });
    host.addEventListener('pointerleave', stop, { signal });
    host.addEventListener('focusin', start, { signal });
    host.addEventListener('focusout', stop, { signal });
  }

  update(cubes: readonly CubeCoords[], appearance: ThumbnailAppearance): void {
    this.#cubes = cubes;
    this.#appearance = appearance;
    if (appearance.motion === 'reduced') {
      this.#state = 'still';
      this.#angle = REST;
    }
    this.#draw();
  }

  /** Goes on spinning; says whether there is more to come. */
  spin(now: number): boolean {
    const passed = now - (this.#last ?? now);
    this.#last = now;
    if (this.#state === 'spinning') this.#angle += (passed / SPIN) * Math.PI * 2;
    if (this.#state === 'returning') {
      const full = Math.PI * 2;
      const left = ((((this.#angle - REST) % full) + full * 1.5) % full) - Math.PI;
      this.#angle = REST + left * Math.max(0, 1 - (passed * 4) / BACK);
      if (Math.abs(this.#angle - REST) < 0.01) this.#state = 'still';
    }
    if (this.#state === 'still') {
      this.#angle = REST;
      this.#last = null;
    }
    this.#draw();
    return this.#state !== 'still';
  }

  #draw(): void {
    const appearance = this.#appearance;
    if (!appearance || this.#cubes.length === 0) return;
    const base = pieceColour(appearance, appearance.colour, appearance.seat);
    const pattern = patternOf(appearance, appearance.colour);
    const high = appearance.contrast === 'high';
    const { faces, ground } = seenModel(this.#cubes, this.#angle);
    const parts: SVGElement[] = [
      drawn(
        ground.map((corners) => outline(corners.map(([x, y]): Vec2 => [x * 1.05 + 0.1, y * 1.05 + 0.05]))),
        {
          fill: BLACK,
          'fill-opacity': appearance.theme === 'dark' ? '0.35' : '0.14',
          stroke: BLACK,
          'stroke-opacity': appearance.theme === 'dark' ? '0.2' : '0.07',
          'stroke-width': '0.22',
          'stroke-linejoin': 'round',
        },
      ),
    ];
    for (const face of faces) {
      const fill = shaded(base, face.light);
      parts.push(
        drawn([outline(face.corners)], {
          fill,
          stroke: fill,
          'stroke-width': '0.05',
          'stroke-linejoin': 'round',
        }),
      );
      const lines = patternOutlines(pattern, face.corners);
      if (lines.length > 0) {
        parts.push(
          drawn(lines.map(outline), {
            fill: appearance.colour === 'yellow' ? between(fill, PATTERN_DOT, 0.6) : between(fill, WHITE, 0.45),
          }),
        );
      }
      parts.push(
        drawn(edges(face, 'seam'), {
          stroke: between(fill, EDGE_COLOURS.dark, high ? 0.8 : 0.42),
          'stroke-width': '0.028',
          fill: 'none',
        }),
        drawn(edges(face, 'end'), {
          stroke: high ? EDGE_COLOURS.dark : between(fill, EDGE_COLOURS.light, 0.34),
          'stroke-width': high ? '0.075' : '0.055',
          'stroke-linecap': 'round',
          fill: 'none',
        }),
      );
    }
    this.#svg.replaceChildren(...parts);
  }

  dispose(): void {
    this.#listeners.abort();
    this.#svg.remove();
    this.#forget(this);
  }
}

/** A colour in so much light. */
function shaded(base: Hex, light: number): Hex {
  const bright = 0.62 + light * 0.5;
  return bright < 1 ? between(BLACK, base, bright) : between(base, WHITE, (bright - 1) * 0.9);
}

const number = (value: number): string => value.toFixed(3);

function outline(corners: readonly Vec2[]): string {
  return `M${corners.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;
}

/** The edges of a face that are seams, or that are not. */
function edges({ corners, seams }: SeenFace, which: 'seam' | 'end'): string[] {
  return corners.flatMap((from, i) => {
    if ((seams[i] === true) !== (which === 'seam')) return [];
    const to = corners[(i + 1) % 4] ?? from;
    return [`M${number(from[0])} ${number(from[1])}L${number(to[0])} ${number(to[1])}`];
  });
}

function drawn(lines: readonly string[], attributes: Record<string, string>): SVGPathElement {
  return element('path', { d: lines.join(''), ...attributes });
}
