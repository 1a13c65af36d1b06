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
  await expect.poll(async () => wanted(await state(page)), { message: why, timeout: 30_000 }).toBe(true);
}

/** The board is drawn and can be used. */
export async function ready(page: Page): Promise<void> {
  // Software drawing on a busy machine takes its time.
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible({ timeout: 60_000 });
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

/** A move that the piece in hand can make: the cell to point at. */
export async function fitting(page: Page): Promise<Square | null> {
  return page.evaluate(() => {
    const session = window.caminos?.session;
    if (!session) throw new Error('no table is shown');
    session.show({ fits: true });
    const fits = session.state.get()?.fits ?? [];
    session.show({ fits: false });
    // Any will do; one in the middle of the list is seldom at the rim.
    return fits[Math.floor(fits.length / 2)] ?? null;
  });
}
