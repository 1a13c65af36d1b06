import { describe, expect, it } from 'vitest';
import paths from '../routes.json';
// @ts-expect-error A tool without types.
import { ENGINE_LIMIT, filesOf, heaviestLanguage, kindOf, ROUTES } from './load.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    css: ['index.css'],
    imports: ['_shared.js'],
    assets: ['assets/engine_bg-1.wasm', 'assets/ring-4.network'],
    dynamicImports: ['src/scene/index.ts', 'src/ui/RulesScreen.svelte', '../locales/de/page.ftl?raw', '../locales/eo/page.ftl?raw'],
  },
  '_shared.js': { file: 'shared.js' },
  'src/scene/index.ts': { file: 'scene.js', isDynamicEntry: true, imports: ['_names.js'] },
  '_names.js': { file: 'names.js' },
  'src/ui/RulesScreen.svelte': { file: 'rules.js', isDynamicEntry: true, imports: ['_shared.js', '_guide.js'], css: ['rules.css'] },
  '_guide.js': { file: 'guide.js' },
  '../locales/de/page.ftl?raw': { file: 'de.js', isDynamicEntry: true },
  '../locales/de/rules.ftl?raw': { file: 'de-rules.js', isDynamicEntry: true },
  '../locales/eo/page.ftl?raw': { file: 'eo.js', isDynamicEntry: true },
};

const bytes = new Map([
  ['de.js', 7],
  ['de-rules.js', 900],
  ['eo.js', 8],
  ['index.html', 1],
  ['icons/preview.png', 99],
  ['assets/rules_bg-2.wasm', 100],
  ['assets/engine_bg-1.wasm', 100],
  ['assets/worker-3.js', 3],
  ['assets/ring-4.network', 200],
]);

const ROUTE = { chunks: /^$/, texts: [], engine: false };
const ENTRY = ['assets/rules_bg-2.wasm', 'eo.js', 'index.css', 'index.html', 'index.js', 'shared.js'];

describe('what a browser loads for a route', () => {
  const files = (route: object) => [...filesOf(manifest, { ...ROUTE, ...route }, bytes)].sort();

  it('is the entry with what it imports, the rules and one language', () => {
    expect(files({})).toEqual(ENTRY);
  });

  it('is also what its screen imports later, with its own texts', () => {
    const rules = files({ chunks: /RulesScreen/, texts: ['rules'] });
    expect(rules).toEqual(
      [...ENTRY.filter((file) => file !== 'eo.js'), 'de.js', 'de-rules.js', 'guide.js', 'rules.css', 'rules.js'].sort(),
    );
    expect(files({ chunks: /^src\/scene\// })).toEqual([...ENTRY, 'names.js', 'scene.js'].sort());
  });

  it('has the engine with its worker only where the computer plays', () => {
    expect(files({ engine: true })).toEqual([...ENTRY, 'assets/engine_bg-1.wasm', 'assets/worker-3.js'].sort());
  });

  it('is one language: the one that weighs most in its parts', () => {
    expect(heaviestLanguage(manifest, ['page'], bytes)).toEqual(['eo.js']);
    expect(heaviestLanguage(manifest, ['page', 'rules'], bytes)).toEqual(['de.js', 'de-rules.js']);
    expect(heaviestLanguage({}, ['page'], bytes)).toEqual([]);
  });

  it('lists rules and engine apart', () => {
    expect(['assets/rules_bg-2.wasm', 'assets/engine_bg-1.wasm', 'assets/worker-3.js', 'index.js'].map(kindOf)).toEqual([
      'rules wasm',
      'engine',
      'engine',
      'page',
    ]);
  });

  it('has a limit for every route, and 609 kB for a game against the computer', () => {
    const routes = ROUTES as { name: string; limit: number }[];
    for (const { name, limit } of routes) expect(limit, name).toBeGreaterThan(0);
    const limited = new Set(routes.map(({ name }) => name.replace(/,.*/, '')));
    expect([...limited].sort()).toEqual(Object.keys(paths).sort());
    const table = routes.find(({ name }) => name === 'table')?.limit ?? Infinity;
    expect(table + (ENGINE_LIMIT as number)).toBeLessThanOrEqual(609_000);
  });
});
