/** The position editor: by pointer, by keys, by finger and through roles. */
import { violations } from './axe';
import { expect, picture, pointOf, prefers, ready, test } from './harness';

test.beforeEach(({ context }) => prefers(context, 'flat'));

const field = { name: 'Position as text' };

test('a position is put together by pointer, undone, and analysed', async ({ page }) => {
  await page.goto('/analysis?test');
  await ready(page);
  await page.getByRole('link', { name: 'Edit position' }).click();
  await expect(page).toHaveTitle('Position editor · Caminos');
  await ready(page);
  const text = page.getByRole('textbox', field);
  const analyse = page.getByRole('button', { name: 'Analyse this position' });
  const put = async (seat: string, shape: string, x: number, y: number) => {
    await page.locator(`.players [data-seat="${seat}"] [data-shape="${shape}"]`).click();
    const at = await pointOf(page, [x, y]);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
  };
  await put('1', 'I', 1, 0);
  await expect(text).toHaveValue('square 2 - 1Ia1b1c1 2 -');
  // A second piece of yellow: no order of turns leads there.
  await put('1', 'I', 1, 1);
  await expect(page.locator('.line')).toContainText("don't match whose turn it is");
  await expect(analyse).toBeDisabled();
  await put('2', 'T', 4, 4);
  await expect(analyse).toBeEnabled();
  const whole = await text.inputValue();
  await page.getByRole('button', { name: 'Remove' }).click();
  const top = await pointOf(page, [4, 4]);
  await page.mouse.move(top.x, top.y);
  await picture(page, 'editor-removing');
  await page.mouse.click(top.x, top.y);
  await expect(analyse).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue(whole);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'editor');
  await analyse.click();
  await expect(page).toHaveTitle('Analysis · Caminos');
  await ready(page);
  expect(await page.evaluate(() => window.caminos?.state.node.game.setup)).toBe(whole);
  // The browser's way back is to the editor as it was.
  await page.goBack();
  await expect(text).toHaveValue(whole);
});

test('everything goes by keyboard, and texts are read with their errors', async ({ page }) => {
  await page.goto('/analysis?test#edit.');
  await ready(page);
  const text = page.getByRole('textbox', field);
  await page.getByRole('button', { name: "Green's pieces" }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/^square 2 - 2I\S+ 1 -$/);
  await page.keyboard.press('Delete');
  await expect(text).toHaveValue('square 2 - - 1 -');
  await page.keyboard.press('Delete');
  await expect(page.locator('.line')).toContainText('There is no piece here');
  for (const [typed, why] of [
    ['square 2', 'A position has six fields'],
    ['square 2 - 1Ia1a2 1 -', 'The cubes of 1Ia1a2 are not a piece I'],
    ['square 2 - 1Tb3^3c3@2 1 -', 'There is a gap beneath a cube in c3'],
  ] as const) {
    await text.fill(typed);
    await text.press('Enter');
    await expect(page.locator('.line')).toContainText(why);
  }
  const stacked = 'square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -';
  await text.fill(stacked);
  await text.press('Enter');
  await expect(page.locator('.line')).toContainText('Yellow to move');
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await expect(text).toHaveValue('square 2 - 1Ic3c4c5,2Tb3^3c3@2 2 -');
  await page.getByRole('button', { name: 'Clear board' }).click();
  await expect(text).toHaveValue('square 2 - - 1 -');
  await page.getByRole('combobox', { name: 'Board' }).selectOption('ring');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
  await page.getByRole('checkbox', { name: 'Neutral pieces' }).check();
  await expect(text).toHaveValue('ring 4 n - 1 -');
  await page.getByRole('button', { name: 'neutral piece' }).click();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/^ring 4 n 0N\S+ /);
  await picture(page, 'editor-four');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('a finger places and removes', async ({ page }) => {
    await page.goto('/analysis?test#edit.');
    await ready(page);
    await page.locator('[data-tool="2"]').click();
    await page.locator('.thumb [data-shape="L"]').click();
    const at = await pointOf(page, [3, 3]);
    await page.touchscreen.tap(at.x, at.y);
    await page.getByRole('button', { name: 'Place' }).click();
    const text = page.getByRole('textbox', field);
    await expect(text).toHaveValue(/^square 2 - 2L\S+ 1 -$/);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'editor-phone');
    // The check for contrast scrolls.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('[data-tool="remove"]').click();
    const placed = await pointOf(page, [3, 3]);
    await page.touchscreen.tap(placed.x, placed.y);
    await expect(text).toHaveValue('square 2 - - 1 -');
  });

  test('all tools are in one row on a small phone, also with neutral pieces', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/analysis?test#edit.square.2.n.-.1.-');
    await ready(page);
    const tools = page.getByRole('group', { name: 'What a click does' }).getByRole('button');
    await expect(tools).toHaveCount(6);
    const rows = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().y));
    expect(new Set(rows).size).toBe(1);
  });
});

test('a damaged address says what is wrong', async ({ page }) => {
  await page.goto('/analysis#edit.square.2.-.1Ia1a2.1.-');
  await expect(page.getByRole('alert')).toContainText('are not a piece I');
});
