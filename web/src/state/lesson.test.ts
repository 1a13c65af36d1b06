import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { LESSONS, type LessonView } from '../wire/guide';
import { Lesson } from './lesson';

beforeAll(rulesForTests);

function lesson(id: string): LessonView {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
}

function sit(id: string): Lesson {
  return new Lesson(lesson(id));
}

function shown({ session }: Lesson) {
  const state = session.state.get();
  if (!state) throw new Error('nothing is shown');
  return state;
}

describe('a lesson', () => {
  it.each(LESSONS.map(({ id }) => id))('%s is solved by showing its solution and placing it', async (id) => {
    const lesson = sit(id);
    const before = shown(lesson).moves.length;
    if (lesson.lesson.task.kind === 'place') {
      await lesson.session.hint();
      expect(shown(lesson).ghost?.mv).toBe(lesson.lesson.solution);
      await lesson.session.place();
      expect(shown(lesson).moves).toHaveLength(before + 1);
    } else {
      lesson.answer(lesson.lesson.solution);
    }
    expect(lesson.feedback.get()).toEqual({ kind: 'right' });
    lesson.dispose();
  });

  it('keeps the piece in hand where it is allowed and not what was asked for', async () => {
    const lesson = sit('flat');
    const tower = shown(lesson).game.shapes.findIndex(({ letter }) => letter === 'I');
    lesson.session.pick(tower);
    lesson.session.rotate(2);
    await lesson.session.place();
    expect(lesson.feedback.get()).toEqual({ kind: 'not-yet', why: 'standing', args: [] });
    expect(shown(lesson).moves).toHaveLength(0);
    expect(shown(lesson).hand).not.toBeNull();
    lesson.dispose();
  });

  it('says nothing more about a wrong answer once the solution is shown', async () => {
    const lesson = sit('win');
    await lesson.session.play('Lf7f8g8h8');
    expect(lesson.feedback.get()).toMatchObject({ kind: 'not-yet', why: 'apart' });
    await lesson.showSolution();
    expect(lesson.feedback.get()).toBeNull();
    expect(shown(lesson).ghost?.mv).toBe(lesson.lesson.solution);
    lesson.dispose();
  });

  it('names what the message needs', async () => {
    const lesson = sit('octagon');
    await lesson.session.play('Lb2b3c2d2');
    expect(lesson.feedback.get()).toEqual({ kind: 'not-yet', why: 'single', args: [['points', 9]] });
    lesson.dispose();
  });

  it('is answered by pointing at a cell', () => {
    const lesson = sit('broken');
    lesson.session.choose([0, 0], 'mouse');
    expect(lesson.feedback.get()).toEqual({ kind: 'not-yet', why: 'empty', args: [] });
    lesson.session.choose([4, 3], 'touch');
    expect(lesson.feedback.get()).toEqual({ kind: 'right' });
    lesson.dispose();
  });

  it('goes no further once it is done, and takes nothing back', async () => {
    const lesson = sit('win');
    await lesson.session.play('La7a8b8c8');
    const after = shown(lesson);
    expect(after.matchView.outcome?.kind).toBe('connected');
    await lesson.session.takeback();
    await lesson.session.play('Ld7d8e8f8');
    expect(shown(lesson).moves).toEqual(after.moves);
    expect(lesson.feedback.get()).toEqual({ kind: 'right' });
    lesson.dispose();
  });

  it('says what the rules have against a typed move, and stays as it is', async () => {
    const lesson = sit('cover');
    await lesson.session.play('Id4e4f4');
    expect(shown(lesson).refusal).toMatchObject({ reason: 'illegal', illegal: { reason: 'placement' } });
    await lesson.session.play('no move');
    expect(shown(lesson).refusal).toMatchObject({ reason: 'notation' });
    const before = shown(lesson).moves.length;
    await lesson.session.play('resign');
    expect(shown(lesson).matchView.outcome).toBeNull();
    expect(shown(lesson).moves).toHaveLength(before);
    expect(lesson.feedback.get()).toEqual({ kind: 'unreadable' });
    lesson.dispose();
  });
});
