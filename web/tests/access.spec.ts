/** Everybody can play: no screen breaks a rule of accessibility, and a whole game needs only roles and names. */
import type { BrowserContext, Page } from '@playwright/test';
import { LESSONS } from '../src/wire/guide';
import { violations } from './axe';
import { expect, openOptions, picture, play, pointOf, ready, smallTargets, test } from './harness';

const LOOKS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'light', contrast: 'high' },
  'contrast-dark': { theme: 'dark', contrast: 'high' },
} as const;

/** Settings as they were kept by an earlier visit. */
async function settle(context: BrowserContext, settings: Record<string, string>): Promise<void> {
  await context.addInitScript(
    (kept) => {
      // An empty page has no storage.
      if (location.origin !== 'null' && !localStorage.getItem('caminos.settings')) localStorage.setItem('caminos.settings', kept);
    },
    JSON.stringify({ view: 'flat', motion: 'reduced', sound: 'off', ...settings }),
  );
}

async function isClean(page: Page, screen: string): Promise<void> {
  // Colours that fade in would be measured half way.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  expect(await violations(page), screen).toEqual([]);
}

async function hasRoom(page: Page, screen: string): Promise<void> {
  expect(await smallTargets(page), screen).toEqual([]);
}

/** Both, and nothing sticks out at the side. */
async function isFit(page: Page, screen: string): Promise<void> {
  await isClean(page, screen);
  await hasRoom(page, screen);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide, `the width of ${screen}`).toBeLessThanOrEqual(room);
}

const POSITION = '/position/square.2.-.1Ic3c4c5.2.-';
/** Two moves with the engine beside them, the position editor, the game on paper, and a board for other people's pages. */
const STUDY = [
  '/analysis#1.square.2.BAixBD',
  '/analysis#edit.square.2.n.1Ic3c4c5.2.-',
  '/print#1.square.2.BAixBD',
  '/embed/1.square.2.BAixBD',
];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

for (const [name, look] of Object.entries(LOOKS)) {
  test(`no screen breaks a rule of accessibility, ${name}`, async ({ page, context }) => {
    await settle(context, look);
    const check = async (screen: string) => {
      await isClean(page, screen);
      await hasRoom(page, screen);
    };
    await page.goto('/');
    const play = page.locator('button.play');
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
    await openOptions(page);
    await page.getByRole('radio', { name: 'Four, in teams' }).check({ force: true });
    await check('options with four seats');
    await page.keyboard.press('Escape');
    await page.locator('.friend').click();
    await check('play a friend');
    await page.keyboard.press('Escape');
    await play.click();
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
    await check('table');
    await page.getByRole('button', { name: 'L, 4 left' }).click();
    await expect(page.getByRole('toolbar', { name: 'Move the piece' })).toBeVisible();
    await check('a piece in hand');
    await picture(page, `table-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
    await check('end');
    await page.locator('.end').getByRole('link', { name: 'Home' }).click();
    await openOptions(page);
    await page.getByRole('combobox', { name: 'Green' }).selectOption({ label: 'Friend online' });
    await page.getByRole('button', { name: 'Start and get the link' }).click();
    await expect(page.getByRole('textbox', { name: 'Invite' })).toBeVisible();
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
  await page.locator('button.play').click();
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
  test(`the rules, the lessons and positions break no rule of accessibility, ${name}`, async ({ page, context }) => {
    await settle(context, look);
    for (const path of ['/rules', '/learn', '/puzzles', POSITION, ...STUDY]) {
      // An address that differs only behind the # would be the same page.
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isClean(page, path);
      await hasRoom(page, path);
    }
  });
}

test('no screen breaks a rule of accessibility on a phone', async ({ page, context, somebody }) => {
  await page.setViewportSize(PHONE);
  await settle(context, {});
  await page.goto('/');
  const play = page.locator('button.play');
  await expect(play).toBeVisible();
  await isFit(page, 'home');
  await openOptions(page);
  await page.getByRole('radio', { name: 'Four, in teams' }).check({ force: true });
  await isFit(page, 'options with four seats');
  await page.keyboard.press('Escape');
  for (const sheet of ['Settings', 'Help and keys']) {
    await page.getByRole('button', { name: sheet }).click();
    await isFit(page, sheet);
    await page.keyboard.press('Escape');
  }
  await play.click();
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
  await isFit(page, 'table');
  await page.getByRole('button', { name: 'L, 4 left' }).click();
  await expect(page.getByRole('toolbar', { name: 'Move the piece' })).toBeVisible();
  await isFit(page, 'a piece in hand');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await isFit(page, 'menu');
  await page.getByRole('button', { name: 'Settings' }).click();
  await isFit(page, 'settings at the table');
  await page.getByRole('checkbox', { name: /^Screen-reader mode/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Read the board' })).toBeVisible();
  await isFit(page, 'screen-reader mode');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
  await isFit(page, 'end');
  await page.locator('.end').getByRole('link', { name: 'Home' }).click();
  await openOptions(page);
  await page.getByRole('combobox', { name: 'Green' }).selectOption({ label: 'Friend online' });
  await page.getByRole('button', { name: 'Start and get the link' }).click();
  await expect(page.locator('.strip')).toBeVisible();
  await isFit(page, 'invite');
  await page.locator('.strip').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('textbox', { name: 'Invite' })).toBeVisible();
  await isFit(page, 'the sheet of the invitation');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const friend = await somebody({ viewport: PHONE });
  await friend.goto(page.url());
  await expect(friend.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await isFit(friend, 'claim');
  for (const path of ['/rules', '/learn', '/learn#game', '/puzzles', POSITION, '/position/nothing', ...STUDY]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isFit(page, path);
  }
});

test.describe('an unknown address', () => {
  test.use({ mayLog: /status of 404/ });

  test('breaks no rule of accessibility on a phone', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await settle(context, {});
    for (const path of ['/g/none', '/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isFit(page, path);
    }
  });
});

for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`no lesson breaks a rule of accessibility, ${device}`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await settle(context, {});
    await page.goto('/learn');
    for (const [i, { id, task }] of LESSONS.entries()) {
      await page.goto(`/learn#${id}`);
      await expect(page.locator(`[data-lesson="${id}"]`)).toBeVisible();
      await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
      await isFit(page, id);
      await page.getByRole('button', { name: 'Show me' }).click();
      if (task.kind === 'place') await page.getByRole('button', { name: 'Place', exact: true }).click();
      await expect(page.locator('[data-done="true"]')).toBeVisible();
      // What is said when it is done looks the same everywhere.
      if (i % 5 === 0) await isFit(page, `${id}, done`);
    }
  });
}

