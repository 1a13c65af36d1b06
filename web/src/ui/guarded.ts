/**
 * Buttons that appear while somebody is pressing others: a hand that comes down a moment later meant what was there before.
 */
import { lastPointer, type LastPointer } from './last-pointer';

/** For so long a new button answers to no pointer, in milliseconds: longer than a double click takes. */
const GUARD_TIME = 600;
/** How near to a button a hand still is on it, in pixels. */
const NEAR = 12;

/** Lets what has just appeared answer to pointers only after a moment, and then calls back. Keys mean what has the focus, so they may at once. */
export function guardedUntil(node: HTMLElement, ready: () => void): () => void {
  node.style.pointerEvents = 'none';
  const timer = window.setTimeout(() => {
    node.style.pointerEvents = '';
    ready();
  }, GUARD_TIME);
  return () => window.clearTimeout(timer);
}

/** Lets what has just appeared answer to pointers only after a moment. */
export function guarded(node: HTMLElement): () => void {
  return guardedUntil(node, () => {});
}

/** The same for the last row of buttons in a card. Where one of them would lie under the hand, the card leaves room below for it. */
export function clearOfPointer(row: HTMLElement): () => void {
  const hand = lastPointer();
  const isUnder = ({ x, y }: LastPointer, button: Element): boolean => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
  };
  if (hand && [...row.querySelectorAll('button, a')].some((button) => isUnder(hand, button))) {
    const room = row.getBoundingClientRect().bottom + NEAR - hand.y;
    row.parentElement?.style.setProperty('margin-bottom', `${Math.ceil(room)}px`);
  }
  return guarded(row);
}
