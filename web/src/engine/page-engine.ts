/** The engine of this page: a worker of its own, and one compiled module for all of them. */
import engineUrl from '../wasm/engine_bg.wasm?url';
import { EngineClient } from './engine-client';
import type { EngineWorker } from './messages';
import { networkOf } from './networks';

let module: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(engineUrl));
  } catch {
    // A proxy may have changed the type that a stream needs.
    const response = await fetch(engineUrl);
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

function load(): Promise<WebAssembly.Module> {
  module ??= compile();
  // Whoever was offline may try again.
  module.catch(() => (module = null));
  return module;
}

export function pageEngine(): EngineClient {
  return new EngineClient({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as EngineWorker,
    load,
    network: networkOf,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  });
}
