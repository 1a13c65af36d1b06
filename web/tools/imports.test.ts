/** The modules of `src` as a graph: nothing imports itself in a circle, and no folder reaches up into one that uses it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../src', import.meta.url).pathname;
const FOLDERS = ['ui', 'analysis', 'study', 'picture', 'flat', 'scene', 'sound', 'text', 'net', 'state', 'engine', 'rules', 'wire'];
const IMPORT = /(?:^|[\s;])(?:import|export)\s[^'";]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)|^import '(\.[^']+)'/gm;

const files = (readdirSync(root, { recursive: true }) as string[]).filter(
  (path) => /\.(ts|svelte)$/.test(path) && !path.startsWith('wasm/'),
);
const known = new Set(files);

function importsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap((found) => {
    const named = normalize(join(dirname(path), found[1] ?? found[2] ?? found[3] ?? ''));
    return [named, `${named}.ts`, `${named}/index.ts`].filter((candidate) => known.has(candidate));
  });
}

/** The first circle that a walk over the graph comes back to, as a list of its modules. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (module: string): string[] | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return null;
    path.push(module);
    for (const next of graph.get(module) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(module);
    return null;
  };
  for (const module of graph.keys()) {
    const cycle = visit(module);
    if (cycle) return cycle;
  }
  return null;
}

describe('the imports of the page', () => {
  const graph = new Map(files.map((path) => [path, importsOf(path)]));

  it('are found', () => {
    expect(graph.get('main.ts')).toContain('ui/App.svelte');
    expect(findCycle(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b']); // prettier-ignore
  });

  it('have no cycle', () => {
    expect(findCycle(graph)).toBeNull();
  });

  it('go from the screens down to the rules, never up', () => {
    const rank = (path: string): number => FOLDERS.findIndex((folder) => path.startsWith(`${folder}/`));
    const upwards = [...graph].flatMap(([from, targets]) =>
      targets.filter((to) => rank(from) > rank(to) && rank(to) >= 0).map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});
