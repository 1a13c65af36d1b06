/** Joins a canvas's pointer and wheel events to gestures. */
import { Gestures, type Grip, type Handling, type PointerKind, type Touch } from './gestures';

function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

function gripOf(event: PointerEvent): Grip {
  if (event.button === 1 || (event.shiftKey && event.pointerType === 'mouse')) return 'pan';
  return event.button === 2 ? 'orbit' : 'choose';
}

/** Starts listening; call what it gives back to stop. */
export function listen(canvas: HTMLElement, handling: Handling, wheel: 'zooms' | 'scrolls'): () => void {
  const gestures = new Gestures(handling);
  const stop = new AbortController();
  const { signal } = stop;
  const touchOf = (event: PointerEvent): Touch => {
    const box = canvas.getBoundingClientRect();
    return {
      id: event.pointerId,
      kind: kindOf(event),
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    };
  };
  // The board answers to fingers itself; the page must not scroll or zoom under them.
  canvas.style.touchAction = 'none';
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      // No middle-button scrolling. The focus still moves to the board.
      if (event.button === 1) event.preventDefault();
      gestures.down(touchOf(event), gripOf(event));
    },
    { signal },
  );
  canvas.addEventListener('pointermove', (event) => gestures.move(touchOf(event)), { signal });
  canvas.addEventListener('pointerup', (event) => gestures.up(touchOf(event)), { signal });
  canvas.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), { signal });
  canvas.addEventListener('pointerleave', (event) => gestures.leave(kindOf(event)), { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  if (wheel === 'zooms')
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        const by = Math.max(-120, Math.min(120, event.deltaY * lines));
        handling.zoom(Math.exp(-by * 0.0016));
      },
      { signal, passive: false },
    );
  return () => {
    stop.abort();
    canvas.style.touchAction = '';
  };
}
