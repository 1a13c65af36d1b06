// A server of its own and a browser, for tools that look at the page.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const program = process.env.CAMINOS ?? '../target/debug/caminos';
const address = `127.0.0.1:${process.env.CAMINOS_PORT ?? 18377}`;

/** Does something with a browser and the address of a server, and cleans up after it. */
export async function withPage(work) {
  const data = mkdtempSync(join(tmpdir(), 'caminos-look-'));
  const server = spawn(program, ['serve', '--listen', address, '--data', data, '--no-open'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise((_, fail) => server.once('exit', (code) => fail(new Error(`the server ended with ${code}`))));
  gone.catch(() => {});
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    await Promise.race([answers(), gone]);
    await work(browser, `http://${address}`);
  } finally {
    await browser.close();
    server.removeAllListeners('exit');
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function answers() {
  for (;;) {
    const answer = await fetch(`http://${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** A page of somebody with these settings. */
export async function pageOf(browser, options, settings) {
  const context = await browser.newContext({ deviceScaleFactor: 1, ...options });
  await context.addInitScript(
    (settings) => {
      if (location.origin !== 'null') localStorage.setItem('caminos.settings', settings);
    },
    JSON.stringify({ motion: 'reduced', sound: 'off', ...settings }),
  );
  return context.newPage();
}

/** The board is drawn, and the last frame of it is on the screen. */
export async function drawn(page) {
  await page.locator('.board[data-ready="true"]').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => window.caminos?.view);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
