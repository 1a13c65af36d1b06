/** The trainer: a puzzle is solved, failed and shown; themes, the day's puzzle and progress; by keys, by ear and on a phone. */
import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { violations } from './axe';
import { expect, PATIENCE, picture, pointOf, prefers, ready, test } from './harness';

/** Puzzles of `crates/puzzle/data/puzzles.txt`. */
const DEFENCE = { id: '3b8189cf', solution: 'La1b1c1c2' };
const WIN = { id: 'cf11cc6d', line: 'Zc8d8^2e8 La4a5a6b6 Ia8^3'.split(' ') };

const phase = (page: Page, kind: string) => expect(page.locator(`[data-phase="${kind}"]`)).toBeVisible({ timeout: PATIENCE });
const said = (page: Page) => page.locator('.work > .feedback');
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('caminos.puzzles') ?? '{}') as { streak?: number; answeredIds?: string[]; solved?: number },
  );

/** Plays a move as it is written, as people do who listen. */
async function play(page: Page, move: string): Promise<void> {
  const typed = page.getByRole('textbox', { name: 'Type a move' });
  await typed.fill(move);
  await typed.press('Enter');
}

test.describe('at a desk', () => {
  test.beforeEach(({ context }) => prefers(context, 'flat', { reader: 'on' }));

  test('a wrong move is refuted on the board, tried again and solved; only the first try counts', async ({ page }) => {
    await page.goto(`/puzzles?test#${WIN.id}`);
    await ready(page);
    await expect(page).toHaveTitle('Puzzles · Caminos');
    await expect(page.locator('.task')).toContainText('to move and connect in 2 moves.');
    const pieces = () => page.evaluate(() => window.caminos?.state.position.pieces.length ?? 0);
    const before = await pieces();
    // A placement that solves nothing.
    await page.evaluate(async (solution) => {
      const { state, session } = window.caminos ?? {};
      if (!state || !session) throw new Error('no board is shown');
      const { game } = state.node;
      const supply = state.position.supplies[(state.position.toMove ?? 1) - 1] ?? [];
      const legal = state.game.shapes.flatMap((shape, i) =>
        supply[i] ? shape.orientations.flatMap(({ id }) => game.fits(id).map((anchor) => game.ghost(id, anchor).mv ?? '')) : [],
      );
      await session.play(legal.find((move) => move !== '' && move !== solution) ?? '');
    }, WIN.line[0]);
    await phase(page, 'wrong');
    expect(await pieces(), 'the move and the reply that refutes it').toBe(before + 2);
    await expect(said(page)).toContainText('refutes it');
    await picture(page, 'puzzle-refuted');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await phase(page, 'asked');
    expect(await pieces()).toBe(before);
    await play(page, WIN.line[0] ?? '');
    // In words; those who want notation have a setting.
    await expect(said(page)).toContainText('The reply is L on a4-a5-a6-b6');
    await expect(page.locator('.task')).toContainText('to move and connect now.');
    // Keys that take moves of a game back do not lead out of the task.
    await page.locator('h1').focus();
    for (const key of ['u', 'PageUp', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await pieces()).toBe(before + 2);
    await play(page, WIN.line[2] ?? '');
    await phase(page, 'solved');
    await expect(said(page)).toHaveText('Solved.');
    await picture(page, 'puzzle-solved');
    expect(await stored(page)).toMatchObject({ streak: 0, answeredIds: [WIN.id], solved: 0 });
    await page.getByRole('link', { name: 'Analyse' }).click();
    await expect(page).toHaveURL(/\/analysis\?test#2\./);
    await ready(page);
    expect(await pieces(), 'as the puzzle begins').toBe(before);
  });

  test('solved at the first try, the streak grows, is kept, and the next puzzle is another one', async ({ page }) => {
    await page.goto(`/puzzles?test#${DEFENCE.id}`);
    await ready(page);
    await expect(page.locator('.task')).toContainText('the only move that stops the connection');
    await play(page, DEFENCE.solution);
    await phase(page, 'solved');
    expect(await stored(page)).toMatchObject({ streak: 1, solved: 1, answeredIds: [DEFENCE.id] });
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await phase(page, 'asked');
    await expect(page.locator(`[data-puzzle="${DEFENCE.id}"]`)).toHaveCount(0);
    await page.getByLabel('Theme').selectOption('points');
    await expect(page.locator('.task')).toContainText('for the most points');
    await page.locator('.filters select').nth(1).selectOption('ring');
    await expect(page.getByText('Ring · 2 players')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Theme')).toHaveValue('points');
    await expect(page.locator('dd').nth(1)).toHaveText('1');
  });

  test('somebody new begins with an easy one, and passes it over for another', async ({ page }) => {
    await page.goto('/puzzles?test');
    await ready(page);
    await expect(page.locator('.task')).toContainText('connect in 2 moves');
    await expect(page.getByText('Square · 2 players')).toBeVisible();
    const shown = page.locator('[data-puzzle]');
    const first = (await shown.getAttribute('data-puzzle')) ?? '';
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(shown).not.toHaveAttribute('data-puzzle', first);
    expect(await stored(page)).toEqual({});
  });

  test('the solution is shown, and the puzzle of the day is the same for all', async ({ page, somebody }) => {
    await page.goto('/puzzles?test#daily');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Puzzle of the day' })).toBeVisible();
    const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    await page.getByRole('button', { name: 'Show solution' }).click();
    await phase(page, 'shown');
    await expect(said(page)).toHaveText('This is the solution.');
    const other = await somebody();
    await other.goto('/puzzles?test#daily');
    await expect(other.locator('[data-puzzle]')).toHaveAttribute('data-puzzle', id ?? '', { timeout: PATIENCE });
    await page.goto('/puzzles#00000000');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such puzzle' })).toBeVisible();
  });
});

test('once every puzzle of a kind was answered, they come again', async ({ page }) => {
  await prefers(page, 'flat');
  await page.addInitScript(() =>
    localStorage.setItem('caminos.puzzles', JSON.stringify({ schema: 2, filter: { theme: 'points', board: 'ring' } })),
  );
  await page.goto('/puzzles?test');
  const answered: string[] = [];
  const shown = async () => (await page.locator('[data-puzzle]').getAttribute('data-puzzle')) ?? '';
  for (let id = await shown(); !answered.includes(id); id = await shown()) {
    answered.push(id);
    // As another tab would answer it.
    await page.evaluate((answeredIds) => {
      const key = 'caminos.puzzles';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...stored, answeredIds }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, answered);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  expect(answered.length).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: 'Show solution' })).toBeVisible();
});

test('sound, settings and help are above a puzzle as above every board, and help leads nowhere else', async ({ page, context }) => {
  await prefers(context, 'flat');
  await page.goto(`/puzzles?test#${WIN.id}`);
  await ready(page);
  const bar = page.locator('header').first();
  await bar.getByRole('button', { name: 'Sound is off' }).click();
  await expect(bar.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  await bar.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-puzzle="${WIN.id}"]`)).toBeVisible();
});

test('a reply is named in notation where that is wanted', async ({ page, context }) => {
  await prefers(context, 'flat', { reader: 'on', notation: 'on' });
  await page.goto(`/puzzles?test#${WIN.id}`);
  await ready(page);
  await play(page, WIN.line[0] ?? '');
  await expect(said(page)).toContainText(`The reply is ${WIN.line[1]}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar above a puzzle stays low at 360 px, in every language, with the rest in its menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of readdirSync(new URL('../../locales', import.meta.url)).filter((name) => !name.includes('.'))) {
      await page.addInitScript(
        (settings) => location.origin !== 'null' && localStorage.setItem('caminos.settings', settings),
        JSON.stringify({ view: 'flat', language }),
      );
      await page.goto(`/puzzles?test#${WIN.id}`);
      await ready(page);
      const bar = page.locator('header').first();
      expect((await bar.boundingBox())?.height, language).toBeLessThanOrEqual(56);
      const notes = bar.locator('.muted');
      expect((await notes.boundingBox())?.height, `${language}: ${await notes.textContent()}`).toBeLessThan(36);
    }
    await page.locator('header button').last().tap();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3);
  });

  test('the board of a puzzle is as large as the task and the pieces allow, and stays so with a piece in hand', async ({
    page,
    context,
  }) => {
    await prefers(context, 'flat');
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/puzzles?test#${WIN.id}`);
      await ready(page);
      const size = () => page.locator('.board').evaluate((board) => Math.min(board.clientWidth, board.clientHeight));
      const before = await size();
      expect(before, `at ${width} × ${height}`).toBeGreaterThan(0.85 * Math.min(width - 16, height / 2));
      for (const part of [page.locator('.task'), page.locator('.board'), page.locator('.work [data-shape]').first()]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      await page.locator('.work [data-shape]:enabled').first().tap();
      await expect(page.locator('.hand')).toBeInViewport({ ratio: 1 });
      expect(await size()).toBe(before);
      // The bar stands apart from the board, and leaves no gap when there is nothing to place any more.
      const edges = () =>
        page.evaluate(() => ['.board', '.hand', '.feedback'].map((part) => document.querySelector(part)?.getBoundingClientRect()));
      const [board, hand] = await edges();
      expect((hand?.top ?? 0) - (board?.bottom ?? 0)).toBe(4);
      await page.keyboard.press('Escape');
      await page.locator('.show').tap();
      await phase(page, 'shown');
      expect(await size()).toBe(before);
      const [shown, , said] = await edges();
      expect((said?.top ?? 0) - (shown?.bottom ?? 0)).toBeLessThanOrEqual(8);
      expect((await page.locator('.themes li').first().boundingBox())?.x, 'a theme begins where the words do').toBe(said?.x);
      await picture(page, `puzzle-shown-phone-${width}`);
    }
  });

  test('task, board and pieces are on the screen together, in the dark and in another language', async ({ page, context }) => {
    await prefers(context, 'flat', { theme: 'dark', language: 'de' });
    await page.goto(`/puzzles?test#${WIN.id}`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Aufgaben' })).toBeVisible();
    for (const part of [page.locator('.task'), page.locator('.board'), page.locator('.work [data-shape]').first()]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'puzzle-phone');
    await page.locator('.work [data-shape]:enabled').first().tap();
    await expect(page.locator('.hand')).toBeInViewport();
  });
});

