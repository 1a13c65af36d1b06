/** Hands on the board as people move them: a mouse that wanders, fingers, and keys, by way of real events. */
import type { CDPSession, Page } from '@playwright/test';
import type { CellCoords } from '../src/rules/cell';
import { LIFT } from '../src/scene/gestures';
import { expect, openOptions, picture, play, pointOf, prefers, ready, SHORT, state, test, until } from './harness';
import { REST_BEFORE_LEAVING_MS, REST_MS } from '../src/scene/gestures';

/** Opens a table for two people at this screen, on the square. */
async function twoHere(page: Page): Promise<void> {
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('.seat select').nth(1).selectOption('friend');
  await page.locator('form .main').click();
  await ready(page);
}

const take = (page: Page, letter: string) => page.locator(`.players [data-shape="${letter}"]:enabled`).first();
const button = (page: Page, name: string) => page.locator('.hand').getByRole('button', { name, exact: true });
const ghostAt = (cell: CellCoords, mv: string | null = null) =>
  [
    ({ ghost, hand }: Awaited<ReturnType<typeof state>>) => String(hand?.middle) === String(cell) && (mv === null || ghost?.mv === mv),
    `the piece is over ${String(cell)}`,
  ] as const;

async function centreOf(target: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to go to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Rests where the pointer is, as a hand does that has found its spot, and then goes over to an element at once. */
async function goTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const { x, y } = await centreOf(target);
  await page.waitForTimeout(REST_BEFORE_LEAVING_MS + 100);
  await page.mouse.move(x, y);
}

/**
 * Rests where the pointer is and then walks over to an element by many steps. They are sent at once, so that they come within
 * a moment however long the browser draws; how slow a hand may be is tested without a browser.
 */
async function walkTo(page: Page, from: { x: number; y: number }, target: ReturnType<Page['locator']>): Promise<void> {
  const to = await centreOf(target);
  const input = await page.context().newCDPSession(page);
  await page.waitForTimeout(REST_MS * 2);
  const steps = Array.from({ length: 24 }, (_, i) => (i + 1) / 24);
  const move = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await Promise.all(steps.map((share) => input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...move(share) })));
  await input.detach();
}

for (const view of ['3d', 'flat'] as const) {
  test(`a mouse turns, tips and places without leaving the board, ${view}`, async ({ page }) => {
    await prefers(page, view);
    await twoHere(page);
    await take(page, 'L').click();
    await until(page, ({ ghost }) => ghost?.mv != null, 'a piece begins where it fits');
    const { x, y } = await pointOf(page, [3, 3]);
    await page.mouse.move(x, y, { steps: 8 });
    await until(page, ...ghostAt([3, 3]));
    const orientation = async () => (await state(page)).hand?.orientation;
    const flat = await orientation();
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(orientation, 'a right click turns').not.toBe(flat);
    const turned = await orientation();
    await page.mouse.click(x, y, { button: 'middle' });
    await expect.poll(orientation, 'a middle click tips').not.toBe(turned);
    const tipped = await orientation();
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Shift');
    await expect.poll(orientation, 'Shift and the wheel tip').not.toBe(tipped);
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(await ring(), 'no ring is drawn round what a mouse leads').toBe('none');
    expect(String((await state(page)).hand?.middle), 'all that in its place').toBe('3,3');
    await page.mouse.click(x, y);
    await until(page, ({ moves }) => moves.length === 1, 'a click places');
  });
}

test('a piece that turns under the pointer is taken up by a press of some frames', async ({ page }) => {
  await prefers(page, 'flat', { motion: 'system' });
  await twoHere(page);
  const drawing = () => take(page, 'T').locator('svg').innerHTML();
  const still = await drawing();
  await goTo(page, take(page, 'T'));
  await expect.poll(drawing, 'it turns').not.toBe(still);
  const pressed = await drawing();
  await page.mouse.down();
  await expect.poll(drawing, 'and goes on').not.toBe(pressed);
  await page.mouse.up();
  await until(page, ({ hand }) => hand !== null, 'it is in hand');
});

