/** The tutorial, played through with the same hands as a game, and the rules, read. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { CellCoords } from '../src/rules/cell';
import { middleOf } from '../src/state/held-piece';
import { CHAPTERS, LESSONS, type HeldView, type LessonView } from '../src/wire/guide';
import type { GameView } from '../src/wire/types';
import { aims, expect, PATIENCE, picture, pointOf, prefers, ready, state, test, until } from './harness';

/** The keys that turn a piece from one way of lying to another, by the shortest way. */
function turns({ shapes }: GameView, from: number, to: number): string {
  const all = shapes.flatMap((shape) => shape.orientations);
  const found = new Map([[from, '']]);
  for (const [at, keys] of found) {
    if (at === to) return keys;
    all.find(({ id }) => id === at)?.rotated.forEach((next, axis) => found.has(next) || found.set(next, keys + 'rft'[axis]));
  }
  throw new Error(`no turning leads from ${from} to ${to}`);
}

/** Takes a piece up, turns it as wanted, and points at the cell under its middle. */
async function hold(page: Page, letter: string, { orientation, anchor }: HeldView): Promise<{ x: number; y: number }> {
  await page.locator(`[data-shape="${letter}"]`).first().click();
  const { game, hand } = await state(page);
  for (const key of turns(game, hand?.orientation ?? -1, orientation)) await page.keyboard.press(key);
  await until(page, ({ hand }) => hand?.orientation === orientation, 'the piece is turned');
  const middle = String(middleOf(game, orientation, anchor as CellCoords));
  const point = (await aims(page)).find(({ cell }) => String(cell) === middle);
  if (!point) throw new Error('the place cannot be pointed at');
  await page.mouse.move(point.x, point.y);
  await until(page, ({ ghost }) => String(ghost?.anchor) === String(anchor), 'the piece is over its cells');
  return point;
}

const said = (page: Page) => page.locator('.feedback');
const isDone = (page: Page, id: string) =>
  expect(page.locator(`[data-lesson="${id}"]`)).toHaveAttribute('data-done', 'true', { timeout: PATIENCE });

/** An answer that is wrong, and a word of what is said to it. */
const WRONG: Record<string, (page: Page, lesson: LessonView) => Promise<string>> = {
  flat: async (page) => {
    await page.locator('[data-shape="I"]').first().click();
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    return 'is standing';
  },
  cover: async (page) => {
    await page.locator('[data-shape="I"]').first().click();
    const { x, y } = await pointOf(page, [4, 3]);
    await page.mouse.move(x, y);
    return 'Must touch the board';
  },
  allowed: async (page) => {
    await page.getByRole('button', { name: 'Choose this one' }).click();
    return 'would not touch the board';
  },
  out: async (page) => {
    await page.locator('.choice').first().click();
    return 'nobody wins';
  },
  block: async (page) => {
    await page.locator('[data-shape="I"]').first().click();
    const { x, y } = await pointOf(page, [1, 6]);
    await page.mouse.click(x, y);
    return 'Green could still connect at';
  },
  broken: async (page) => {
    const { x, y } = await pointOf(page, [2, 3]);
    await page.mouse.click(x, y);
    return 'joined to all its yellow neighbours';
  },
  count: async (page) => {
    await page.locator('.work input').fill('8');
    await page.locator('.work .main').click();
    return 'Those are the tops';
  },
  octagon: async (page) => {
    await page.evaluate(() => window.caminos?.session.play('Lb2b3c2d2'));
    return '9 points';
  },
};

async function solve(page: Page, lesson: LessonView): Promise<void> {
  const { task, solution } = lesson;
  if (task.kind === 'place') {
    const { x, y } = await hold(page, solution[0] ?? '', task.solution);
    await page.mouse.click(x, y);
  } else if (task.kind === 'point') {
    const { x, y } = await pointOf(page, [solution.charCodeAt(0) - 97, Number(solution.slice(1)) - 1]);
    await page.mouse.click(x, y);
  } else if (task.kind === 'count') {
    await page.locator('.work input').fill(solution);
    await page.locator('.work .main').click();
  } else {
    await page
      .locator('.choice')
      .nth(Number(solution) - 1)
      .click();
    if (task.kind === 'placements') await page.getByRole('button', { name: 'Choose this one' }).click();
  }
}

test('all lessons are learned, one after another, up to a first game', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await page.locator('.learn').click();
  await page.locator('.lesson.main').click();
  for (const [i, lesson] of LESSONS.entries()) {
    await expect(page.locator(`[data-lesson="${lesson.id}"]`)).toBeVisible();
    await ready(page);
    const wrong = WRONG[lesson.id];
    if (wrong) {
      await expect(said(page)).toContainText(await wrong(page, lesson));
      if (lesson.id === 'cover') await picture(page, 'lesson-refused');
      if (lesson.id === 'block') await picture(page, 'lesson-not-yet');
    }
    await solve(page, lesson);
    await isDone(page, lesson.id);
    await expect(said(page)).not.toBeEmpty();
    if (i % 5 === 1) await picture(page, `lesson-${lesson.id}`);
    await page.locator('.go-on').click();
  }

  // The first game: a suggestion as a ghost with its reason, on every turn.
  await ready(page);
  for (const moves of [0, 2]) {
    await until(page, (state) => state.moves.length === moves && state.hint !== null && state.ghost?.mv != null, 'there is a suggestion');
    if (moves === 0) {
      const { ghost } = await state(page);
      expect(
        ghost?.cubes.map(([, , level]) => level),
        'a piece that lies flat comes first',
      ).toEqual(ghost?.cubes.map(() => 0));
    }
    await expect(page.locator('.line')).toContainText(/You need \d more cells?/);
    if (moves === 2) await picture(page, 'first-game');
    await page.locator('.hand .main').click();
  }
  await until(page, ({ moves }) => moves.length >= 4, 'the computer answers');
  // Nobody suggests anything in a game that is over.
  const suggests = page.getByRole('checkbox', { name: 'Suggestions' });
  await expect(suggests).toBeVisible();
  await page.evaluate(() => window.caminos?.session.resign());
  await until(page, ({ matchView }) => matchView.outcome !== null, 'the game is over');
  await expect(suggests).toHaveCount(0);

  await page.goto('/learn');
  await expect(page.locator('.tick')).toHaveCount(LESSONS.length);
  await picture(page, 'learn');
});

