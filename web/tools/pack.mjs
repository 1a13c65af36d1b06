// Packs the built page as it travels: a `.gz` and a `.br` beside every file, which the server
// embeds. Weighs the gzip of all that a browser loads to play a game in one language, and fails
// above the limit. What is fetched only when somebody asks for it is listed apart.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fetchedLater, heaviestLanguage } from './load.mjs';

/** What a game between people needs, and what the computer adds to it when it plays. */
const LIMIT = 450_000;
const ENGINE_LIMIT = 140_000;
const ENGINE = /^assets\/(engine_bg|worker)-/;
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

const weights = [...files(root)]
  .map((path) => {
    const plain = readFileSync(path);
    const gzip = gzipSync(plain, { level: 9 });
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
    return { path: path.slice(root.length + 1), bytes: gzip.length };
  })
  .sort((a, b) => b.bytes - a.bytes);

const later = fetchedLater(manifest);
// What serves installing and link previews is for the system and for other programs.
for (const { path } of weights) if (/^(icons\/|sw\.js$|manifest\.webmanifest$)/.test(path)) later.add(path);
for (const file of heaviestLanguage(manifest, new Map(weights.map(({ path, bytes }) => [path, bytes])))) later.delete(file);
const engine = weights.filter(({ path }) => ENGINE.test(path));
const played = weights.filter(({ path }) => !later.has(path) && !ENGINE.test(path));
const others = weights.filter(({ path }) => later.has(path) && !ENGINE.test(path));
const sum = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const { path, bytes } of played) console.log(`${kB(bytes)}  ${path}`);
console.log(`${kB(sum(played))}  in all to play, gzip (limit ${LIMIT / 1000} kB)`);
for (const { path, bytes } of engine) console.log(`${kB(bytes)}  ${path}`);
console.log(`${kB(sum(engine))}  more against the computer, gzip (limit ${ENGINE_LIMIT / 1000} kB)`);
for (const { path, bytes } of others) console.log(`${kB(bytes)}  ${path}, when asked for`);
if (engine.length === 0) throw new Error('the engine is missing in the build');
if (sum(played) > LIMIT || sum(engine) > ENGINE_LIMIT) {
  console.error('The page is too heavy.');
  process.exit(1);
}
