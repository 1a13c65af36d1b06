import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { MessageError } from '../rules/message-error';
import { setLanguage } from '../text/texts';
import { studyForTests } from '../study/for-tests';
import { MAX_TEXT, openAddress, openText, textOfFile } from './open';
import { compress, decompress } from './compression';
import { importGames, plainComment, readGames, textOf, treeOf } from './record';
import { roundNumber, treeRows } from '../state/tree-rows';

beforeAll(async () => {
  await rulesForTests();
  await studyForTests();
  await setLanguage('en');
});

const RECORD = `[Caminos "1"]
[Board "square"]
[Players "2"]
[Neutral "no"]
[Scoring "no"]
[Yellow "Ada"]
[Green "Bo"]
[Result "yellow connects 8"]

{A short game} 1. La1a2a3b3! {[%clk 0:04:58] Along the edge} (1. Id4e4f4
{Central} 1... Ih1h2h3 (1... Ic1c2c3?! 2. Ih1h2h3)) 1... Tg2h1h2h3 2. La4a5a6b6
Tg5h4h5h6 $20 3. La7a8b8c8 yellow connects 8
`;

function only(text: string) {
  const [first] = readGames(text);
  if (!first) throw new Error('there is a game');
  return treeOf(first);
}

describe('a record', () => {
  it('is a tree with all that is written in it, and the same text again', () => {
    const record = only(RECORD);
    const { root } = record.tree;
    expect(root.notes.comment).toBe('A short game');
    expect(root.children.map(({ move }) => move?.text)).toEqual(['La1a2a3b3', 'Id4e4f4']);
    expect(root.children[0]?.notes).toEqual({ before: '', comment: 'Along the edge', marks: ['!'], commands: [['clk', '0:04:58']] });
    expect(record.tree.last.position.outcome).toMatchObject({ kind: 'connected' });
    expect(textOf(record)).toBe(RECORD);
  });

  it('is laid out as rounds, with variations below the move that they replace', () => {
    const rows = treeRows(only(RECORD).tree.root, 2).map((row) =>
      row.kind === 'comment'
        ? `${row.depth} {${row.text}}`
        : `${row.depth}${row.begins ? ' +' : ''} ${row.moves.map(({ node }, i) => `${roundNumber(node, 2, i === 0)}${node.move?.text}`).join(' ')}`,
    );
    expect(rows).toEqual([
      '0 {A short game}',
      '0 1.La1a2a3b3',
      '0 {Along the edge}',
      '1 + 1.Id4e4f4',
      '1 {Central}',
      '1 1…Ih1h2h3',
      '2 + 1…Ic1c2c3 2.Ih1h2h3',
      '0 1…Tg2h1h2h3',
      '0 2.La4a5a6b6 Tg5h4h5h6',
      '0 3.La7a8b8c8',
    ]);
  });

  it('keeps a result that the moves do not give', () => {
    const text = RECORD.replace(/yellow connects 8/g, 'green wins time').replace('3. La7a8b8c8 ', '');
    expect(textOf(only(text))).toContain('[Result "green wins time"]');
  });

  it.each([
    ['[Caminos "1"] [Board "square"] 1. La1a2a3b3 (1. Id4e4f4', 'record-open-variation'],
    ['[Caminos "1"] [Board "square"] 1. La1a2a3b3 La1a2a3b3', 'with-cause'],
    ['[Caminos "1"] [Board "moon"] *', 'options-unknown-board'],
    ['[Caminos "1"] [Material "mini"] [Board "mini"] 1. Ia1a2a3 *', 'record-other-material'],
    ['hello', 'record-no-version'],
  ])('is refused with the first thing that is wrong: %s', (text, id) => {
    try {
      readGames(text);
      expect.fail('it is no record');
    } catch (error) {
      expect(error).toBeInstanceOf(MessageError);
      expect(JSON.stringify((error as MessageError).why)).toContain(id);
    }
  });

  it('keeps a comment of ten thousand letters', () => {
    const record = only(RECORD);
    record.tree.root.notes = { ...record.tree.root.notes, comment: 'ñandú '.repeat(1666).trim() };
    expect(only(textOf(record)).tree.root.notes.comment).toBe('ñandú '.repeat(1666).trim());
  });

  it('has comments that can be written', () => {
    expect(plainComment('a } b\n[%eval 3] \u0007c')).toBe('a ) b [ %eval 3] c');
  });
});

