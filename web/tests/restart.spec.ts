/** A server of its own that is killed and started again while a game is on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, PATIENCE, picture, play, prefers, ready, SHORT, startGame, state, test, until } from './harness';

const program = process.env['CAMINOS'] ?? '../target/debug/caminos';
const address = `127.0.0.1:${Number(process.env['CAMINOS_PORT'] ?? 18377) + 1}`;
const home = `http://${address}`;

async function serve(data: string): Promise<ChildProcess> {
  const server = spawn(program, ['serve', '--listen', address, '--data', data, '--no-open'], { stdio: 'ignore' });
  const answers = () =>
    fetch(`${home}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { message: 'the server answers', timeout: PATIENCE }).toBe(true);
  return server;
}

/** Takes it away without a warning. */
function kill(server: ChildProcess): Promise<void> {
  return new Promise((gone) => {
    server.once('exit', () => gone());
    server.kill('SIGKILL');
  });
}

// A browser reports a server that is not there.
test.use({ mayLog: /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/ });

test('a game goes on after the server was killed, and a move made meanwhile is not lost', async ({ context, page, somebody }) => {
  const data = mkdtempSync(join(tmpdir(), 'caminos-restart-'));
  let server = await serve(data);
  try {
    await prefers(context, 'flat');
    await page.goto(`${home}/?test`);
    await startGame(page, { 2: 'link' });
    await ready(page);
    const friend = await somebody();
    await friend.goto(`${home}${new URL(page.url()).pathname}?test`);
    await ready(friend);
    await friend.locator('form.card .main').click();
    await until(friend, ({ role }) => role !== 'spectator', 'the friend has a seat');
    await play(page, SHORT[0]);
    await play(friend, SHORT[1]);

    await kill(server);
    for (const one of [page, friend]) await until(one, ({ connection }) => connection === 'lost', 'the page knows that it is alone');
    await picture(page, 'lost');
    await page.evaluate((text) => void window.caminos?.session.play(text), SHORT[2]);
    server = await serve(data);
    for (const one of [page, friend]) {
      await until(one, ({ connection, moves }) => connection === 'connected' && moves.length === 3, 'the page is back, with the move');
    }
    await play(friend, SHORT[3]);
    await play(page, SHORT[4]);
    for (const one of [page, friend])
      await until(one, ({ matchView }) => matchView.outcome?.kind === 'connected', 'everybody sees the end');
    expect((await state(friend)).moves.map(({ text }) => text)).toEqual(SHORT);
  } finally {
    await kill(server);
  }
});
