/** What the table shows: why a place is refused, the winning path, and how much it draws. */
import type { Page } from '@playwright/test';
import { expect, picture, play, pointOf, prefers, ready, SHORT, showMore, startGame, state, test, until } from './harness';

/** Opens a table for two people at this screen. */
async function twoHere(page: Page, board = 'square'): Promise<void> {
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' }, board);
  await ready(page);
}

async function hold(page: Page, letter: string, cell: [number, number], turns = ''): Promise<void> {
  await page.locator(`.players [data-shape="${letter}"]:enabled`).first().click();
  for (const key of turns) await page.keyboard.press(key);
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y);
}

test('a refused place says why, and the board stays where it is', async ({ page }) => {
  await prefers(page, 'flat');
  await page.setViewportSize({ width: 1000, height: 640 });
  await twoHere(page);
  const line = page.locator('.line');
  await play(page, 'Ia1^3');
  await play(page, 'Ih8^3');
  const before = await page.locator('.board').boundingBox();
  // Over the tower it fits nowhere.
  await hold(page, 'I', [0, 0]);
  await expect(line).toHaveClass(/refused/);
  await expect(line).toHaveText('Must touch the board Why?');
  // In so narrow a window the whole reason takes three lines.
  // By itself, so that the pointer stays where it is.
  await line.getByRole('button', { name: 'Why?' }).dispatchEvent('click');
  await expect(line).toContainText('The piece would not touch the board');
  await expect(line).toContainText('There would be a gap under b1 at level 0');
  expect(await page.locator('.board').boundingBox(), 'the board stays where it is, however long the reason').toEqual(before);
  await picture(page, 'refused');
  const { x, y } = await pointOf(page, [0, 0]);
  await page.mouse.click(x, y);
  expect((await state(page)).moves, 'nothing was placed').toHaveLength(2);

  await page.keyboard.press('Escape');
  const typed = page.locator('.side form input');
  await page.setViewportSize({ width: 1280, height: 800 });
  await showMore(page);
  for (const [text, why] of [
    ['nonsense', 'That is not a move'],
    ['Qb2b3b4', 'There is no piece Q in this game'],
    ['Ib2c3d4', 'The piece I cannot fill'],
    ['Ia1a2a3', 'would be a gap'],
    ['swap', 'Swapping is off in this game'],
  ] as const) {
    await typed.fill(text);
    await typed.press('Enter');
    await expect(line, text).toContainText(why);
  }
  await play(page, 'Ic3c4c5');
  await play(page, 'If3f4f5');
  await typed.fill('Id3d4d5');
  await typed.press('Enter');
  await expect(line).toContainText('There is no I left');
  expect((await state(page)).moves, 'nothing else was placed').toHaveLength(4);
});

test('the hole of the ring is no place', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page, 'ring');
  await hold(page, 'I', [2, 3]);
  expect((await state(page)).ghost?.mv, 'beside the hole there is room').toBe('Ia4b4c4');
  await page.keyboard.press('Escape');
  await showMore(page);
  const typed = page.locator('.side form input');
  await typed.fill('Ic4d4e4');
  await typed.press('Enter');
  await expect(page.locator('.line')).toContainText('off the board');
  await picture(page, 'refused-ring');
});

test('the winning path is dotted face by face, and the end says how it was won', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  for (const move of SHORT) await play(page, move);
  await expect(page.locator('#end-title')).toHaveText('Yellow wins');
  await expect(page.locator('.end')).toContainText('From south to north, 8 faces');
  await expect(page).toHaveTitle('Yellow wins · Caminos');
  expect((await state(page)).position.path?.faces).toHaveLength(8);
  await expect(page.locator('.board svg circle[fill="#ffffff"]')).toHaveCount(8);
  await picture(page, 'end-flat');
  await page.keyboard.press('v');
  await expect(page.locator('.board[data-view="3d"]')).toBeVisible();
  await ready(page);
  await expect.poll(() => page.evaluate(() => window.caminos?.view?.drawCalls())).toBeGreaterThan(0);
  await picture(page, 'end-3d');
  // With empty hands the arrows go through the moves.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#end-title'), 'an earlier position has no end').toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#end-title')).toBeVisible();
});

