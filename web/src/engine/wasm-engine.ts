/** The engine's wasm. */
import { initSync, think } from '../wasm/caminos';
import type { ThoughtView } from '../wire/types';
import type { EngineInfo, SearchRequest } from './engine';
import type { EngineModule, SearchSteps } from './engine-host';

export const wasmEngine: EngineModule = {
  load(module: WebAssembly.Module): void {
    initSync({ module });
  },

  start({ link, strength, time }: SearchRequest, seed: number): SearchSteps {
    let info: EngineInfo | null = null;
    return {
      step() {
        const found = think(link, strength, time ?? 1000, seed);
        if (found === undefined) return true;
        const { chances, line } = JSON.parse(found) as ThoughtView;
        info = { depth: line.length, nodes: 0, time: 0, lines: [{ score: { kind: 'value', value: 0 }, wdl: chances, moves: line }] };
        return true;
      },
      info: () => info,
      free: () => {},
    };
  },
};
