// A browser and a server of its own, for tools that look at the page.
import { chromium } from '@playwright/test';
import { withServer } from './server.mjs';

/** Does something with a browser, and closes it. */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Does something with a browser and the address of a server, and cleans up after it. */
export function withPage(work) {
  return withServer((home) => withBrowser((browser) => work(browser, home)));
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
  // Drawn in software on a busy machine, everything takes its time.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** The board is drawn, and the last frame of it is on the screen. */
export async function drawn(page) {
  await page.locator('.board[data-ready="true"]').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => window.caminos?.view);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
