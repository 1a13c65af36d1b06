import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { puzzlesForTests } from './puzzles-for-tests';
import type { Puzzles } from './puzzles';
import { PuzzleAttempt } from './puzzle-attempt';

let puzzles: Puzzles;
beforeAll(async () => {
  await rulesForTests();
  puzzles = await puzzlesForTests();
});

const NEW = { rating: 800, answered: 0 };

/** A puzzle with a theme whose solution has so many moves. */
function find(theme: string, moves: number): string {
  const answered: string[] = [];
  for (;;) {
    const id = puzzles.next(NEW, { theme, board: null }, answered);
    if (id === null || answered.includes(id)) throw new Error('there is no such puzzle');
    if (puzzles.puzzle(id)?.line.length === moves) return id;
    answered.push(id);
  }
}

function begin(id: string) {
  const puzzle = puzzles.puzzle(id);
  if (!puzzle) throw new Error('there is no such puzzle');
  const decided: boolean[] = [];
  const waiting: (() => void)[] = [];
  const attempt = new PuzzleAttempt(puzzle, {
    answer: (before, move) => puzzles.answer(id, before, move),
    pause: () => new Promise((resolve) => waiting.push(resolve)),
    decided: (solved) => decided.push(solved),
  });
  /** Lets the reply come, and everything that follows from it. */
  const reply = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { attempt, puzzle, decided, reply };
}

describe('an attempt at a puzzle', () => {
  it('asks, answers right moves with the reply, and is solved at the first try', async () => {
    const { attempt, puzzle, decided, reply } = begin(find('win', 3));
    const { session, phase } = attempt;
    expect(phase.get()).toEqual({ kind: 'asked', reply: null });
    expect(attempt.task.get()).toMatchObject({ id: 'puzzle-task-connect' });
    await session.play(puzzle.line[0] ?? '');
    expect(phase.get().kind).toBe('replying');
    expect(session.state.get().yourTurn).toBe(false);
    await reply();
    expect(phase.get()).toMatchObject({ kind: 'asked', reply: puzzle.line[1] });
    expect(session.state.get().yourTurn).toBe(true);
    await session.play(puzzle.line[2] ?? '');
    expect(phase.get()).toEqual({ kind: 'solved' });
    expect(session.state.get().position.outcome).toMatchObject({ kind: 'connected' });
    expect(decided).toEqual([true]);
  });

  it('refutes a wrong move on the board, and takes both back', async () => {
    const { attempt, puzzle, decided, reply } = begin(find('win', 3));
    const { session, phase } = attempt;
    const before = session.node.game.setup;
    const wrong = legal(session).find((text) => text !== puzzle.line[0]) ?? '';
    await session.play(wrong);
    await reply();
    const { kind } = phase.get();
    expect(kind).toBe('wrong');
    expect(session.state.get().moves).toHaveLength(2);
    expect(session.state.get().yourTurn).toBe(false);
    await session.play(puzzle.line[0] ?? '');
    expect(session.state.get().moves, 'nothing is played before it is tried again').toHaveLength(2);
    attempt.tryAgain();
    expect(session.node.game.setup).toBe(before);
    expect(session.state.get()).toMatchObject({ yourTurn: true, moves: [] });
    await session.play(puzzle.line[0] ?? '');
    await reply();
    await session.play(puzzle.line[2] ?? '');
    expect(phase.get().kind).toBe('solved');
    expect(decided, 'only the first try counts').toEqual([false]);
  });

  it('refuses an illegal move as any board does, which costs nothing', async () => {
    const { attempt, decided } = begin(find('defence', 1));
    await attempt.session.play('Ia1a1a1a1');
    expect(attempt.session.state.get().refusal).not.toBeNull();
    expect(attempt.phase.get().kind).toBe('asked');
    expect(decided).toEqual([]);
  });

  it('shows the solution move by move', async () => {
    const { attempt, puzzle, decided, reply } = begin(find('win', 3));
    const shown = attempt.showSolution();
    for (let i = 0; i < puzzle.line.length; i++) await reply();
    await shown;
    expect(attempt.phase.get()).toEqual({ kind: 'shown' });
    expect(attempt.session.state.get().moves.map(({ text }) => text)).toEqual(puzzle.line);
    expect(decided).toEqual([false]);
  });

  it('ends quietly when it is left while a reply is on its way', async () => {
    const { attempt, puzzle, reply } = begin(find('win', 3));
    await attempt.session.play(puzzle.line[0] ?? '');
    attempt.dispose();
    await reply();
    expect(attempt.phase.get().kind).toBe('replying');
  });

  it('says what was possible where points count', async () => {
    const { attempt, puzzle, decided } = begin(find('points', 1));
    for (const text of legal(attempt.session)) {
      const verdict = puzzles.answer(puzzle.id, [], text);
      if (verdict.kind !== 'fewer-points') continue;
      await attempt.session.play(text);
      expect(attempt.phase.get()).toEqual(verdict);
      expect(verdict.points).toBeLessThan(verdict.best);
      attempt.tryAgain();
      await attempt.session.play(puzzle.line[0] ?? '');
      expect(attempt.phase.get().kind).toBe('solved');
      expect(decided).toEqual([false]);
      return;
    }
    throw new Error('every points puzzle has another move that connects');
  });
});

/** Legal placements of the seat to move: some for each way a piece can lie. */
function legal({ node, state }: PuzzleAttempt['session']): string[] {
  const { game, position } = state.get();
  const supply = position.supplies[(position.toMove ?? 1) - 1] ?? [];
  return game.shapes.flatMap((shape, index) =>
    (supply[index] ?? 0) === 0
      ? []
      : shape.orientations.flatMap(({ id }) => node.game.fits(id).flatMap((anchor) => node.game.ghost(id, anchor).mv ?? [])),
  );
}
