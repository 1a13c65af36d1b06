/** Reviews of a game with a deliberate mistake, by the real engine and the real rules. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Cancelled, type Engine } from '../engine/engine';
import { engineForTests } from '../engine/for-tests';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { AnalysisSession } from '../state/analysis-session';
import { GameTree } from '../state/game-tree';
import { argOf } from '../text/message';
import { studyForTests } from '../study/for-tests';
import type { Info, Score } from '../wire/types';
import { reviewAnnotations, ReviewSession } from './review-session';
import { Reviewer } from './reviewer';

beforeAll(async () => {
  await rulesForTests();
  await studyForTests();
});

/** Green does nothing about the connection that yellow threatens with its second move. */
const MOVES = ['La1a2a3b3', 'Tg2h1h2h3', 'La4a5a6b6', 'Tg5h4h5h6', 'La7a8b8c8'];
const NODES = 150;

function open(): AnalysisSession {
  const tree = new GameTree(Game.fromLink('1.square.2.'));
  let node = tree.root;
  for (const move of MOVES) node = tree.play(node, move);
  return new AnalysisSession({ tree, tags: [], result: '*' });
}

describe('the review of a game', () => {
  it('finds the mistake, says what was wrong with it, and sums the game up', async () => {
    const { tree } = open();
    const engine = engineForTests();
    const shares: number[] = [];
    const review = await new Reviewer(engine, { nodes: NODES, onProgress: (share) => shares.push(share) }).review(tree.last);
    engine.dispose();
    expect(review.values).toHaveLength(6);
    expect(review.values.at(-1)).toBe(1);
    const mistake = review.moves[3];
    expect(mistake).toMatchObject({ team: 'green', mark: '??', turning: true });
    const [fact] = mistake?.facts ?? [];
    expect(fact?.message.id).toMatch(/^review-(leaves|allows)-connection$/);
    // What is said is so on the board.
    const threat = String(fact && argOf(fact.notation, 'move'));
    expect(mistake?.node.game.play(threat).position.outcome).toMatchObject({ kind: 'connected', team: 'yellow' });
    expect(fact?.cells.length).toBeGreaterThan(0);
    // Notation is only for those who asked for it.
    expect(fact && argOf(fact.message, 'move')).toMatchObject({ id: 'move-on' });
    expect(review.moves[4]).toMatchObject({ team: 'yellow', lost: 0, mark: null, facts: [] });
    expect(review.summary.yellow ?? 0).toBeGreaterThan(review.summary.green ?? 100);
    expect(shares[0]).toBe(0);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });

  it('counts the better move itself among the moves of a win that is proven only after it', async () => {
    const tree = new GameTree(Game.fromLink('1.square.2.'));
    const { link } = tree.root.game;
    const played = tree.play(tree.root, 'La1a2a3b3');
    const info = (score: Score, move: string): Info => ({
      depth: 1,
      nodes: 1,
      time: 0,
      hashfull: null,
      pvs: [{ score, wdl: { win: 0, draw: 1000, loss: 0 }, moves: [move] }],
    });
    const engine: Engine = {
      search: ({ link: asked }) => {
        if (asked === link) return Promise.resolve(info({ kind: 'points', value: 0.1 }, 'Id4^3'));
        if (asked === played.game.link) return Promise.resolve(info({ kind: 'points', value: 0.6 }, 'Tg2h1h2h3'));
        return Promise.resolve(info({ kind: 'loss', value: 2 }, 'Tg2h1h2h3'));
      },
      dispose: () => undefined,
    };
    const review = await new Reviewer(engine, { nodes: 1 }).review(played);
    const wins = review.moves[0]?.facts.find(({ message }) => message.id === 'review-better-wins');
    expect(wins && argOf(wins.notation, 'moves')).toBe(3);
  });

  it('is cancelled between two positions', async () => {
    const { tree } = open();
    const abort = new AbortController();
    const engine = engineForTests();
    const reviewer = new Reviewer(engine, {
      nodes: NODES,
      signal: abort.signal,
      onProgress: (share) => share > 0.2 && abort.abort(),
    });
    await expect(reviewer.review(tree.last)).rejects.toBeInstanceOf(Cancelled);
    engine.dispose();
  });

  it('is looked through on the board, and a mistake is tried again', async () => {
    const board = open();
    const session = new ReviewSession(board, () => engineForTests(), NODES);
    await session.start();
    const mistake = session.state.get().review?.moves[3];
    if (!mistake) throw new Error('the game has four moves');
    session.select(mistake);
    expect(board.state.get().node).toBe(mistake.node);
    expect(reviewAnnotations(session.state.get(), mistake.node)?.map(({ kind }) => kind)).toEqual(['piece', 'cells']);
    // A sentence shows its move alone, as a piece of the team that would play it, and then all of them again.
    const [fact] = mistake.facts;
    if (!fact) throw new Error('something is said of the mistake');
    session.point(fact);
    expect(reviewAnnotations(session.state.get(), mistake.node)).toMatchObject([
      { kind: 'piece', colour: 'yellow', cubes: fact.moves[0]?.cubes, label: 1 },
      { kind: 'cells', cells: fact.cells },
    ]);
    session.point(fact);
    expect(session.state.get().fact).toBeNull();
    session.show('better');
    const { parent } = mistake.node;
    expect(board.state.get().node).toBe(parent);
    if (!parent) throw new Error('a move has a position before it');
    expect(reviewAnnotations(session.state.get(), parent)?.[0]).toMatchObject({ kind: 'piece', colour: 'green', label: 1 });

    session.tryAgain();
    expect(session.state.get().attempt).toEqual({ verdict: 'waiting' });
    expect(reviewAnnotations(session.state.get(), parent), 'nothing is given away').toBeNull();
    await board.play('Ic1c2c3');
    await vi.waitFor(() => expect(session.state.get().attempt).toEqual({ verdict: 'wrong' }), { timeout: 20_000 });
    session.tryAgain();
    expect(
      parent.children.map(({ move }) => move?.text),
      'what failed is not kept',
    ).toEqual(['Tg5h4h5h6']);

    board.annotate(parent, { comment: 'think' });
    await board.play('Tg5h4h5h6');
    expect(session.state.get().attempt, 'the mistake itself').toEqual({ verdict: 'wrong' });
    session.tryAgain();
    expect(parent.notes.comment, 'what was written meanwhile stays').toBe('think');
    expect(parent.children).toHaveLength(1);
    await board.play(mistake.better[0] ?? '');
    expect(session.state.get().attempt).toEqual({ verdict: 'best' });

    session.write();
    expect(mistake.node.notes.marks).toEqual(['??']);
    expect(parent.children.map(({ move }) => move?.text)).toEqual(['Tg5h4h5h6', mistake.better[0]]);

    session.select(mistake);
    session.close();
    expect(reviewAnnotations(session.state.get(), mistake.node), 'nothing is drawn of a review that was closed').toBeNull();
    expect(session.state.get()).toMatchObject({ review: null, selected: null });
    session.dispose();
  });

  it('ends when a move that it is about is deleted', async () => {
    const board = open();
    const session = new ReviewSession(board, () => engineForTests(), NODES);
    await session.start();
    const [first, , third] = session.state.get().review?.moves ?? [];
    if (!first || !third) throw new Error('the game has five moves');
    board.goTo(first.node);
    await board.play('Ic1c2c3');
    expect(session.state.get().review, 'a variation takes nothing away').not.toBeNull();
    session.select(third);
    board.delete(third.node);
    expect(session.state.get()).toMatchObject({ review: null, selected: null });
    session.dispose();
  });
});