for (const view of ['3d', 'flat'] as const) {
  test(`a hand that walks over to a button leaves the piece where it rested, ${view}`, async ({ page }) => {
    await prefers(page, view);
    await twoHere(page);
    await take(page, 'T').click();
    const over = await pointOf(page, [2, 4]);
    await page.mouse.move(over.x, over.y, { steps: 4 });
    await until(page, ...ghostAt([2, 4]));
    await walkTo(page, over, button(page, 'Place'));
    await until(page, ...ghostAt([2, 4]));
    await expect(button(page, 'Place')).toBeEnabled();
    await page.mouse.down();
    await page.mouse.up();
    await until(page, ({ moves }) => moves.length === 1, 'Place can be reached');
  });
}

test('a mouse that leaves the board for a button leaves the piece where it was, and Place places it', async ({ page }) => {
  await prefers(page, '3d');
  await twoHere(page);
  await take(page, 'T').click();
  const { x, y } = await pointOf(page, [2, 2]);
  await page.mouse.move(x, y, { steps: 6 });
  await until(page, ...ghostAt([2, 2]));
  await goTo(page, button(page, 'Turn'));
  await until(page, ...ghostAt([2, 2]));
  await page.mouse.down();
  await page.mouse.up();
  await until(page, ...ghostAt([2, 2]));
  const { ghost } = await state(page);
  expect(ghost?.mv).not.toBeNull();
  await goTo(page, button(page, 'Place'));
  await page.mouse.down();
  await page.mouse.up();
  await until(page, ({ moves }) => moves.length === 1, 'Place can be reached');
  expect((await state(page)).moves[0]?.text).toBe(ghost?.mv);
});

test('the buttons that turn show how the piece will lie', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  await take(page, 'L').click();
  const pictures = () => page.locator('.hand .rotate svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  const before = await pictures();
  expect(before.filter((drawn) => drawn.includes('path') || drawn.includes('polygon'))).toHaveLength(before.length);
  expect(new Set(before).size).toBeGreaterThan(1);
  await button(page, 'Turn').click();
  await expect.poll(pictures).not.toEqual(before);
  await picture(page, 'hand-bar');
  await page.keyboard.press('Escape');
  await take(page, 'I').click();
  await button(page, 'Tip sideways').click();
  await expect(button(page, 'Turn'), 'an I that stands has nothing to turn').toBeDisabled();
});

test('a piece is dragged from the supply and placed where it is dropped', async ({ page }) => {
  await prefers(page, '3d');
  await twoHere(page);
  await take(page, 'T').hover();
  await page.mouse.down();
  const { x, y } = await pointOf(page, [4, 4]);
  await page.mouse.move(x, y, { steps: 12 });
  await until(page, ...ghostAt([4, 4]));
  await page.mouse.up();
  await until(page, ({ moves }) => moves.length === 1, 'it is placed');
  // Dropped beside the board it stays in hand.
  await take(page, 'L').hover();
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.move(3, 3, { steps: 6 });
  await page.mouse.up();
  await until(page, ({ hand, moves }) => hand !== null && moves.length === 1, 'nothing was placed');
});

test('the wheel zooms to the pointer, and a drag of the right button looks around', async ({ page }) => {
  await prefers(page, '3d');
  await twoHere(page);
  const cell: CellCoords = [6, 6];
  const before = await pointOf(page, cell);
  await page.mouse.move(before.x, before.y);
  for (let n = 0; n < 3; n++) await page.mouse.wheel(0, -100);
  const far = async () => {
    const now = await pointOf(page, cell);
    return Math.hypot(now.x - before.x, now.y - before.y);
  };
  const other = await pointOf(page, [0, 0]);
  await expect.poll(async () => (await pointOf(page, [0, 0])).x - other.x, 'the far corner moves out').toBeLessThanOrEqual(0);
  expect(await far(), 'the cell under the pointer stays there').toBeLessThan(3);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(before.x + 120, before.y + 20, { steps: 5 });
  await page.mouse.up({ button: 'right' });
  await expect.poll(far).toBeGreaterThan(20);
});

test('Enter places a hint, also when it was asked for by a button', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  const hint = page.locator('.side').getByRole('button', { name: 'Hint' });
  await hint.focus();
  await page.keyboard.press('Enter');
  await until(page, ({ laid, hint }) => laid && hint !== null, 'the hint lies on the board');
  await page.keyboard.press('Enter');
  await until(page, ({ moves }) => moves.length === 1, 'it is placed');
});

