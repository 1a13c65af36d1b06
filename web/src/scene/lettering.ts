/**
 * What is written and inlaid on the rim: names of columns and rows and marks of sides, painted as a plan that
 * the wood's program looks up. Meshes of their own would need one more lit program, over which a browser without
 * a graphics card takes long.
 */
import { FONT_FAMILY } from '../font';
import { CanvasTexture, Color, LinearFilter, LinearMipmapLinearFilter } from 'three';
import type { GameView } from '../wire/types';
import { type Appearance, type Hex, surroundings } from './colours';
import type { Grid } from './grid';
import { type Inlay, inlays } from './inlays';
import { type Name, rimNames } from './names';
import { LETTERING_MARGIN } from './surface';
import type { Shared } from './tier';
import type { Vec2 } from './vector';

/** The longer side of the picture on a screen with one pixel a point. */
const SIZE = 1024;
const NAME_SIZE = 0.22;
/** How far outside the outline the middle of a name and of an inlay is. */
const NAME_AT = 0.22;
const INLAY_AT = 0.5;

/** What the plan shows, and a canvas for it, so many pixels a cell. */
interface Plan {
  names: Name[];
  inlays: Inlay[];
  canvas: HTMLCanvasElement;
  scale: number;
}

function planOf(game: GameView, { width, height }: Grid): Plan {
  const [across, down] = [width + 2 * LETTERING_MARGIN, height + 2 * LETTERING_MARGIN];
  const scale = (SIZE * Math.min(2, Math.ceil(devicePixelRatio))) / Math.max(across, down);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(across * scale), Math.round(down * scale)];
  return { names: rimNames(game, NAME_AT), inlays: inlays(game, INLAY_AT), canvas, scale };
}

/** Colours are divided by their alpha in the program, so that no dark seam comes of the empty pixels around. */
function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  return texture;
}

/** The woods of the inlays, less bright than in the light that they were chosen in. */
function woodsOf(appearance: Appearance): string[] {
  return surroundings(appearance).inlays.map((hex) => new Color(hex).multiplyScalar(appearance.theme === 'dark' ? 0.7 : 0.85).getStyle());
}

function paintInlays(pen: CanvasRenderingContext2D, plan: Plan, woods: readonly string[], at: (point: Vec2) => Vec2): void {
  for (const { mark, corners } of plan.inlays) {
    pen.fillStyle = woods[mark % woods.length] ?? '';
    pen.beginPath();
    for (const corner of corners) pen.lineTo(...at(corner));
    pen.fill();
  }
}

/** Writes the names, upright for an eye that has gone round so many quarters. */
function writeNames(pen: CanvasRenderingContext2D, plan: Plan, label: Hex, quarter: number, at: (point: Vec2) => Vec2): void {
  pen.fillStyle = label;
  pen.font = `600 ${NAME_SIZE * plan.scale}px ${FONT_FAMILY}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const name of plan.names) {
    pen.save();
    pen.translate(...at(name.at));
    pen.rotate((-quarter * Math.PI) / 2);
    pen.fillText(name.text, 0, NAME_SIZE * plan.scale * 0.03);
    pen.restore();
  }
}

export class Lettering {
  readonly #lettering: Shared['lettering'];
  #plan: Plan | null = null;
  #appearance: Appearance | null = null;
  #quarter = 0;
  #changed = false;

  constructor({ lettering }: Shared) {
    this.#lettering = lettering;
  }

  build(game: GameView, grid: Grid): void {
    this.#plan = planOf(game, grid);
    this.#lettering.value.dispose();
    this.#lettering.value = textureOf(this.#plan.canvas);
    this.#changed = true;
  }

  setAppearance(appearance: Appearance): void {
    this.#appearance = appearance;
    this.#changed = true;
  }

  /** Turns the names upright for an eye that has gone round so far, and paints what has changed. */
  face(azimuth: number): void {
    const quarter = ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;
    if (quarter === this.#quarter && !this.#changed) return;
    this.#quarter = quarter;
    this.#changed = false;
    this.#paint();
  }

  #paint(): void {
    const plan = this.#plan;
    const appearance = this.#appearance;
    const pen = plan?.canvas.getContext('2d');
    if (!plan || !appearance || !pen) return;
    const { width, height } = plan.canvas;
    const at = ([x, y]: Vec2): Vec2 => [(x + LETTERING_MARGIN) * plan.scale, height - (y + LETTERING_MARGIN) * plan.scale];
    pen.clearRect(0, 0, width, height);
    paintInlays(pen, plan, woodsOf(appearance), at);
    writeNames(pen, plan, surroundings(appearance).label, this.#quarter, at);
    this.#lettering.value.needsUpdate = true;
  }
}
