import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import type { Event, MatchSetup } from '../wire/types';
import { GameStore } from './game-store';
import { LocalMatch, unfinishedGames } from './local-match';
import { MemoryStorage, StoredItems } from './storage';

beforeAll(rulesForTests);

/** What version 0.1 stored after two moves against the computer. */
const OLD_GAME =
  '[{"at":1763280000000,"type":"opened","format":1,"setup":{"board":"square","neutral":false,"scoring":false,"swap":false,"games":1,' +
  '"seats":[{"who":"here","name":"Ada"},{"who":{"computer":2}}]}},{"at":1763280001000,"type":"moved","player":1,"move":"La1a2a3b3"},' +
  '{"at":1763280002000,"type":"moved","player":2,"move":"Tg2h1h2h3"}]';
const OLD_LINKS = '[{"game":"newer-game","token":"secret-2"},{"game":"older-game","token":"secret-1"},{"game":7}]';
const TWO: MatchSetup = {
  board: 'square',
  seats: [
    { who: 'here', name: 'Ada' },
    { who: 'here', name: 'Bo' },
  ],
};

let storage: MemoryStorage;
let items: StoredItems;
let time: number;
beforeEach(() => {
  storage = new MemoryStorage();
  items = new StoredItems(storage);
  time = 1;
});

const open = () => new GameStore(items, () => time++);

describe('stored games', () => {
  it('are several, the one played last first', async () => {
    const games = open();
    const one = LocalMatch.open(TWO, games);
    const other = LocalMatch.open({ ...TWO, board: 'ring' }, games);
    await other.act({ do: 'move', text: 'Lc1d1e1e2', ply: 0 });
    await one.act({ do: 'move', text: 'La1a2a3b3', ply: 0 });
    expect(unfinishedGames(games)).toMatchObject({
      games: [
        { id: one.id, board: 'square', moves: 1, matchView: { players: [{ name: 'Ada' }, { name: 'Bo' }] } },
        { id: other.id, board: 'ring', moves: 1 },
      ],
      unreadable: [],
    });
    expect(LocalMatch.find(other.id, games)?.state.get().match?.game.view.board).toBe('ring');
    expect(LocalMatch.find('nothing', games)).toBeNull();
  });

  it('are listed once they have a move, and a few without one stay stored', () => {
    const games = open();
    const opened = Array.from({ length: 8 }, () => LocalMatch.open(TWO, games).id);
    expect(unfinishedGames(games)).toEqual({ games: [], unreadable: [] });
    expect(LocalMatch.find(opened[0] ?? '', games)).toBeNull();
    expect(LocalMatch.find(opened[6] ?? '', games), 'for whoever goes back').not.toBeNull();
  });

  it('are listed until they are over', async () => {
    const games = open();
    const match = LocalMatch.open(TWO, games);
    await match.act({ do: 'resign', player: 1, ply: 0 });
    expect(unfinishedGames(games)).toEqual({ games: [], unreadable: [] });
    expect(games.games, 'and stay stored').toHaveLength(1);
  });

  it('come back as they were when a deletion is undone', async () => {
    const games = open();
    const match = LocalMatch.open(TWO, games);
    await match.act({ do: 'move', text: 'La1a2a3b3', ply: 0 });
    const before = games.text(match.id);
    const undo = games.removeGame(match.id);
    expect(unfinishedGames(games).games).toEqual([]);
    undo();
    expect(games.text(match.id)).toBe(before);
    expect(unfinishedGames(games).games).toHaveLength(1);
  });

  it('of version 0.1 still open and go on with their schema', async () => {
    storage.setItem('caminos.game', OLD_GAME);
    const games = open();
    const match = LocalMatch.last(games);
    expect(match?.state.get().match?.game.moves.map(({ text }) => text)).toEqual(['La1a2a3b3', 'Tg2h1h2h3']);
    expect(await match?.act({ do: 'move', text: 'La4a5a6b6', ply: 2 })).toBeNull();
    expect(storage.getItem('caminos.game')).toBeNull();
    expect(items.read(`game.${match?.id}`)).toMatchObject({ schema: 2, events: { length: 4 } });
    expect(open().games).toHaveLength(1);
  });

  it('that cannot be read stay stored and are listed', () => {
    const texts = {
      'caminos.game': '[{"at":1,"type":"opened","format":99}]',
      'caminos.game.newer': '{"schema":99,"events":[1]}',
      'caminos.game.broken': 'not json',
    };
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
    const games = open();
    expect(LocalMatch.last(games)).toBeNull();
    expect(unfinishedGames(games).unreadable.sort()).toEqual(['0.1', 'broken', 'newer']);
    LocalMatch.open(TWO, games);
    expect(Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? ''))).toEqual(
      expect.arrayContaining(Object.values(texts)),
    );
  });

  it('are forgotten oldest first, and only when they are over', () => {
    const games = open();
    const events = [{}] as Event[];
    games.putGame('unfinished', events, false);
    for (let i = 0; i < 60; i++) games.putGame(`over-${i}`, events, true);
    expect(games.games).toHaveLength(51);
    expect(games.game('unfinished')).not.toBeNull();
    expect(games.game('over-9')).toBeNull();
  });
});

