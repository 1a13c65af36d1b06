/** Where the person's hand was last, and what it was. */
export interface LastPointer {
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

let last: LastPointer | null = null;

function note({ clientX, clientY, pointerType }: PointerEvent): void {
  last = { x: clientX, y: clientY, touch: pointerType === 'touch' };
}

window.addEventListener('pointerdown', note, { capture: true, passive: true });
window.addEventListener('pointermove', note, { capture: true, passive: true });

export function lastPointer(): LastPointer | null {
  return last;
}