test('a double click on what resigns does not resign, and answers no second time under the hand', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  await play(page, SHORT[0]);
  const side = page.locator('.side');
  const places = () =>
    side.locator('.actions > :is(button, .confirm)').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await side.locator('button:has-text("Give up"), button:has-text("Resign")').dblclick();
  const asking = side.locator('.asking');
  await expect(asking).toBeVisible();
  expect(await places(), 'nothing moves').toEqual(before);
  await expect(side.locator('.more'), 'nothing else is opened').toHaveAttribute('aria-expanded', 'false');
  expect((await state(page)).matchView.outcome, 'nobody resigned').toBeNull();
  await asking.locator('button').first().click();
  await expect(asking).toBeHidden();
  await side.locator('button:has-text("Give up"), button:has-text("Resign")').click();
  await asking.locator('button').last().click();
  await until(page, ({ matchView }) => matchView.outcome !== null, 'whoever means it can resign');
});

const isPlaced = (page: Page) => until(page, ({ moves }) => moves.length > 0, 'the first piece is placed');

test('what is seldom wanted is put away with the game', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  await page.locator('.side .more').click();
  await expect(page.locator('.side .more')).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => window.caminos?.session.resign());
  await page.locator('.end').getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.side .more')).toHaveAttribute('aria-expanded', 'false');
});

test('a piece that fits says how the hand that holds it places it', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  const line = page.locator('.line');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await expect(line).toContainText('Enter to place');
  await page.keyboard.press('Escape');
  const [from, to] = [await centreOf(take(page, 'L')), await pointOf(page, [3, 3])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(line).toContainText('Release to place');
  await page.mouse.up();
  await isPlaced(page);
  await take(page, 'T').click();
  const next = await pointOf(page, [6, 6]);
  await page.mouse.move(next.x, next.y);
  await expect(line).toContainText('Click to place');
});

test('a double click beside a board selects no text', async ({ page }) => {
  await prefers(page, 'flat');
  await twoHere(page);
  await page.locator('.players .still .count').first().dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('from the first visit to the first piece it takes three clicks', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await page.locator('button.play').click();
  await ready(page);
  await take(page, 'L').click();
  const { x, y } = await pointOf(page, [3, 3]);
  await page.mouse.click(x, y);
  await isPlaced(page);
});

test('keys go on at the board when the end card goes away', async ({ page }) => {
  await twoHere(page);
  for (const text of SHORT) await play(page, text);
  for (const name of ['View board', 'Rematch']) {
    const button = page.locator('.end').getByRole('button', { name });
    await expect(button).toBeVisible();
    // A moment after it came up it takes a click, or a key.
    await expect(async () => {
      if (await button.isVisible()) await button.press('Enter');
      await expect(button).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('.board').or(page.locator('.board *')).and(page.locator(':focus')), name).toHaveCount(1);
    if (name === 'View board') await page.getByRole('button', { name: 'Show result' }).click();
  }
});

test('Tab goes through the doors of the first screen in the order in which they are seen', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await expect(page.locator('.new')).toBeVisible();
  const places = await page
    .locator('.doors')
    .locator('a, button, select')
    .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect()).map(({ x, y }) => [Math.round(y), Math.round(x)]));
  const seen = places.toSorted(([y1 = 0, x1 = 0], [y2 = 0, x2 = 0]) => y1 - y2 || x1 - x2);
  expect(places).toEqual(seen);
});

test('from the first visit to the first piece it takes four keys', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await expect(page.locator('.new')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await ready(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await isPlaced(page);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`no button of the end comes up under the hand that placed, ${width} wide`, async ({ page }) => {
    await prefers(page, 'flat');
    await page.setViewportSize({ width, height });
    await twoHere(page);
    for (const move of SHORT.slice(0, 4)) await play(page, move);
    // A hint wins here, and a click on Place ends the game.
    await page.evaluate(() => window.caminos?.session.hint());
    await until(page, ({ laid, hint }) => laid && hint !== null, 'the winning piece is laid down');
    const box = await button(page, 'Place').boundingBox();
    if (!box) throw new Error('Place is there');
    const hand = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(hand.x, hand.y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('#end-title')).toBeVisible();
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.end button, .end a')?.textContent ?? null,
      hand,
    );
    expect(under).toBeNull();
    const top = async (of: string) => (await page.locator(of).last().boundingBox())?.y ?? 0;
    for (const of of ['#end-title', '.end p']) {
      expect(await top(of), 'who won, and how, come before what to do next').toBeLessThan(await top('.end .row'));
    }
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('#end-title'), 'a second click changes nothing').toBeVisible();
    await picture(page, `end-under-hand-${width}`);
  });
}

