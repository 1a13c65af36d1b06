/** Tests in a real browser on the real server: Debian's Chromium, drawn in software. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['CAMINOS_PORT'] ?? 18377);
const address = `127.0.0.1:${port}`;
const program = process.env['CAMINOS'] ?? '../target/debug/caminos';
// Without a window if it is there, as it needs a third less of the processor.
const shell = '/usr/bin/chromium-headless-shell';
const browser = process.env['CHROMIUM'] ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
const data = (process.env['CAMINOS_DATA'] ??= mkdtempSync(join(tmpdir(), 'caminos-browser-')));

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A page waits a good part of the time: two at once keep two cores busy drawing in software.
  workers: 2,
  fullyParallel: false,
  // Generous: only a test that fails waits so long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://${address}`,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    launchOptions: {
      executablePath: browser,
      args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: `${program} serve --listen ${address} --data ${data} --no-open`,
    url: `http://${address}/healthz`,
    reuseExistingServer: false,
  },
});
