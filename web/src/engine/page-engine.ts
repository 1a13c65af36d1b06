/** The engine of this page: a worker of its own, and one compiled module for all of them. */
import engineUrl from '../wasm/engine_bg.wasm?url';
import { EngineClient } from './engine-client';
import type { EngineWorker } from './messages';

let module: Promise<WebAssembly.Module> | null = null;

function load(): Promise<WebAssembly.Module> {
  module ??= WebAssembly.compileStreaming(fetch(engineUrl));
  // Whoever was offline may try again.
  module.catch(() => (module = null));
  return module;
}

export function pageEngine(): EngineClient {
  return new EngineClient({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as EngineWorker,
    load,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  });
}