test('the list of moves goes along with the game, and only where it has to', async ({ page }) => {
  await prefers(page, 'flat');
  await page.setViewportSize({ width: 1280, height: 440 });
  await twoHere(page);
  const listed = (ply: number) => page.locator(`.side [data-ply="${ply}"]`);
  const moves = ['Ia1a2a3', 'Ib1b2b3', 'Lc1c2c3d3', 'Le1e2e3f3', 'Tg1g2g3h2', 'Ta5b4b5b6', 'Zd5d6e6e7', 'Zg5g6h6h7', 'Lc6c7c8d8'];
  for (const move of moves) await play(page, move);
  await expect(listed(9), 'the last move is in sight').toBeInViewport({ ratio: 1 });
  await expect(listed(1), 'the list is longer than its room').not.toBeInViewport();
  const lefts = await page.locator('.side [data-ply]').evaluateAll((all) => all.map((move) => move.getBoundingClientRect().left));
  expect(new Set(lefts).size, 'the moves of a team are below each other').toBe(2);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(listed(1), 'the move that is shown is in sight').toBeInViewport({ ratio: 1 });
});

test('a frame takes at most 60 draw calls, and none is drawn twice or when nothing changes', async ({ page }) => {
  await prefers(page, '3d');
  await page.setViewportSize({ width: 1120, height: 640 });
  await twoHere(page, 'octagon');
  const frames = () => page.evaluate(() => window.caminos?.view?.frames() ?? 0);
  /** Lets the browser show this many pictures, whether or not the scene draws. */
  const pass = (pictures: number) =>
    page.evaluate(
      (pictures) =>
        new Promise<void>((done) => {
          const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
          next(pictures);
        }),
      pictures,
    );
  await pass(5);
  expect(await frames(), 'the first picture is drawn once').toBe(1);
  // Everything that can be on the table: pieces, a ghost, marks, connections, threats.
  for (const move of ['Lc3d3d4d5', 'Tf4f5f6g5', 'Zb4b5c5c6']) await play(page, move);
  await page.locator('.players [data-shape="T"]:enabled').first().click();
  await page.keyboard.press('c');
  await page.keyboard.press('w');
  await until(page, ({ ghost, fits, connections }) => ghost !== null && fits !== null && connections.length > 0, 'everything is shown');
  await pass(3);
  const calls = await page.evaluate(() => window.caminos?.view?.drawCalls() ?? 0);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(60);
  await picture(page, 'everything-3d');

  const before = await frames();
  await pass(30);
  expect(await frames(), 'nothing changed').toBe(before);
  await page.evaluate(() => window.caminos?.session.show({}));
  await pass(5);
  expect(await frames(), 'the same was shown again').toBe(before);
  await page.locator('.camera button').first().click();
  await expect.poll(frames, 'the camera moved').toBeGreaterThan(before);
  await pass(3);
  const after = await frames();
  await pass(30);
  expect(await frames(), 'the camera rests').toBe(after);
});

for (const view of ['flat', '3d'] as const) {
  test(`a piece that is moved over the whole board rebuilds nothing but itself, ${view}`, async ({ page }) => {
    await prefers(page, view);
    await page.setViewportSize({ width: 1120, height: 640 });
    await twoHere(page);
    for (const move of ['La1a2a3b3', 'Tg2h1h2h3']) await play(page, move);
    await page.locator('.players [data-shape="Z"]:enabled').first().click();
    const hovered = await page.evaluate(() => {
      const { session, view } = window.caminos ?? {};
      if (!session || !view) throw new Error('no board is drawn');
      const announced = document.querySelectorAll('[role="status"]');
      const said: string[] = [];
      const watch = new MutationObserver(() => said.push('announced'));
      for (const region of announced) watch.observe(region, { childList: true, characterData: true, subtree: true });
      const labels = new MutationObserver((changes) => said.push(...changes.map(({ attributeName }) => attributeName ?? '')));
      const board = document.querySelector('.board');
      if (board) labels.observe(board, { attributeFilter: ['aria-label'], subtree: true });
      const [before, { position, matchView, moves }] = [view.rebuilds(), session.state.get() ?? {}];
      window.dispatchEvent(new PointerEvent('pointermove'));
      const ghosts = new Set<string>();
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < 8; x++) {
          session.hover([x, y], { time: 0, rested: false });
          ghosts.add(JSON.stringify(session.state.get()?.ghost?.cubes));
        }
      const after = session.state.get();
      return new Promise<object>((done) =>
        setTimeout(() =>
          done({
            rebuilds: view.rebuilds() - before,
            same: [after?.position === position, after?.matchView === matchView, after?.moves === moves],
            moved: ghosts.size > 30,
            said,
          }),
        ),
      );
    });
    expect(hovered).toEqual({ rebuilds: 0, same: [true, true, true], moved: true, said: [] });
  });
}

