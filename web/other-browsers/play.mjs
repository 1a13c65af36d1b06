// Plays a whole game against the computer in Firefox and in WebKit, on the board in three dimensions, by pointer.
import { mkdirSync } from 'node:fs';
import { withServer } from '../tools/server.mjs';
import { openDisplay } from './display.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebKit } from './webkit.mjs';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const PICTURES = new URL('../tests/screenshots/', import.meta.url).pathname;
/** A browser that takes longer over anything is stuck, in milliseconds. */
const PATIENCE = 120_000;

/** Waits until what a page is asked gives an answer. Ask for plain values: elements do not cross WebDriver BiDi. */
async function until(page, source, why) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const found = await page.run(source);
    if (found) return found;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`waited in vain until ${why}`);
}

/** Where the middle of an element is, if it is there to be clicked. */
const middleOf = (selector) => `(() => {
  const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
})()`;

async function press(page, selector) {
  const { x, y } = await until(page, middleOf(selector), `there is ${selector}`);
  await page.click(x, y);
}

/** A cell where the piece in hand can be placed and that nothing hides, as a point of the page. */
const FREE_CELL = `(() => {
  const { session, view } = window.caminos;
  session.show({ fits: true });
  const { fits, position } = session.state.get();
  session.show({ fits: false });
  const host = document.querySelector('.board');
  const box = host.getBoundingClientRect();
  const cubes = position.pieces.flatMap((piece) => piece.cubes);
  for (const cell of fits ?? []) {
    const height = cubes.filter(([x, y]) => x === cell[0] && y === cell[1]).length;
    const [left, top] = view.project(cell, height);
    const [x, y] = [Math.round(box.x + left), Math.round(box.y + top)];
    const met = view.cellAt(x - box.x, y - box.y);
    if (host.contains(document.elementFromPoint(x, y)) && String(met) === String(cell)) return { x, y };
  }
  return null;
})()`;

const MOVES = 'window.caminos.session.state.get().moves.length';
const OVER = 'window.caminos.session.state.get().matchView.outcome?.kind';
const TURN = `window.caminos.session.state.get().yourTurn || ${OVER}`;

/** Takes up a piece and places it somewhere; turns it where it fits nowhere as it is. */
async function placeSomething(page) {
  const before = await page.run(MOVES);
  for (const letter of ['T', 'L', 'Z', 'I']) {
    const piece = await page.run(middleOf(`.players [data-shape="${letter}"]:enabled`));
    if (!piece) continue;
    await page.click(piece.x, piece.y);
    await until(page, 'window.caminos.session.state.get().hand !== null', 'the piece is in hand');
    for (const turn of ['', ...'rrrfrrrtrrr']) {
      if (turn) await page.press(turn);
      const at = await page.run(FREE_CELL);
      if (!at) continue;
      await page.click(at.x, at.y);
      await until(page, `${MOVES} > ${before}`, 'the piece is placed');
      return;
    }
  }
  throw new Error('no piece fits anywhere');
}

async function playGame(name, page, home) {
  await page.goto(`${home}/?test`);
  await until(page, `document.querySelector('button.play') !== null`, 'the first screen is there');
  await press(page, 'button.play');
  await until(
    page,
    `Boolean(document.querySelector('.board[data-view="3d"][data-ready="true"]') && window.caminos?.view)`,
    'the board is drawn',
  );
  await until(page, 'window.caminos.view.frames() > 0 && window.caminos.view.drawCalls() > 0', 'a frame is drawn');
  for (let turn = 1; ; turn++) {
    await until(page, TURN, 'the computer answers');
    const outcome = await page.run(OVER);
    if (outcome) {
      await page.picture(`${PICTURES}${name}.png`);
      return `${outcome} after ${await page.run(MOVES)} moves`;
    }
    await placeSomething(page);
  }
}

mkdirSync(PICTURES, { recursive: true });
const chosen = process.argv.slice(2);
const display = await openDisplay();
try {
  await withServer(async (home) => {
    for (const [name, open] of Object.entries(BROWSERS)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const start = Date.now();
      const page = await open(display.name);
      try {
        const how = await playGame(name, page, home);
        console.log(`${name}: a whole game, ${how}, in ${Math.round((Date.now() - start) / 1000)} s`);
      } finally {
        await page.close();
      }
    }
  });
} finally {
  display.close();
}
