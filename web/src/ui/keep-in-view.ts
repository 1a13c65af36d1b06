/** For the move that is shown in a list of moves: scrolls the list, never the page, until it is in view. */
export function keepInView(move: HTMLElement): void {
  const list = move.closest('ol, section');
  if (!list) return;
  const top = move.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  if (top < list.scrollTop || top + move.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
}
