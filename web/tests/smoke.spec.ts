import { expect, fitting, picture, pointOf, ready, state, test, until } from './harness';

/** Takes up a piece that fits somewhere and places it by pointer. */
async function placeSomething(page: import('@playwright/test').Page): Promise<void> {
  const before = (await state(page)).moves.length;
  for (const letter of ['T', 'L', 'Z', 'I']) {
    const piece = page.locator(`.players [data-shape="${letter}"]:enabled`);
    if ((await piece.count()) === 0) continue;
    for (let turns = 0; turns < 8; turns++) {
      if (turns === 0) await piece.first().click();
      else await page.keyboard.press(turns % 2 ? 'r' : 'f');
      const cell = await fitting(page);
      if (!cell) continue;
      const { x, y } = await pointOf(page, cell);
      await page.mouse.move(x, y);
      await until(page, ({ hand }) => hand?.middle[0] === cell[0] && hand.middle[1] === cell[1], 'the ghost follows the pointer');
      await page.mouse.click(x, y);
      await until(page, ({ moves }) => moves.length > before, 'the piece is placed');
      return;
    }
  }
  throw new Error('no piece fits');
}

for (const view of ['flat', '3d'] as const) {
  test(`a whole game against the computer by pointer, ${view}`, async ({ page }) => {
    // Fewer pixels: the scene is drawn in software here.
    if (view === '3d') await page.setViewportSize({ width: 1120, height: 640 });
    await page.addInitScript((view) => localStorage.setItem('caminos.settings', JSON.stringify({ view, motion: 'reduced', sound: 'off' })), view);
    await page.goto('/?test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'home');
    await page.locator('.play.main').click();
    await ready(page);
    await picture(page, `table-${view}-begin`);
    for (let turn = 0; turn < 20; turn++) {
      await until(page, ({ yourTurn, table }) => yourTurn || table.outcome !== null, 'the computer answers');
      if ((await state(page)).table.outcome) break;
      await placeSomething(page);
      if (turn === 3) await picture(page, `table-${view}-middle`);
    }
    await until(page, ({ table }) => table.outcome !== null, 'the game ends');
    await expect(page.locator('#end-title')).toBeVisible();
    await picture(page, `end-${view}`);
  });
}

test('a refused place says why', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caminos.settings', JSON.stringify({ view: 'flat', motion: 'reduced', sound: 'off' })));
  await page.goto('/?test');
  await page.locator('.play.main').click();
  await ready(page);
  await page.locator('.players [data-shape="I"]').first().click();
  await page.keyboard.press('t');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await until(page, ({ yourTurn, moves }) => yourTurn && moves.length === 2, 'the computer answers');
  const tower = (await state(page)).position.pieces[0]?.cubes[0];
  if (!tower) throw new Error('nothing was placed');
  await page.locator('.players [data-shape="I"]').first().click();
  const { x, y } = await pointOf(page, [tower[0], tower[1]]);
  await page.mouse.move(x, y);
  await expect(page.locator('.line.refused')).toContainText('touch the board');
  await picture(page, 'refused');
  await page.mouse.click(x, y);
  expect((await state(page)).moves).toHaveLength(2);
});

test('a game goes on after a reload', async ({ page }) => {
  await page.goto('/?test');
  await page.evaluate(() => localStorage.setItem('caminos.settings', JSON.stringify({ view: 'flat', sound: 'off' })));
  await page.reload();
  await page.locator('.play.main').click();
  await ready(page);
  await placeSomething(page);
  await until(page, ({ moves }) => moves.length === 2, 'the computer answers');
  const moves = (await state(page)).moves;
  await page.reload();
  await ready(page);
  expect((await state(page)).moves).toEqual(moves);
});

test('everything fits on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/?test');
  await picture(page, 'phone-home');
  await page.locator('.play.main').tap();
  await ready(page);
  await page.locator('.thumb [data-shape="L"]').tap();
  const { x, y } = await pointOf(page, [3, 3]);
  await page.touchscreen.tap(x, y);
  await until(page, ({ laid }) => laid, 'the piece is laid down');
  await picture(page, 'phone-table');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.locator('.hand .main').tap();
  await until(page, ({ moves }) => moves.length > 0, 'the piece is placed');
  await page.locator('.top .narrow').tap();
  await picture(page, 'phone-menu');
  await context.close();
});
