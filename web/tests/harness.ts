/**
 * What browser tests share: a page that fails on errors, and a way to point at cells. With `?test`
 * in the address the page gives its state and where cells are on the screen.
 */
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { CellCoords } from '../src/rules/cell';
import type { BoardView } from '../src/scene/board-view';
import type { PlaySession } from '../src/state/play-session';
import type { PlayState } from '../src/state/play-state';

declare global {
  interface Window {
    caminos?: { state: PlayState; view: BoardView | null; session: PlaySession };
  }
}

/** Somebody else at another device; closed when the test ends. */
export type Somebody = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** What a page may complain about, where a test takes something away from it. */
  mayLog: RegExp | null;
  errors: string[];
  quiet: void;
  somebody: Somebody;
}

/** Every page of a test must stay free of errors. */
export const test = base.extend<Fixtures>({
  mayLog: [null, { option: true }],
  errors: async ({ mayLog }, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(
      errors.filter((error) => !mayLog?.test(error)),
      'the page logged errors',
    ).toEqual([]);
  },
  quiet: [
    async ({ context, errors }, use) => {
      watch(context, errors);
      await use();
    },
    { auto: true },
  ],
  somebody: async ({ browser, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch(context, errors);
      await prefers(context, 'flat');
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
export { expect };

function watch(context: BrowserContext, errors: string[]): void {
  context.on('page', (page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
}

/** Drawn in software on a busy machine, everything takes its time. Only a test that fails waits so long. */
export const PATIENCE = 120_000;
/** How often a test looks whether the page is as wanted, in milliseconds: a whole game has a hundred such waits. */
export const LOOK_EVERY = [10, 20, 40, 80];

/** Saves what the page looks like, to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `tests/screenshots/${name}.png` });
}

/** Opens the panel with every choice about a game, on the first screen. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator('.more').click();
}

/** Puts a game together there and starts it: who sits in which seat, from 1, and on which board. */
export async function startGame(page: Page, seats: Record<number, string>, board = 'square'): Promise<void> {
  await openOptions(page);
  await page.locator(`label.board:has([value=${board}])`).click();
  for (const [seat, sits] of Object.entries(seats)) {
    await page
      .locator('.seat select')
      .nth(Number(seat) - 1)
      .selectOption(sits);
  }
  await page.locator('form .main').click();
}

/** Shows what is seldom wanted at a table: files, and a field for typed moves. */
export async function showMore(page: Page): Promise<void> {
  await page.locator('.side .more').click();
}

/** Targets of a finger with too little room, unless they stand in a line of text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('button, select, input:not(.visually-hidden), a[href], label:has(input)')];
    return seen
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility() && box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`);
  });
}

/** What the table shows. */
export function state(page: Page): Promise<PlayState> {
  return page.evaluate(() => {
    if (!window.caminos) throw new Error('no table is shown');
    // The page keeps it in a proxy of its framework.
    return JSON.parse(JSON.stringify(window.caminos.state)) as PlayState;
  });
}

/** Waits until the table is as wanted. */
export async function until(page: Page, wanted: (state: PlayState) => boolean, why: string): Promise<void> {
  await expect.poll(async () => wanted(await state(page)), { message: why, timeout: PATIENCE, intervals: LOOK_EVERY }).toBe(true);
}

/** The board is drawn and can be used. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.board[data-ready="true"]')).toBeVisible({ timeout: PATIENCE });
  await page.waitForFunction(() => window.caminos?.view);
}

/** Where a cell's top is on the screen. */
export async function pointOf(page: Page, cell: CellCoords): Promise<{ x: number; y: number }> {
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
      // An empty page has no storage.
      if (location.origin === 'null') return;
      if (!localStorage.getItem('caminos.settings')) localStorage.setItem('caminos.settings', settings);
    },
    JSON.stringify({ view, motion: 'reduced', sound: 'off', ...more }),
  );
}

/** A cell where the piece in hand can be placed, and where it is on the screen. */
export interface Aim {
  cell: CellCoords;
  x: number;
  y: number;
  /**
   * Whether it can be pointed at: the view itself answers the cell for the point, and no button
   * lies over it. A cell behind a tower cannot.
   */
  free: boolean;
}

/** The cells where the piece in hand can be placed. */
function places(page: Page): Promise<Aim[]> {
  return page.evaluate(() => {
    const { session, view } = window.caminos ?? {};
    const host = document.querySelector('.board');
    if (!session || !view || !host) throw new Error('no board is drawn');
    session.show({ fits: true });
    const shown = session.state.get();
    session.show({ fits: false });
    const box = host.getBoundingClientRect();
    const cubes = shown?.position.pieces.flatMap((piece) => piece.cubes) ?? [];
    return (shown?.fits ?? []).map((cell) => {
      const height = cubes.filter(([x, y]) => x === cell[0] && y === cell[1]).length;
      // Whole pixels, as the pointer has them.
      const [left, top] = view.project(cell, height);
      const [x, y] = [Math.round(box.x + left), Math.round(box.y + top)];
      const met = view.cellAt(x - box.x, y - box.y);
      const free = host.contains(document.elementFromPoint(x, y)) && String(met) === String(cell);
      return { cell, x, y, free };
    });
  });
}

/** Those of them that can be pointed at. */
export async function aims(page: Page): Promise<Aim[]> {
  return (await places(page)).filter(({ free }) => free);
}

type Turn = 'r' | 'f' | 't';
/** What leads through every way a piece can lie: each face up, and four turns for each. */
const TURNS = [...'rrrfrrrfrrrfrrrftrrrttrrr'] as Turn[];

/** How somebody plays. */
export interface Hands {
  /** Takes up a piece, if there is one left. */
  pick(letter: string): Promise<boolean>;
  turn(turn: Turn): Promise<void>;
  /** Whether they can get at a place. */
  reaches(aim: Aim): boolean;
  /** Other ways to look at the board, for when they get at none. */
  looks: (() => Promise<void>)[];
  /** Holds the piece over the cell and places it. */
  place(aim: Aim): Promise<void>;
}

const held = ({ cell }: Aim) =>
  [({ ghost, hand }: PlayState) => ghost?.mv != null && String(hand?.middle) === String(cell), 'the ghost is there'] as const;

/** By mouse, turning with keys. */
export function mouse(page: Page): Hands {
  return {
    async pick(letter) {
      const piece = page.locator(`.players [data-shape="${letter}"]:enabled`);
      if ((await piece.count()) === 0) return false;
      await piece.first().click();
      return true;
    },
    turn: (turn) => page.keyboard.press(turn),
    reaches: ({ free }) => free,
    looks: [() => page.locator('.camera button').nth(1).click(), () => page.keyboard.press('v')],
    async place(aim) {
      await page.mouse.move(aim.x, aim.y);
      await until(page, ...held(aim));
      await page.mouse.click(aim.x, aim.y);
    },
  };
}

/** By keys alone. */
export function keys(page: Page): Hands {
  return {
    async pick(letter) {
      await page.keyboard.press('Escape');
      const { game } = await state(page);
      const shapes = game.shapes.filter(({ neutral }) => !neutral);
      await page.keyboard.press(String(shapes.findIndex((shape) => shape.letter === letter) + 1));
      return (await state(page)).hand !== null;
    },
    turn: (turn) => page.keyboard.press(turn),
    reaches: () => true,
    looks: [],
    async place({ cell }) {
      for (;;) {
        const { ghost, hand } = await state(page);
        const [dx, dy] = [cell[0] - (hand?.middle[0] ?? 0), cell[1] - (hand?.middle[1] ?? 0)];
        // At the rim the piece may be there before its middle is.
        if (ghost?.mv) break;
        await page.keyboard.press(dx < 0 ? 'ArrowLeft' : dx > 0 ? 'ArrowRight' : dy < 0 ? 'ArrowDown' : 'ArrowUp');
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** By finger: laid down first, and then placed. */
export function finger(page: Page): Hands {
  return {
    async pick(letter) {
      const piece = page.locator(`.thumb [data-shape="${letter}"]:enabled`);
      if ((await piece.count()) === 0) return false;
      await piece.first().tap();
      return true;
    },
    turn: (turn) => page.locator('.hand button').nth('rft'.indexOf(turn)).tap(),
    reaches: ({ free }) => free,
    looks: [],
    async place(aim) {
      await page.touchscreen.tap(aim.x, aim.y);
      await until(page, ({ laid }) => laid, 'the piece is laid down');
      await until(page, ...held(aim));
      await page.locator('.hand .main').tap();
    },
  };
}

/** Takes up a piece that fits somewhere, and finds where. */
async function takeUp(page: Page, hands: Hands, draw: () => number): Promise<Aim> {
  const letters = ['T', 'L', 'Z', 'I'];
  const first = Math.floor(draw() * letters.length);
  for (const look of [async () => {}, ...hands.looks]) {
    await look();
    await ready(page);
    for (let i = 0; i < letters.length; i++) {
      if (!(await hands.pick(letters[(first + i) % letters.length] ?? ''))) continue;
      for (const turn of [null, ...TURNS]) {
        if (turn) await hands.turn(turn);
        const found = (await places(page)).filter((aim) => hands.reaches(aim));
        const aim = found[Math.floor(draw() * found.length)];
        if (aim) return aim;
      }
    }
  }
  throw new Error('no piece fits anywhere');
}

/** Places a piece somewhere. */
export async function placeSomething(page: Page, hands: Hands, draw: () => number): Promise<void> {
  const before = (await state(page)).moves.length;
  await hands.place(await takeUp(page, hands, draw));
  await until(page, ({ moves }) => moves.length > before, 'the piece is placed');
}

/** Plays on until the game is over. */
export async function playToTheEnd(
  page: Page,
  hands: Hands,
  draw: () => number,
  look: (turn: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let turn = 1; ; turn++) {
    await until(page, ({ yourTurn, matchView }) => yourTurn || matchView.outcome !== null, 'the computer answers');
    if ((await state(page)).matchView.outcome) return;
    await placeSomething(page, hands, draw);
    await look(turn);
  }
}

/** Plays a move as written, for whoever has the turn here. */
export async function play(page: Page, text: string): Promise<void> {
  await until(page, ({ yourTurn }) => yourTurn, 'it is the turn of somebody here');
  const before = (await state(page)).moves.length;
  await page.evaluate((text) => window.caminos?.session.play(text), text);
  await until(page, ({ moves }) => moves.length > before, `${text} is played`);
}

/** A short game: yellow connects north and south by eight faces. */
export const SHORT = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8'] as const;
