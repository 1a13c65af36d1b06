// Takes the pictures of the documentation: the page as people see it, in games played by moves.
import { readFileSync } from 'node:fs';
import { drawn, pageOf, withPage } from './browser.mjs';

const images = new URL('../../docs/images/', import.meta.url).pathname;

/** The moves of a record's only game. */
const moves = readFileSync(`${images}game.caminos`, 'utf8')
  .replace(/\[.*\]/g, '')
  .replace(/\b(yellow|green) connects.*/s, '')
  .split(/\s+/)
  .filter((word) => word && !/^\d+\.$/.test(word));

async function table(page, home, board, game) {
  await page.goto(`${home}/?test`);
  await page.locator(`label.board:has([value=${board}])`).click();
  await page.locator('.seat select').nth(1).selectOption('friend');
  await page.locator('form .main').click();
  await drawn(page);
  for (const move of game) {
    await page.evaluate((move) => window.caminos.session.play(move), move);
    const refusal = await page.evaluate(() => window.caminos.session.state.get().refusal);
    if (refusal) throw new Error(`${move}: ${JSON.stringify(refusal)}`);
  }
}

const take = async (page, name) => {
  await drawn(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${images}${name}.jpg`, quality: 85 });
  await page.context().close();
};

await withPage(async (browser, home) => {
  const desk = { viewport: { width: 1120, height: 700 } };

  const light = await pageOf(browser, desk, { view: '3d', theme: 'light' });
  await table(light, home, 'square', moves);
  await take(light, 'table');

  const dark = await pageOf(browser, desk, { view: '3d', theme: 'dark' });
  await table(dark, home, 'octagon', ['Lc3d3d4d5', 'Tf4f5f6g5', 'Zb4b5c5c6', 'Le6^2e7e8']);
  await dark.keyboard.press('1');
  await take(dark, 'table-dark');

  const flat = await pageOf(browser, desk, { view: 'flat', theme: 'light' });
  await table(flat, home, 'square', moves.slice(0, 11));
  await flat.keyboard.press('c');
  await take(flat, 'table-flat');

  const phone = await pageOf(
    browser,
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    { view: '3d', theme: 'light' },
  );
  await table(phone, home, 'diamond', []);
  await take(phone, 'table-phone');
});
