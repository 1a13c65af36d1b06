/** Where the person's hand was last, and what it was; and on the page whether pointer or keys lead, for styles (`data-input`). */
export interface LastPointer {
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

let last: LastPointer | null = null;

function note({ clientX, clientY, pointerType }: PointerEvent): void {
  last = { x: clientX, y: clientY, touch: pointerType === 'touch' };
}

/** Keys that go somewhere. Others, such as R, are also pressed by a hand whose other hand has the mouse. */
const LEADING = /^(Tab|Enter|Arrow\w+|Home|End|PageUp|PageDown)$/;

function lead(input: 'pointer' | 'keys'): void {
  document.documentElement.dataset['input'] = input;
}

for (const type of ['pointerdown', 'wheel']) window.addEventListener(type, () => lead('pointer'), { capture: true, passive: true });
window.addEventListener('keydown', ({ key }) => LEADING.test(key) && lead('keys'), { capture: true, passive: true });
window.addEventListener('pointerdown', note, { capture: true, passive: true });
window.addEventListener('pointermove', note, { capture: true, passive: true });

export function lastPointer(): LastPointer | null {
  return last;
}
