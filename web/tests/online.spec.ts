/** What people meet who play by link: the invitation, names, the score, who is away, what was declined, no hints. */
import type { Page } from '@playwright/test';
import { expect, openOptions, picture, play, prefers, ready, SHORT, state, test, until, type Somebody } from './harness';

test.beforeEach(({ context }) => prefers(context, 'flat'));

async function open(page: Page, prepare: () => Promise<void> = async () => {}): Promise<string> {
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('.seat select').nth(1).selectOption('link');
  await prepare();
  await page.locator('form .main').click();
  await ready(page);
  return new URL(page.url()).pathname;
}

async function join(somebody: Somebody, path: string): Promise<Page> {
  const friend = await somebody();
  await friend.goto(`${path}?test`);
  await ready(friend);
  await coversNothing(friend, 'Take a seat');
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await until(friend, ({ role }) => role !== 'spectator', 'the friend has a seat');
  return friend;
}

/** Checks that the card with a button lies beside or above the board, at a desk and on phones. */
async function coversNothing(page: Page, button: string): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const viewport of [{ width: 1366, height: 768 }, { width: 1024, height: 768 }, { width: 360, height: 640 }, desk]) {
    await page.setViewportSize(viewport);
    const card = page.locator('.card', { has: page.getByRole('button', { name: button }) });
    // It changes its place with the size of the window.
    await expect(async () => {
      const [a, b] = [await card.boundingBox(), await page.locator('.board').boundingBox()];
      if (!a || !b) throw new Error('no card, or no board');
      const apart = a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1;
      expect(apart, `${button} at ${viewport.width} px: ${JSON.stringify([a, b])}`).toBe(true);
      expect(a.x + a.width, 'the card is on the screen').toBeLessThanOrEqual(viewport.width);
    }).toPass();
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    await picture(page, `card-${button.replace(' ', '-').toLowerCase()}-${viewport.width}`);
  }
}

const player = (page: Page, name: string) => page.locator('.players').getByRole('region', { name });

