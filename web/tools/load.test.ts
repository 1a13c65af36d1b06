import { describe, expect, it } from 'vitest';
// @ts-expect-error A tool without types.
import { fetchedLater, heaviestLanguage } from './load.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/scene/index.ts', 'src/ui/Rules.svelte', '../locales/de/page.ftl?raw', '../locales/eo/page.ftl?raw'],
  },
  '_shared.js': { file: 'shared.js' },
  'src/scene/index.ts': { file: 'scene.js', isDynamicEntry: true, imports: ['_names.js'] },
  '_names.js': { file: 'names.js' },
  'src/ui/Rules.svelte': {
    file: 'rules.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_guide.js'],
    css: ['rules.css'],
    dynamicImports: ['../locales/de/rules.ftl?raw'],
  },
  '_guide.js': { file: 'guide.js' },
  'src/wasm/rules_bg.wasm': { file: 'rules.wasm' },
  '../locales/de/page.ftl?raw': { file: 'de.js', isDynamicEntry: true },
  '../locales/de/rules.ftl?raw': { file: 'de-rules.js', isDynamicEntry: true },
  '../locales/eo/page.ftl?raw': { file: 'eo.js', isDynamicEntry: true },
};

describe('what a browser loads to play', () => {
  it('is the entry, the drawings, and what they import; not the screens that are read', () => {
    expect([...fetchedLater(manifest)].sort()).toEqual(['de-rules.js', 'de.js', 'eo.js', 'guide.js', 'rules.css', 'rules.js']);
  });

  it('is one language: the one that weighs most', () => {
    const bytes = new Map([
      ['de.js', 7],
      ['de-rules.js', 900],
      ['eo.js', 8],
    ]);
    expect(heaviestLanguage(manifest, bytes)).toEqual(['eo.js']);
    expect(heaviestLanguage({}, bytes)).toEqual([]);
  });
});
