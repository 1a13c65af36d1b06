// Draws the icons and the picture for link previews from our own drawings, in a browser.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const place = (path) => new URL(path, import.meta.url).pathname;
const icon = readFileSync(place('../public/favicon.svg'), 'utf8');
const board = readFileSync(place('../../docs/images/board.svg'), 'utf8');
const out = place('../public/icons');
mkdirSync(out, { recursive: true });

const square = (size, part, ground) =>
  `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}">
   <div style="width:${size * part}px;height:${size * part}px">${icon}</div></body>`;
const preview = `<body style="margin:0;width:1200px;height:630px;display:flex;align-items:center;background:#f3eee5;overflow:hidden">
  <div style="flex:none;width:440px;padding-left:72px;color:#2b2620;font:600 92px Georgia,serif">
    <div style="width:150px;height:150px;margin-bottom:28px">${icon}</div>Caminos</div>
  <div id="board" style="flex:1;display:grid;place-items:center;height:630px">${board}</div>
  <style>#board svg{width:660px;height:600px}</style></body>`;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
async function draw(name, width, height, body, omitBackground = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(body);
  await page.screenshot({ path: `${out}/${name}.png`, omitBackground });
}
await draw('icon-192', 192, 192, square(192, 0.94, 'transparent'), true);
await draw('icon-512', 512, 512, square(512, 0.94, 'transparent'), true);
// A mask may cut off everything outside a circle of 80 %.
await draw('maskable-512', 512, 512, square(512, 0.6, '#f4efe6'));
await draw('touch-180', 180, 180, square(180, 0.74, '#f4efe6'));
await draw('preview', 1200, 630, preview);
await browser.close();
