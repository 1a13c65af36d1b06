/** A timed game of two people at one screen, with a time that the test moves on. */
import { expect, openOptions, picture, play, prefers, ready, state, test, until } from './harness';

test('clocks count down, are announced, stand still in a pause, and decide the game', async ({ page }) => {
  await prefers(page, 'flat');
  await page.clock.install();
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('.seat select').nth(1).selectOption('friend');
  await page.locator('label.clock select').selectOption({ label: '5 min + 3 s per move' });
  await page.locator('form .main').click();
  await ready(page);
  const yellow = page.locator('.players [data-clock="1"]');
  const green = page.locator('.players [data-clock="2"]');
  await expect(yellow).toHaveText('5:00');

  // The first moves are free.
  await page.clock.fastForward('01:00');
  await play(page, 'La1a2a3b3');
  await play(page, 'Tg2h1h2h3');
  await until(page, ({ matchView }) => matchView.clock?.running === 1, 'the clock of yellow runs');
  expect((await state(page)).matchView.clock?.left).toEqual([300_000, 300_000]);
  await page.clock.fastForward('01:00');
  await expect(yellow).toHaveText(/[0-4]:\d\d/);
  await expect(green).toHaveText('5:00');
  await play(page, 'La4a5a6b6');
  await until(page, ({ matchView }) => matchView.clock?.running === 2, 'the clock of green runs');
  await picture(page, 'clocks');

  // A pause needs no agreement at one screen.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.line')).toContainText('The game is paused');
  await page.clock.fastForward('20:00');
  expect((await state(page)).matchView.outcome).toBeNull();
  await page.getByRole('button', { name: 'Resume' }).click();
  await until(page, ({ matchView }) => matchView.clock?.running === 2, 'the game goes on');

  const left = (await state(page)).matchView.clock?.left[1] ?? 0;
  await page.clock.fastForward(left - 29_000);
  await expect(page.getByRole('status').filter({ hasText: 'Green: 30 seconds left' })).toHaveCount(1);
  await expect(green).toHaveClass(/low/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator('.clocks [data-clock="2"]')).toBeVisible();
  await picture(page, 'clocks-phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.clock.fastForward('00:30');
  await expect(page.locator('#end-title')).toHaveText('Yellow wins');
  await expect(page.locator('.end')).toContainText('Green ran out of time');
  await expect(green).toHaveText('0:00.0');
});
