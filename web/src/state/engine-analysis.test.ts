import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Cancelled, type Engine, type SearchOptions, type SearchRequest } from '../engine/engine';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import type { Info } from '../wire/types';
import { EngineAnalysis } from './engine-analysis';
import { GameTree } from './game-tree';
import { Store } from './store';

beforeAll(rulesForTests);

/** An engine that the test leads. */
class TestEngine implements Engine {
  readonly searches: { request: SearchRequest; options: SearchOptions; end: (info: Info | null) => void }[] = [];
  disposed = false;

  search(request: SearchRequest, options: SearchOptions = {}): Promise<Info | null> {
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Cancelled()));
      this.searches.push({ request, options, end: resolve });
    });
  }

  dispose(): void {
    this.disposed = true;
  }
}

function info(nodes: number, move = 'Ia1a2a3'): Info {
  return {
    depth: 1,
    nodes,
    time: 10,
    hashfull: null,
    pvs: [{ score: { kind: 'points', value: 0 }, wdl: { win: 500, draw: 0, loss: 500 }, moves: [move] }],
  };
}

function setUp(options: { time?: number } = {}) {
  const tree = new GameTree(Game.fromSetup('square 2 - - 1 -'));
  const shown = new Store({ node: tree.root });
  const engine = new TestEngine();
  const engineAnalysis = new EngineAnalysis(engine, shown, {}, { wait: 0, ...options });
  const searches = (count: number) => vi.waitFor(() => expect(engine.searches).toHaveLength(count));
  return { tree, shown, engine, engineAnalysis, searches };
}

describe('the engine beside a board', () => {
  it('streams what it finds of the position that is shown', async () => {
    const { engine, engineAnalysis, searches, tree } = setUp();
    await searches(1);
    expect(engine.searches[0]?.request).toMatchObject({ link: tree.root.game.link, lines: 3 });
    engine.searches[0]?.options.onInfo?.(info(5));
    expect(engineAnalysis.state.get()).toMatchObject({ busy: true, info: { nodes: 5 } });
    engine.searches[0]?.end(info(9));
    await vi.waitFor(() => expect(engineAnalysis.state.get()).toMatchObject({ busy: false, info: { nodes: 9 } }));
  });

  it('comes to rest by itself: a limit of the engine would hold its lines back', async () => {
    vi.useFakeTimers();
    try {
      const { engine, engineAnalysis } = setUp({ time: 1000 });
      await vi.advanceTimersByTimeAsync(1);
      const [search] = engine.searches;
      expect(search?.request.time).toBeUndefined();
      search?.options.onInfo?.(info(5));
      await vi.advanceTimersByTimeAsync(1000);
      expect(search?.options.signal?.aborted).toBe(true);
      // What was under way comes too late.
      search?.options.onInfo?.(info(6));
      expect(engineAnalysis.state.get()).toMatchObject({ busy: false, failed: false, info: { nodes: 5 } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('follows the cursor, hears nothing of the search before, and remembers what it found', async () => {
    const { engine, engineAnalysis, searches, tree, shown } = setUp();
    await searches(1);
    engine.searches[0]?.options.onInfo?.(info(5));
    const next = tree.play(tree.root, 'Ia1a2a3');
    shown.set({ node: next });
    expect(engine.searches[0]?.options.signal?.aborted).toBe(true);
    expect(engineAnalysis.state.get().info).toBeNull();
    await searches(2);
    engine.searches[0]?.options.onInfo?.(info(6));
    expect(engineAnalysis.state.get().info).toBeNull();
    shown.set({ node: tree.root });
    expect(engineAnalysis.state.get().info).toMatchObject({ nodes: 5 });
    await searches(3);
    engine.searches[2]?.options.onInfo?.(info(2));
    expect(engineAnalysis.state.get().info, 'less is not shown for more').toMatchObject({ nodes: 5 });
  });

  it('searches only where the cursor rests', async () => {
    const { engine, searches, tree, shown } = setUp();
    const next = tree.play(tree.root, 'Ia1a2a3');
    shown.set({ node: next });
    shown.set({ node: tree.root });
    shown.set({ node: next });
    await searches(1);
    expect(engine.searches[0]?.request.link).toBe(next.game.link);
  });

  it('can be switched off and asked for more lines', async () => {
    const { engine, engineAnalysis, searches } = setUp();
    await searches(1);
    engineAnalysis.ask(9);
    await searches(2);
    expect(engine.searches[1]?.request.lines).toBe(5);
    engineAnalysis.switch(false);
    expect(engine.searches[1]?.options.signal?.aborted).toBe(true);
    expect(engineAnalysis.state.get()).toMatchObject({ on: false, busy: false, info: null });
    engineAnalysis.dispose();
    expect(engine.disposed).toBe(true);
  });

  it('does not search a game that is over', async () => {
    const { engine, engineAnalysis, tree, shown } = setUp();
    engineAnalysis.switch(false);
    let node = tree.root;
    for (const move of ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8']) node = tree.play(node, move);
    shown.set({ node });
    engineAnalysis.switch(true);
    expect(engineAnalysis.state.get().busy).toBe(false);
    expect(engine.searches).toHaveLength(0);
  });
});
