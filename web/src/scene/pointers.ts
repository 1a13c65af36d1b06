/** Joins a canvas's pointer and wheel events to gestures. */
import type { PointerKind } from '../state/hand';
import { Gestures, type PointerUse, type GestureHandlers, type PointerSample } from './gestures';

function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

function useOf(event: PointerEvent): PointerUse {
  if (event.button === 1) return 'tip';
  if (event.button === 2) return 'rotate';
  return event.shiftKey && event.pointerType === 'mouse' ? 'pan' : 'choose';
}

/** A listener on a canvas. */
export interface GestureListener {
  /** Takes over a pointer that went down elsewhere and drags a piece from there. */
  continueDrag(event: PointerEvent): void;
  stop(): void;
}

/** Starts listening. */
export function listenForGestures(canvas: HTMLElement, handlers: GestureHandlers, wheel: 'zooms' | 'scrolls'): GestureListener {
  const gestures = new Gestures(handlers);
  const stop = new AbortController();
  const { signal } = stop;
  const placeOf = (event: MouseEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const sampleOf = (event: PointerEvent): PointerSample => ({
    id: event.pointerId,
    kind: kindOf(event),
    time: event.timeStamp,
    ...placeOf(event),
  });
  // Old browsers, and addresses without encryption, do not give the way.
  const wayOf = (event: PointerEvent): PointerSample[] => ('getCoalescedEvents' in event ? event.getCoalescedEvents().map(sampleOf) : []);
  // The board answers to fingers itself; the page must not scroll or zoom under them.
  canvas.style.touchAction = 'none';
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      // No middle-button scrolling. The focus still moves to the board.
      if (event.button === 1) event.preventDefault();
      gestures.down(sampleOf(event), useOf(event));
    },
    { signal },
  );
  canvas.addEventListener('pointermove', (event) => gestures.move(sampleOf(event), wayOf(event)), { signal });
  canvas.addEventListener('pointerup', (event) => gestures.up(sampleOf(event)), { signal });
  canvas.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), { signal });
  canvas.addEventListener('pointerleave', (event) => gestures.leave(sampleOf(event)), { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      const { x, y } = placeOf(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // With Shift some browsers report a wheel as turned sideways.
      const by = (event.deltaY || event.deltaX) * lines;
      if (gestures.wheel({ x, y, by, shift: event.shiftKey, time: event.timeStamp }, wheel === 'zooms')) event.preventDefault();
    },
    { signal, passive: false },
  );
  return {
    continueDrag: (event) => {
      canvas.setPointerCapture(event.pointerId);
      gestures.down(sampleOf(event), 'supply-drag');
      gestures.move(sampleOf(event));
    },
    stop: () => {
      stop.abort();
      canvas.style.touchAction = '';
    },
  };
}
