/** A position as text at its address: shown, played on, undone, copied; and what is impossible in a bad one. */
import { violations } from './axe';
import { drawn, expect, keys, picture, placeSomething, prefers, ready, showMore, startGame, test } from './harness';

/** Yellow connects with La7a8b8c8. */
const ALMOST = 'square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3,2Tg5h4h5h6 1 -';
const ADDRESS = '/position/square.2.-.1La1a2a3b3~1La4a5a6b6~2Tg2h1h2h3~2Tg5h4h5h6.1.-';

test.beforeEach(({ context }) => prefers(context, 'flat'));

test('a position is shown at its address and played on for both sides, with undo and redo', async ({ page }) => {
  await page.goto(`${ADDRESS}?test`);
  await ready(page);
  await expect(page).toHaveTitle('Position · Caminos');
  await expect(page.locator('.line')).toHaveText('Yellow to move. Choose a piece');
  const typed = page.getByRole('textbox', { name: 'Type a move' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(undo).toBeDisabled();
  await typed.fill('Ic3c4c5');
  await typed.press('Enter');
  await expect(page.locator('.line')).toHaveText('Green to move. Choose a piece');
  // Letters are typed as long as the field has the focus.
  await typed.blur();
  await placeSomething(page, keys(page), drawn(1));
  await expect(page.locator('.line')).toContainText('Yellow to move');
  await undo.click();
  await undo.click();
  await expect(redo).toBeEnabled();
  await typed.fill('La7a8b8c8');
  await typed.press('Enter');
  await expect(page.locator('.line')).toHaveText('Yellow wins. From south to north, 8 faces');
  await expect(page.locator('.board svg circle[fill="#ffffff"]')).toHaveCount(8);
  await picture(page, 'position');
  await page.locator('.board').press('PageUp');
  await redo.click();
  await expect(redo).toBeDisabled();
});

test('the text and the link of a position are copied, and open it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy position' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toBe(ALMOST);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(/^http/);
  expect(new URL(await copied()).pathname).toBe(ADDRESS);

  // The text as it is, too.
  const field = page.getByRole('textbox', { name: 'Position as text' });
  await expect(field).toHaveValue(ALMOST);
  await field.fill('ring 4 n - 1 -');
  await field.press('Enter');
  await expect(page.getByText('Ring · 4 players')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(ALMOST);
});

test('a bad text names the first impossible thing, in the language of the page', async ({ page }) => {
  await page.goto(`/position/${encodeURIComponent('square 2 - 1La1a2a3b3,2La1a2a3b3 1 -')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This position is not possible' })).toBeVisible();
  await expect(page.getByText('Two cubes are in the same place in a1')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'position-bad');
  const field = page.getByRole('textbox', { name: 'Position as text' });
  await field.fill('square 2 - - 1 -');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('caminos.settings', JSON.stringify({ view: 'flat', language: 'de' })));
  await page.goto('/position/square.2.-.1Ia1a2a3.1.-');
  await expect(page.getByText('Die Zahl der Steine passt nicht dazu')).toBeVisible();
});

test('a position is opened from a table, and the game stays as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' });
  await ready(page);
  await placeSomething(page, keys(page), drawn(2));
  await showMore(page);
  await page.getByRole('button', { name: 'Copy position' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^square 2 - 1\S+ 2 -$/);
  await page.getByRole('link', { name: 'Try moves from here' }).click();
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(text);
  await ready(page);
  await page.keyboard.press('u');
  await page.goBack();
  await ready(page);
  await expect(page.locator('[data-ply="1"]').first()).toBeVisible();
});
