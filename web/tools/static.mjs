// A plain server of a built page: a game at one screen needs no other. So an older page is measured like this one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

/** The page that is built here. */
export const dist = new URL('../dist', import.meta.url).pathname;

/** Serves a folder until it is told to stop. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const asked = join(folder, new URL(request.url, 'http://page').pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
