/** The analysis board and the review of a game: by pointer, by keys and through roles; opened, saved and shared. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { drawn, expect, finger, mouse, PATIENCE, picture, placeSomething, play, prefers, ready, SHORT, startGame, test } from './harness';

/** Green takes no notice of a connection that is threatened. */
const RECORD = `[Caminos "1"] [Board "square"] [Yellow "Ada"] [Green "Bo"]
1. La1a2a3b3 {Along the edge} (1. Id4e4f4 Ih1h2h3) Tg2h1h2h3 2. La4a5a6b6 Tg5h4h5h6?? 3. La7a8b8c8 yellow connects 8`;
const ALMOST = '/analysis#2.square.2.-.1La1a2a3b3~1La4a5a6b6~2Tg2h1h2h3~2Tg5h4h5h6.1.-';

test.beforeEach(({ context }) => prefers(context, 'flat'));

const tree = 'section[aria-label="Moves"]';

test('the engine streams lines, follows the cursor, and its best move is on the board', async ({ page }) => {
  await page.goto(`${ALMOST.replace('#', '?test#')}`);
  await ready(page);
  await expect(page).toHaveTitle('Analysis · Caminos');
  const engine = page.getByRole('region', { name: 'Engine' });
  await expect(engine.getByText('Yellow wins now').first()).toBeVisible({ timeout: PATIENCE });
  await expect(engine.getByRole('button', { name: 'Play La7a8b8c8' }).or(engine.getByTitle(/^Play L?/).first())).toBeVisible();
  await expect(page.locator('.board svg path[stroke-dasharray="18 11"]').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'analysis-flat');
  await page.keyboard.press('v');
  await ready(page);
  await picture(page, 'analysis-3d');
  await page.keyboard.press('v');
  await engine.getByTitle(/^Play/).first().click();
  await expect(page.locator('.line')).toContainText('Yellow wins');
  await expect(engine.locator('li')).toHaveCount(0);
  await expect(engine.locator('.chances'), 'there is nothing left to evaluate').toHaveText('Yellow wins');
  await expect(engine.locator('.bar')).toHaveAttribute('style', /--yellow-share: 100%/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(engine.getByText('Yellow wins now').first()).toBeVisible({ timeout: PATIENCE });
  await engine.getByRole('button', { name: 'Engine' }).click();
  await expect(engine.locator('li')).toHaveCount(0);
  await expect(page.locator('.board svg path[stroke-dasharray="18 11"]')).toHaveCount(0);
});

test('suggestions lie over the board in three dimensions and take no frame', async ({ page }) => {
  await page.goto(`${ALMOST.replace('#', '?test#')}`);
  await ready(page);
  const engine = page.getByRole('region', { name: 'Engine' }).getByRole('button', { name: 'Engine' });
  await engine.click();
  await page.keyboard.press('v');
  await ready(page);
  const frames = () => page.evaluate(() => window.caminos?.view?.frames());
  await expect.poll(frames, { timeout: PATIENCE }).toBeGreaterThan(0);
  const before = await frames();
  const suggestions = page.locator('.board svg.drawing text');
  await expect(suggestions).toHaveCount(0);
  await engine.click();
  await expect(suggestions.last()).toHaveText('1', { timeout: PATIENCE });
  expect(await frames()).toBe(before);
  await engine.click();
  await expect(suggestions).toHaveCount(0);
  expect(await frames()).toBe(before);
});

test('variations are played, walked through by keys, promoted, annotated, deleted and undone', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Engine' }).click();
  await placeSomething(page, mouse(page), drawn(3));
  for (const move of ['Ih1h2h3', 'Ic6c7c8']) await page.evaluate((text) => window.caminos?.session.play(text), move);
  const moves = page.locator(`${tree} button[data-ply]`);
  await expect(moves).toHaveCount(3);
  await moves.nth(0).click();
  await page.evaluate(() => window.caminos?.session.play('Ih4h5h6'));
  await expect(moves).toHaveCount(4);
  await expect(page.locator(`${tree} li.inner`)).toContainText('Ih4h5h6');
  const current = page.locator(`${tree} [aria-current]`);
  await current.focus();
  for (const [key, text] of [
    ['ArrowUp', 'Ih1h2h3'],
    ['ArrowRight', 'Ic6c7c8'],
    ['ArrowDown', 'Ih4h5h6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(current).toContainText(text);
    await expect(current).toBeFocused();
  }
  await page.getByRole('button', { name: 'Move variation up' }).click();
  await expect(page.locator(`${tree} li.inner`)).toContainText('Ih1h2h3');
  await page.getByRole('button', { name: 'Interesting move (!?)' }).click();
  await expect(current).toContainText('!?');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Keeps {the} edge');
  await comment.press('Enter');
  await expect(page.locator(`${tree} li.comment`)).toHaveText('Keeps {the) edge');
  expect(await violations(page)).toEqual([]);
  await comment.blur();
  await page.keyboard.press('Delete');
  await expect(moves).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(moves).toHaveCount(4);
  await expect(page.locator(`${tree} li.comment`)).toBeVisible();
  await picture(page, 'analysis-tree');
  // The address holds all of it.
  await expect(async () => {
    await page.reload();
    await ready(page);
    await expect(moves).toHaveCount(4, { timeout: 1000 });
    await expect(page.locator(`${tree} li.comment`)).toHaveText('Keeps {the) edge', { timeout: 1000 });
  }).toPass();
});

test('records are opened by paste and file, saved and shared; what is wrong with one is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Engine' }).click();
  await page.getByRole('button', { name: 'Open' }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(RECORD.replace('Tg2h1h2h3', 'Ta1a2a3b2'));
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2, column');
  await field.fill(RECORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
  await expect(page.locator(`${tree} li.comment`)).toHaveText('Along the edge');
  const lines = () => page.locator(`${tree} b`).evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height < 30));
  expect(await lines(), 'marks stay in the line of their move').toEqual([true]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('[Yellow "Ada"]');
  expect(saved.replace(/\s+/g, ' ')).toContain('(1. Id4e4f4 Ih1h2h3)');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/analysis\?g=1\.square\.2\.[\w-]+#z\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link.replace('?', '?test&'));
  await ready(page);
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
  // Where a program has cut the fragment off, the game is still there.
  await page.goto('/');
  await page.goto(link.replace('?', '?test&').replace(/#.*/, ''));
  await ready(page);
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(5);

  for (const address of ['/analysis#z.AAAA', '/analysis#1.moon.2.', '/analysis#nonsense']) {
    await page.goto('/');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: "This can't be opened" })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

test('a finished game is shared and reviewed from its end card, and a mistake is tried again', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' });
  await ready(page);
  for (const move of SHORT) await play(page, move);
  const end = page.locator('.end');
  await end.getByRole('button', { name: 'Copy link' }).click();
  await expect(end.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/analysis\?g=1\.square\.2\.[\w-]+$/);
  await end.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/analysis\?test#review\./);
  await ready(page);
  const review = page.getByRole('region', { name: 'Review game' });
  await expect(review.getByRole('img', { name: 'Chances move by move' })).toBeVisible({ timeout: PATIENCE });
  await expect(review.locator('.accuracy')).toContainText('Green');
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(page.locator(tree).locator('[aria-current]'), 'the move that is shown stays in view').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  // Green let yellow connect.
  const mistake = review.getByRole('list', { name: 'Mistakes' }).getByRole('button', { name: /T on g5-h4-h5-h6/ });
  await mistake.click();
  await expect(review.getByText(/can connect at once with|This doesn't stop/)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.board svg rect[stroke="#b4532a"]').first()).toBeAttached();
  await expect(review, 'moves are named in words').not.toContainText(/[LTZI][a-h][1-8][a-h^]/);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(mistake, 'its row stays beside the explanation').toBeInViewport({ ratio: 1 });
  const lines = (name: Element) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
  expect(await mistake.locator('.name').evaluate(lines), 'the name of a turning point is not broken').toBeLessThan(1.5);
  await expect(review.getByRole('img', { name: 'Chances move by move' }), 'the graph stays').toBeInViewport({ ratio: 1 });
  // With the lines of the engine above there is too little room for all of it: the explanation comes first and covers nothing.
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('button', { name: 'Engine' }).click();
  await expect(engine.locator('li').first()).toBeVisible({ timeout: PATIENCE });
  await expect(review.locator('.why .main')).toBeInViewport({ ratio: 1 });
  const bottom = await review.locator('.why').evaluate((card) => card.getBoundingClientRect().bottom);
  for (const part of [review.locator('svg[role="img"]'), review.getByRole('list', { name: 'Mistakes' })])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  await engine.getByRole('button', { name: 'Engine' }).click();
  await expect(mistake).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const fact = review.getByRole('button', { name: /can connect at once with|This doesn't stop/ });
  await fact.click();
  await expect(fact).toHaveAttribute('aria-pressed', 'true');
  expect((await page.locator('summary').boundingBox())?.height, 'as high as every target').toBeGreaterThanOrEqual(44);
  await picture(page, 'review');
  expect(await violations(page)).toEqual([]);
  // Those who read notation switch it on, and the review follows.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Show notation' }).check();
  await page.keyboard.press('Escape');
  await expect(review.getByRole('button', { name: /Played: Tg5h4h5h6/ })).toBeVisible();
  await review.getByRole('button', { name: /^Better/ }).click();
  await expect(page.locator(`${tree} [aria-current]`)).toContainText('La4a5a6b6');
  await review.getByRole('button', { name: 'Try again' }).click();
  await expect(review.getByRole('status')).toContainText('Find a better move for');
  await page.evaluate(() => window.caminos?.session.play('Tg5h4h5h6'));
  await expect(review.getByRole('status')).toHaveText('That gives away too much.', { timeout: PATIENCE });

  await page.goto(link);
  const moves = page.locator(`${tree} button[data-ply]`);
  await expect(moves).toHaveCount(5);
  // The game of a shared link is not taken along to other screens.
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible();
  await expect(moves).toHaveCount(0);
});

/** Drops a file on the page, as a file manager does. */
async function dropFile(page: Page, name: string, bytes: number[] | string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
      return transfer;
    },
    [name, bytes] as const,
  );
  await page.dispatchEvent('.board', 'drop', { dataTransfer: data });
}

test('a file is opened where it is dropped: a picture is refused, many games are offered', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Engine' }).click();
  const dialog = page.getByRole('dialog');
  await dropFile(page, 'board.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await expect(dialog.getByRole('alert')).toHaveText('This is not a text file');
  await expect(dialog.getByRole('textbox')).toHaveValue('');
  await dropFile(page, 'many.caminos', `${RECORD}\n`.repeat(250));
  await expect(dialog.getByText('The file has 250 games.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(101);
  await dialog.getByRole('button', { name: 'Show more (150 left)' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(201);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add all 250 to the library' }).click();
  await expect(dialog).toBeHidden();
  await dropFile(page, 'one.caminos', RECORD);
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
  await expect(dialog).toBeHidden();
});

test('a file is spoken of only where there is a board to drop it on', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('dialog label').first()).toHaveText(/link\. A file can also be dropped/);
  await page.goto('/analysis?test#2.nothing');
  await expect(page.locator('form label')).toHaveText(/link\.\s*$/);
});

test('the figures of the engine are grouped and move nothing', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  const figures = page.locator('.figures');
  const top = async () => (await page.locator('.chances').boundingBox())?.y;
  const first = await top();
  await expect(figures).toHaveText(/ \d{1,3}(,\d{3})+ nodes$/, { timeout: PATIENCE });
  expect(await top()).toBe(first);
});

test('a tree that is too long for a link is called so', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Engine' }).click();
  // Digits without a pattern, which cannot be packed much.
  const long = Array.from({ length: 100_000 }, (_, i) => Math.floor(Math.abs(Math.sin(i)) * 1e6) % 10).join('');
  await dropFile(page, 'long.caminos', RECORD.replace('Along the edge', long));
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText('This is too long for a link');
  // The board shows the end of the game.
  await page.locator(`${tree} button.start`).click();
  await page.evaluate(() => window.caminos?.session.play('Ic1c2c3'));
  await expect(page.getByText("This is too long for the page's address")).toBeVisible();
});

test('cells and paths are drawn, and games are kept in a library that is searched', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Engine' }).click();
  await page.getByRole('button', { name: 'Mark cells' }).click();
  await page.locator('[data-cell="d4"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board svg rect[stroke="#2f6fb3"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Draw a path' }).click();
  for (const cell of ['a1', 'a2', 'b2']) {
    await page.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.board svg polyline')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Draw a path' }).click();
  await page.evaluate(() => window.caminos?.session.play('Ih1h2h3'));
  await expect(page.locator('.board svg polyline'), 'drawings belong to a position').toHaveCount(0);

  await page.getByRole('button', { name: 'Add to library' }).click();
  const library = page.getByRole('dialog');
  const games = library.getByRole('listitem');
  await expect(games).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await library.getByRole('textbox').fill('Ih1h2h3 square');
  await expect(games).toHaveCount(1);
  await library.getByRole('textbox').fill('ring');
  await expect(games).toHaveCount(0);
  await expect(library.getByText('0 games found')).toBeVisible();
  await expect(library.getByRole('button', { name: /Save/ }), 'there is nothing to save').toHaveCount(0);
  await library.getByRole('textbox').fill('');
  await games.getByRole('button').first().click();
  await expect(library).toBeHidden();
  await ready(page);
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.locator('.board svg polyline')).not.toHaveCount(0);
});

