import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { LESSONS, type LessonView } from '../wire/guide';
import { LessonSession } from './lesson';

beforeAll(rulesForTests);

function lesson(id: string): LessonView {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
}

function sit(id: string): LessonSession {
  return new LessonSession(lesson(id));
}

function shown(session: LessonSession) {
  const state = session.state.get();
  if (!state) throw new Error('nothing is shown');
  return state;
}

describe('a lesson', () => {
  it.each(LESSONS.map(({ id }) => id))('%s is solved by showing its solution and placing it', async (id) => {
    const session = sit(id);
    const before = shown(session).moves.length;
    if (session.lesson.task.kind === 'place') {
      await session.hint();
      expect(shown(session).ghost?.mv).toBe(session.lesson.solution);
      await session.place();
      expect(shown(session).moves).toHaveLength(before + 1);
    } else {
      session.answer(session.lesson.solution);
    }
    expect(session.verdict.get()).toEqual({ kind: 'right' });
    session.dispose();
  });

  it('keeps the piece in hand where it is allowed and not what was asked for', async () => {
    const session = sit('flat');
    const tower = shown(session).game.shapes.findIndex(({ letter }) => letter === 'I');
    session.pick(tower);
    session.turn(2);
    await session.place();
    expect(session.verdict.get()).toEqual({ kind: 'not-yet', why: 'standing', values: {} });
    expect(shown(session).moves).toHaveLength(0);
    expect(shown(session).hand).not.toBeNull();
    session.dispose();
  });

  it('names what the message needs', async () => {
    const session = sit('octagon');
    await session.play('Lb2b3c2d2');
    expect(session.verdict.get()).toEqual({ kind: 'not-yet', why: 'single', values: { points: '9' } });
    session.dispose();
  });

  it('is answered by pointing at a cell', () => {
    const session = sit('broken');
    session.choose([0, 0], 'mouse');
    expect(session.verdict.get()).toEqual({ kind: 'not-yet', why: 'empty', values: {} });
    session.choose([4, 3], 'touch');
    expect(session.verdict.get()).toEqual({ kind: 'right' });
    session.dispose();
  });

  it('goes no further once it is done, and takes nothing back', async () => {
    const session = sit('win');
    await session.play('La7a8b8c8');
    const after = shown(session);
    expect(after.table.outcome?.kind).toBe('connected');
    await session.takeback();
    await session.play('Ld7d8e8f8');
    expect(shown(session).moves).toEqual(after.moves);
    expect(session.verdict.get()).toEqual({ kind: 'right' });
    session.dispose();
  });

  it('says what the rules have against a typed move, and stays as it is', async () => {
    const session = sit('cover');
    await session.play('Id4e4f4');
    expect(shown(session).denial).toMatchObject({ reason: 'move', refusal: { reason: 'illegal' } });
    await session.play('no move');
    expect(shown(session).denial).toMatchObject({ reason: 'move', refusal: { reason: 'unreadable' } });
    const before = shown(session).moves.length;
    await session.play('resign');
    expect(shown(session).table.outcome).toBeNull();
    expect(shown(session).moves).toHaveLength(before);
    expect(session.verdict.get()).toEqual({ kind: 'refused' });
    session.dispose();
  });
});
