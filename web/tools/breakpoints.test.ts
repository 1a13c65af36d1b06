import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BREAKPOINTS = ['(max-width: 860px)', '(min-width: 861px)', '(max-width: 1100px)', '(max-height: 480px) and (min-width: 500px)'];

it('every component uses one of the breakpoints that app.css lists', () => {
  const folder = new URL('../src/ui/', import.meta.url);
  const css = readFileSync(new URL('app.css', folder), 'utf8');
  for (const breakpoint of BREAKPOINTS) expect(css).toContain(breakpoint);
  for (const name of readdirSync(folder).filter((name) => /\.(svelte|css)$/.test(name))) {
    const sizes = [...readFileSync(new URL(name, folder), 'utf8').matchAll(/@media (.*(?:width|height).*) \{/g)].map(([, query]) => query);
    for (const size of sizes) expect(BREAKPOINTS, name).toContain(size);
  }
});
