// Measures what the board costs in three dimensions, drawn in software:
// - a frame with a piece in hand beside one without, in CPU time of the whole browser and in draw calls;
// - the CPU time of the page's main thread while a mouse goes over all cells with a piece in hand.
// BEFORE=dist/of/an/older/page measures that page too, in turns with this one. ARGS=--check fails above a limit.
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { dist, serve } from './static.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FRAMES = 40;
/** How long a pointer stays over a cell, in milliseconds: movements end in that time. */
const STAY = 160;
const LIMITS = { frame: 1.2, calls: 60, hover: 0.3 };

const game = readFileSync(new URL('../../docs/images/game.caminos', import.meta.url), 'utf8')
  .replace(/\[.*\]/g, '')
  .replace(/\b(yellow|green) connects.*/s, '')
  .split(/\s+/)
  .filter((word) => word && !/^\d+\.$/.test(word))
  // The game goes on, so that a piece can be taken up.
  .slice(0, 12);

/** A file of the system; nothing if the process has ended meanwhile. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of a process after its name: its state, its parent, and so on. */
const fields = (pid) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** A process and all that it started. */
function processes(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), Number(fields(pid)[1])]);
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** The CPU time of a process and all that it started, in milliseconds (Linux counts hundredths of a second). */
const cpuTime = (root) =>
  processes(root)
    .map(fields)
    .reduce((sum, of) => sum + ((Number(of[11]) || 0) + (Number(of[12]) || 0)) * 10, 0);

async function table(browser, address, settings) {
  const context = await browser.newContext({ deviceScaleFactor: 1, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    (settings) => location.origin !== 'null' && localStorage.setItem('caminos.settings', settings),
    JSON.stringify({ view: '3d', sound: 'off', motion: 'system', ...settings }),
  );
  const page = await context.newPage();
  await page.goto(`${address}/?test`);
  await page.locator('.play.main').waitFor();
  // Version 0.1 had all choices on the first screen.
  const more = page.locator('.small .more');
  if ((await more.count()) > 0) await more.click();
  await page.locator('.seat select').nth(1).selectOption('friend');
  await page.locator('form .main').click();
  await page.waitForFunction(() => window.caminos?.view, undefined, { timeout: 120_000 });
  for (const move of game) {
    await page.evaluate((move) => window.caminos.session.play(move), move);
  }
  await page.waitForTimeout(1500);
  return page;
}

const hold = async (page) => {
  await page.keyboard.press('1');
  await page.waitForFunction(() => window.caminos.state.hand);
  await page.waitForTimeout(700);
};

/** Draws so many frames, with the camera a little to and fro. */
const draw = (page, frames) =>
  page.evaluate(async (frames) => {
    const { view } = window.caminos;
    const first = view.frames();
    for (let n = 0; view.frames() - first < frames; n++) {
      view.orbit(n % 2 ? 1 : -1, 0);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return { frames: view.frames() - first, calls: view.drawCalls() };
  }, frames);

/** The middle of every cell on the screen that can be pointed at. */
const cells = (page) =>
  page.evaluate(() => {
    const { state, view } = window.caminos;
    const box = document.querySelector('.board').getBoundingClientRect();
    const cubes = state.position.pieces.flatMap((piece) => piece.cubes);
    return state.game.cells.map(({ at: [x, y] }) => {
      const height = cubes.filter((cube) => cube[0] === x && cube[1] === y).length;
      const [left, top] = view.project([x, y], height);
      return [box.x + left, box.y + top];
    });
  });

/** The CPU time that main threads of pages have had so far, in milliseconds. Only the page in front has anything to do. */
function mainThreads(root) {
  const pages = processes(root).filter((pid) => /--type=renderer/.test(read(`/proc/${pid}/cmdline`)));
  // The first thread of a process has its number.
  return pages.reduce((sum, pid) => sum + Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[0]) / 1e6, 0);
}

/** The main thread's work while the pointer goes over all cells, in milliseconds. */
async function hover(page, root) {
  const points = await cells(page);
  const start = mainThreads(root);
  for (const [x, y] of points) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(STAY);
  }
  return mainThreads(root) - start;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${value.toFixed(1)} ms`;

const server = await chromium.launchServer({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const browser = await chromium.connect(server.wsEndpoint());
const now = await serve(dist);
const before = process.env.BEFORE ? await serve(process.env.BEFORE) : null;
const failures = [];
const limit = (name, value, most) => {
  if (value > most) failures.push(`${name} ${value.toFixed(2)} is above ${most}`);
};
try {
  const empty = await table(browser, now.address, { motion: 'reduced' });
  const held = await table(browser, now.address, { motion: 'reduced' });
  await hold(held);
  const costs = { empty: [], held: [] };
  const calls = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, page] of Object.entries({ empty, held })) {
      await page.bringToFront();
      await draw(page, 3);
      const start = cpuTime(server.process().pid);
      const drawn = await draw(page, FRAMES);
      costs[name].push((cpuTime(server.process().pid) - start) / drawn.frames);
      calls[name] = drawn.calls;
    }
  }
  const ratio = median(costs.held) / median(costs.empty);
  console.log(`a frame without a piece in hand   ${ms(median(costs.empty))} CPU, ${calls.empty} draw calls`);
  console.log(`a frame with a piece in hand      ${ms(median(costs.held))} CPU, ${calls.held} draw calls, ${ratio.toFixed(2)} x`);
  limit('a frame with a piece in hand', ratio, LIMITS.frame);
  limit('draw calls', calls.held, LIMITS.calls);
  await empty.context().close();
  await held.context().close();

  const works = { now: [], before: [] };
  const pages = { now: await table(browser, now.address, {}) };
  if (before) pages.before = await table(browser, before.address, {});
  for (const page of Object.values(pages)) await hold(page);
  for (let round = 0; round < Math.min(ROUNDS, 3); round++) {
    for (const [name, page] of Object.entries(pages)) {
      await page.bringToFront();
      works[name].push(await hover(page, server.process().pid));
    }
  }
  console.log(`hovering over 64 cells            ${ms(median(works.now))} of the main thread`);
  if (before) {
    const share = median(works.now) / median(works.before);
    console.log(`the same, the older page          ${ms(median(works.before))}; now ${share.toFixed(2)} x`);
    limit('hovering', share, LIMITS.hover);
  }
} finally {
  await browser.close();
  await server.close();
  now.stop();
  before?.stop();
}
if (process.argv.includes('--check') && failures.length > 0) {
  for (const failure of failures) console.error(failure);
  process.exitCode = 1;
}
