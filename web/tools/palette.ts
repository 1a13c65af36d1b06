/** The palette as a style sheet: `import 'virtual:palette.css'` gives the variables of every theme, contrast and palette. */
import type { Plugin } from 'vite';
import { boardColours, pageColours, pieceColour, type PaletteChoice } from '../src/palette.ts';

const ID = 'virtual:palette.css';
const THEMES = ['light', 'dark'] as const;
const CONTRASTS = ['normal', 'high'] as const;
const PALETTES = ['standard', 'blue-orange'] as const;

/** The variables of the style sheet for one look, by name. */
export function variables(choice: PaletteChoice): Record<string, string> {
  const { wood, grid } = boardColours(choice);
  const colours: Record<string, string> = {
    ...pageColours(choice),
    wood,
    grid,
    yellow: pieceColour(choice, 'yellow', 1),
    yellowPartner: pieceColour(choice, 'yellow', 3),
    green: pieceColour(choice, 'green', 2),
    greenPartner: pieceColour(choice, 'green', 4),
    neutral: pieceColour(choice, 'neutral', 1),
  };
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]));
}

/** The style sheet: the usual look at the root, and for each other look only what differs. */
export function styleSheet(): string {
  const usual = variables({ theme: 'light', contrast: 'normal', palette: 'standard' });
  const rule = (selector: string, values: [string, string][]): string =>
    values.length === 0 ? '' : `${selector}{${values.map(([name, value]) => `${name}:${value}`).join(';')}}\n`;
  const rules = [rule(':root', Object.entries(usual))];
  for (const theme of THEMES)
    for (const contrast of CONTRASTS)
      for (const palette of PALETTES) {
        const own = Object.entries(variables({ theme, contrast, palette })).filter(([name, value]) => usual[name] !== value);
        rules.push(rule(`:root[data-theme='${theme}'][data-contrast='${contrast}'][data-palette='${palette}']`, own));
      }
  return rules.join('');
}

export function palette(): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? styleSheet() : undefined),
    /** The colour of the browser's own frame, which it asks for before any style sheet. */
    transformIndexHtml: (html) =>
      html.replace(/%PAGE_(LIGHT|DARK)%/g, (_, theme: string) => {
        const choice = { theme: theme.toLowerCase() as 'light' | 'dark', contrast: 'normal', palette: 'standard' } as const;
        return pageColours(choice).page;
      }),
  };
}
