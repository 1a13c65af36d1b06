import { expect, prefers, ready, state, test } from './harness';

test.use({ locale: 'fr-CA' });

test('the page speaks the language of the browser, changes it in the middle of a game and remembers it', async ({ page }) => {
  await prefers(page, 'flat');
  await page.goto('/?test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.play.main .big')).toHaveText('Jouer');
  await page.locator('.play.main').click();
  await ready(page);
  await page.locator('.players [data-shape="I"]').first().click();
  const before = await state(page);
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Langue' }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  const after = await state(page);
  expect(after.hand).toEqual(before.hand);
  expect(after.moves).toEqual(before.moves);
  await page.goto('/?test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('.play.main .big')).toHaveText('Jugar');
  // Every language by its own name, also those that the browser has no name for.
  const languages = page.getByRole('combobox', { name: 'Idioma' });
  await expect(languages.locator('option')).toHaveText(['Català', 'Deutsch', 'English', 'Español', 'Français', 'Galego', 'Nederlands']);
  await languages.selectOption('en');
  await expect(page.locator('.play.main .big')).toHaveText('Play');
});
