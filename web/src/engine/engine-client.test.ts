/** The client and the worker's side together, with an engine that the test leads. */
import { describe, expect, it, vi } from 'vitest';
import type { Info } from '../wire/types';
import { Cancelled, type SearchRequest } from './engine';
import { EngineClient } from './engine-client';
import type { EngineModule, SearchSteps } from './engine-host';
import { LocalWorker } from './for-tests';

/** Each step takes the time that it is given and looks at one node. */
class TestSearch implements SearchSteps {
  steps = 0;
  freed = false;
  readonly request: SearchRequest;
  constructor(request: SearchRequest) {
    this.request = request;
  }
  step(): boolean {
    this.steps++;
    return this.steps === this.request.nodes;
  }
  info(): Info {
    return {
      depth: 1,
      nodes: this.steps,
      time: this.steps * 100,
      hashfull: null,
      pvs: [{ score: { kind: 'points', value: 0 }, wdl: { win: 500, draw: 0, loss: 500 }, moves: ['La1a2a3b3'] }],
    };
  }
  free(): void {
    this.freed = true;
  }
}

function setUp() {
  const searches: TestSearch[] = [];
  const workers: LocalWorker[] = [];
  const networks: number[] = [];
  const network = vi.fn((board: string): Promise<ArrayBuffer> | null => (board === 'square' ? Promise.resolve(new ArrayBuffer(5)) : null));
  const module: EngineModule = {
    load: () => {},
    addNetwork: (bytes) => networks.push(bytes.byteLength),
    start: (request) => {
      if (request.link === 'broken') throw new Error('no such position');
      const search = new TestSearch(request);
      searches.push(search);
      return search;
    },
  };
  const load = vi.fn(async () => ({}) as WebAssembly.Module);
  const client = new EngineClient({
    start: () => {
      const worker = new LocalWorker(module);
      workers.push(worker);
      return worker;
    },
    load,
    network,
    seed: () => 1,
  });
  return { client, searches, workers, load, network, networks };
}

const request = (nodes?: number): SearchRequest => ({
  link: '1.square.2.',
  strength: 9,
  lines: 1,
  ...(nodes === undefined ? {} : { nodes }),
});

describe('the engine in a worker', () => {
  it('is fetched with the first search, and serves all of them', async () => {
    const { client, workers, load } = setUp();
    expect(load).not.toHaveBeenCalled();
    expect(await client.search(request(3))).toMatchObject({ nodes: 3 });
    expect(await client.search(request(5))).toMatchObject({ nodes: 5 });
    expect(load).toHaveBeenCalledTimes(1);
    expect(workers).toHaveLength(1);
    client.dispose();
  });

  it('gets the network of a board with its first search at a strength that needs it, and none below', async () => {
    const { client, network, networks } = setUp();
    await client.search({ ...request(1), strength: 6 });
    expect(network).not.toHaveBeenCalled();
    await client.search(request(1));
    await client.search(request(1));
    await client.search({ ...request(1), link: '1.other.2.' });
    expect(network.mock.calls).toEqual([['square'], ['other']]);
    expect(networks).toEqual([5]);
    client.dispose();
  });

  it('searches without the network while it cannot be fetched', async () => {
    const { client, network, networks } = setUp();
    network.mockRejectedValueOnce(new Error('offline'));
    expect(await client.search(request(1))).toMatchObject({ nodes: 1 });
    expect(networks).toEqual([]);
    await client.search(request(1));
    expect(networks).toEqual([5]);
    client.dispose();
  });

  it('reports how far a search has come', async () => {
    const { client } = setUp();
    const infos: number[] = [];
    await client.search(request(4), { onInfo: ({ nodes }) => infos.push(nodes) });
    expect(infos).toEqual([1, 2, 3]);
    client.dispose();
  });

  it('stops a search without limits when it is aborted, and lives on', async () => {
    const { client, searches, workers } = setUp();
    const abort = new AbortController();
    const search = client.search(request(), { signal: abort.signal, onInfo: ({ nodes }) => nodes === 3 && abort.abort() });
    await expect(search).rejects.toBeInstanceOf(Cancelled);
    await vi.waitFor(() => expect(searches[0]?.freed).toBe(true));
    const { steps } = searches[0] ?? { steps: 0 };
    expect(await client.search(request(2))).toMatchObject({ nodes: 2 });
    expect(searches[0]?.steps).toBe(steps);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminated).toBe(false);
    client.dispose();
  });

  it('gives a search up for the next one', async () => {
    const { client, searches } = setUp();
    const first = client.search(request());
    const second = client.search(request(2));
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(await second).toMatchObject({ nodes: 2 });
    expect(searches.every(({ freed }) => freed)).toBe(true);
    client.dispose();
  });

  it('says why a search fails, and searches again', async () => {
    const { client } = setUp();
    await expect(client.search({ ...request(1), link: 'broken' })).rejects.toThrow('no such position');
    expect(await client.search(request(1))).toMatchObject({ nodes: 1 });
    client.dispose();
  });

  it('starts another worker after one that broke', async () => {
    const { client, workers } = setUp();
    const search = client.search(request());
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.onerror?.({ message: 'out of memory' });
    await expect(search).rejects.toThrow('out of memory');
    expect(await client.search(request(1))).toMatchObject({ nodes: 1 });
    expect(workers).toHaveLength(2);
    client.dispose();
  });

  it('can be asked again after its module could not be fetched', async () => {
    const { client, load } = setUp();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(client.search(request(1))).rejects.toThrow('offline');
    expect(await client.search(request(1))).toMatchObject({ nodes: 1 });
    client.dispose();
  });

  it('ends with whoever asked', async () => {
    const { client, workers } = setUp();
    const search = client.search(request());
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    client.dispose();
    await expect(search).rejects.toBeInstanceOf(Cancelled);
    await vi.waitFor(() => expect(workers[0]?.terminated).toBe(true));
  });
});