test('an invitation is shared, warns of an address that nobody else can open, and can be closed', async ({ page, somebody }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => {
      shared.push(data);
      return Promise.resolve();
    };
  });
  const path = await open(page);
  const invite = page.locator('.invite');
  await expect(invite).toContainText('presses “Take a seat”');
  const [card, beside] = [await invite.boundingBox(), await page.locator('.board').boundingBox()];
  expect((card?.x ?? 0) + (card?.width ?? 0), 'the invitation is beside the board').toBeLessThanOrEqual(beside?.x ?? 0);
  await expect(invite, 'the server listens on 127.0.0.1 alone').toContainText('Only this device can open this address');
  await picture(page, 'invite-card');
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    const room = await page.locator('aside.players').evaluate((players) => players.getBoundingClientRect().right);
    const ends = await invite.locator('p, input, button').evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends), 'nothing of the invitation is cut off').toBeLessThanOrEqual(room);
    await expect(page.locator('.players [data-shape]:enabled').last(), 'the own pieces stay in sight').toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await invite.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(shared.map(({ url }) => new URL(url).pathname)).toEqual([path]);

  // The host has given no name yet.
  await invite.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await invite.getByRole('button', { name: 'Save name' }).click();
  await expect(player(page, 'Ada')).toContainText('you');

  // On a phone it is a line above the board and covers nothing of it; a sheet has the rest, with its warning.
  const strip = page.locator('.strip');
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(strip).toContainText('Waiting for one more player');
    await expect(invite).toHaveCount(0);
    const [line, board] = [await strip.boundingBox(), await page.locator('.board').boundingBox()];
    if (!line || !board) throw new Error('no strip, or no board');
    expect(line.y + line.height, 'the line ends above the board').toBeLessThanOrEqual(board.y);
    expect(line.height).toBeLessThan(80);
    await picture(page, `invite-strip-${viewport.width}`);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await strip.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog').locator('.invite')).toContainText('Only this device can open this address');
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  await expect(code, 'nobody could follow it').toHaveCount(0);
  await picture(page, 'invite-sheet-phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await strip.getByRole('button', { name: 'Close' }).click();
  await expect(strip).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(invite).toHaveCount(0);
  // In a network there is an address for others, and the picture of it.
  await page.route('**/api/addresses', (route) =>
    route.fulfill({ json: { origins: [new URL(page.url()).origin.replace('127.0.0.1', 'localhost')] } }),
  );
  await page.route('**/qr.svg?origin=*localhost*', (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }));
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const friend = await join(somebody, path);
  await expect(player(friend, 'Ada')).toContainText('online');
  await expect(player(page, 'Bo')).toContainText('online');
  await expect(friend.locator('.players')).not.toContainText('guest');
  // The next table knows the name.
  await page.goto('/?test');
  await openOptions(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

test('the turn is called in the tab and in the list, a refusal is reported, and the score goes on over rematches', async ({
  page,
  somebody,
}) => {
  const path = await open(page, () => page.getByRole('textbox', { name: 'Name' }).fill('Ada'));
  const friend = await join(somebody, path);
  await expect(page).toHaveTitle(/^Your turn · /);
  await expect(friend).not.toHaveTitle(/Your turn/);
  const takeback = page.getByRole('button', { name: /Take back|Undo/ });
  await expect(takeback, 'there is nothing to take back').toBeDisabled();
  await play(page, SHORT[0]);
  await expect(friend).toHaveTitle(/^Your turn · /);
  await takeback.click();
  await coversNothing(page, 'Cancel request');
  await coversNothing(friend, 'Decline');
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.declined')).toContainText('Bo declined to undo the move');
  await coversNothing(page, 'Close');
  await picture(page, 'declined');
  await page.locator('.declined').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.declined')).toHaveCount(0);

  await page.goto('/?test');
  await page.locator('.unfinished').click();
  const games = page.getByRole('region', { name: 'Online games' }).getByRole('listitem');
  await expect(games).toHaveText(/Against Bo.*Square, 1 move · Bo to move/);
  await play(friend, SHORT[1]);
  await expect(games, 'the list follows the game').toHaveText(/Your turn/);
  await picture(page, 'link-games');
  await games.getByRole('link').click();
  await ready(page);

  for (const text of [SHORT[2], SHORT[3], SHORT[4]]) await play(text === SHORT[3] ? friend : page, text);
  /** As it is when two looks see the same. */
  const boardHeight = async (of: Page) => {
    let seen = 0;
    await expect
      .poll(async () => {
        const before = seen;
        seen = (await of.locator('.board').boundingBox())?.height ?? 0;
        return seen === before;
      })
      .toBe(true);
    return seen;
  };
  for (const round of [1, 2]) {
    const desk = { width: 1280, height: 800 };
    const phone = { width: 360, height: 640 };
    await friend.setViewportSize(phone);
    const before = await boardHeight(friend);
    await page.locator('.end').getByRole('button', { name: 'Rematch' }).click();
    const request = friend.getByRole('status').filter({ hasText: 'Ada asks for a rematch' });
    await expect(request).toBeVisible();
    expect(await boardHeight(friend), 'the board of a phone keeps its size').toBeGreaterThanOrEqual(before - 1);
    await expect(friend.locator('.end').getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
    await picture(friend, 'rematch-phone');
    await friend.setViewportSize(desk);
    // Wanting one too is an answer.
    await (
      round === 1 ? request.getByRole('button', { name: 'Accept' }) : friend.locator('.end').getByRole('button', { name: 'Rematch' })
    ).click();
    await until(page, ({ matchView }) => matchView.rematches === round, 'a rematch begins');
    await expect(page.getByRole('button', { name: 'Free this seat' }), 'they know each other').toHaveCount(0);
    await friend.evaluate(() => window.caminos?.session.resign());
    await until(page, ({ matchView }) => matchView.outcome !== null, 'Bo gives up');
  }
  await expect(page.locator('.end')).toContainText('Ada 3 : 0 Bo');
  await expect(friend.locator('.end')).toContainText('Ada 3 : 0 Bo');
  await picture(page, 'score');
});

test('a pause is asked for, withdrawn, declined and agreed to', async ({ page, somebody }) => {
  const path = await open(page, async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.locator('label.clock select').selectOption({ label: '5 min + 3 s per move' });
  });
  const friend = await join(somebody, path);
  await play(page, SHORT[0]);
  await play(friend, SHORT[1]);
  const pause = page.getByRole('button', { name: 'Pause' });
  const own = page.getByRole('status').filter({ hasText: 'Waiting for a reply' });
  const asked = friend.getByRole('status').filter({ hasText: 'Ada asks for a pause' });

  await pause.click();
  await expect(asked).toBeVisible();
  await expect(own.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(pause, 'one request at a time').toBeDisabled();
  await picture(friend, 'request');
  await own.getByRole('button', { name: 'Cancel request' }).click();
  await expect(asked).toHaveCount(0);

  await pause.click();
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.declined')).toContainText('Bo declined the pause');
  expect((await state(page)).matchView.clock?.paused).toBe(false);

  await pause.click();
  await asked.getByRole('button', { name: 'Accept' }).click();
  for (const one of [page, friend]) await expect(one.locator('.line')).toContainText('The game is paused');
  // It would be Ada's clock that runs.
  await friend.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('status').filter({ hasText: 'Bo asks to resume' }).getByRole('button', { name: 'Accept' }).click();
  await until(page, ({ matchView }) => matchView.clock?.paused === false, 'the clocks run again');
});

test('whoever opened a table frees a seat that somebody wrong took, until they play', async ({ page, somebody }) => {
  const path = await open(page);
  const friend = await join(somebody, path);
  const free = page.getByRole('button', { name: 'Free this seat' });
  await expect(friend.getByRole('button', { name: 'Free this seat' }), 'only the owner may').toHaveCount(0);
  await expect(free, 'it looks like a button').not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await free.click();
  await page.getByRole('button', { name: 'No' }).click();
  expect((await state(page)).matchView.players[1]?.open).toBe(false);
  await free.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await until(page, ({ matchView }) => matchView.players[1]?.open === true, 'the seat is open');
  await until(friend, ({ role }) => role === 'spectator', 'the friend looks on');
  await expect(free).toHaveCount(0);

  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await until(page, ({ matchView }) => matchView.players[1]?.open === false, 'the seat is taken again');
  await expect(free).toBeVisible();
  await play(page, SHORT[0]);
  await expect(free).toHaveCount(0);
});

test.describe('without a network', () => {
  // The page cannot reach the server meanwhile.
  test.use({ mayLog: /WebSocket|ERR_INTERNET_DISCONNECTED/ });

  test('a move is shown at once and sent later, and the other sees who is away', async ({ page, somebody }) => {
    const path = await open(page, () => page.getByRole('textbox', { name: 'Name' }).fill('Ada'));
    const friend = await join(somebody, path);
    await expect(player(page, 'Bo')).toContainText('online');
    await play(page, SHORT[0]);
    await until(friend, ({ yourTurn }) => yourTurn, 'the friend has the turn');
    await friend.context().setOffline(true);
    await expect(player(page, 'Bo')).toContainText('away');
    // No answer comes meanwhile.
    await friend.evaluate((text) => void window.caminos?.session.play(text), SHORT[1]);
    await until(friend, ({ moves, pending }) => moves.length === 2 && pending, 'the move is shown');
    await expect(friend.locator('.line')).toContainText('Your move is saved');
    await expect(player(friend, 'Ada'), 'nobody here knows').not.toContainText('online');
    await picture(friend, 'offline-move');
    await picture(page, 'away');
    expect((await state(page)).moves).toHaveLength(1);
    // It is sent even if the page was closed meanwhile.
    await friend.goto('about:blank');
    await friend.context().setOffline(false);
    await friend.goBack();
    await until(page, ({ moves }) => moves.length === 2, 'the move arrives');
    await expect(player(page, 'Bo')).toContainText('online');
  });
});

test('a table without hints has none, for either', async ({ page, somebody }) => {
  const path = await open(page, () => page.getByRole('checkbox', { name: /No hints/ }).check());
  const friend = await join(somebody, path);
  await play(page, SHORT[0]);
  await until(friend, ({ yourTurn }) => yourTurn, 'the friend has the turn');
  for (const one of [page, friend]) {
    await expect(one.getByText('No hints in this game')).toBeVisible();
    await expect(one.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await one.keyboard.press('h');
    await one.keyboard.press('c');
    expect((await state(one)).thinking).toBeNull();
    expect((await state(one)).connections).toEqual([]);
  }
  await picture(friend, 'no-hints');
});

test('computers are watched with pause, single moves and speed', async ({ page }) => {
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('.seat select').nth(0).selectOption('computer-1');
  await page.locator('form .main').click();
  await ready(page);
  const bar = page.getByRole('toolbar', { name: 'Watch the game' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.line')).toContainText('paused');
  const before = (await state(page)).moves.length;
  await bar.getByRole('button', { name: 'One move' }).click();
  await until(page, ({ moves, halted }) => moves.length === before + 1 && halted, 'one move is played');
  await picture(page, 'watching');
  // The ring of a button lies over the line above it.
  const step = await bar.getByRole('button', { name: 'One move' }).boundingBox();
  const said = await page.locator('.line > *').boundingBox();
  if (!step || !said) throw new Error('both are there');
  const clip = { x: Math.max(step.x, said.x) + 4, y: step.y - 5, width: 8, height: 3 };
  const plain = await page.screenshot({ clip });
  await bar.getByRole('button', { name: /Resume/ }).focus();
  await page.keyboard.press('Tab');
  expect(plain.equals(await page.screenshot({ clip })), 'the ring is seen').toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await picture(page, 'watching-phone');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  await bar.getByRole('button', { name: 'Resume' }).click();
  await until(page, ({ matchView }) => matchView.outcome !== null, 'the game ends');
});

test('a link says who invites and which colour is free, with the name and both buttons in rows of their own', async ({
  page,
  somebody,
}) => {
  const path = await open(page, () => page.getByRole('textbox', { name: 'Name' }).fill('Annemarie'));
  const friend = await somebody();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await friend.setViewportSize({ width, height });
    await friend.goto(`${path}?test`);
    await ready(friend);
    const card = friend.locator('form.card');
    await expect(card).toContainText('Annemarie invites you. You would be green.');
    const boxes = await card.locator('input, button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const [name, take, watch] = boxes;
    if (!name || !take || !watch) throw new Error('a name and two buttons');
    expect(name.width, 'the name fills its row').toBeGreaterThan(width - 60);
    expect([take.x, watch.right].map(Math.round), 'and the buttons theirs').toEqual([name.x, name.right].map(Math.round));
    expect(take.y).toBe(watch.y);
    await picture(friend, `invited-phone-${width}`);
  }
  // The other's name is as long as it is beside all the pieces, and the score of long names keeps to its line.
  await friend.setViewportSize({ width: 360, height: 640 });
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Jörg-Maximilian von Hohenstein');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  const strip = friend.locator('.strips [data-seat="1"]');
  await expect(strip.getByRole('img', { name: 'online' })).toBeVisible();
  expect(await strip.locator('.name').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.locator('.end').getByRole('button', { name: 'Rematch' }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  await until(friend, ({ matchView }) => matchView.rematches === 1, 'a rematch begins');
  const notes = friend.locator('header .title');
  await expect(notes).toContainText('Annem… 0 : 1 Jörg-…');
  expect((await notes.boundingBox())?.height, 'two lines').toBeLessThan(36);
  await picture(friend, 'score-phone');
});

test('on a phone one of four sees the others, whose turn it is, who is away and which seat is theirs', async ({ page, somebody }) => {
  await page.goto('/?test');
  await openOptions(page);
  await page.locator('label:has([name=players][value="4"])').click();
  for (const seat of [1, 2]) await page.locator('.seat select').nth(seat).selectOption('link');
  await page.locator('form .main').click();
  await ready(page);
  const path = new URL(page.url()).pathname;
  const friends: Page[] = [];
  for (const name of ['Maximilian', 'Cy']) {
    const friend = await somebody();
    friends.push(friend);
    await friend.goto(`${path}?test`);
    await ready(friend);
    await friend.getByRole('textbox', { name: 'Your name' }).fill(name);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
    await until(friend, ({ role }) => role !== 'spectator', `${name} has a seat`);
  }
  await friends[1]?.close();
  await play(page, SHORT[0]);
  const seats = page.locator('.strips [data-seat]');
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(seats).toHaveText([/you/, /Maximilian/, /Cy\s*away/, /computer/]);
    await expect(seats.nth(1).getByRole('img', { name: 'online' })).toBeVisible();
    await expect(page.locator('.strips .moves')).toHaveAttribute('data-seat', '2');
    const boxes = await seats.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(boxes.map(({ y }) => y)).size, 'one row').toBe(1);
    expect(boxes[0]?.height).toBeLessThan(48);
    const board = await page.locator('.board').boundingBox();
    expect(board?.height, 'the board keeps most of the screen').toBeGreaterThan(viewport.height * 0.5);
    await picture(page, `four-phone-${viewport.width}`);
  }
});

test('on a phone whoever watches sees all the players, and whose turn it is', async ({ page }) => {
  for (const [players, viewport] of [
    [2, { width: 360, height: 640 }],
    [4, { width: 360, height: 640 }],
    [4, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/?test');
    await openOptions(page);
    await page.locator(`label:has([name=players][value="${players}"])`).click();
    for (let seat = 0; seat < players; seat++) await page.locator('.seat select').nth(seat).selectOption('computer-1');
    await page.locator('form .main').click();
    await ready(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.setViewportSize(viewport);
    const strips = page.locator('.strips [data-seat]');
    await expect(strips).toHaveCount(players);
    for (const strip of await strips.all()) {
      await expect(strip).toBeInViewport({ ratio: 1 });
      const name = strip.locator('.name');
      expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth), `${await name.textContent()} is cut off`).toBeLessThanOrEqual(
        0,
      );
    }
    await expect(page.locator('.strips .moves')).toHaveCount(1);
    const board = await page.locator('.board').boundingBox();
    expect(board?.height, 'the board keeps most of the screen').toBeGreaterThan(viewport.height * 0.45);
    await expect(page.getByRole('toolbar', { name: 'Watch the game' })).toBeInViewport({ ratio: 1 });
    await picture(page, `watching-${players}-phone-${viewport.width}`);
  }
});
