// Measures the analysis board in Chromium beside the native program, in one run:
// - nodes per second of processor time of the engine's worker against `caminos engine` with one thread, in turns (from
//   /proc, so that other work on the machine does not count);
// - how soon the first line is shown after a position is opened;
// - the longest task of the main thread while lines are streamed, flat and in three dimensions;
// - how long the review of a game of 20 moves takes.
// NATIVE is the program to compare with. ARGS=--check fails where a target is missed.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { pageOf, withPage } from './browser.mjs';

const NATIVE = process.env.NATIVE ?? '../target/release/caminos';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** How long a search is measured, in milliseconds. */
const SEARCH = 5000;
const TARGETS = { ratio: 0.6, first: 300, task: 50, review: 30_000 };
/** The first game of the conformance files that is long enough. */
const moves = readFileSync(new URL('../../testdata/conformance/games.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .find(({ board, players, neutral, moves }) => board === 'square' && players === 2 && !neutral && moves.length >= 21).moves;
const OPENING = moves.slice(0, 4);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Seconds of processor time that a process or a thread, as its folder in /proc, has taken. */
function cpuOf(folder) {
  const stat = readFileSync(`/proc/${folder}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  // The kernel counts in hundredths.
  return (Number(user) + Number(system)) / 100;
}

/** Nodes per second of processor time of the native engine with three lines, as the page asks for. */
function native(nodes) {
  return new Promise((done, fail) => {
    const engine = spawn(NATIVE, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    engine.on('error', fail);
    let [rate, began] = [0, 0];
    createInterface({ input: engine.stdout }).on('line', (line) => {
      if (line === 'readyok') {
        began = cpuOf(engine.pid);
        engine.stdin.write(`go nodes ${nodes} multipv 3\n`);
      } else if (line.startsWith('bestmove')) {
        rate = nodes / (cpuOf(engine.pid) - began);
        engine.stdin.end('quit\n');
      }
    });
    engine.on('exit', () => done(rate));
    engine.stdin.write(`position startpos moves ${OPENING.join(' ')}\nisready\n`);
  });
}

/** The thread of the engine's worker, as its folder in /proc. */
async function workerThread(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const threads = processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => readdirSync(`/proc/${id}/task`).map((thread) => `${id}/task/${thread}`));
  // Of several the one that has worked most: others are of pages that were closed.
  const workers = threads.filter((thread) => readFileSync(`/proc/${thread}/comm`, 'utf8').startsWith('DedicatedWorker'));
  return workers.sort((a, b) => cpuOf(b) - cpuOf(a))[0];
}

/** An analysis board after these moves, with the engine switched off. */
async function board(browser, home, view, played) {
  const page = await pageOf(browser, { viewport: { width: 1280, height: 800 } }, { view });
  await page.goto(`${home}/analysis?test`);
  await page.locator('.board[data-ready="true"]').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => window.caminos?.view, null, { timeout: 120_000 });
  await page.getByRole('region', { name: 'Engine' }).getByRole('button', { name: 'Engine' }).click();
  await page.evaluate(async (moves) => {
    for (const move of moves) await window.caminos.session.play(move);
  }, played);
  // Until nothing is drawn any more: a first frame in software takes its time.
  for (let frames = -1, now = 0; frames !== now; await pause(1000)) {
    frames = now;
    now = await page.evaluate(() => window.caminos.view.frames());
  }
  return page;
}

const engine = (page) => page.getByRole('region', { name: 'Engine' });
const start = (page) => engine(page).getByRole('button', { name: 'Engine' }).click();
const nodesOf = (page) =>
  page.evaluate(() => {
    const text = document.querySelector('.figures')?.textContent ?? '';
    const [, nodes = '0'] = /([\d.,\s]+) nodes/.exec(text) ?? [];
    return Number(nodes.replace(/\D/g, ''));
  });

/** Nodes per second of processor time in the page, without its start; and how many nodes there were. */
async function streamed(browser, page) {
  await start(page);
  await page.waitForFunction(() => /\d+ nodes/.test(document.querySelector('.figures')?.textContent ?? ''));
  // The browser compiles the module a second time, for speed, while it already runs.
  await pause(1500);
  const thread = await workerThread(browser);
  const [from, began] = [await nodesOf(page), cpuOf(thread)];
  await pause(SEARCH);
  const [to, ended] = [await nodesOf(page), cpuOf(thread)];
  await start(page);
  return { rate: (to - from) / (ended - began), nodes: to };
}

/** Milliseconds from a move that opens a new position until its first line is there. */
const firstLine = (page, move) =>
  page.evaluate(async (move) => {
    const lines = () => document.querySelectorAll('[aria-label="Engine"] li').length;
    const began = performance.now();
    await window.caminos.session.play(move);
    return new Promise((done) => {
      const look = () => (emptied && lines() > 0 ? done(performance.now() - began) : ((emptied ||= lines() === 0), setTimeout(look, 1)));
      let emptied = lines() === 0;
      look();
    });
  }, move);

/** The longest task of the main thread while lines are streamed, in milliseconds; 0 where none takes 50. */
async function longest(page) {
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await start(page);
  await pause(SEARCH);
  const tasks = await page.evaluate(() => window.tasks);
  await start(page);
  return Math.max(0, ...tasks);
}

async function review(page) {
  const began = performance.now();
  await page.getByRole('button', { name: 'Review game' }).click();
  await page
    .getByText(/accurate/)
    .first()
    .waitFor({ timeout: 300_000 });
  return performance.now() - began;
}

const figures = {};
await withPage(async (browser, home) => {
  console.log(`load ${loadavg()[0].toFixed(2)}`);
  const [inPage, outside] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // Anew each time: what is known of a position stays shown until a search knows more.
    const page = await board(browser, home, 'flat', OPENING);
    const { rate, nodes } = await streamed(browser, page);
    await page.context().close();
    inPage.push(rate);
    outside.push(await native(nodes));
  }
  figures.ratio = median(inPage.map((rate, i) => rate / outside[i]));
  console.log(
    `nodes per second of processor time: page ${Math.round(median(inPage))}, native ${Math.round(median(outside))}, ratio ${figures.ratio.toFixed(2)}`,
  );

  const flat = await board(browser, home, 'flat', OPENING);
  await start(flat);
  const firsts = [];
  for (const move of moves.slice(OPENING.length, OPENING.length + 5)) {
    firsts.push(await firstLine(flat, move));
    await pause(300);
  }
  await start(flat);
  figures.first = median(firsts);
  console.log(`first line: median ${Math.round(figures.first)} ms, most ${Math.round(Math.max(...firsts))} ms`);

  figures.task = await longest(flat);
  console.log(`longest task while streaming, flat: ${figures.task === 0 ? 'below 50' : Math.round(figures.task)} ms`);
  await flat.context().close();
  const solid = await board(browser, home, '3d', OPENING);
  const inScene = await longest(solid);
  figures.task = Math.max(figures.task, inScene);
  console.log(`longest task while streaming, 3D in software: ${inScene === 0 ? 'below 50' : Math.round(inScene)} ms`);
  await solid.context().close();

  const game = await board(browser, home, 'flat', moves.slice(0, 20));
  figures.review = await review(game);
  console.log(`review of 20 moves: ${(figures.review / 1000).toFixed(1)} s`);
  console.log(`load ${loadavg()[0].toFixed(2)}`);
});

const missed = Object.entries(TARGETS).filter(([name, target]) => (name === 'ratio' ? figures[name] < target : figures[name] > target));
for (const [name, target] of missed) console.log(`missed: ${name} is ${figures[name].toFixed(2)}, the target ${target}`);
if (process.argv.includes('--check') && missed.length > 0) process.exit(1);
