/** The engine's wasm. Its reports cross as JSON. */
import { initSync, Search } from '../wasm/engine';
import type { Info } from '../wire/types';
import type { SearchRequest } from './engine';
import type { EngineModule, SearchSteps } from './engine-host';

export const wasmEngine: EngineModule = {
  load(module: WebAssembly.Module): void {
    initSync({ module });
  },

  start({ link, strength, time, nodes, lines }: SearchRequest, seed: number): SearchSteps {
    const search = new Search(link, strength, seed, time, nodes, lines);
    return {
      step: (time) => search.step(time),
      info: () => JSON.parse(search.info() ?? 'null') as Info | null,
      free: () => search.free(),
    };
  },
};
