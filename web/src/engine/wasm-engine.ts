/** The engine's wasm. Its reports cross as JSON. */
import { Engine, initSync } from '../wasm/engine';
import type { Info } from '../wire/types';
import type { SearchRequest } from './engine';
import type { EngineModule, SearchSteps } from './engine-host';

let engine: Engine | null = null;

export const wasmEngine: EngineModule = {
  load(module: WebAssembly.Module): void {
    initSync({ module });
    engine = new Engine();
  },

  addNetwork(bytes: ArrayBuffer): void {
    engine?.addNetwork(new Uint8Array(bytes));
  },

  start({ link, strength, time, nodes, lines }: SearchRequest, seed: number): SearchSteps {
    if (!engine) throw new Error('the engine is not loaded');
    const search = engine.search(link, strength, seed, time, nodes, lines);
    return {
      step: (time) => search.step(time),
      info: () => JSON.parse(search.info() ?? 'null') as Info | null,
      free: () => search.free(),
    };
  },
};
