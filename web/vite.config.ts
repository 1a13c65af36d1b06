import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin, defineConfig } from 'vite';
import { leanThree, richShaders } from './tools/lean-three.ts';
import { palette } from './tools/palette.ts';
import { texts } from './tools/texts.ts';

// For work on the page beside a running `caminos serve`.
const proxy = {
  // The server wants the page's own origin, so the host stays as it was asked.
  '/api': { target: 'http://127.0.0.1:8377', changeOrigin: false },
  '/socket': { target: 'ws://127.0.0.1:8377', ws: true },
};

/** What link previews say is a text like all others. */
const tagline = {
  name: 'tagline',
  transformIndexHtml(html: string): string {
    const texts = readFileSync(new URL('../locales/en/page.ftl', import.meta.url), 'utf8');
    const said = /^tagline = (.+)$/m.exec(texts)?.[1];
    if (!said || /[{}"<>&]/.test(said)) throw new Error('the tagline is one plain line');
    return html.replaceAll('%TAGLINE%', said);
  },
};

/** The rules and the letters are asked for together with the scripts, not by them. */
const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const named = (file: RegExp): string => {
        const name = Object.keys(bundle ?? {}).find((name) => file.test(name));
        if (!name) throw new Error(`${file} is missing in the build`);
        return `/${name}`;
      };
      // As the script and the style sheet will ask for them, else they are fetched twice.
      const preload = (href: string, as: string, type: string) => ({
        tag: 'link',
        attrs: { rel: 'preload', href, as, type, crossorigin: '' },
        injectTo: 'head' as const,
      });
      return [preload(named(/rules_bg.*\.wasm$/), 'fetch', 'application/wasm'), preload(named(/figtree.*\.woff2$/), 'font', 'font/woff2')];
    },
  },
};

/** What the page's entry imports, directly or not, before anything is fetched later. */
const entry = new Set<string>();

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

function reach(graph: ModuleGraph, id: string): void {
  if (entry.has(id)) return;
  entry.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next);
}

/**
 * Every screen needs what the entry imports, so it is one file: in the many that are shared in some way by screens it would
 * weigh more, and more with each screen that is added.
 */
const together = {
  debugName: 'base',
  name: (id: string, graph: ModuleGraph): string | null => {
    const main = fileURLToPath(new URL('src/main.ts', import.meta.url));
    if (entry.size === 0) reach(graph, main);
    return entry.has(id) && id !== main ? 'base' : null;
  },
};

export default defineConfig({
  plugins: [svelte(), leanThree(), richShaders(), texts(), palette(), tagline, early],
  // Games have addresses of their own (/g/…), so files are named from the root.
  base: '/',
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The policy of the server allows no inline data in scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    // For the scales in `tools/pack.mjs`.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [together] } } },
  },
  worker: { format: 'es' },
});
