/** A drawing of the board in an element of a screen, in three dimensions or flat. */
import type { FlatOptions } from '../flat';
import type { BoardEvents, BoardView } from '../scene/board-view';

/** Which of the two drawings. */
export type View = '3d' | 'flat';

/** What becomes of a drawing that is asked for. */
export interface Outcome {
  /** It is ready to be given what to draw, or, with `null`, no longer. */
  drawn: (drawing: BoardView | null) => void;
  /** It could not be made. */
  failed: () => void;
}

const scene = () => import('../scene');

/** Fetches the scene and makes ready what it always needs, before a board is there to be drawn. */
export async function fetchScene(): Promise<void> {
  (await scene()).prepare();
}

/** Draws in a host until what is given back is called. What the flat board wants is asked when it is made. */
export function draw(host: HTMLElement, view: View, events: BoardEvents, flat: () => FlatOptions, { drawn, failed }: Outcome): () => void {
  let gone = false;
  let made: BoardView | null = null;
  const place = document.createElement(view === '3d' ? 'canvas' : 'div');
  place.className = 'drawing';
  host.append(place);
  const make = async () => {
    if (place instanceof HTMLCanvasElement) return (await scene()).createScene(place, events);
    return (await import('../flat')).createFlat(place, events, flat());
  };
  make().then(
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
