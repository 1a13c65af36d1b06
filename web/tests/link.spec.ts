import type { Page } from '@playwright/test';
import { expect, picture, prefers, ready, state, test, until } from './harness';

async function play(page: Page, text: string): Promise<void> {
  const before = (await state(page)).moves.length;
  await page.evaluate((text) => window.caminos?.session.play(text), text);
  await until(page, ({ moves }) => moves.length === before + 1, `${text} is played`);
}

test('two friends play by link, one comes back after a reload, a third looks on', async ({ browser, context, page }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  await page.locator('.seat select').nth(1).selectOption('link');
  await page.locator('form .main').click();
  await expect(page.locator('.invite img')).toBeVisible();
  await ready(page);
  await expect.poll(() => page.locator('.invite img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await picture(page, 'invite');
  const path = new URL(page.url()).pathname;

  const others = await browser.newContext();
  await prefers(others, 'flat');
  const friend = await others.newPage();
  await friend.goto(`${path}?test`);
  await ready(friend);
  await picture(friend, 'claim');
  await friend.locator('form.card input').fill('Bo');
  await friend.locator('form.card .main').click();
  await until(friend, ({ role }) => role !== 'spectator', 'the friend has a seat');
  await until(page, ({ table }) => table.players[1]?.name === 'Bo', 'the owner sees the friend');

  const strangers = await browser.newContext();
  await prefers(strangers, 'flat');
  const third = await strangers.newPage();
  await third.goto(`${path}?test`);
  await ready(third);
  expect((await state(third)).table.yours).toEqual([]);

  await play(page, 'La1a2a3b3');
  await until(friend, ({ moves, yourTurn }) => moves.length === 1 && yourTurn, 'the friend has the turn');
  await friend.reload();
  await ready(friend);
  await until(friend, ({ moves, yourTurn }) => moves.length === 1 && yourTurn, 'the friend is back');
  await play(friend, 'Tg2h1h2h3');
  await play(page, 'La4a5a6b6');
  await until(friend, ({ yourTurn }) => yourTurn, 'the friend has the turn');
  await play(friend, 'Tg5h4h5h6');
  await until(page, ({ yourTurn }) => yourTurn, 'the owner has the turn');
  await play(page, 'La7a8b8c8');
  for (const one of [page, friend, third]) {
    await until(one, ({ table }) => table.outcome?.kind === 'connected', 'everybody sees the end');
  }
  await picture(third, 'spectator-end');

  await page.locator('.end .main').click();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await until(third, ({ moves, table }) => moves.length === 0 && table.bout === 1, 'a rematch begins');
  await others.close();
  await strangers.close();
});

test('a link to no game says so', async ({ page }) => {
  await page.goto('/g/nosuchgame12?test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such game');
  await picture(page, 'missing');
});
