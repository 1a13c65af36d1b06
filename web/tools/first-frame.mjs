// Measures how soon the page shows something: the first screen, ready to be used, and the board in three dimensions,
// for somebody who comes for the first time (nothing is cached). The program itself serves the page.
// BEFORE=dist/of/an/older/page measures that page too, in turns with this one, both from a plain server.
import { pageOf, withBrowser, withPage } from './browser.mjs';
import { dist, serve } from './static.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const summary = (values) => `${Math.round(median(values))} ms (median of ${values.length}; ${values.map(Math.round).join(', ')})`;
const desk = { viewport: { width: 1280, height: 800 } };
/** A browser that has just opened a window is busy with itself for so many milliseconds. */
const SETTLING = 1500;

async function windowOf(browser) {
  const page = await pageOf(browser, desk, { view: '3d' });
  await page.waitForTimeout(SETTLING);
  return page;
}

/** A game that was begun: its address, and what the page has stored of it. */
async function begin(browser, home) {
  const page = await windowOf(browser);
  await page.goto(home);
  await page.locator('.play.main').click();
  await page.locator('.board[data-ready="true"]').waitFor({ timeout: 120_000 });
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('caminos.game')));
  const address = page.url();
  await page.context().close();
  return { address, stored };
}

async function firstScreen(browser, home) {
  const page = await windowOf(browser);
  await page.goto(home, { waitUntil: 'commit' });
  // Asked before each picture, so this is the first one that has it.
  const shown = () => document.querySelector('.play.main') && performance.now();
  const time = await page.waitForFunction(shown).then((found) => found.jsonValue());
  await page.context().close();
  return time;
}

async function firstBoard(browser, { address, stored }) {
  const table = await windowOf(browser);
  await table.addInitScript((stored) => stored.forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  await table.goto(address);
  const drawn = () => performance.getEntriesByName('board-drawn')[0]?.startTime;
  const time = await table.waitForFunction(drawn, undefined, { timeout: 120_000 }).then((found) => found.jsonValue());
  await table.context().close();
  return time;
}

/** Measures pages by name, in turns. */
async function measure(browser, homes) {
  const pages = [];
  for (const [name, home] of Object.entries(homes)) {
    pages.push({ name, home, game: await begin(browser, home), screens: [], boards: [] });
  }
  for (let run = 0; run < RUNS; run++) {
    for (const page of pages) {
      page.screens.push(await firstScreen(browser, page.home));
      page.boards.push(await firstBoard(browser, page.game));
    }
  }
  for (const { name, screens, boards } of pages) {
    console.log(`the first screen${name}   ${summary(screens)}`);
    console.log(`the board in 3D${name}    ${summary(boards)}`);
  }
}

if (process.env.BEFORE) {
  const [now, before] = [await serve(dist), await serve(process.env.BEFORE)];
  await withBrowser((browser) => measure(browser, { '': now.address, ', older page': before.address }));
  now.stop();
  before.stop();
} else {
  await withPage((browser, home) => measure(browser, { '': home }));
}
