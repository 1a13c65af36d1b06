import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pieceColour, type PaletteChoice } from '../src/palette';
import { styleSheet, variables } from './palette';

const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'high'] as const).flatMap((contrast) =>
    (['standard', 'blue-orange'] as const).map((palette): PaletteChoice => ({ theme, contrast, palette })),
  ),
);

/** The value of a variable where the root has the attributes of a look: later rules win. */
function computed(name: string, { theme, contrast, palette }: PaletteChoice): string | undefined {
  const rules = [...styleSheet().matchAll(/^(.+?)\{(.+)\}$/gm)];
  const matching = rules.filter(([, selector = '']) =>
    [...selector.matchAll(/\[data-(\w+)='([\w-]+)'\]/g)].every(
      ([, attribute = '', value]) => ({ theme, contrast, palette })[attribute as keyof PaletteChoice] === value,
    ),
  );
  const values = matching.flatMap(([, , body = '']) => new RegExp(`(?:^|;)${name}:([^;]+)`).exec(body)?.[1] ?? []);
  return values.at(-1);
}

describe('the palette', () => {
  it('gives a seat the colour of its pieces in the style sheet, in every look', () => {
    for (const look of LOOKS) {
      expect(computed('--yellow', look)).toBe(pieceColour(look, 'yellow', 1));
      expect(computed('--green', look)).toBe(pieceColour(look, 'green', 2));
      expect(computed('--yellow-partner', look)).toBe(pieceColour(look, 'yellow', 3));
      expect(computed('--green-partner', look)).toBe(pieceColour(look, 'green', 4));
      expect(computed('--neutral', look)).toBe(pieceColour(look, 'neutral', 1));
    }
  });

  it('sets every variable in every look', () => {
    for (const look of LOOKS) for (const [name, value] of Object.entries(variables(look))) expect(computed(name, look), name).toBe(value);
  });

  it('has every variable that a style uses, beside those of the style sheet', () => {
    const folder = new URL('../src/ui/', import.meta.url);
    const sources = readdirSync(folder).filter((name) => /\.(svelte|css|ts)$/.test(name));
    const texts = sources.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
    const set = new Set([...styleSheet().matchAll(/--[\w-]+(?=:)/g)].map(String));
    for (const { text } of texts) for (const [name] of text.matchAll(/--[\w-]+(?=: |'|=\{)/g)) set.add(name);
    const unknown = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(([, used = '']) => !set.has(used)).map(([, used]) => `${name}: ${used}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is the only place with colours of pieces and of the page', () => {
    const css = readFileSync(new URL('../src/ui/app.css', import.meta.url), 'utf8');
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });
});