test('a lesson in 3D is solved by pointer, shown again, and skipped', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 640 });
  await prefers(page, '3d');
  await page.goto('/learn?test#win');
  await ready(page);
  const lesson = LESSONS.find(({ id }) => id === 'win');
  if (!lesson) throw new Error('there is no lesson on winning');
  await solve(page, lesson);
  await isDone(page, 'win');
  await picture(page, 'lesson-3d');
  await page.getByRole('button', { name: 'Try again' }).click();
  await until(page, ({ moves }) => moves.length === 4, 'it begins again');
  await page.locator('.show').click();
  await until(page, ({ ghost }) => ghost?.mv === lesson.solution, 'the solution is shown');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.locator('[data-lesson="flat"]')).toBeVisible();
});

test('lessons and rules fit on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefers(context, 'flat', { theme: 'dark' });
  const page = await context.newPage();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const id of ['turn', 'allowed', 'sides', 'edge', 'four']) {
    await page.goto(`/learn?test#${id}`);
    await expect(page.locator(`[data-lesson="${id}"]`)).toBeVisible();
    await ready(page);
    expect(await wide(), id).toBeLessThanOrEqual(360);
    if (id === 'turn') {
      await page.locator('[data-shape="L"]').tap();
      await picture(page, 'phone-lesson');
    }
  }
  await page.goto('/rules');
  await expect(page.locator('figure').first()).toBeVisible();
  expect(await wide(), 'the rules').toBeLessThanOrEqual(360);
  await picture(page, 'phone-rules');
  const homeButton = page.locator('a[href="/"]');
  for (const language of readdirSync(new URL('../../locales/', import.meta.url)).filter((code) => code !== 'en')) {
    const fits = async (path: string) => {
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await wide(), `${path} in ${language}`).toBeLessThanOrEqual(360);
    };
    await homeButton.click();
    await page.locator('select:has(option[lang])').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await fits('/');
    await page.locator('a.door[href="/learn"]').click();
    await fits('/learn');
    await page.locator('a[href="/rules"]').click();
    await fits('/rules');
  }
  await context.close();
});

test('task, board and pieces of a lesson are on a small phone together, in every language', async ({ browser }) => {
  for (const language of readdirSync(new URL('../../locales/', import.meta.url))) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await prefers(context, 'flat', { language });
    const page = await context.newPage();
    await page.goto('/learn?test');
    for (const { id } of LESSONS) {
      await page.goto(`/learn?test#${id}`);
      await expect(page.locator(`[data-lesson="${id}"]`)).toBeVisible();
      await ready(page);
      // The longest, with three answers to choose from, has more below.
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      if (language === 'en' && id !== 'out') expect(beyond, `${id}: also what shows or skips the lesson is in sight`).toBe(0);
      const pieces = page.locator('.work [data-shape]');
      if ((await pieces.count()) === 0) continue;
      for (const part of [page.locator('.task'), page.locator('.board'), pieces.first()]) {
        await expect(part, `${id} in ${language}`).toBeInViewport({ ratio: 0.99 });
      }
    }
    await context.close();
  }
});

test('the rules have every chapter and figure, to turn in 3D and to print', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/rules?test#path');
  await expect(page.locator('section h2')).toHaveCount(CHAPTERS.length);
  const figures = CHAPTERS.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'));
  await expect(page.locator('figure .host[data-ready="true"]')).toHaveCount(figures.length, { timeout: PATIENCE });
  await expect(page.locator('#heading-path')).toBeInViewport();
  const climb = page.locator('figure').filter({ hasText: 'over the tower' });
  await expect(climb).toContainText('12 faces');
  await climb.getByRole('button').click();
  await expect(climb.locator('.host[data-view="3d"][data-ready="true"] canvas')).toBeVisible({ timeout: PATIENCE });
  await picture(page, 'rules');
  await climb.getByRole('button').click();
  await expect(climb.locator('.host[data-view="flat"][data-ready="true"] svg')).toBeVisible();
  await page.locator('nav a').first().click();
  await expect(page).toHaveURL(/#goal$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav')).toBeHidden();
  await expect(page.locator('figure button').first()).toBeHidden();
});

test('to reset the progress is asked about, and the focus never gets lost', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caminos.lessons', JSON.stringify({ schema: 2, done: ['flat'] })));
  await page.goto('/learn');
  const reset = page.getByRole('button', { name: 'Reset progress' });
  const question = page.getByRole('group', { name: 'Reset your progress?' });
  await reset.focus();
  await page.keyboard.press('Enter');
  expect(await question.evaluate((group) => group.contains(document.activeElement)), 'at once').toBe(true);
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reset).toBeFocused();
  await reset.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(reset).toHaveCount(0);
});
