import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createGame, readOpened } from './games';
import { MalformedMessage, readServerMessage } from './server-message';

const samples = readFileSync(new URL('../../../testdata/wire/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('what the server says', () => {
  it('is read in each of its forms', () => {
    for (const sample of samples) expect(readServerMessage(sample)).toEqual(JSON.parse(sample));
  });

  it('is malformed where a refusal has reasons that cannot be formatted', () => {
    const refused = (reasons: unknown) =>
      JSON.stringify({ type: 'refused', game: 'game-one', id: 'c0ffee02', refusal: { reason: 'full' }, reasons });
    expect(readServerMessage(refused([]))).toMatchObject({ type: 'refused' });
    const named = (arg: unknown) => [{ id: 'command-not-yours', args: [['player', arg]] }];
    expect(readServerMessage(refused(named('Ada')))).toMatchObject({ reasons: named('Ada') });
    for (const reasons of [
      undefined,
      'full',
      [{ id: 'full' }],
      [{ id: 1, args: [] }],
      [{ id: 'full', args: ['Ada'] }],
      named(null),
      named([{}]),
    ]) {
      expect(() => readServerMessage(refused(reasons))).toThrow(MalformedMessage);
    }
  });
});

describe('the answer to opening a game', () => {
  it('says what is wrong with a setup as a message', () => {
    const refused = { error: 'setup', reason: { reason: 'seats', count: 1 }, message: { id: 'setup-seats', args: [] } };
    expect(readOpened(refused)).toEqual(refused);
    expect(readOpened({ ...refused, message: 'seats' })).toBeNull();
    expect(readOpened({ error: 'too-many' })).toEqual({ error: 'too-many' });
  });

  it('distinguishes a server that cannot be reached from one that is out of order behind a proxy', async () => {
    const setup = { board: 'square', seats: [] };
    const answered = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
    vi.stubGlobal('fetch', answered.mockRejectedValueOnce(new TypeError('Failed to fetch')));
    expect(await createGame(setup)).toEqual({ error: 'unavailable' });
    expect(await createGame(setup)).toEqual({ error: 'offline' });
    vi.unstubAllGlobals();
  });
});
