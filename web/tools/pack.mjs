// Packs the built page as it travels: a `.gz` and a `.br` beside every file, which the server
// embeds. Weighs the gzip of all files together, and fails above the limit.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const LIMIT = 450_000;
const root = new URL('../dist', import.meta.url).pathname;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (!/\.(gz|br)$/.test(name)) yield path;
  }
}

const weights = [...files(root)]
  .map((path) => {
    const plain = readFileSync(path);
    const gzip = gzipSync(plain, { level: 9 });
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
    return { path: path.slice(root.length + 1), bytes: gzip.length };
  })
  .sort((a, b) => b.bytes - a.bytes);
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const { path, bytes } of weights) console.log(`${kB(bytes)}  ${path}`);
console.log(`${kB(total)}  in all, gzip (limit ${LIMIT / 1000} kB)`);
if (total > LIMIT) {
  console.error('The page is too heavy.');
  process.exit(1);
}
