/** The page as something installed: it starts and plays without a network, and gives way to a newer one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as plain } from '@playwright/test';
import { expect, showMore, test } from './harness';

test('the page starts and plays against the computer with the network off', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => {
    if (!localStorage.getItem('caminos.settings')) {
      localStorage.setItem('caminos.settings', JSON.stringify({ view: 'flat', motion: 'reduced', sound: 'off' }));
    }
  });
  await page.goto('/?soon');
  await expect(page.locator('button.play')).toBeVisible();
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((key) => key.startsWith('caminos-'));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname);
  });
  // Whatever is only loaded when it is needed is there too.
  for (const part of [/^\/$/, /\.wasm$/, /\/scene-.*\.js$/, /\/flat-.*\.js$/, /\/worker-.*\.js$/, /\.css$/]) {
    expect(
      kept.filter((path) => part.test(path)),
      String(part),
    ).not.toEqual([]);
  }

  await context.setOffline(true);
  await page.goto(`${baseURL}/`);
  await page.locator('button.play').click();
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
  await showMore(page);
  await page.getByRole('textbox', { name: 'Type a move' }).fill('La1a2a3b3');
  await page.keyboard.press('Enter');
  const moves = page.getByRole('region', { name: 'Moves', exact: true }).getByRole('listitem').getByRole('button');
  await expect(moves).toHaveCount(2);
  await expect(moves.first()).toHaveText('La1a2a3b3');
  await page.reload();
  await expect(moves).toHaveCount(2);
  await context.setOffline(false);
});

// Browsers log every attempt to connect, so this page is not silent.
plain('a link to a game says that no server can be reached', async ({ page, context, baseURL }) => {
  await page.goto('/?soon');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${baseURL}/g/AbCdEfGh1234`);
  await expect(page.getByRole('heading', { name: "Can't reach the server" })).toBeVisible();
  await context.setOffline(false);
});

test('a browser is offered to install it, with icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; purpose?: string }[];
  };
  expect([manifest.start_url, manifest.display]).toEqual(['/', 'standalone']);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/icons\/preview\.png$/);
  const picture = await request.get(preview ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
});

/** The server's page behind another address, with the build of today or the next one. */
async function publish(origin: string): Promise<{ address: string; server: Server; next: () => void }> {
  let renewed = false;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${origin}${request.url ?? '/'}`);
      let body = Buffer.from(await answer.arrayBuffer());
      if (renewed && request.url === '/sw.js') body = Buffer.from(body.toString().replace(/VERSION = "[0-9a-f]+"/, 'VERSION = "next"'));
      const kind = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'content-type': kind, 'cache-control': 'no-cache' }).end(body);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, server, next: () => (renewed = true) };
}

plain(
  'a newer build takes over when the older one is closed, and then the page starts without any server',
  async ({ page, context, baseURL }) => {
    const { address, server, next } = await publish(baseURL ?? '');
    await page.goto(`${address}/?soon`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const [old] = await page.evaluate(() => caches.keys());
    next();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting?.state))).toBe('installed');
    // It waits: the open page still finds every part of its own build.
    expect(await page.evaluate(() => caches.keys())).toContain(old);
    await page.close();
    let later = await context.newPage();
    // A page that opens before the browser has noticed that the last one is gone is still the older build's.
    await expect(async () => {
      await later.close();
      later = await context.newPage();
      await later.goto(`${address}/?soon`);
      expect(await later.evaluate(() => caches.keys())).toEqual(['caminos-next']);
    }).toPass();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await later.reload();
    await expect(later.locator('button.play')).toBeVisible();
  },
);
