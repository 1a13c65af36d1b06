/** A pointer that drags a piece out of a supply goes on at the board, wherever on the screen the two are. */
type Receiver = (event: PointerEvent) => void;

/**
 * How far a pointer of any kind moves before it drags a piece out, in CSS pixels: less is a click. On the board it is
 * `CLICK_TOLERANCE`, by kind of pointer.
 */
const DRAG_THRESHOLD = 8;

let receiver: Receiver | null = null;

// What is said of the piece meanwhile is about letting it go.
for (const end of ['pointerup', 'pointercancel'] as const)
  window.addEventListener(end, () => delete document.documentElement.dataset['drags'], { capture: true });

/** The board on the screen takes pointers over until what is given back is called. */
export function receiveDrag(receive: Receiver): () => void {
  receiver = receive;
  return () => {
    if (receiver === receive) receiver = null;
  };
}

/** Lets a piece be dragged out of an element: `pick` takes it up when the pointer has left its place. */
export function dragSource(pick: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    let down: { id: number; x: number; y: number } | null = null;
    node.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        // A quick hand has left the element before it has moved that far.
        node.setPointerCapture(event.pointerId);
        down = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== down?.id || Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG_THRESHOLD) return;
        down = null;
        document.documentElement.dataset['drags'] = '';
        pick();
        receiver?.(event);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) node.addEventListener(end, () => (down = null), { signal });
    return () => stop.abort();
  };
}
