/**
 * For what is shown in a list or a panel, such as a move: scrolls that, never the page, until it is in view. Again when it grows, or
 * when there is less room, as when a panel opens under a list.
 */
export function keepInView(element: HTMLElement): (() => void) | undefined {
  const list = element.closest('ol, section');
  if (!list) return undefined;
  const scroll = () => {
    const top = element.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (top < list.scrollTop || top + element.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  };
  scroll();
  const observer = new ResizeObserver(scroll);
  for (const sized of [list, element]) observer.observe(sized);
  return () => observer.disconnect();
}
