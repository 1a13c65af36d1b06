import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { AnalysisSession } from './analysis-session';
import { GameTree, type GameNode } from './game-tree';

beforeAll(rulesForTests);

function open(): AnalysisSession {
  return new AnalysisSession({ tree: new GameTree(Game.fromSetup('square 2 - - 1 -')), tags: [], result: '*' });
}

/** The tree as nested texts. */
function shape(node: GameNode): unknown {
  return node.children.map((child) => [child.move?.text, ...(shape(child) as unknown[])]);
}

async function played(...moves: string[]): Promise<AnalysisSession> {
  const session = open();
  for (const move of moves) await session.play(move);
  return session;
}

const at = (session: AnalysisSession) => session.state.get().node.move?.text ?? 'start';

describe('an analysis board', () => {
  it('goes on in a variation where another move is played, and knows the moves that are there', async () => {
    const session = await played('Ia1a2a3', 'Ih1h2h3');
    session.step(1);
    await session.play('Ih4h5h6');
    session.step(0);
    await session.play('Ia1a2a3');
    expect(shape(session.tree.root)).toEqual([['Ia1a2a3', ['Ih1h2h3'], ['Ih4h5h6']]]);
    expect(session.study.get().revision, 'a move that was there is no edit').toBe(3);
  });

  it('is walked through along a line and to the variations beside it', async () => {
    const session = await played('Ia1a2a3', 'Ih1h2h3', 'Ic1c2c3');
    session.step(1);
    await session.play('Ih4h5h6');
    const walked = (['above', 'next', 'below', 'previous', 'previous', 'previous'] as const).map((direction) => {
      session.walk(direction);
      return at(session);
    });
    expect(walked).toEqual(['Ih1h2h3', 'Ic1c2c3', 'Ih4h5h6', 'Ia1a2a3', 'start', 'start']);
    session.step(9);
    expect(at(session)).toBe('Ic1c2c3');
  });

  it('promotes a variation from any of its moves', async () => {
    const session = await played('Ia1a2a3');
    session.step(0);
    await session.play('Ib1b2b3');
    await session.play('Ih1h2h3');
    const { node } = session.state.get();
    expect(session.study.get().mayPromote).toBe(true);
    session.promote(node);
    expect(shape(session.tree.root)).toEqual([['Ib1b2b3', ['Ih1h2h3']], ['Ia1a2a3']]);
    expect(session.study.get().mayPromote).toBe(false);
    expect(at(session)).toBe('Ih1h2h3');
  });

  it('deletes a move with what follows, and goes to the move before', async () => {
    const session = await played('Ia1a2a3', 'Ih1h2h3', 'Ic1c2c3');
    const [first] = session.tree.root.children;
    if (!first) throw new Error('there is a move');
    session.delete(first);
    expect(shape(session.tree.root)).toEqual([]);
    expect(at(session)).toBe('start');
    session.delete(session.tree.root);
    expect(session.study.get().revision, 'the start is not deleted').toBe(4);
  });

  it('has nothing to delete or to promote at the start', async () => {
    const session = await played('Ia1a2a3');
    session.step(0);
    const { root } = session.tree;
    const [first] = root.children;
    if (!first) throw new Error('a move was played');
    for (const node of [root, first]) {
      session.goTo(node);
      expect(session.study.get().mayPromote).toBe(false);
    }
    session.delete(root);
    session.promote(root);
    session.promote(first);
    expect(shape(root)).toEqual([['Ia1a2a3']]);
    expect(session.study.get().revision, 'nothing was edited').toBe(1);
    expect([session.contains(root), session.contains(first)]).toEqual([true, true]);
    session.delete(first);
    expect([session.contains(root), session.contains(first)]).toEqual([true, false]);
    await session.takeback();
    expect(session.contains(first)).toBe(true);
  });

  it('undoes and redoes every edit, with the cursor where it was', async () => {
    const session = await played('Ia1a2a3', 'Ih1h2h3');
    session.step(0);
    await session.play('Ib1b2b3');
    session.promote(session.state.get().node);
    session.annotate(session.state.get().node, { comment: 'to the left' });
    session.mark(session.state.get().node, '!?');
    const [first] = session.tree.root.children;
    if (!first) throw new Error('there is a move');
    session.delete(first);
    const after = shape(session.tree.root);
    const states: string[] = [];
    while (session.study.get().mayUndo) {
      await session.takeback();
      const { node } = session.state.get();
      states.push(`${at(session)} ${node.notes.marks.join()} ${node.notes.comment}`.trim());
    }
    expect(states).toEqual(['Ib1b2b3 !? to the left', 'Ib1b2b3  to the left', 'Ib1b2b3', 'Ib1b2b3', 'start', 'Ia1a2a3', 'start']);
    expect(shape(session.tree.root)).toEqual([]);
    while (session.study.get().mayRedo) session.redo();
    expect(shape(session.tree.root)).toEqual(after);
    expect(session.state.get().position.pieces).toHaveLength(0);
  });

  it('has one of the usual marks for a move, beside any others', async () => {
    const session = await played('Ia1a2a3');
    const { node } = session.state.get();
    session.annotate(node, { marks: ['$20'] });
    session.mark(node, '?');
    session.mark(node, '!');
    expect(node.notes.marks).toEqual(['!', '$20']);
    session.mark(node, '!');
    expect(node.notes.marks).toEqual(['$20']);
  });

  it('has snapshots of the tree and of the notes that are shown, which no edit changes', async () => {
    const session = await played('Ia1a2a3', 'Ih1h2h3');
    const before = session.study.get();
    session.annotate(session.node, { comment: 'to the right' });
    const after = session.study.get();
    expect(before.rows).toHaveLength(1);
    expect(after.rows.map(({ kind }) => kind)).toEqual(['moves', 'comment']);
    expect([before.notes.comment, after.notes.comment]).toEqual(['', 'to the right']);
    session.step(1);
    expect(session.study.get().notes.comment).toBe('');
    expect(session.study.get().rows, 'going through the tree is no edit').toBe(after.rows);
  });

  it('adds a line as one edit and stays where it is', async () => {
    const session = await played('Ia1a2a3');
    session.addLine(['Ih1h2h3', 'Ic1c2c3']);
    session.addLine(['Ih1h2h3', 'Ic1c2c3']);
    expect(shape(session.tree.root)).toEqual([['Ia1a2a3', ['Ih1h2h3', ['Ic1c2c3']]]]);
    expect(at(session)).toBe('Ia1a2a3');
    await session.takeback();
    expect(shape(session.tree.root)).toEqual([['Ia1a2a3']]);
  });

  it('refuses an illegal move and edits nothing', async () => {
    const session = await played('Ia1a2a3');
    await session.play('Ia1a2a3');
    expect(session.state.get().refusal).not.toBeNull();
    expect(session.study.get().revision).toBe(1);
  });
});
