/** Whole games against the computer: by pointer on every board, by keys alone, by finger. */
import {
  drawn,
  expect,
  finger,
  keys,
  mouse,
  picture,
  placeSomething,
  playToTheEnd,
  pointOf,
  prefers,
  ready,
  seeded,
  startGame,
  state,
  test,
  until,
} from './harness';

test('a whole game by pointer in three dimensions', async ({ page }, { repeatEachIndex: seed }) => {
  // Fewer pixels: the scene is drawn in software here.
  await page.setViewportSize({ width: 1120, height: 640 });
  await prefers(page, '3d');
  await seeded(page, seed);
  await page.goto('/?test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(page, 'home');
  // Whoever repeats the test meets every level, and other moves each time.
  if (seed === 0) await page.locator('.play.main').click();
  else await startGame(page, { 2: `computer-${((seed + 1) % 9) + 1}` });
  await ready(page);
  await picture(page, 'table-3d-begin');
  await playToTheEnd(page, mouse(page), drawn(seed), async (turn) => {
    if (turn === 4) await picture(page, 'table-3d-middle');
  });
  await expect(page.locator('#end-title')).toBeVisible();
  await picture(page, 'table-3d-end');
});

for (const board of ['square', 'diamond', 'octagon', 'ring']) {
  test(`a whole game by pointer on the ${board}, seen in three dimensions and played flat`, async ({ page }, { repeatEachIndex }) => {
    const seed = 100 + repeatEachIndex;
    await prefers(page, '3d');
    await seeded(page, seed);
    await page.goto('/?test');
    await startGame(page, { 2: 'computer-4' }, board);
    await ready(page);
    await expect.poll(() => page.evaluate(() => window.caminos?.view?.drawCalls())).toBeGreaterThan(0);
    await picture(page, `${board}-3d`);
    await page.keyboard.press('v');
    await expect(page.locator('.board[data-view="flat"]')).toBeVisible();
    await ready(page);
    expect((await state(page)).game.board).toBe(board);
    await playToTheEnd(page, mouse(page), drawn(seed));
    await expect(page.locator('#end-title')).toBeVisible();
    await picture(page, `${board}-flat-end`);
  });
}

test('a whole game by keys alone', async ({ page }, { repeatEachIndex }) => {
  const seed = 200 + repeatEachIndex;
  await prefers(page, 'flat');
  await seeded(page, seed);
  await page.goto('/?test');
  await expect(page.locator('.play.main')).toBeVisible();
  while (!(await page.locator('.play.main:focus').count())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await ready(page);
  await playToTheEnd(page, keys(page), drawn(seed), async (turn) => {
    if (turn === 1) await picture(page, 'keys');
  });
  await expect(page.locator('#end-title')).toBeVisible();
});

test('a whole game by finger at phone size', async ({ somebody }, { repeatEachIndex }) => {
  const seed = 300 + repeatEachIndex;
  const page = await somebody({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await seeded(page, seed);
  await page.goto('/?test');
  await picture(page, 'phone-home');
  await page.locator('.play.main').tap();
  await ready(page);
  await playToTheEnd(page, finger(page), drawn(seed), async (turn) => {
    if (turn === 2) await picture(page, 'phone-flat');
  });
  await expect(page.locator('#end-title')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBeLessThanOrEqual(360);
  await picture(page, 'phone-end');
});

test('a phone shows the table in three dimensions, and lays a piece down before it is placed', async ({ somebody }) => {
  const page = await somebody({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.addInitScript(() => localStorage.setItem('caminos.settings', JSON.stringify({ view: '3d', motion: 'reduced', sound: 'off' })));
  await page.goto('/?test');
  await page.locator('.play.main').tap();
  await ready(page);
  await page.locator('.thumb [data-shape="L"]').tap();
  const { x, y } = await pointOf(page, [3, 3]);
  await page.touchscreen.tap(x, y);
  await until(page, ({ laid }) => laid, 'the piece is laid down');
  expect((await state(page)).moves).toEqual([]);
  await picture(page, 'phone-3d');
  await page.locator('.hand .main').tap();
  await until(page, ({ moves }) => moves.length > 0, 'the piece is placed');
  await page.locator('.narrow').tap();
  await picture(page, 'phone-menu');
});

test('a game goes on after a reload', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await page.locator('.play.main').click();
  await ready(page);
  await placeSomething(page, mouse(page), drawn(1));
  await until(page, ({ moves }) => moves.length === 2, 'the computer answers');
  const moves = (await state(page)).moves;
  await page.reload();
  await ready(page);
  expect((await state(page)).moves).toEqual(moves);
});
