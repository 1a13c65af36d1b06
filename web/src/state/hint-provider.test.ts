/** What is suggested to somebody in a first game. */
import { beforeAll, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { BOARDS } from '../wire/constants';
import { CoachHintProvider, hintOf, type HintProvider } from './hint-provider';

beforeAll(rulesForTests);

/** As the engine does, it begins with an upright piece. */
const UPRIGHT: HintProvider = {
  suggest: async (game) => hintOf(game, 'Ie5^3', game.placement('Ie5^3')),
  dispose: () => {},
};
const never = new AbortController().signal;

it.each(BOARDS)('a first game on the %s begins with a piece that lies flat', async (board) => {
  const game = Game.fromLink(`1.${board}.2.`);
  const hint = await new CoachHintProvider(UPRIGHT).suggest(game, never);
  if (!hint?.placement) throw new Error('a piece is suggested');
  const { cubes, illegal } = game.ghost(hint.placement.orientation, hint.placement.anchor);
  expect(illegal).toBeFalsy();
  expect(cubes.map(([, , level]) => level)).toEqual(cubes.map(() => 0));
  expect(hint.advice).toMatchObject({ why: 'build', team: 'yellow' });
});

it('after the first piece the engine decides', async () => {
  const game = Game.fromLink('1.square.2.').play('Ic4d4e4').play('Ia1^3');
  const hint = await new CoachHintProvider(UPRIGHT).suggest(game, never);
  expect(hint?.move).toBe('Ie5^3');
});
