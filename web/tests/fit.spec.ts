/** No text is cut off or sticks out, and a finger has room, in any language and at any width of a window. */
import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { expect, openOptions, PATIENCE, play, prefers, ready, SHORT, smallTargets, startGame, test } from './harness';

const LANGUAGES = readdirSync(new URL('../../locales', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const WIDTHS = [360, 390, 480, 600, 768, 860, 861, 1024, 1100, 1101, 1280, 1366, 1600, 1920];

/** What sticks out of the window or of its own box, and where the page would scroll sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > room) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.visually-hidden, svg, .skip'))
        continue;
      if (element instanceof HTMLSelectElement) {
        // A list to choose from never scrolls: it cuts off what is chosen.
        const copy = element.cloneNode() as HTMLSelectElement;
        copy.append(new Option(element.selectedOptions[0]?.text));
        copy.style.cssText = 'position: absolute; width: auto; min-width: 0; max-width: none';
        element.after(copy);
        const needed = copy.offsetWidth;
        copy.remove();
        if (needed > element.offsetWidth + 1)
          found.push(`select: ${element.selectedOptions[0]?.text} needs ${needed} of ${element.offsetWidth}`);
      }
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      const owns = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!owns) continue;
      const name = `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
      // What scrolls by itself may be longer than its box; so may what the browser draws, such as a list to choose from.
      const scrolls = (at: Element | null): boolean =>
        at !== null && (/auto|scroll/.test(getComputedStyle(at).overflow) || scrolls(at.parentElement));
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && style.display !== 'inline' && !scrolls(element)) {
        found.push(`${name} needs ${element.scrollWidth} of ${element.clientWidth}`);
      }
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > room + 1) && !scrolls(element)) found.push(`${name} reaches from ${left} to ${right} of ${room}`);
    }
    return found;
  });
}

async function fits(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    expect(await overflowing(page), `${screen} at ${width} px`).toEqual([]);
    expect(await smallTargets(page), `targets of ${screen} at ${width} px`).toEqual([]);
  }
}

/** The smaller links of the first screen are two rows of two, whatever the width. */
async function twoByTwo(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    const places = await page.locator('.small > *').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    const distinct = (values: number[]) => new Set(values.map(Math.round)).size;
    expect([places.length, distinct(places.map(({ x }) => x)), distinct(places.map(({ y }) => y))], `at ${width} px`).toEqual([4, 2, 2]);
  }
}

for (const language of LANGUAGES) {
  test(`nothing overflows from 360 to 1920 px, ${language}`, async ({ page, context }) => {
    await prefers(context, 'flat', { language });
    await page.goto('/?test');
    await expect(page.locator('button.play')).toBeVisible();
    await fits(page, 'the first screen');
    await twoByTwo(page);
    await page.locator('.more').click();
    await page.locator('label.pill').nth(1).click();
    await fits(page, 'the options');
    await page.setViewportSize({ width: 360, height: 740 });
    const lines = (label: Element) => label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight);
    expect(await page.locator('form .without-dot').evaluate(lines), 'the name has a label of one line on a phone').toBeLessThan(1.5);
    await page.keyboard.press('Escape');
    await page.locator('.friend').click();
    await fits(page, 'play a friend');
    await page.keyboard.press('Escape');
    await page.locator('.tools button').first().click();
    await fits(page, 'the settings');
    await page.keyboard.press('Escape');
    await page.locator('.tools button').last().click();
    await fits(page, 'the help');
    await page.keyboard.press('Escape');
    await page.locator('button.play').click();
    await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
    await fits(page, 'the table');
    await page.keyboard.press('1');
    await fits(page, 'a piece in hand');
    for (const path of ['/learn?test', '/rules?test', '/puzzles?test', '/position/square.2.-.1Ic3c4c5.2.-?test']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page, path);
    }
  });
}

for (const language of LANGUAGES) {
  test(`nor does the end of a game, its review or the panels beside the analysis board, ${language}`, async ({ page, context }) => {
    await prefers(context, 'flat', { language });
    await page.goto('/?test');
    await startGame(page, { 2: 'friend' });
    await ready(page);
    for (const move of SHORT) await play(page, move);
    await expect(page.locator('.end')).toBeVisible();
    await fits(page, 'the end card');
    await page.locator('.end a[href*="#review"]').click();
    await expect(page.locator('.accuracy')).not.toBeEmpty({ timeout: PATIENCE });
    const mistake = page.locator('.accuracy ~ * li button[aria-pressed]').first();
    await expect(mistake).toBeVisible({ timeout: PATIENCE });
    await fits(page, 'the review');
    await mistake.click();
    await fits(page, 'a mistake explained');
    // Marks, a comment and the engine beside a game of two moves.
    await page.goto('/analysis?test#1.square.2.BAixBD');
    await ready(page);
    await expect(page.locator('.chances').first()).toBeVisible({ timeout: PATIENCE });
    await fits(page, 'the analysis board');
    await page.goto('/analysis?test#edit.square.2.n.1Ic3c4c5.2.-');
    await ready(page);
    await fits(page, 'the position editor');
  });
}

