/** Pictures to keep: a position as PNG and SVG, a game as an animation, with progress and cancel. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, prefers, ready, test } from './harness';

const POSITION = '/position/square.2.-.1La1a2a3b3~1La4a5a6b6~2Tg2h1h2h3~2Tg5h4h5h6.1.-';

test.beforeEach(({ context }) => prefers(context, 'flat'));

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a position is kept as PNG and as SVG, and its moves as an animation', async ({ page }) => {
  await page.goto(`${POSITION}?test`);
  await ready(page);
  for (const move of ['Ic3c4c5', 'If3f4f5', 'La7a8b8c8']) {
    const typed = page.getByRole('textbox', { name: 'Type a move' });
    await typed.fill(move);
    await typed.press('Enter');
  }
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('button', { name: 'PNG' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const svg = await saved(page, 'SVG');
  expect(svg.name).toBe('square-3.svg');
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // The winning path is numbered, and nothing waits to be clicked.
  expect(text).toContain('#ffffff');
  expect(text, 'the last piece').toContain('stroke="#fffaf0" stroke-width="5.5"');
  expect(text).not.toContain('role=');

  const png = await saved(page, 'PNG');
  expect(png.name).toBe('square-3.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20))).toBe(1200);

  const gif = await saved(page, 'Game as animation (GIF)');
  expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a');
  // A frame for the position and one for each of the three moves, each with a graphic control block.
  const control = Buffer.from([0x21, 0xf9, 0x04]);
  let frames = 0;
  for (let at = gif.bytes.indexOf(control); at >= 0; at = gif.bytes.indexOf(control, at + 1)) frames += 1;
  expect(frames).toBe(4);
});

test('no piece of a position that was put together is marked as the last', async ({ page }) => {
  await page.goto(`${POSITION}?test`);
  await ready(page);
  await page.getByRole('button', { name: 'Save picture' }).click();
  const svg = await saved(page, 'SVG');
  expect(svg.bytes.toString()).not.toContain('stroke="#fffaf0" stroke-width="5.5"');
});

test('the analysis board has pictures of what it shows', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  for (const move of ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6']) await page.evaluate((text) => window.caminos?.session.play(text), move);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved(page, 'PNG')).name).toBe('square-2.png');
  expect((await saved(page, 'Game as animation (GIF)')).name).toBe('square-2.gif');
});
