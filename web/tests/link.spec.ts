/** Games by link on the real server. */
import { expect, openOptions, picture, play, prefers, ready, SHORT, state, test, until } from './harness';

test('two friends play by link, one comes back after a reload, a third looks on', async ({ context, page, somebody }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  await page.locator('.friend').click();
  await page.locator('[data-friend=link]').click();
  await expect(page.locator('.invite')).toBeVisible();
  await ready(page);
  await picture(page, 'invite');
  const path = new URL(page.url()).pathname;

  const friend = await somebody();
  await friend.goto(`${path}?test`);
  await ready(friend);
  await picture(friend, 'claim');
  await friend.locator('form.card input').fill('Bo');
  await friend.locator('form.card .main').click();
  await until(friend, ({ role }) => role !== 'spectator', 'the friend has a seat');
  await until(page, ({ matchView }) => matchView.players[1]?.name === 'Bo', 'the owner sees the friend');

  const third = await somebody();
  await third.goto(`${path}?test`);
  await ready(third);
  expect((await state(third)).matchView.yours).toEqual([]);

  await play(page, SHORT[0]);
  await until(friend, ({ moves, yourTurn }) => moves.length === 1 && yourTurn, 'the friend has the turn');
  await friend.reload();
  await ready(friend);
  await until(friend, ({ moves, yourTurn }) => moves.length === 1 && yourTurn, 'the friend is back');
  await play(friend, SHORT[1]);
  await play(page, SHORT[2]);
  await play(friend, SHORT[3]);
  await play(page, SHORT[4]);
  for (const one of [page, friend, third]) {
    await until(one, ({ matchView }) => matchView.outcome?.kind === 'connected', 'everybody sees the end');
  }
  await picture(third, 'spectator-end');

  await page.locator('.end .main').click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  await until(third, ({ moves, matchView }) => moves.length === 0 && matchView.rematches === 1, 'a rematch begins');
});

test('more options for a game with a friend begin with a friend', async ({ context, page }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  await page.locator('.friend').click();
  await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click();
  const seats = page.locator('.seat select');
  await expect(seats.nth(0)).toHaveValue('me');
  await expect(seats.nth(1)).toHaveValue('link');
  // Those of the first screen keep the computer.
  await page.keyboard.press('Escape');
  await openOptions(page);
  await expect(seats.nth(1)).toHaveValue('computer-2');
});

test('four people play by link, each at a page of their own', async ({ context, page, somebody }) => {
  await prefers(context, 'flat');
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('label.pill').nth(1).click();
  for (const seat of [1, 2, 3]) await page.locator('.seat select').nth(seat).selectOption('link');
  await picture(page, 'home-four');
  await page.locator('form .main').click();
  await ready(page);
  const path = new URL(page.url()).pathname;
  const pages = [page];
  for (const name of ['Bo', 'Cy', 'Di']) {
    const one = await somebody();
    await one.goto(`${path}?test`);
    await ready(one);
    await one.locator('form.card input').fill(name);
    await one.locator('form.card .main').click();
    await until(one, ({ role }) => role !== 'spectator', `${name} has a seat`);
    pages.push(one);
  }
  await until(page, ({ matchView }) => matchView.players.every(({ open }) => !open), 'every seat is taken');
  for (const [i, move] of SHORT.entries()) {
    const mover = pages[i % 4];
    if (!mover) throw new Error('nobody has the turn');
    await play(mover, move);
  }
  for (const one of pages) {
    await until(one, ({ matchView }) => matchView.outcome?.kind === 'connected', 'everybody sees the end');
    const { matchView } = await state(one);
    const won = matchView.players.some(({ player, team }) => team === 'yellow' && matchView.yours.includes(player));
    await expect(one.locator('#end-title')).toHaveText(won ? 'You win' : 'You lose');
    await expect(one.locator('.end')).toContainText('From south to north, 8 faces');
  }
  await picture(page, 'four-end');
});

test.describe('a link to no game', () => {
  // The browser logs the answer 404.
  test.use({ mayLog: /status of 404/ });

  test('says so and leads to the first screen', async ({ page }) => {
    const answer = await page.goto('/g/nosuchgame12?test');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found');
    await picture(page, 'missing');
    // Cut short, it is still a link to a game.
    await page.goto('/g/nosuch?test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('button.play')).toBeVisible();
  });
});
