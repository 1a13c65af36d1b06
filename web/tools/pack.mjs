// Packs the built page as it travels: a `.gz` and a `.br` beside every file, which the server
// embeds. Weighs the gzip of what a browser loads for each route in one language, and fails where
// a route is above its limit (`load.mjs`).
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENGINE_LIMIT, filesOf, kindOf, NETWORK_LIMIT, ROUTES } from './load.mjs';

const root = new URL('../dist', import.meta.url).pathname;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (!/\.(gz|br)$/.test(name)) yield path;
  }
}

const notes = join(root, '.vite');
const manifest = JSON.parse(readFileSync(join(notes, 'manifest.json'), 'utf8'));
// It is for this program only.
rmSync(notes, { recursive: true });

const weights = new Map(
  [...files(root)]
    .map((path) => {
      const plain = readFileSync(path);
      const gzip = gzipSync(plain, { level: 9 });
      writeFileSync(`${path}.gz`, gzip);
      writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
      return [path.slice(root.length + 1), gzip.length];
    })
    .sort(([, a], [, b]) => b - a),
);

const routes = ROUTES.map((route) => ({ ...route, files: filesOf(manifest, route, weights) }));
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const sum = (names) => [...names].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);

for (const [path, bytes] of weights) {
  const loaders = routes.filter(({ files }) => files.has(path)).map(({ name }) => name);
  if (loaders.length > 0) console.log(`${kB(bytes)}  ${path}  (${loaders.length === routes.length ? 'all' : loaders.join(', ')})`);
}
const weighed = routes.map(({ name, files, limit }) => {
  const of = (kind) => sum([...files].filter((file) => kindOf(file) === kind));
  const [page, rules, engine] = [of('page'), of('rules wasm'), of('engine')];
  const apart = engine > 0 ? `; with the engine ${kB(page + rules + engine).trim()}` : '';
  console.log(
    `${kB(page + rules)}  ${name}, gzip, limit ${limit / 1000} kB (page ${kB(page).trim()}, rules wasm ${kB(rules).trim()})${apart}`,
  );
  return { name, heavy: page + rules > limit, engine };
});
const engine = Math.max(...weighed.map(({ engine }) => engine));
console.log(`${kB(engine)}  engine, gzip, limit ${ENGINE_LIMIT / 1000} kB`);
if (engine === 0) throw new Error('the engine is missing in the build');
const heavy = weighed.filter(({ heavy }) => heavy).map(({ name }) => name);
if (engine > ENGINE_LIMIT) heavy.push('engine');
for (const [path, bytes] of weights) {
  if (kindOf(path) !== 'network') continue;
  console.log(`${kB(bytes)}  ${path}, gzip, limit ${NETWORK_LIMIT / 1000} kB`);
  if (bytes > NETWORK_LIMIT) heavy.push(path);
}
if (heavy.length > 0) {
  console.error(`Too heavy: ${heavy.join(', ')}.`);
  process.exit(1);
}