test('skip links lie over the page, which stays where it is', async ({ page, context }) => {
  await settle(context, { view: 'flat' });
  await page.goto('/?test');
  await page.locator('button.play').click();
  await ready(page);
  const before = await page.locator('.screen').boundingBox();
  await page.locator('.skip button').first().focus();
  await expect(page.locator('.skip button').first()).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.screen').boundingBox()).toEqual(before);
});

test('the first screen shows the chosen colours and patterns, also where its board is not drawn live', async ({ page, context }) => {
  await settle(context, { palette: 'blue-orange', patterns: 'on' });
  await page.goto('/?test');
  await expect(page.locator('.live .drawing svg pattern').first()).toBeAttached();
  await expect(page.locator('.live img')).toHaveCount(0);
});

test('letters and digits do nothing where single-key shortcuts are switched off, also after a reload', async ({ page, context }) => {
  await settle(context, {});
  await page.goto('/');
  await page.locator('button.play').click();
  const hand = page.getByRole('toolbar', { name: 'Move the piece' });
  await page.getByRole('gridcell', { name: 'd4 empty' }).focus();
  await page.keyboard.press('1');
  await expect(hand).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  for (const visit of ['at once', 'after a reload']) {
    await page.getByRole('gridcell', { name: 'd4 empty' }).focus();
    for (const key of ['?', 'v', 'h', 'd', '1']) await page.keyboard.press(key);
    await expect(page.getByRole('grid', { name: 'The board' }), visit).toBeVisible();
    await expect(page.getByRole('dialog'), visit).toHaveCount(0);
    await expect(hand, visit).toHaveCount(0);
    // Keys that write nothing still work.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: 'e4 empty' }), visit).toBeFocused();
    await page.reload();
  }
});

/** The colour that a small square of the page has on average. */
async function colourAt(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x: x - 4, y: y - 4, width: 8, height: 8 } });
  // A page of its own: that of the game may draw no picture from elsewhere.
  const blank = await page.context().newPage();
  const colour = await blank.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paper = new OffscreenCanvas(8, 8).getContext('2d');
    paper?.drawImage(picture, 0, 0);
    const data = [...(paper?.getImageData(0, 0, 8, 8).data ?? [])];
    return [0, 1, 2].map((part) => data.filter((_, i) => i % 4 === part).reduce((sum, value) => sum + value, 0) / 64);
  }, shot.toString('base64'));
  await blank.close();
  return colour;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with the system's colours, ${colorScheme}, owners, the choice and the focus are distinguishable`, async ({ page, context }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await settle(context, {});
    await page.goto('/?test');
    const ground = (name: string) =>
      page
        .locator('label')
        .filter({ hasText: name })
        .evaluate((label) => {
          const { backgroundColor, outlineStyle } = getComputedStyle(label);
          return `${backgroundColor} ${outlineStyle}`;
        });
    await expect(page.locator('button.play')).toBeVisible();
    await openOptions(page);
    expect(await ground('Two'), 'how many play').not.toBe(await ground('Four, in teams'));
    expect(await ground('Square'), 'the board').not.toBe(await ground('Diamond'));
    await page.getByRole('combobox', { name: 'Green' }).selectOption({ label: 'Friend on this device' });
    await page.getByRole('button', { name: 'Start game' }).click();
    await ready(page);
    await play(page, 'La1a2a3b3');
    await play(page, 'Tg2h1h2h3');
    // Beside the number in the middle of a cell.
    const beside = async (cell: [number, number]) => {
      const { x, y } = await pointOf(page, cell);
      return colourAt(page, { x: x + 16, y: y + 16 });
    };
    const [yellow, green, empty] = [await beside([0, 1]), await beside([7, 1]), await beside([4, 4])];
    const apart = (a: number[], b: number[]) => Math.max(...a.map((part, i) => Math.abs(part - (b[i] ?? 0))));
    expect(apart(yellow, green), `${yellow} and ${green}`).toBeGreaterThan(60);
    expect(apart(yellow, empty), `${yellow} and ${empty}`).toBeGreaterThan(30);
    expect(apart(green, empty), `${green} and ${empty}`).toBeGreaterThan(30);
    const swatch = (seat: number) =>
      page
        .locator(`[data-seat="${seat}"] .dot`)
        .first()
        .evaluate((dot) => getComputedStyle(dot).backgroundColor);
    expect(await swatch(1)).not.toBe(await swatch(2));
    await page.getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.press('Shift+Tab');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(ring, 'the focus is seen').toBe('solid');
    await isClean(page, 'table with the colours of the system');
    await picture(page, `forced-${colorScheme}`);
  });
}
