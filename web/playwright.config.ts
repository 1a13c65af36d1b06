/** Tests in a real browser: Debian's Chromium, drawn in software. */
import { defineConfig } from '@playwright/test';

const port = Number(process.env['CAMINOS_PORT'] ?? 4173);

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // The machine draws in software: one at a time is quicker than all at once.
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['CAMINOS_ADDRESS'] ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  ...(process.env['CAMINOS_ADDRESS']
    ? {}
    : { webServer: { command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`, port, reuseExistingServer: false } }),
});
