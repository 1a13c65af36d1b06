import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { studyForTests } from '../study/for-tests';
import { MessageError } from '../rules/message-error';
import { EditorSession } from './editor-session';

const MOVED = { time: 0, rested: false };

beforeAll(async () => {
  await rulesForTests();
  await studyForTests();
});

const EMPTY = 'square 2 - - 1 -';
const open = (text = EMPTY) => EditorSession.fromText(text);

describe('the position editor', () => {
  it('places pieces of any seat, and the turn follows', async () => {
    const session = open();
    await session.play('Ia1a2a3');
    expect(session.text).toBe('square 2 - 1Ia1a2a3 2 -');
    // Another piece of the same seat, which no order of turns explains.
    await session.play('Ib1b2b3');
    expect(session.editor.get().draft).toMatchObject({ link: null, problem: { id: 'position-turns' } });
    session.takeSeat(2);
    expect(session.state.get().position.toMove).toBe(2);
    await session.play('Tc1c2c3d2');
    expect(session.editor.get().draft).toMatchObject({ turn: 2, problem: null });
    expect(session.editor.get().draft.link).toMatch(/^2\./);
    session.dispose();
  });

  it('refuses what the rules of placing refuse, and changes nothing', async () => {
    const session = open('square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -');
    const { text } = session;
    await session.play('Ic3c4c5');
    expect(session.editor.get().refused).not.toBeNull();
    session.remove([2, 4]);
    expect(session.editor.get().refused?.id).toBe('editor-carries');
    session.remove([7, 7]);
    expect(session.editor.get().refused?.id).toBe('editor-no-piece');
    expect(session.read('square 2 - 1Ia1a2 1 -')).toBe(false);
    expect(session.text).toBe(text);
    session.remove([2, 2]);
    expect(session.text).toBe('square 2 - 1Ic3c4c5 2 -');
    session.dispose();
  });

  it('undoes and redoes every change', async () => {
    const session = open();
    const texts = [session.text];
    const change = async (make: () => void | Promise<void>) => {
      await make();
      texts.push(session.text);
    };
    await change(() => session.play('Ia1a2a3'));
    await change(() => session.setOptions({ board: 'square', players: 2, neutral: false, scoring: true }));
    await change(() => session.remove([0, 0]));
    await change(() => session.setOptions({ board: 'ring', players: 4, neutral: true, scoring: false }));
    await change(() => session.clear());
    expect(new Set(texts).size).toBe(6);
    for (const text of texts.slice(0, 5).reverse()) {
      await session.takeback();
      expect(session.text).toBe(text);
    }
    expect(session.editor.get()).toMatchObject({ mayUndo: false, mayRedo: true });
    session.redo();
    expect(session.text).toBe(texts[1]);
    await session.play('Ib1b2b3');
    expect(session.editor.get().mayRedo).toBe(false);
    session.dispose();
  });

  it('removes by choosing cells, and marks what would go', async () => {
    const session = open('square 2 - 1Ia1a2a3 2 -');
    session.startRemoving();
    session.hover([0, 1], MOVED);
    expect(session.editor.get().marked?.cubes).toHaveLength(3);
    session.choose([0, 1], 'mouse');
    // Whoever moves on an empty board begins.
    expect(session.text).toBe('square 2 - - 2 -');
    session.take(2, 0);
    expect(session.state.get().hand).not.toBeNull();
    expect(session.editor.get()).toMatchObject({ removing: false, seat: 2 });
    session.dispose();
  });

  it('keeps the view of the board while it is the same, and starts only from what can lie so', async () => {
    const session = open();
    const { game } = session.state.get();
    await session.play('Ia1a2a3');
    expect(session.state.get().game).toBe(game);
    session.setOptions({ board: 'ring', players: 2, neutral: false, scoring: false });
    expect(session.state.get().game).not.toBe(game);
    expect(() => open('square 2 - 1Ia1a2 1 -')).toThrow(MessageError);
    session.dispose();
  });
});
