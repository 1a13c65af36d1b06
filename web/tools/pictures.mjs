// Takes the pictures of the documentation: the page as people see it, in games played by moves.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawn, pageOf, withPage } from './browser.mjs';

const images = new URL('../../docs/images/', import.meta.url).pathname;
/** What the first screen shows until its board plays. */
const demos = new URL('../public/pictures/', import.meta.url).pathname;

/** The moves of a record's only game. */
const moves = readFileSync(`${images}game.caminos`, 'utf8')
  .replace(/\[.*\]/g, '')
  .replace(/\b(yellow|green) connects.*/s, '')
  .split(/\s+/)
  .filter((word) => word && !/^\d+\.$/.test(word));

async function table(page, home, board, game) {
  await page.goto(`${home}/?test&quality=rich`);
  await page.locator('.more').click();
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

const take = async (page, name, table = true) => {
  if (table) await drawn(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${images}${name}.jpg`, quality: 85 });
  await page.context().close();
};

/** The first screen with its board. */
async function first(page, home) {
  await page.goto(`${home}/?test&live&soon&quality=rich`);
  await page.locator('[data-live="true"]').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('board-drawn').length > 0, undefined, { timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Saves the board of the first screen, without what lies over it, as WebP, which only browsers write. */
async function takeDemo(page, theme) {
  const around = (visibility) =>
    page.evaluate((visibility) => {
      for (const part of document.querySelectorAll('main > :not(.stage)')) part.style.visibility = visibility;
    }, visibility);
  await around('hidden');
  const png = await page.locator('.live').screenshot();
  await around('');
  // A page of its own: that of the game may draw no picture from elsewhere.
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, png.toString('base64'));
  writeFileSync(`${demos}demo-${theme}.webp`, webp, 'base64');
}

await withPage(async (browser, home) => {
  const screen = { viewport: { width: 1366, height: 768 } };
  for (const [theme, name] of [
    ['light', 'home'],
    ['dark', 'home-dark'],
  ]) {
    const page = await pageOf(browser, screen, { view: '3d', theme });
    await first(page, home);
    await takeDemo(page, theme);
    await take(page, name, false);
  }
  const small = await pageOf(
    browser,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    { view: '3d', theme: 'light' },
  );
  await first(small, home);
  await take(small, 'home-phone', false);

  const desk = { viewport: { width: 1120, height: 700 } };

  const light = await pageOf(browser, desk, { view: '3d', theme: 'light' });
  await table(light, home, 'square', moves);
  await take(light, 'table');

  const dark = await pageOf(browser, desk, { view: '3d', theme: 'dark' });
  await table(dark, home, 'octagon', ['Lc3d3d4d5', 'Tf4f5f6g5', 'Zb4b5c5c6', 'Le6^2e7e8']);
  await dark.locator('.players [data-shape="L"]:enabled').click();
  await take(dark, 'table-dark');

  const flat = await pageOf(browser, desk, { view: 'flat', theme: 'light' });
  await table(flat, home, 'square', moves.slice(0, 11));
  await flat.keyboard.press('c');
  await take(flat, 'table-flat');

  const review = await pageOf(browser, { viewport: { width: 1280, height: 940 } }, { view: 'flat', theme: 'light' });
  await table(review, home, 'square', ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8']);
  await review.getByRole('link', { name: 'Review' }).click();
  await review
    .getByRole('list', { name: 'Mistakes' })
    .getByRole('button', { name: /T on g5-h4-h5-h6/ })
    .click();
  await take(review, 'review');

  const phone = await pageOf(
    browser,
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    { view: '3d', theme: 'light' },
  );
  await table(phone, home, 'diamond', ['Lf5f6f7g7', 'Td6e5e6e7', 'Zg5g6h6h7', 'Zd4d5e3e4']);
  await phone.locator('.thumb [data-shape="T"]').tap();
  await take(phone, 'table-phone');
});