describe('an address', () => {
  it('holds a whole tree', async () => {
    const compressed = await compress(RECORD);
    expect(compressed).toMatch(/^z\.[\w-]+$/);
    expect(compressed.length).toBeLessThan(RECORD.length);
    expect(await decompress(compressed)).toBe(RECORD);
    const { tree, tags } = await openAddress(compressed);
    expect(tree.root.children).toHaveLength(2);
    expect(tags).toContainEqual(['Yellow', 'Ada']);
  });

  it('that was cut off anywhere is called damaged', async () => {
    const compressed = await compress(RECORD);
    for (const length of [3, 10, compressed.length >> 1, compressed.length - 4, compressed.length - 1]) {
      const opened = openAddress(compressed.slice(0, length));
      await expect(opened, `${length} letters`).rejects.toMatchObject({ why: { id: 'study-bad-link' } });
    }
  });

  it('of a game has its moves, and an empty one the empty board', async () => {
    const { tree } = only(RECORD);
    const opened = await openAddress(tree.last.game.link);
    expect(opened.tree.last.moves).toHaveLength(5);
    expect((await openAddress('')).tree.root.position.pieces).toEqual([]);
  });

  it.each(['z.', 'z.AAAA', 'z.%%%', 'z.___', '1.square.2.zz', '1.moon.2.', '9.x', 'hello'])('%s is refused', async (address) => {
    await expect(openAddress(address)).rejects.toBeInstanceOf(MessageError);
  });

  it('that unpacks to more than anybody writes is refused', async () => {
    const bomb = await compress('{'.repeat(900_000));
    expect(bomb.length).toBeLessThan(3000);
    await expect(openAddress(bomb)).rejects.toBeInstanceOf(MessageError);
    const stream = new Blob([' '.repeat(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    await expect(openAddress(`z.${Buffer.from(bytes).toString('base64url')}`)).rejects.toBeInstanceOf(MessageError);
  });
});

describe('a text that is pasted', () => {
  it.each([
    ['a position', 'square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3,2Tg5h4h5h6 1 -', 4],
    ['the address of a position', 'https://example.org/position/square.2.-.1La1a2a3b3~1La4a5a6b6~2Tg2h1h2h3~2Tg5h4h5h6.1.-', 4],
    ['a link to a game', ' 1.square.2. ', 0],
    ['the address of an analysis', 'http://localhost/analysis#1.ring.2.', 0],
    ['the address of a review', 'http://localhost/analysis#review.1.ring.2.', 0],
    ['the address of the editor', 'http://localhost/analysis#edit.square.2.-.1La1a2a3b3.2.-', 1],
    ['the address of a game on paper', 'http://localhost/print#1.ring.2.', 0],
  ])('may be %s', async (_, text, pieces) => {
    const opened = await openText(text);
    if (Array.isArray(opened)) throw new Error('it is one board');
    expect(opened.tree.last.position.pieces).toHaveLength(pieces);
  });

  it.each(['1. La1a2a3b3 Tg2h1h2h3 2. La4a5a6b6', 'La1a2a3b3 Tg2h1h2h3 La4a5a6b6 *'])('may be moves alone: %s', async (text) => {
    const games = await openText(text);
    if (!Array.isArray(games)) throw new Error('it is a record');
    expect(treeOf(games[0] ?? expect.fail()).tree.last.position.pieces).toHaveLength(3);
  });

  it('may be a file of several games, each with what was written', async () => {
    const games = await openText(`\uFEFF${RECORD}\n\n${RECORD}`);
    if (!Array.isArray(games)) throw new Error('there are two');
    expect(games.map(({ source }) => source)).toEqual([RECORD.trim(), RECORD.trim()]);
  });

  it.each([
    'square 2 - 1La1a2a3b3,2La1a2a3b3 1 -',
    'https://example.org/elsewhere',
    'https://[',
    'https://example.org/analysis#%',
    'https://example.org/position/%zz',
    'nonsense',
    '',
  ])('is refused: %s', async (text) => {
    await expect(openText(text)).rejects.toBeInstanceOf(MessageError);
  });

  const HEAD = '[Caminos "1"] [Board "square"]\n';
  it.each([
    ['variations nested without end', `${HEAD}1. La1a2a3b3 ${'(1. Id4e4f4 Ih1h2h3 '.repeat(3000)}`, 'record-too-deep'],
    ['brackets without end', HEAD + '('.repeat(100_000), 'record-lone-variation'],
    ['a tag that is given twice', `[Caminos "1"] [Board "square"] [Board "ring"] 1. La1a2a3b3`, 'record-repeated-tag'],
    ['a later version', '[Caminos "2"] [Board "square"] 1. La1a2a3b3', 'record-version'],
    ['a move with a byte that is no letter', `${HEAD}1. La1\0a2a3b3`, 'not-a-move'],
    ['a comment without an end', `${HEAD}1. La1a2a3b3 {open`, 'record-open-comment'],
    ['what is no game, position or link', 'asdf lkj 😀', 'study-not-game'],
    ['nothing', ' ', 'study-not-game'],
    ['moves alone that cannot be made', '1. La1a2a3b3 La1a2a3b3', 'with-cause'],
    ['moves after the result', `${HEAD}1. La1a2a3b3 * 2. Id4e4f4`, 'record-after-result'],
    ['a result that the rules deny', `${HEAD}1. La1a2a3b3 green connects 8`, 'record-not-over'],
    ['letters of two bytes each', [...`${HEAD}1. La1a2a3b3`].join('\0'), 'tag'],
    ['more moves than anybody writes', `${HEAD}1. La1a2a3b3 ${'(1. Id4e4f4) '.repeat(6000)}`, 'study-too-long'],
    ['more text than anybody writes', `${HEAD}{${'x'.repeat(MAX_TEXT)}}`, 'study-too-long'],
    ['cells that are no numbers', 'square 2 - 1LaNaN 1 -', 'position-piece'],
    ['more pieces than there is room for', `square 2 - ${'1La1a2a3b3,'.repeat(20_000)}1La1a2a3b3 1 -`, 'position-crowded'],
  ])('says what is wrong with %s', async (_, text, why) => {
    const error = await openText(text).then(
      () => null,
      (error: unknown) => error,
    );
    if (!(error instanceof MessageError)) throw new Error('it was opened');
    expect(JSON.stringify(error.why)).toContain(why);
  });
});

describe('a file of many games', () => {
  const GAME = '[Caminos "1"] [Board "ring"] 1. Ia3a4a5 Ih3h4h5 *\n';

  it('is read in slices, between which the page does something else', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 0);
    const seen: [share: number, ticks: number][] = [];
    try {
      const games = await importGames(GAME.repeat(30), { slice: 0, onProgress: (share) => seen.push([share, ticks]) });
      expect(games).toHaveLength(30);
    } finally {
      clearInterval(ticking);
    }
    const shares = seen.map(([share]) => share);
    expect(shares).toHaveLength(30);
    expect(shares.every((share, i) => share > (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
    expect(ticks, 'timers run between two games').toBeGreaterThan(seen[0]?.[1] ?? Infinity);
  });

  it('of 3,000 is read', async () => {
    expect(await importGames(GAME.repeat(3000))).toHaveLength(3000);
  });

  it('is given up when that is asked for', async () => {
    const abort = new AbortController();
    let slices = 0;
    const onProgress = () => {
      slices += 1;
      if (slices === 3) abort.abort();
    };
    const read = importGames(GAME.repeat(30), { slice: 0, signal: abort.signal, onProgress });
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    expect(slices).toBe(3);
  });

  it('names the line of what is wrong with a later one', async () => {
    const read = importGames(`${GAME.repeat(99)}[Caminos "1"] [Board "ring"] 1. Ia3a4a5 Ia3a4a5 *`);
    const error = await read.catch((error: unknown) => error);
    expect(JSON.stringify((error as MessageError).why)).toContain('["line",100]');
  });
});

describe('a file that is dropped', () => {
  it('is read as text', async () => {
    expect(await textOfFile(new Blob([RECORD]))).toBe(RECORD);
  });

  it.each([
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'study-not-text'],
    ['more than anybody writes', new Blob([new Uint8Array(MAX_TEXT + 1)]), 'study-too-long'],
  ])('is refused: %s', async (_, file, id) => {
    await expect(textOfFile(file)).rejects.toMatchObject({ why: { id } });
  });
});