test('the first screen does not scroll at 1366 × 768, nor does the table', async ({ page, context }) => {
  await prefers(context, 'flat');
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    for (const language of LANGUAGES) {
      await page.goto('/?test');
      await page.locator('.tools select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await scrolls(), `the first screen in ${language}`).toBe(0);
    }
    await page.locator('button.play').click();
    await expect(page.locator('.board[data-ready="true"]')).toBeVisible();
    expect(await scrolls(), 'the table').toBe(0);
    await ready(page);
    await play(page, SHORT[0]);
    // With a game to go on with there is one more door.
    await page.goto('/?test');
    await expect(page.locator('.continue')).toBeVisible();
    expect(await scrolls(), 'with an unfinished game').toBe(0);
  }
});

test('a newcomer sees every door on a phone of 360 × 640, in every language', async ({ page, context }) => {
  await prefers(context, 'flat');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/?test');
  for (const language of LANGUAGES) {
    await page.locator('.tools select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBe(640);
  }
});

test('a game is started from the set-up panel without scrolling', async ({ page, context }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await openOptions(page);
    await expect(page.locator('form .main')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the moves stand in columns, whatever is written in them', async ({ page, context }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' });
  await ready(page);
  // Short ones and long ones.
  for (const move of ['La1a2a3b3', 'Tg2h1h2h3', 'Ic4^3', 'If4^3', 'Ld1^3e1', 'Ig5g6g7', 'Ia4^3']) await play(page, move);
  const rows = await page
    .locator('[aria-label="Moves"] li')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.number, button')].map((part) => Math.round(part.getBoundingClientRect().x))),
    );
  expect(rows).toHaveLength(4);
  const [number = 0, first = 0, second = 0] = rows[0] ?? [];
  expect(number < first && first < second).toBe(true);
  for (const row of rows) expect(row).toEqual([number, first, second].slice(0, row.length));
});

for (const language of ['en', 'fr', 'de']) {
  test(`a seat keeps its clock and its pieces within its card, whatever the name, ${language}`, async ({ page, context }) => {
    await prefers(context, 'flat', { language });
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/?test');
    await openOptions(page);
    await page.locator('label.pill').nth(1).click();
    await page.locator('.seat input').fill('Maximiliana von und zu Hohenstein');
    await page.locator('form select').last().selectOption({ index: 3 });
    await page.locator('form .main').click();
    await ready(page);
    await expect(page.locator('.players .clock')).toHaveCount(4);
    const outside = await page.locator('.players section').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const column = card.closest('.players')?.getBoundingClientRect();
        const { right } = card.getBoundingClientRect();
        const parts = [...card.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right);
        return [...(right > (column?.right ?? 0) ? [card] : []), ...parts].map((part) => part.outerHTML.slice(0, 60));
      }),
    );
    expect(outside).toEqual([]);
    // A name that is cut off ends in an ellipsis; nothing else is cut off.
    const cut = page.locator('.players :is(.clock, .kind, .tag, .time)');
    expect(
      await cut.evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0).length),
    ).toBe(0);
  });
}

test('the buttons of the camera leave the names at the rim free on a small phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await prefers(context, '3d');
  await page.goto('/?test');
  await startGame(page, { 2: 'friend' });
  await ready(page);
  const covered = await page.evaluate(() => {
    const { state, view } = window.caminos ?? {};
    const box = document.querySelector('.board')?.getBoundingClientRect();
    const buttons = document.querySelector('.camera')?.getBoundingClientRect();
    if (!state || !view || !box || !buttons) throw new Error('no board is drawn');
    const columns = new Map<number, number>();
    for (const { at } of state.game.cells) columns.set(at[0], Math.max(at[1], columns.get(at[0]) ?? 0));
    // Where a name ends on the rim: it is as high as a third of a cell, and a fifth of one outside.
    return [...columns].filter(([x, y]) => {
      const [left, top] = view.project([x, y + 0.9], 0);
      return box.x + left > buttons.left && box.y + top < buttons.bottom;
    });
  });
  expect(covered).toEqual([]);
});
