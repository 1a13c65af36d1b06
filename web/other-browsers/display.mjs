// A screen that nobody sees, for browsers that draw in three dimensions only with one.
import { spawn } from 'node:child_process';

/** Starts Xvfb on a display that is free; gives its name and what ends it. */
export async function openDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((done, fail) => {
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3].once('data', (data) => done(String(data).trim()));
  });
  server.removeAllListeners('exit');
  return { name: `:${number}`, close: () => server.kill() };
}