test('a game is printed with diagrams, comments and variations', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('button', { name: 'Open' }).first().click();
  await expect(page.getByText('A file can also be dropped')).toBeVisible();
  await page.getByRole('textbox', { name: /Paste a record/ }).fill(RECORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Print game' })).toBeVisible();
  await page.getByRole('button', { name: 'Print game' }).click();
  await expect(page.getByRole('heading', { name: 'Ada – Bo' })).toBeVisible();
  const paper = page.getByRole('main');
  await expect(paper).toContainText('Along the edge');
  await expect(paper).toContainText('Tg5h4h5h6??');
  await expect(paper).toContainText('Id4e4f4');
  await expect(paper).toContainText('Yellow wins');
  await expect(paper.getByRole('img')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Diagrams' }).selectOption('2');
  await expect(paper.getByRole('img')).toHaveCount(3);
  await expect(paper.getByText('After 2… Tg5h4h5h6')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'print-screen');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await picture(page, 'print-paper');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to analysis' }).click();
  await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('where there are only fingers nothing is said of dropping files', async ({ page }) => {
    await page.goto('/analysis?test');
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
    await expect(page.getByText('Paste a record')).toBeVisible();
    await expect(page.getByText('A file can also be dropped')).toBeHidden();
  });

  test('a finger plays, steps, branches and annotates, and reviews from the menu', async ({ page }) => {
    test.slow();
    await page.goto('/analysis?test');
    await ready(page);
    const engine = page.getByRole('region', { name: 'Engine' });
    await expect(engine.locator('.chances')).toHaveText(/Yellow: \d+% wins, \d+% draws, \d+% losses/, { timeout: PATIENCE });
    await engine.getByRole('button', { name: 'Engine' }).tap();
    const hands = finger(page);
    for (const seed of [5, 6]) await placeSomething(page, hands, drawn(seed));
    const moves = page.locator(`${tree} button[data-ply]`);
    await expect(moves).toHaveCount(2);
    await moves.nth(0).tap();
    // Another answer to the same move, which is not longer than the line before.
    await page.evaluate(() => window.caminos?.session.play('Ia8b8c8'));
    await expect(moves).toHaveCount(3);
    await expect(page.locator(`${tree} li.inner`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Interesting move (!?)' }).tap();
    await expect(page.locator(`${tree} [aria-current]`)).toContainText('!?');
    await page.getByRole('button', { name: 'Delete' }).tap();
    await expect(moves).toHaveCount(2);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const row = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox();
    expect((await row('Open'))?.y, 'beside each other').toBe((await row('Library'))?.y);
    await page.getByRole('dialog').getByRole('button', { name: 'Review game' }).tap();
    await expect(page.getByRole('region', { name: 'Review game' }).locator('.accuracy')).toContainText('Yellow', { timeout: PATIENCE });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the screen').toBe(360);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'review-phone');
  });

  test('an explanation is on the screen together with the board that it explains', async ({ page }) => {
    test.slow();
    await page.goto('/analysis?test');
    await ready(page);
    await dropFile(page, 'game.caminos', RECORD);
    await expect(page.locator(`${tree} button[data-ply]`)).toHaveCount(7);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Review game' }).tap();
    const review = page.getByRole('region', { name: 'Review game' });
    const mistakes = review.getByRole('list', { name: 'Mistakes' }).getByRole('button');
    await mistakes.last().tap({ timeout: PATIENCE });
    await expect(review.getByText(/can connect at once with|This doesn't stop/)).toBeInViewport({ ratio: 1 });
    await expect(review.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board'), 'the pieces that are drawn are seen').toBeInViewport({ ratio: 0.9 });
    const lines = await review.getByRole('group', { name: 'Continuations' }).evaluate((group) => {
      const text = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      while (text.nextNode()) {
        const node = text.currentNode;
        const cells = /[a-h][1-8]\S*-\S+/.exec(node.textContent ?? '');
        if (!cells) continue;
        const range = document.createRange();
        range.setStart(node, cells.index);
        range.setEnd(node, cells.index + cells[0].length);
        counts.push(new Set([...range.getClientRects()].map(({ y }) => y)).size);
      }
      return counts;
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines), 'the cells of a move stay together').toEqual(new Set([1]));
    await expect(review.getByRole('button', { name: 'Next mistake' }), 'it is the last').toHaveCount(0);
    // A finger opens the table of the graph, which numbers the moves as the list does.
    const table = review.locator('summary');
    expect((await table.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await table.tap();
    const first = (rows: string[]) => rows.map((row) => row.trim().split(/\s/)[0]);
    expect(first(await review.locator('tbody th').allTextContents())).toEqual(['1.', '1…', '2.', '2…', '3.']);
    expect(first(await mistakes.allTextContents()).every((number) => /^\d[.…]/.test(number ?? ''))).toBe(true);
    await table.tap();
    expect(await violations(page)).toEqual([]);
    // A low screen leaves the pieces out until they are needed.
    await page.setViewportSize({ width: 360, height: 640 });
    const pieces = page.locator('.thumb');
    await mistakes.first().tap();
    await expect(pieces).toHaveCount(0);
    await expect(review.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board')).toBeInViewport({ ratio: 0.9 });
    await review.getByRole('button', { name: 'Try again' }).tap();
    await expect(pieces).toBeVisible();
  });
});
