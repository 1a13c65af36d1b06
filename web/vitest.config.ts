import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

// Apart from the page's own, since a build of the page alone has no test tools.
export default mergeConfig(
  page,
  defineConfig({
    // Generous: on a busy machine a test may take seconds, and only one that hangs waits so long.
    test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
  }),
);
