/** The unfinished games of this device on the first screen. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, picture, play, prefers, ready, startGame, state, test } from './harness';

test.beforeEach(({ context }) => prefers(context, 'flat'));

async function start(page: Page, board: string): Promise<void> {
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' }, board);
  await ready(page);
}

const unfinished = (page: Page) => page.getByRole('region', { name: 'Unfinished games' });
const openGames = (page: Page) => page.locator('.unfinished').click();

test('several unfinished games are listed, continued, deleted and brought back', async ({ page }) => {
  await start(page, 'square');
  await play(page, 'La1a2a3b3');
  await start(page, 'ring');
  await play(page, 'Lc1d1e1e2');
  await start(page, 'diamond');
  await page.goto('/?test');
  await expect(page.locator('.continue'), 'a game without a move is none to go on with').toContainText('Ring');
  await openGames(page);
  const games = unfinished(page).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(games.first(), 'the one played last first').toContainText('Ring');
  await picture(page, 'stored-games');

  await games.nth(1).getByRole('link').click();
  await ready(page);
  expect((await state(page)).moves.map(({ text }) => text)).toEqual(['La1a2a3b3']);
  await page.reload();
  await ready(page);
  expect((await state(page)).game.board, 'its address is its own').toBe('square');

  await page.goto('/?test');
  await openGames(page);
  await unfinished(page)
    .getByRole('button', { name: /^Delete: Square/ })
    .click();
  const undo = unfinished(page).getByRole('button', { name: 'Undo' });
  await expect(undo, 'the focus stays in the row').toBeFocused();
  await undo.press('Enter');
  await expect(unfinished(page).getByRole('link', { name: /^Square/ })).toBeVisible();
  await unfinished(page)
    .getByRole('button', { name: /^Delete: Square/ })
    .click();
  await page.reload();
  await openGames(page);
  await expect(games).toHaveCount(1);
  await expect(games.first()).toContainText('Ring');
});

test('a game that cannot be read is listed and saved as a file, and never deleted', async ({ page }) => {
  const text = '{"schema":99,"events":["from the future"]}';
  await page.addInitScript((text) => {
    if (location.origin !== 'null') localStorage.setItem('caminos.game.later', text);
  }, text);
  await page.goto('/');
  await openGames(page);
  const row = unfinished(page).getByRole('listitem');
  await expect(row).toContainText("This game can't be read");
  await expect(row.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('caminos-later.json');
  expect(await readFile(await file.path(), 'utf8')).toBe(text);
  await page.goto('/table#later');
  await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('caminos.game.later'))).toBe(text);
});
