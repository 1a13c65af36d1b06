/** Pictures of positions and games to keep: the flat board as SVG, as PNG, and move by move as GIF. */
import { createFlat } from '../flat';
import type { Appearance } from '../scene/colours';
import type { GameView, PositionView } from '../wire/types';

/** The sides of a PNG and of a GIF, in pixels. */
const PNG_SIZE = 1200;
const GIF_SIZE = 540;
/** How long a move of a GIF is shown, and the last one, in milliseconds. */
const DELAY = 900;
const LAST_DELAY = 4000;
/** More than the board has colours and edges between them. */
const COLOURS = 128;

const NOTHING = { hover() {}, choose() {}, drag() {}, rotate() {} };

/** A position as the text of an SVG file. */
export function boardSvg(game: GameView, position: PositionView, appearance: Appearance): string {
  const host = document.createElement('div');
  const drawing = createFlat(host, NOTHING);
  drawing.update({
    game,
    position,
    ghost: null,
    fits: null,
    // Where a position was only put together no piece is the last.
    lastPly: position.ply > 0 ? (position.pieces.at(-1)?.ply ?? null) : null,
    path: position.path,
    counted: true,
    connections: [],
    threatened: [],
    cursor: null,
    ...appearance,
    motion: 'reduced',
  });
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('the flat board is an SVG');
  const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  // A file has no page to fill, and its cells are no buttons.
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.removeAttribute('aria-hidden');
  svg.querySelector('[role="rowgroup"]')?.remove();
  const text = new XMLSerializer().serializeToString(svg);
  drawing.dispose();
  return text;
}

async function draw(svg: string, size: number): Promise<OffscreenCanvasRenderingContext2D> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = size / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = new OffscreenCanvas(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('this browser draws no pictures');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A position as PNG. */
export async function boardPng(svg: string): Promise<Blob> {
  const { canvas } = await draw(svg, PNG_SIZE);
  return canvas.convertToBlob({ type: 'image/png' });
}

export interface AnimationOptions {
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends it with an `AbortError`. */
  readonly signal: AbortSignal;
}

/** Positions one after the other as GIF. The page stays free between them. */
export async function gameGif(
  game: GameView,
  positions: readonly PositionView[],
  appearance: Appearance,
  { onProgress, signal }: AnimationOptions,
): Promise<Blob> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const gif = GIFEncoder();
  for (const [i, position] of positions.entries()) {
    signal.throwIfAborted();
    const context = await draw(boardSvg(game, position, appearance), GIF_SIZE);
    const { width, height } = context.canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, COLOURS);
    const delay = i === positions.length - 1 ? LAST_DELAY : DELAY;
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay, repeat: 0 });
    onProgress((i + 1) / positions.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
