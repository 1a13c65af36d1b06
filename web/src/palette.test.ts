import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('./', import.meta.url);
/** The colours of the light are beside its strength. */
const OTHERS = ['palette.ts', 'scene/simple-light.ts', 'scene/rich/light.ts'];

describe('the palette', () => {
  it('has every colour that is written as a number', () => {
    const files = (readdirSync(root, { recursive: true }) as string[]).filter(
      (path) => /(?<!\.test)\.(ts|svelte|css)$/.test(path) && !/^(wasm|wire)\//.test(path) && !OTHERS.includes(path),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => {
      const source = readFileSync(new URL(path, root), 'utf8');
      return [...source.matchAll(/['" :]#(?:[0-9a-f]{3}){1,2}(?=['";,)\s])/gi)].map(([colour]) => `${path}: ${colour.slice(1)}`);
    });
    expect(found).toEqual([]);
  });
});
