// Measures how soon the page shows something: the first screen, ready to be used, and the board in three dimensions,
// for somebody who comes for the first time (nothing is cached).
import { pageOf, withPage } from './browser.mjs';

const RUNS = 5;
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

await withPage(async (browser, home) => {
  const first = await windowOf(browser);
  await first.goto(home);
  await first.locator('.play.main').click();
  await first.locator('.board[data-ready="true"]').waitFor({ timeout: 120_000 });
  const games = await first.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('caminos.game')));
  await first.context().close();

  const screens = [];
  const boards = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await windowOf(browser);
    await page.goto(home, { waitUntil: 'commit' });
    // Asked before each picture, so this is the first one that has it.
    const shown = () => document.querySelector('.play.main') && performance.now();
    screens.push(await page.waitForFunction(shown).then((found) => found.jsonValue()));
    await page.context().close();

    const table = await windowOf(browser);
    await table.addInitScript((games) => games.forEach(([key, game]) => localStorage.setItem(key, game)), games);
    await table.goto(`${home}/table`);
    const drawn = () => performance.getEntriesByName('board-drawn')[0]?.startTime;
    boards.push(await table.waitForFunction(drawn, undefined, { timeout: 120_000 }).then((found) => found.jsonValue()));
    await table.context().close();
  }
  console.log(`the first screen   ${summary(screens)}`);
  console.log(`the board in 3D    ${summary(boards)}`);
});
