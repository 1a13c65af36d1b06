/** The engine without a browser: the worker's side on this thread. */
import { readFile } from 'node:fs/promises';
import { EngineClient } from './engine-client';
import { EngineHost, type EngineModule } from './engine-host';
import type { EngineWorker } from './messages';
import { wasmEngine } from './wasm-engine';

/** A worker on this thread. */
export class LocalWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  terminated = false;
  readonly #host: EngineHost;

  constructor(engine: EngineModule = wasmEngine) {
    this.#host = new EngineHost(
      engine,
      (data) => setTimeout(() => this.terminated || this.onmessage?.({ data })),
      (next) => setTimeout(next),
    );
  }

  postMessage: EngineWorker['postMessage'] = (message) => {
    setTimeout(() => this.terminated || this.#host.receive(message));
  };

  terminate(): void {
    this.terminated = true;
  }
}

let module: Promise<WebAssembly.Module> | null = null;

export function engineForTests(workers: LocalWorker[] = [], engine: EngineModule = wasmEngine): EngineClient {
  return new EngineClient({
    start: () => {
      const worker = new LocalWorker(engine);
      workers.push(worker);
      return worker;
    },
    load: () => (module ??= readFile(new URL('../wasm/engine_bg.wasm', import.meta.url)).then((bytes) => WebAssembly.compile(bytes))),
    network: (board) =>
      readFile(new URL(`../../../crates/search/networks/${board}.network`, import.meta.url)).then(({ buffer, byteOffset, length }) =>
        (buffer as ArrayBuffer).slice(byteOffset, byteOffset + length),
      ),
    seed: () => 7,
  });
}
