/** A board in somebody else's page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, picture, prefers, ready, test } from './harness';

test.beforeEach(({ context }) => prefers(context, 'flat'));

/** Whoever else has a page: a server of its own, since browsers refuse frames from afar that lead to this machine. */
let others: Server;
test.beforeAll(async () => {
  others = createServer((_, response) => response.setHeader('content-type', 'text/html').end(shown));
  await new Promise<void>((done) => others.listen(0, '127.0.0.1', done));
});
test.afterAll(() => {
  others.closeAllConnections();
  others.close();
});
let shown = '';

/** Opens the page of somebody else with an element of theirs. */
async function elsewhere(page: Page, element: string): Promise<void> {
  shown = `<!doctype html><html lang="en"><title>A page</title><h1>About a game</h1>${element}</html>`;
  await page.goto(`http://127.0.0.1:${(others.address() as AddressInfo).port}/`);
}

test('the code from the analysis board shows the game in another page, stepped through by buttons and arrows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/analysis?test');
  await ready(page);
  for (const move of ['La1a2a3b3', 'Tg2h1h2h3']) await page.evaluate((text) => window.caminos?.session.play(text), move);
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<iframe src="http[^"]+\/embed\/1\.square\.2\.[^"#]+#2" title="Caminos" width="480"/);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await elsewhere(page, code);
  const board = page.frameLocator('iframe');
  await expect(board.locator('.board[data-ready="true"]')).toBeVisible();
  await expect(board.locator('main')).toContainText('Tg2h1h2h3');
  await picture(page, 'embedded');
  await board.getByRole('button', { name: 'Previous move' }).click();
  await expect(board.locator('main')).toContainText('La1a2a3b3');
  await page.keyboard.press('ArrowLeft');
  await expect(board.getByRole('button', { name: 'Previous move' })).toBeDisabled();
  await page.keyboard.press('End');
  await expect(board.locator('main')).toContainText('Tg2h1h2h3');
  const link = board.getByRole('link', { name: 'Analyse' });
  await expect(link).toHaveAttribute('href', /^\/analysis#1\.square\.2\./);
  await expect(link).toHaveAttribute('target', '_blank');
  // Nothing that is only played or studied with.
  expect(fetched.filter((url) => /engine|study|scene|sw\.js/.test(url))).toEqual([]);
});

test('a position, and what is none', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 360 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/embed/square.2.-.1Ic3c4c5~2Tb3-3c3_2.1.-');
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'embedded-small');
  for (const bad of ['square.2.-.1Ia1a2.1.-', '1.square.2.BAB', '%3Cscript%3E']) {
    await page.goto(`/embed/${bad}`);
    await expect(page.getByRole('alert')).toContainText('This position is not possible');
  }
});

test.describe('another screen', () => {
  test.use({ mayLog: /frame-ancestors|X-Frame-Options|refused/i });

  test('is not shown in a page of somebody else', async ({ page, baseURL }) => {
    for (const path of ['/', '/analysis', '/position/square.2.-.-.1.-']) {
      await elsewhere(page, `<iframe src="${baseURL}${path}"></iframe>`);
      await expect(page.frameLocator('iframe').locator('main, .board')).toHaveCount(0);
    }
  });
});
