// Writes the service worker of a build: the list of its files, and a version that is their content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../dist', import.meta.url).pathname;
const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    // Notes of the build for the next program.
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (!/\.(gz|br)$/.test(name) && name !== 'sw.js') yield path;
  }
}

const hash = createHash('sha256').update(source);
const kept = [];
for (const path of files(root)) {
  const name = path.slice(root.length);
  // The picture for link previews is for other people's programs.
  if (name === '/icons/preview.png') continue;
  // Kept when they are first fetched: most people never play at the strength that needs them.
  if (name.endsWith('.network')) continue;
  hash.update(name).update(readFileSync(path));
  kept.push(name === '/index.html' ? '/' : name);
}
const version = hash.digest('hex').slice(0, 16);
const plain = source.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace('/* global FILES, VERSION */\n', '');
writeFileSync(join(root, 'sw.js'), `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(kept)};\n${plain}`);
console.log(`the service worker keeps ${kept.length} files`);
