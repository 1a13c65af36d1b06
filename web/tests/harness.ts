/**
 * What browser tests share: a page that fails on errors, and a way to point at cells. With `?test`
 * in the address the page tells its state and where cells are on the screen.
 */
import { expect, test as base, type Page } from '@playwright/test';
import type { BoardView, Square } from '../src/scene/board-view';
import type { Session } from '../src/state/session';
import type { TableState } from '../src/state/table-state';

declare global {
  interface Window {
    caminos?: { state: TableState; view: BoardView | null; session: Session };
  }
}

/** Every page of a test must stay free of errors. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => watch(page, errors));
      for (const page of context.pages()) watch(page, errors);
      await use();
      expect(errors, 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** Drawn in software on a busy machine, everything takes its time. Only a test that fails waits so long. */
export const PATIENCE = 120_000;

/** Saves what the page looks like, to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `tests/screenshots/${name}.png` });
}

/** What the table shows. */
export function state(page: Page): Promise<TableState> {
  return page.evaluate(() => {
    if (!window.caminos) throw new Error('no table is shown');
    // The page keeps it in a proxy of its framework.
    return JSON.parse(JSON.stringify(window.caminos.state)) as TableState;
  });
}

/** Waits until the table is as wanted. */
export async function until(page: Page, wanted: (state: TableState) => boolean, why: string): Promise<void> {
  await expect.poll(async () => wanted(await state(page)), { message: why, timeout: PATIENCE }).toBe(true);
}

/** The board is drawn and can be used. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible({ timeout: PATIENCE });
  await page.waitForFunction(() => window.caminos?.view);
}

/** Where a cell's top is on the screen. */
export async function pointOf(page: Page, cell: Square): Promise<{ x: number; y: number }> {
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('there is no board');
  const [x, y] = await page.evaluate((cell) => {
    const { state, view } = window.caminos ?? {};
    if (!state || !view) throw new Error('no board is drawn');
    const cubes = state.position.pieces.flatMap((piece) => piece.cubes);
    const height = cubes.filter(([x, y]) => x === cell[0] && y === cell[1]).length;
    return view.project(cell, height);
  }, cell);
  return { x: box.x + x, y: box.y + y };
}

/** Numbers that look drawn and are the same for the same seed. */
export function drawn(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    // Mulberry32.
    at = (at + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(at ^ (at >>> 15), at | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets the computer in the page choose the same for the same seed, as far as its level does. */
export async function seeded(page: Page, seed: number): Promise<void> {
  await page.addInitScript((seed) => {
    const original = crypto.getRandomValues.bind(crypto);
    let asked = seed;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array && array.length === 1) array[0] = asked++;
      else original(array as never);
      return array;
    };
  }, seed);
}

/** Settings of somebody who wants it quiet. */
export async function prefers(on: { addInitScript: Page['addInitScript'] }, view: '3d' | 'flat', more: object = {}): Promise<void> {
  await on.addInitScript(
    (settings) => {
      if (!localStorage.getItem('caminos.settings')) localStorage.setItem('caminos.settings', settings);
    },
    JSON.stringify({ view, motion: 'reduced', sound: 'off', ...more }),
  );
}

/** A place on the screen, and the cell that a pointer there is over. */
export interface Aim {
  cell: Square;
  x: number;
  y: number;
}

/**
 * Cells where the piece in hand can be placed and that can be pointed at: the view itself answers
 * the cell for the point, and no button lies over it. A cell behind a tower is not among them.
 */
export function aims(page: Page): Promise<Aim[]> {
  return page.evaluate(() => {
    const { session, view } = window.caminos ?? {};
    const host = document.querySelector('.board');
    if (!session || !view || !host) throw new Error('no board is drawn');
    session.show({ fits: true });
    const shown = session.state.get();
    session.show({ fits: false });
    const box = host.getBoundingClientRect();
    const cubes = shown?.position.pieces.flatMap((piece) => piece.cubes) ?? [];
    return (shown?.fits ?? []).flatMap((cell) => {
      const height = cubes.filter(([x, y]) => x === cell[0] && y === cell[1]).length;
      // Whole pixels, as the pointer has them.
      const [left, top] = view.project(cell, height);
      const [x, y] = [Math.round(box.x + left), Math.round(box.y + top)];
      const met = view.cellAt(x - box.x, y - box.y);
      const free = host.contains(document.elementFromPoint(x, y));
      return free && String(met) === String(cell) ? [{ cell, x, y }] : [];
    });
  });
}

/** The keys that lead through every way a piece can lie: each face up, and four turns for each. */
const TURNS = [...'rrrfrrrfrrrfrrrftrrrttrrr'];

/** Takes up a piece that fits somewhere and finds where to point, by other views if need be. */
export async function takeUp(page: Page, draw: () => number): Promise<Aim> {
  const letters = ['T', 'L', 'Z', 'I'];
  const first = Math.floor(draw() * letters.length);
  const ways = [async () => {}, () => page.locator('.camera button').nth(1).click(), () => page.keyboard.press('v')];
  for (const way of ways) {
    await way();
    await ready(page);
    for (let i = 0; i < letters.length; i++) {
      const piece = page.locator(`.players [data-shape="${letters[(first + i) % letters.length]}"]:enabled`);
      if ((await piece.count()) === 0) continue;
      await piece.first().click();
      for (const key of ['', ...TURNS]) {
        if (key) await page.keyboard.press(key);
        const found = await aims(page);
        const aim = found[Math.floor(draw() * found.length)];
        if (aim) return aim;
      }
    }
  }
  throw new Error('no piece fits anywhere');
}

/** Places a piece somewhere by pointer. */
export async function placeSomething(page: Page, draw: () => number): Promise<void> {
  const before = (await state(page)).moves.length;
  const { cell, x, y } = await takeUp(page, draw);
  await page.mouse.move(x, y);
  await until(page, ({ ghost, hand }) => ghost?.mv != null && String(hand?.middle) === String(cell), 'the ghost follows the pointer');
  await page.mouse.click(x, y);
  await until(page, ({ moves }) => moves.length > before, 'the piece is placed');
}

/** Plays on by pointer until the game is over. */
export async function playToTheEnd(page: Page, draw: () => number, look: (turn: number) => Promise<void> = async () => {}): Promise<void> {
  for (let turn = 1; ; turn++) {
    await until(page, ({ yourTurn, table }) => yourTurn || table.outcome !== null, 'the computer answers');
    if ((await state(page)).table.outcome) return;
    await placeSomething(page, draw);
    await look(turn);
  }
}
