/**
 * A few screens compared with stored pictures, loosely: a missing board, a broken layout or lost styles are noticed, the
 * smoothing of an edge is not. `npx playwright test visual --update-snapshots` stores them anew; look at them before a commit.
 */
import type { Page } from '@playwright/test';
import { expect, play, prefers, ready, SHORT, startGame, test } from './harness';

/** Pieces of both colours. */
const POSITION = '/position/square.2.-.1La1a2a3b3~1La4a5a6b6~2Tg2h1h2h3~2Tg5h4h5h6.1.-';
const PHONE = { width: 360, height: 640 };

/** What may differ: software rendering is not the same to the pixel on every processor. */
const LOOSE = { scale: 'device', maxDiffPixelRatio: 0.02, threshold: 0.25 } as const;

// Half the size: enough to see what is where, and small to store.
test.use({ deviceScaleFactor: 0.5 });

async function looks(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, LOOSE);
}

/** Settings of all pictures, with the simple tier that every machine draws. */
const still = (page: Page, view: '3d' | 'flat', theme = 'light') =>
  prefers(page.context(), view, { quality: 'simple', language: 'en', theme });

for (const theme of ['light', 'dark']) {
  test(`the first screen, ${theme}`, async ({ page }) => {
    await still(page, '3d', theme);
    await page.goto('/?test');
    await expect(page.locator('.live img')).toHaveJSProperty('complete', true);
    await looks(page, `home-${theme}`);
  });
}

test('a position in three dimensions, and that a board which is not drawn is noticed', async ({ page }) => {
  await still(page, '3d');
  await page.goto(`${POSITION}?test`);
  await ready(page);
  await looks(page, 'position');
  await page.locator('canvas.drawing').evaluate((canvas) => (canvas.style.visibility = 'hidden'));
  await expect(page).not.toHaveScreenshot('position.png', LOOSE);
});

test('the detailed tier, as the settings choose it', async ({ page }) => {
  await still(page, '3d');
  await page.goto(`${POSITION}?test`);
  await ready(page);
  const fetched = page.waitForResponse(/\/rich-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Graphics' }).selectOption('rich');
  await fetched;
  await page.keyboard.press('Escape');
  await ready(page);
  await looks(page, 'position-rich');
});

test('the end of a game', async ({ page }) => {
  await still(page, '3d');
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' });
  await ready(page);
  for (const move of SHORT) await play(page, move);
  await expect(page.locator('.end')).toBeVisible();
  await looks(page, 'end');
});

test('a lesson', async ({ page }) => {
  await still(page, 'flat');
  await page.goto('/learn?test#cover');
  await ready(page);
  await looks(page, 'lesson');
});

test('the analysis board in the dark', async ({ page }) => {
  await still(page, 'flat', 'dark');
  await page.goto('/analysis?test');
  await ready(page);
  // What it finds, and how soon, differs from machine to machine.
  await page.getByRole('button', { name: 'Engine', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Engine', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await looks(page, 'analysis-dark');
});

test('a puzzle', async ({ page }) => {
  await still(page, 'flat');
  await page.goto('/puzzles?test#cf11cc6d');
  await ready(page);
  await looks(page, 'puzzle');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the table in the dark', async ({ page }) => {
    await still(page, '3d', 'dark');
    await page.goto('/?test');
    await page.locator('button.play').tap();
    await ready(page);
    await looks(page, 'phone-table-dark');
  });
});
