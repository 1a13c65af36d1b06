/** Everybody can play: no screen breaks a rule of accessibility, and a whole game needs only roles and names. */
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, picture, test } from './harness';

const LOOKS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'light', contrast: 'high' },
  'contrast-dark': { theme: 'dark', contrast: 'high' },
} as const;

/** Settings as they were kept by an earlier visit. */
async function settle(context: BrowserContext, settings: Record<string, string>): Promise<void> {
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('caminos.settings')) localStorage.setItem('caminos.settings', kept);
  }, JSON.stringify({ view: 'flat', motion: 'reduced', sound: 'off', ...settings }));
}

async function isClean(page: Page, screen: string): Promise<void> {
  // Colours that fade in would be measured half way.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  expect(await violations(page), screen).toEqual([]);
}

/** Every target of a finger has room, unless it stands in a line of text. */
async function hasRoom(page: Page, screen: string): Promise<void> {
  const small = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('button, select, input:not(.unseen), a[href], label:has(input)')];
    return seen
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility() && box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`);
  });
  expect(small, screen).toEqual([]);
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`no screen breaks a rule of accessibility, ${name}`, async ({ page, context }) => {
    await settle(context, look);
    const check = async (screen: string) => {
      await isClean(page, screen);
      await hasRoom(page, screen);
    };
    await page.goto('/');
    const play = page.getByRole('button', { name: /^Play/ });
    await expect(play).toBeVisible();
    await check('home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await check('settings');
    await picture(page, `settings-${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
    await page.getByRole('button', { name: 'Help and keys' }).click();
    await check('help');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Four, in teams' }).check({ force: true });
    await check('home with four seats');
    await page.getByRole('radio', { name: 'Two' }).check({ force: true });
    await play.click();
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
    await check('table');
    await page.getByRole('button', { name: 'L, 4 left' }).click();
    await expect(page.getByRole('toolbar', { name: 'Move the piece' })).toBeVisible();
    await check('a piece in hand');
    await picture(page, `table-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { name: 'Green wins' })).toBeVisible();
    await check('end');
    await page.getByRole('button', { name: 'To the first screen' }).click();
    await page.getByLabel('Seat 2, Green').selectOption({ label: 'A friend by link' });
    await page.getByRole('button', { name: 'Start and get the link' }).click();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await check('invite');
    const friend = await (await page.context().browser()?.newContext())?.newPage();
    if (!friend) throw new Error('no second browser');
    await settle(friend.context(), look);
    await friend.goto(page.url());
    await expect(friend.getByRole('button', { name: 'Take a seat' })).toBeVisible();
    await isClean(friend, 'claim');
    await friend.context().close();
  });
}

test('the board in three dimensions and the screen-reader mode break no rule', async ({ page, context }) => {
  await page.setViewportSize({ width: 1120, height: 640 });
  await settle(context, { view: '3d' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible({ timeout: 60_000 });
  await isClean(page, 'table in 3D');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Screen-reader mode' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
  await isClean(page, 'screen-reader mode');
  await hasRoom(page, 'screen-reader mode');
  await picture(page, 'reader');
});

for (const [name, look] of Object.entries(LOOKS)) {
  test(`the rules and the lessons break no rule of accessibility, ${name}`, async ({ page, context }) => {
    await settle(context, look);
    for (const path of ['/rules', '/learn']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isClean(page, path);
      await hasRoom(page, path);
    }
  });
}