describe('two tabs with one game', () => {
  it('show the same moves and do not write over each other', async () => {
    const [here, there] = [new StoredItems(storage), new StoredItems(storage)];
    const one = LocalMatch.open(TWO, new GameStore(here));
    const other = LocalMatch.last(new GameStore(there));
    await one.act({ do: 'move', text: 'La1a2a3b3', ply: 0 });
    there.changedElsewhere(`caminos.game.${one.id}`);
    expect(other?.state.get().match?.game.ply).toBe(1);
    await other?.act({ do: 'move', text: 'Tg2h1h2h3', ply: 1 });
    // Before this tab has heard of it.
    expect(await one.act({ do: 'move', text: 'Th4h5h6g5', ply: 1 })).toMatchObject({ refusal: { reason: 'late' } });
    expect(one.state.get().match?.game.ply).toBe(2);
  });

  it('do not touch each other with different games', async () => {
    const [here, there] = [new GameStore(new StoredItems(storage)), new GameStore(new StoredItems(storage))];
    const one = LocalMatch.open(TWO, here);
    const other = LocalMatch.open(TWO, there);
    await one.act({ do: 'move', text: 'La1a2a3b3', ply: 0 });
    await other.act({ do: 'move', text: 'Tg2h1h2h3', ply: 0 });
    expect(here.games.map(({ events }) => events.length)).toEqual([2, 2]);
  });
});

describe('keys to games by link', () => {
  it('are made once a game and found again', () => {
    const token = open().tokenFor('abcdefgh', () => 'secret-1');
    expect(open().tokenFor('abcdefgh', () => 'secret-2')).toBe(token);
    expect(open().tokenFor('other-game', () => 'secret-3')).toBe('secret-3');
  });

  it('of version 0.1 are found in their order', () => {
    storage.setItem('caminos.links', OLD_LINKS);
    expect(open().links.map(({ game, token }) => [game, token])).toEqual([
      ['newer-game', 'secret-2'],
      ['older-game', 'secret-1'],
    ]);
    expect(storage.getItem('caminos.links')).toBeNull();
  });

  it('are forgotten oldest first, once they are over', () => {
    const games = open();
    for (let i = 0; i < 60; i++) games.putLink({ game: `game-${i}`, token: 't' });
    expect(games.links, 'each is a seat in a game that goes on').toHaveLength(60);
    for (let i = 0; i < 60; i++) games.noteLink(`game-${i}`, true);
    expect(games.links).toHaveLength(50);
    expect(games.links[0]?.game).toBe('game-59');
  });

  it('that another version of the page has changed goes on as it is known here, and theirs is kept', async () => {
    const games = open();
    const match = LocalMatch.open(TWO, games);
    const theirs = JSON.stringify({ schema: 2, saved: 1, over: false, events: [{ type: 'unknown' }] });
    storage.setItem(`caminos.game.${match.id}`, theirs);
    items.changedElsewhere(`caminos.game.${match.id}`);
    expect(await match.act({ do: 'move', text: 'La1a2a3b3', ply: 0 })).toBeNull();
    expect(games.game(match.id)?.events).toHaveLength(2);
    expect(storage.getItem(`caminos.unreadable.game.${match.id}`)).toBe(theirs);
  });

  it('remembers which games by link are over, and keeps their order', () => {
    const games = open();
    games.putLink({ game: 'game-one', token: 't' }, 1);
    games.putLink({ game: 'game-two', token: 't' }, 2);
    games.noteLink('game-one', true);
    games.noteLink('game-two', null);
    games.noteLink('unknown-game', true);
    expect(open().links.map(({ game, over }) => [game, over])).toEqual([
      ['game-two', false],
      ['game-one', true],
    ]);
    games.noteLink('game-one', false);
    expect(
      open().links.every(({ over }) => !over),
      'after a rematch',
    ).toBe(true);
  });
});
