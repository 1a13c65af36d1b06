/** What people see when something breaks: never a board that silently does not answer. */
import { expect, picture, pointOf, prefers, ready, test } from './harness';

test.describe('an error that nobody caught', () => {
  test.use({ mayLog: /broken on purpose/ });

  for (const [name, breakIt] of [
    ['in an event', () => void setTimeout(() => JSON.parse('broken on purpose'))],
    ['in a promise', () => void Promise.reject(new Error('broken on purpose'))],
  ] as const) {
    test(`${name} shows a screen with a way out`, async ({ page, context }) => {
      await prefers(context, 'flat');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/');
      await expect(page.locator('button.play')).toBeVisible();
      await page.evaluate(breakIt);
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Something went wrong');
      await expect(page.getByRole('main')).toContainText('broken on purpose');
      await page.getByRole('button', { name: 'Copy details' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('broken on purpose');
      await picture(page, `failure-${name.replace(/ /g, '-')}`);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.locator('button.play')).toBeVisible();
    });
  }

  test('a trap in the rules while a piece is moved shows the same screen, and the game goes on after a reload', async ({ page }) => {
    await prefers(page, 'flat');
    await page.goto('/?test');
    await page.locator('.play.main').click();
    await ready(page);
    await page.locator('.players [data-shape="L"]').first().click();
    await page.evaluate(() => {
      if (!window.caminos) throw new Error('no table is shown');
      window.caminos.session.hover = () => {
        throw new WebAssembly.RuntimeError('broken on purpose');
      };
    });
    const { x, y } = await pointOf(page, [2, 2]);
    await page.mouse.move(x, y);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await ready(page);
  });
});

test.describe('what cannot be fetched', () => {
  test.use({ mayLog: /ERR_FAILED|Failed to fetch|Failed to load/ });

  test('leaves a game as it is, and can be tried again', async ({ page }) => {
    await prefers(page, 'flat');
    await page.goto('/?test');
    await page.locator('.play.main').click();
    await ready(page);
    await page.route(/PictureForm/, (route) => route.abort());
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Picture' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('alert')).toContainText("Can't reach the server");
    await page.unroute(/PictureForm/);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByRole('button', { name: 'PNG' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
  });

  test('is said on the analysis board where words for a bad record are missing', async ({ page }) => {
    await prefers(page, 'flat');
    await page.goto('/analysis?test');
    await ready(page);
    await page.route(/records-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Open', exact: true }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill('[no record');
    await sheet.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText("Can't reach the server");
    await page.unroute(/records-/);
    await sheet.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(sheet.getByRole('alert')).not.toContainText("Can't reach the server");
    await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
  });

  test('is said by the rules page itself', async ({ page }) => {
    await page.route(/\/rules-[^/]*\.js/, (route) => route.abort());
    await page.goto('/rules#goal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('main')).toContainText("Can't reach the server");
    await expect(page.getByRole('button', { name: 'Copy details' })).toHaveCount(0);
  });
});

test.describe('the board in three dimensions', () => {
  // Three.js reports that its context is gone.
  test.use({ mayLog: /Context Lost|Error creating WebGL context|WebGL context could not be created/ });

  test('gives way to the flat one, and says so, where the browser has no WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        return String(args[0]).startsWith('webgl') ? null : original.apply(this, args);
      } as never;
    });
    await prefers(page, '3d');
    await page.goto('/?test');
    await page.locator('.play.main').click();
    await expect(page.locator('.board[data-view="flat"][data-ready="true"]')).toBeVisible();
    await expect(page.getByText("3D isn't available here")).toBeInViewport();
    await picture(page, 'no-3d');
  });

  test('gives way to the flat one when its context is lost for good', async ({ page }) => {
    await prefers(page, '3d');
    await page.goto('/?test');
    await page.locator('.play.main').click();
    await ready(page);
    await page.evaluate(() => document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext());
    await expect(page.locator('.board[data-view="flat"][data-ready="true"]')).toBeVisible();
    await expect(page.getByText("3D isn't available here")).toBeVisible();
  });

  test('gives its context back when it is no longer shown', async ({ page }) => {
    await prefers(page, '3d');
    await page.goto('/?test');
    await page.locator('.play.main').click();
    await ready(page);
    const canvas = await page.locator('canvas').elementHandle();
    await page.keyboard.press('v');
    await expect(page.locator('.board[data-view="flat"][data-ready="true"]')).toBeVisible();
    expect(await canvas?.evaluate((node) => (node as HTMLCanvasElement).getContext('webgl2')?.isContextLost())).toBe(true);
  });
});
