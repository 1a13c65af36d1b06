/** Screens have addresses, links, titles and headings of their own. */
import type { Page } from '@playwright/test';
import { expect, picture, prefers, test } from './harness';

const isReady = (page: Page) => expect(page.locator('.board[data-ready="true"]')).toBeVisible();

test.beforeEach(({ context }) => prefers(context, 'flat'));

test('links lead from screen to screen, each with its title, and the focus goes to the heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Caminos');
  // A visitor who has just come starts where the browser starts.
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.getByRole('link', { name: /^Learn to play/ }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page).toHaveTitle('Learn to play · Caminos');
  await expect(heading('Learn to play')).toBeFocused();

  await page.getByRole('link', { name: 'Rules' }).press('Enter');
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page).toHaveTitle('The rules · Caminos');
  await expect(heading('The rules')).toBeFocused();

  await page.goBack();
  await expect(heading('Learn to play')).toBeFocused();
  await page.goBack();
  await expect(heading('Caminos')).toBeFocused();
  await expect(page).toHaveTitle('Caminos');

  await page.locator('button.play').click();
  await isReady(page);
  await expect(page).toHaveURL(/\/table#[\w-]+$/);
  await expect(page).toHaveTitle('Your turn · Square · 2 players · Caminos');
  await expect(heading('Caminos')).toBeFocused();
  await page.reload();
  await isReady(page);
});

test('a link opens in a new tab like any other link', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Rules' }).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 1, name: 'The rules' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the address of a match of version 0.1 still opens it, and without a match the first screen', async ({ page }) => {
  await page.goto('/#table');
  await expect(page.locator('button.play')).toBeVisible();
  await page.locator('button.play').click();
  await isReady(page);
  await page.goto('/');
  await page.goto('/#table');
  await isReady(page);
});

test('a press beside a sheet closes it, but not a text that is selected in it and ends there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help and keys' }).click();
  const sheet = page.getByRole('dialog');
  const box = await sheet.locator('p').first().boundingBox();
  if (!box) throw new Error('the help says nothing');
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(10, box.y + 10);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await page.mouse.click(10, box.y + 10);
  await expect(sheet).toBeHidden();
});

test.describe('an unknown address', () => {
  // The browser logs the answer 404.
  test.use({ mayLog: /status of 404/ });

  test('says so and leads to the first screen', async ({ page }) => {
    const answer = await page.goto('/nothing/here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Caminos');
    await picture(page, 'not-found');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('button.play')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the same position is opened again on an analysis board where it was played on, and the browser goes back to what was played', async ({
  page,
}) => {
  await page.goto('/analysis?test');
  const moves = () => page.evaluate(() => window.caminos?.state.node.ply);
  const open = async () => {
    await page.getByRole('button', { name: 'Open', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill('square 2 - - 1 -');
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isReady(page);
    await expect(page).toHaveURL(/#z\./);
  };
  await open();
  const opened = page.url();
  await page.evaluate(() => window.caminos?.session.play('La1a2a3b3'));
  await expect.poll(moves).toBe(1);
  await expect.poll(() => page.url()).not.toBe(opened);
  await open();
  await expect.poll(moves).toBe(0);
  expect(page.url()).toBe(opened);
  await page.goBack();
  await expect(page.locator('section[aria-label="Moves"] button[data-ply]')).toHaveCount(1);
});

test('a game that is created after its sheet was closed leads nowhere', async ({ page }) => {
  let create = () => {};
  const held = new Promise<void>((resolve) => (create = resolve));
  await page.route('/api/games', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.friend').click();
  await page.locator('[data-friend="link"]').click();
  await page.keyboard.press('Escape');
  const answered = page.waitForResponse('/api/games');
  create();
  await answered;
  await expect(page.locator('[data-friend="link"]')).toHaveCount(0);
  await page.locator('.friend').click();
  await expect(page.locator('[data-friend="link"]'), 'it can be asked for again').toBeEnabled();
  await expect(page).toHaveURL(/\/$/);
});
