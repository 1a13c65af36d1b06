/** A drawing of the board in an element of a screen, in three dimensions or flat. */
import type { FlatOptions } from '../flat';
import type { BoardEvents, BoardView } from '../scene/board-view';
import type { Settings } from '../state/settings';
import { tier } from './choose-tier';

/** Which of the two drawings. */
export type View = Settings['view'];

/** Called when a drawing that was asked for is there. */
export interface DrawingCallbacks {
  /** It is ready to be given what to draw, or, with `null`, no longer. */
  drawn: (drawing: BoardView | null) => void;
  /** It could not be made. */
  failed: () => void;
}

const scene = () => import('../scene');
const rich = () => import('../scene/rich');

/** Fetches the scene before a board is there to be drawn. */
export async function fetchScene(): Promise<void> {
  await Promise.all([scene(), tier.get() === 'rich' ? rich() : null]);
}

async function make(place: HTMLElement, events: BoardEvents, flat: () => FlatOptions): Promise<BoardView> {
  if (!(place instanceof HTMLCanvasElement)) return (await import('../flat')).createFlat(place, events, flat());
  const [{ createScene }, fetched] = await Promise.all([scene(), tier.get() === 'rich' ? rich() : null]);
  return createScene(place, events, fetched?.RICH);
}

/**
 * Draws in a host until what is given back is called, and anew when another tier is chosen. What the flat board wants is asked
 * when it is made.
 */
export function draw(host: HTMLElement, view: View, events: BoardEvents, flat: () => FlatOptions, callbacks: DrawingCallbacks): () => void {
  let end = once(host, view, events, flat, callbacks);
  let drawnWith = tier.get();
  const unwatch = tier.subscribe((now) => {
    if (now === drawnWith || view !== '3d') return;
    drawnWith = now;
    end();
    end = once(host, view, events, flat, callbacks);
  });
  return () => {
    unwatch();
    end();
  };
}

function once(
  host: HTMLElement,
  view: View,
  events: BoardEvents,
  flat: () => FlatOptions,
  { drawn, failed }: DrawingCallbacks,
): () => void {
  let gone = false;
  let made: BoardView | null = null;
  const place = document.createElement(view === '3d' ? 'canvas' : 'div');
  place.className = 'drawing';
  host.append(place);
  make(place, events, flat).then(
    (drawing) => {
      made = drawing;
      if (gone) drawing.dispose();
      else drawn(drawing);
    },
    () => {
      if (!gone) failed();
    },
  );
  return () => {
    gone = true;
    drawn(null);
    made?.dispose();
    place.remove();
  };
}
