import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Games have addresses of their own (/g/…), so files are named from the root.
  base: '/',
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'ws://127.0.0.1:8080', ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    // The policy of the server allows no inline data in scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], environment: 'node' },
})