/** Fingers by way of the browser's own input. */
class Fingers {
  readonly #cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  }

  /** Along a line, by steps. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }, steps = 8): Promise<void> {
    await this.touch('touchStart', from);
    for (let n = 1; n <= steps; n++) {
      await this.touch('touchMove', { x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps });
    }
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const view of ['3d', 'flat'] as const) {
    test(`a finger drags the piece, shown above it, and two fingers turn it, ${view}`, async ({ page }) => {
      await page.addInitScript(() => {
        const felt: unknown[] = [];
        Object.assign(window, { felt });
        navigator.vibrate = (pattern) => felt.push(pattern) > 0;
      });
      await prefers(page, view, { motion: 'system' });
      await twoHere(page);
      const fingers = await Fingers.of(page);
      await page.locator('.thumb [data-shape="T"]').tap();
      await until(page, ({ ghost }) => ghost?.mv != null, 'it begins where it fits');
      const target = await pointOf(page, [5, 5]);
      const finger = { x: target.x, y: target.y + LIFT.touch };
      await fingers.drag({ x: finger.x - 90, y: finger.y + 60 }, finger);
      await until(page, ...ghostAt([5, 5]));
      await picture(page, `finger-${view}`);
      await fingers.touch('touchEnd');
      await until(page, ({ laid }) => laid, 'it is laid down');
      expect((await state(page)).moves).toHaveLength(0);

      const board = await page.locator('.board').boundingBox();
      if (!board) throw new Error('there is a board');
      const [cx, cy] = [board.x + board.width / 2, board.y + board.height / 2];
      const pair = (angle: number) =>
        [-1, 1].map((side) => ({ x: cx + side * 60 * Math.cos(angle), y: cy + side * 60 * Math.sin(angle) })) as [
          { x: number; y: number },
          { x: number; y: number },
        ];
      const { hand } = await state(page);
      await fingers.touch('touchStart', ...pair(0));
      for (let n = 1; n <= 10; n++) await fingers.touch('touchMove', ...pair((n * Math.PI) / 45));
      await fingers.touch('touchEnd');
      await until(page, (now) => now.hand?.orientation !== hand?.orientation, 'two fingers turn it');
      await until(page, ...ghostAt([5, 5]));
      expect(await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length), 'it is felt').toBeGreaterThan(1);

      await page.locator('.hand .main').tap();
      await until(page, ({ moves }) => moves.length === 1, 'Place places it');
    });
  }

  test('a finger drags a piece from the supply', async ({ page }) => {
    await prefers(page, '3d');
    await twoHere(page);
    const fingers = await Fingers.of(page);
    const box = await page.locator('.thumb [data-shape="L"]').boundingBox();
    if (!box) throw new Error('there is a supply');
    const target = await pointOf(page, [3, 4]);
    await fingers.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: target.x, y: target.y + LIFT.touch }, 12);
    await until(page, ...ghostAt([3, 4]));
    await fingers.touch('touchEnd');
    await until(page, ({ laid, moves }) => laid && moves.length === 0, 'it waits for Place');
  });

  test('a finger looks around while nothing is held', async ({ page }) => {
    await prefers(page, '3d');
    await twoHere(page);
    const fingers = await Fingers.of(page);
    const before = await pointOf(page, [0, 0]);
    await fingers.drag({ x: 180, y: 300 }, { x: 260, y: 300 });
    await fingers.touch('touchEnd');
    await expect.poll(async () => Math.abs((await pointOf(page, [0, 0])).x - before.x)).toBeGreaterThan(10);
  });

  test('from the first visit to the first piece it takes three taps', async ({ page }) => {
    await prefers(page, 'flat');
    await page.goto('/?test');
    await page.locator('button.play').tap();
    await ready(page);
    await page.locator('.thumb [data-shape="L"]').tap();
    await button(page, 'Place').tap();
    await isPlaced(page);
  });

  test('the opponent is above the board, and a hint is one tap away', async ({ page }) => {
    await prefers(page, 'flat', { strength: 1 });
    await page.goto('/?test');
    await page.locator('button.play').tap();
    await ready(page);
    const opponent = page.locator('.strips');
    await expect(opponent).toContainText('Green');
    await expect(opponent).toContainText('computer 1');
    await expect(opponent.getByRole('list', { name: "Green's pieces" })).toBeVisible();
    const hint = page.locator('.quick').getByRole('button', { name: 'Hint' });
    await hint.tap();
    await until(page, ({ laid, hint }) => laid && hint !== null, 'a piece is laid down');
    await picture(page, 'phone-hint');
    await button(page, 'Place').tap();
    await until(page, ({ moves, yourTurn }) => moves.length === 2 && yourTurn, 'the computer has answered');
    await page.locator('.quick').getByRole('button', { name: 'Undo' }).tap();
    await until(page, ({ moves }) => moves.length === 0, 'both moves are taken back');
  });

  test('moves are stepped through under the board, which nothing covers', async ({ page }) => {
    await prefers(page, 'flat');
    await twoHere(page);
    for (const move of SHORT.slice(0, 3)) await play(page, move);
    const steps = page.locator('.shell .steps');
    await expect(steps.first()).toBeVisible();
    await page
      .getByRole('button', { name: 'Previous move' })
      .or(page.getByRole('button', { name: 'Previous' }))
      .first()
      .tap();
    await until(page, ({ position, live }) => position.ply === 2 && !live, 'one move back');
    await expect(page.locator('dialog')).toHaveCount(0);
    await picture(page, 'phone-steps');
    await page.locator('.shell .steps button').last().tap();
    await until(page, ({ live }) => live, 'back to the game');
    // Choosing a move in the menu leaves the menu.
    await page.locator('.narrow').tap();
    await page.locator('dialog [data-ply="1"]').tap();
    await expect(page.locator('dialog')).toHaveCount(0);
    await until(page, ({ position }) => position.ply === 1, 'the first move is shown');
  });
});

test.describe('at the end', () => {
  // A quarter of the pixels: the scene is drawn in software here, and all the time while the camera goes round.
  test.use({ deviceScaleFactor: 0.5 });

  for (const [width, height] of [
    [360, 740],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    for (const motion of ['reduced', 'system'] as const) {
      test(`the winning path stays in the picture, ${width} by ${height}, motion ${motion}`, async ({ page }) => {
        await prefers(page, '3d', { motion });
        await page.setViewportSize({ width, height });
        await twoHere(page);
        for (const move of SHORT.slice(0, 4)) await play(page, move);
        // From so near that most of the board is out of the picture.
        await page.evaluate(() => {
          for (let n = 0; n < 6; n++) window.caminos?.view?.zoom(1.4);
        });
        await play(page, SHORT[4]);
        await until(page, ({ position }) => position.path !== null, 'there is a path');
        const outside = () =>
          page.evaluate(() => {
            const { state, view } = window.caminos ?? {};
            const canvas = document.querySelector('.board canvas');
            if (!state?.position.path || !view || !canvas) throw new Error('no board is drawn');
            const { width, height } = canvas.getBoundingClientRect();
            return state.position.path.faces
              .map(({ cube: [x, y, level] }) => view.project([x, y], level + 1))
              .filter(([x, y]) => x < 4 || y < 4 || x > width - 4 || y > height - 4).length;
          });
        await expect.poll(outside, 'all of it comes into the picture').toBe(0);
        if (motion === 'reduced') return;
        // And stays there while the camera goes round: its turn takes nine seconds.
        const seen: number[] = [];
        for (let look = 0; look < 12; look++) {
          await page.waitForTimeout(700);
          seen.push(await outside());
        }
        expect(
          seen.every((count) => count === 0),
          seen.join(),
        ).toBe(true);
        await picture(page, `path-${width}`);
      });
    }
  }
});
