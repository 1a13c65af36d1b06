/** Distances, sizes of letters and letters come from one place, `app.css`. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/ui/', import.meta.url);
const css = readFileSync(new URL('app.css', folder), 'utf8');
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => [name, /<style>([\s\S]*)<\/style>/.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1] ?? ''] as const);

describe('every component', () => {
  it('has its distances from the scale', () => {
    for (const [name, style] of [...styles, ['app.css', css] as const]) {
      const own = [...style.matchAll(/^\s*(?:gap|row-gap|column-gap|padding|margin)[\w-]*: ([^;]*\d(?:rem|px)[^;]*);/gm)];
      // What is computed from the window may have bounds of its own, and neighbours may share a border.
      expect(
        own.map(([, value]) => value).filter((value) => !/clamp\(|env\(|^-?1px$/.test(value ?? '')),
        name,
      ).toEqual([]);
    }
  });

  it('has its sizes of letters from the scale', () => {
    for (const [name, style] of styles) {
      const own = [...style.matchAll(/^\s*font-size: (?!var\(--text-|inherit)([^;]*);/gm)].map(([, value]) => value);
      expect(
        own.filter((value) => !value?.endsWith('pt')),
        name,
      ).toEqual([]);
      expect(style, name).not.toMatch(/font-family/);
    }
  });
});

describe('the font', () => {
  it('has every letter of every language', () => {
    const ranges = (/unicode-range: ([^;]*);/.exec(css)?.[1] ?? '').split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    expect(ranges.length).toBeGreaterThan(3);
    const locales = new URL('../../locales/', import.meta.url);
    const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ftl') && !/(terminal|help)\.ftl$/.test(path),
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const path of texts) {
      // A narrow space needs no letter of its own: any font has one.
      const letters = new Set(readFileSync(new URL(path, locales), 'utf8').replace(/[\n\u202f]/g, ''));
      const missing = [...letters].filter(
        (letter) => !ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
      );
      expect(missing, path).toEqual([]);
    }
  });
});
