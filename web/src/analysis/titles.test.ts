import { beforeAll, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { fetchTexts, setLanguage } from '../text/texts';
import { gameTitle } from './titles';

beforeAll(async () => {
  await rulesForTests();
  await setLanguage('en');
  await fetchTexts('analysis');
});

it('a game is called by its players, or by their teams where it names none', () => {
  const title = (...tags: [string, string][]) => gameTitle({ tags: [['Board', 'ring'], ...tags], line: { nodes: [], closing: [] } });
  expect(title()).toBe('Yellow – Green · Ring · 0 moves');
  expect(title(['Green', 'Ada'])).toBe('Yellow – Ada · Ring · 0 moves');
  expect(title(['Players', '4'], ['Seat3', 'Bo'])).toBe('Yellow – Green – Bo – Green · Ring · 0 moves');
});
