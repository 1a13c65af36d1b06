// A server of its own for tools that look at the page.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env.CAMINOS ?? '../target/debug/caminos';
const address = `127.0.0.1:${process.env.CAMINOS_PORT ?? 18377}`;

/** Does something with the address of a server, and cleans up after it. */
export async function withServer(work) {
  const data = mkdtempSync(join(tmpdir(), 'caminos-look-'));
  const server = spawn(program, ['serve', '--listen', address, '--data', data, '--no-open'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise((_, fail) => server.once('exit', (code) => fail(new Error(`the server ended with ${code}`))));
  gone.catch(() => {});
  try {
    await Promise.race([answers(`http://${address}/healthz`), gone]);
    await work(`http://${address}`);
  } finally {
    server.removeAllListeners('exit');
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Waits until there is a good answer at an address. */
export async function answers(at) {
  for (;;) {
    const answer = await fetch(at).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}