test("a seat's dot and its name have the colour of its pieces, in both palettes", async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  for (const move of SHORT.slice(0, 2)) await play(page, move);
  const colours = () =>
    page.evaluate(() => {
      const dot = (seat: number) => getComputedStyle(document.querySelector(`[data-seat="${seat}"] .dot`) ?? document.body).backgroundColor;
      const fills = [...document.querySelectorAll('.board rect[fill^="#"]')].map((rect) => getComputedStyle(rect).fill);
      return { dots: [dot(1), dot(2)], fills: [...new Set(fills)] };
    });
  const standard = await colours();
  for (const dot of standard.dots) expect(standard.fills).toContain(dot);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Blue and orange/ }).check();
  await page.keyboard.press('Escape');
  const other = await colours();
  for (const dot of other.dots) expect(other.fills).toContain(dot);
  expect(other.dots).not.toEqual(standard.dots);
  await expect(page.locator('[data-seat="1"]').first()).toContainText('Orange');
  await expect(page.locator('.line')).toHaveText('Orange to move. Choose a piece');
});

test('the sound is switched beside the board, and stays so', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  const sound = page.getByRole('button', { name: /^Sound is/ });
  await expect(sound).toHaveAccessibleName('Sound is off');
  const silent = await sound.locator('svg').innerHTML();
  await sound.click();
  await expect(sound).toHaveAccessibleName('Sound is on');
  expect(await sound.locator('svg').innerHTML()).not.toBe(silent);
  await page.reload();
  await ready(page);
  await expect(sound).toHaveAccessibleName('Sound is on');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
});

test('settings have a gear on every screen, with nothing of a sun', async ({ page, context }) => {
  await prefers(context, 'flat');
  for (const address of ['/?test', '/learn?test#cover', '/puzzles?test', '/analysis?test', '/position/square.2.-.1Ic3c4c5.2.-?test']) {
    await page.goto(address);
    const settings = page.getByRole('button', { name: 'Settings', exact: true }).first();
    await expect(settings.locator('svg')).toBeVisible();
    const shapes = await settings
      .locator('svg > *')
      .evaluateAll((all) => all.map((shape) => shape.getAttribute('d') ?? shape.tagName.toLowerCase()));
    expect(shapes, `${address}: a rim of teeth in one stroke around a hub, no rays beside it`).toEqual([
      expect.stringMatching(/^M[^M]+$/i),
      'circle',
    ]);
  }
});

test('the help has two columns where there is room and one on a phone, and can be read to its end', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  for (const [width, columns] of [
    [1280, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog'), 'what a mouse and fingers do is said too').toContainText(/Right click.*two fingers/s);
    const keys = page.getByRole('dialog').getByRole('heading', { name: 'Keys' }).locator('+ ul > li');
    const boxes = await keys.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `columns at ${width} px`).toBe(columns);
    for (const [i, { x, y }] of boxes.entries()) {
      const above = boxes[i - 1];
      if (above && Math.round(above.x) === Math.round(x)) expect(y, 'none lies over another').toBeGreaterThanOrEqual(above.bottom);
    }
    await keys.last().scrollIntoViewIfNeeded();
    await expect(keys.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the help begins with what the device has', async ({ page, somebody }) => {
  const phone = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [on, headings] of [
    [page, ['Mouse', 'Touch', 'Keys']],
    [phone, ['Touch', 'Mouse', 'Keys']],
  ] as const) {
    await on.goto('/?test');
    await on.getByRole('button', { name: 'Help' }).click();
    await expect(on.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText(headings);
  }
});
