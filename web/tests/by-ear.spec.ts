/** A whole game without seeing the board: only roles and names, as a screen reader gives them. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../src/wire/guide';
import { expect, picture, test } from './harness';

/** What was said by the page's voice. */
async function hears(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
}

async function types(page: Page, move: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move);
  await page.keyboard.press('Enter');
}

/** Starts a game of two people here, in screen-reader mode, without a mouse. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Screen-reader mode/ }).press(' ');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More options' }).press('Enter');
  await page.getByRole('combobox', { name: 'Green' }).selectOption({ label: 'Friend on this device' });
  await page.getByRole('button', { name: 'Start game' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
}

test('a whole game is played through roles and names', async ({ page }) => {
  await begin(page);

  // Yellow types and hears why a move is refused.
  await types(page, 'Ia1a2b2');
  await expect(page.getByRole('alert')).toHaveText('The piece I cannot fill a1a2b2, however it is turned');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toHaveAccessibleDescription(/cannot fill/);
  await types(page, 'La1a2a3b3');
  await hears(page, 'Yellow placed an L on a1, a2, a3 and b3.');

  // Green looks through the list of placements.
  await page.getByRole('combobox', { name: 'Piece' }).selectOption({ label: 'T' });
  await page.getByRole('combobox', { name: 'Cell' }).selectOption('g2');
  const ways = page.getByRole('list', { name: /^Placements/ });
  await ways.getByRole('button', { name: 'g2, h1, h2 and h3', exact: true }).press('Enter');
  await hears(page, 'Green placed a T on g2, h1, h2 and h3.');

  await types(page, 'La1a2a3b3');
  await expect(page.getByRole('alert')).toHaveText(/would not touch the board/);
  await types(page, 'La4a5a6b6');
  await hears(page, 'Yellow could connect at once at a7, a8');

  // Green walks over the board and places a piece from there.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Skip to the board' }).press('Enter');
  await expect(page.getByRole('gridcell', { name: 'd4 empty' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('gridcell', { name: 'a4, height 1: yellow' })).toBeFocused();
  await page.keyboard.press('d');
  await hears(page, 'Joined to a5, a3.');
  await page.keyboard.press('k');
  await hears(page, 'Column a: a1 to a6 yellow, height 1 and a7 to a8 empty.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('j');
  await hears(page, 'Row 6: a6 to b6 yellow, height 1 and c6 to h6 empty.');
  await page.keyboard.press('l');
  await hears(page, 'Level 0: yellow at a1, a2, a3, a4, a5, a6, b3, b6 and green at g2, h1, h2, h3.');
  await page.keyboard.press('p');
  await hears(page, 'Green has 4 L, 3 T, 4 Z and 2 I.');
  await page.keyboard.press('n');
  await hears(page, 'Yellow joins a1 to b6, 8 cells.');
  await page.keyboard.press('4');
  await expect(page.getByRole('toolbar', { name: 'Move the piece' })).toBeVisible();
  // It begins where it fits, beside the cell; on b6 it fits nowhere.
  await expect(page.getByRole('gridcell', { name: 'b7 empty' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await hears(page, 'The piece would not touch the board');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await hears(page, 'Ie6f6g6');
  await page.keyboard.press('Enter');
  await hears(page, 'Green placed an I on e6, f6 and g6.');
  await expect(page.getByRole('gridcell', { name: 'f6, height 1: green' })).toBeFocused();
  await page.keyboard.press('o');
  await hears(page, 'Yellow to move.');
  await picture(page, 'by-ear');

  await types(page, 'La7a8b8c8');
  await hears(page, 'Yellow wins. From south to north, 8 faces. The path: a8, a7, a6, a5, a4, a3, a2 and a1.');
  await expect(page.getByRole('heading', { name: 'Yellow wins' })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).press('Enter');
  await expect(page.getByRole('gridcell', { name: 'a1 empty' })).toBeVisible();
});

test('the board without cells in the middle is walked over by keys', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Screen-reader mode/ }).press(' ');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More options' }).press('Enter');
  await page.getByRole('radio', { name: 'Ring' }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).press('Enter');
  await page.getByRole('gridcell', { name: 'c4 empty' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'f4 empty' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'h4 empty' })).toBeFocused();
  await page.keyboard.press('d');
  await hears(page, 'On the east side.');
});

test('a lesson is solved by typing, through roles and names', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: /Over the wall/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Over the wall' })).toBeFocused();
  // Before the heading, where Tab begins.
  await page.getByRole('button', { name: 'Screen-reader mode' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible();
  await page.getByRole('button', { name: 'Connections' }).press('Enter');
  await hears(page, 'Yellow joins');
  await page.getByRole('gridcell', { name: /^d4/ }).focus();
  await page.keyboard.press('d');
  await hears(page, 'd4, height 2: green and green.');

  await types(page, 'no move');
  await expect(page.getByRole('alert')).toHaveText(/^That is not a move: /);
  await types(page, 'La1a2a3d4');
  await expect(page.getByRole('alert')).toHaveText('The piece L cannot fill a1a2a3d4, however it is turned');
  await types(page, 'If6f7f8');
  await hears(page, "That piece isn't joined to yours. Stand an L in c4.");
  await types(page, LESSONS.find(({ id }) => id === 'wall')?.solution ?? '');
  await hears(page, 'Every wall on the way is yellow.');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toHaveCount(0);

  // What is to be judged is described by its cells.
  await page.goto('/learn#allowed');
  await expect(page.getByRole('button', { name: 'Placement A: ' })).toHaveAccessibleName(/ at level 1/);
  await page.goto('/learn#turn');
  await expect(page.getByText('Marked cells: ')).toBeAttached();
});
