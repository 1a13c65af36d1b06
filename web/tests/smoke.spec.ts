import { drawn, expect, picture, placeSomething, playToTheEnd, pointOf, prefers, ready, seeded, state, test, until } from './harness';

for (const view of ['flat', '3d'] as const) {
  test(`a whole game against the computer by pointer, ${view}`, async ({ page }, { repeatEachIndex: seed }) => {
    // Fewer pixels: the scene is drawn in software here.
    if (view === '3d') await page.setViewportSize({ width: 1120, height: 640 });
    await prefers(page, view);
    await seeded(page, seed);
    await page.goto('/?test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'home');
    // Whoever repeats the test meets every level, and other moves each time.
    if (seed === 0) await page.locator('.play.main').click();
    else {
      await page.locator('.seat select').nth(1).selectOption(`computer-${((seed + 1) % 9) + 1}`);
      await page.locator('form .main').click();
    }
    await ready(page);
    await picture(page, `table-${view}-begin`);
    await playToTheEnd(page, drawn(seed), async (turn) => {
      if (turn === 4) await picture(page, `table-${view}-middle`);
    });
    await expect(page.locator('#end-title')).toBeVisible();
    await picture(page, `end-${view}`);
  });
}

test('a refused place says why', async ({ page }) => {
  await prefers(page, 'flat');
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
  // In a window so narrow that the reason takes several lines.
  await page.setViewportSize({ width: 1000, height: 640 });
  const before = await page.locator('.board').boundingBox();
  await page.locator('.players [data-shape="I"]').first().click();
  const { x, y } = await pointOf(page, [tower[0], tower[1]]);
  await page.mouse.move(x, y);
  await expect(page.locator('.line.refused')).toContainText('touch the board');
  expect(await page.locator('.board').boundingBox(), 'the board stays where it is, however long the reason').toEqual(before);
  await picture(page, 'refused');
  await page.mouse.click(x, y);
  expect((await state(page)).moves).toHaveLength(2);
});

test('a game goes on after a reload', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await page.locator('.play.main').click();
  await ready(page);
  await placeSomething(page, drawn(1));
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