test.describe('in three dimensions', () => {
  test.beforeEach(({ context }) => prefers(context, '3d'));

  test('a puzzle is solved by pointer', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto(`/puzzles?test#${DEFENCE.id}`);
    await ready(page);
    await page.locator('[data-shape="L"]:visible').first().click();
    // How the piece has to be turned from how it was taken up, and the cell by which it is held then.
    const { buttons, cell } = await page.evaluate((solution) => {
      const { state, session } = window.caminos ?? {};
      const held = session?.state.get()?.hand;
      const place = state?.node.game.placement(solution);
      if (!state || !held || !place) throw new Error('no piece is held');
      const all = state.game.shapes.flatMap(({ orientations }) => orientations);
      const ways = new Map<number, ('right' | 'middle')[]>([[held.orientation, []]]);
      for (const [id, way] of ways) {
        const rotated = all.find((orientation) => orientation.id === id)?.rotated ?? [0, 0, 0];
        if (!ways.has(rotated[0])) ways.set(rotated[0], [...way, 'right']);
        if (!ways.has(rotated[1])) ways.set(rotated[1], [...way, 'middle']);
      }
      const [dx, dy] = all.find(({ id }) => id === place.orientation)?.middle ?? [0, 0];
      return { buttons: ways.get(place.orientation) ?? [], cell: [place.anchor[0] + dx, place.anchor[1] + dy] as [number, number] };
    }, DEFENCE.solution);
    const at = await pointOf(page, cell);
    await page.mouse.move(at.x, at.y);
    for (const button of buttons) await page.mouse.click(at.x, at.y, { button });
    await expect.poll(() => page.evaluate(() => window.caminos?.session.state.get()?.ghost?.mv)).toBe(DEFENCE.solution);
    await page.mouse.click(at.x, at.y);
    await phase(page, 'solved');
    await picture(page, 'puzzle-3d');
  });
});
