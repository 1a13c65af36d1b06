/** SVG elements, made without markup or style sheets, so that a strict policy allows them. */
const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Record<string, string | number>;

export function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (SVGElement | string)[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** A closed line through points. */
export function closed(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function line([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
