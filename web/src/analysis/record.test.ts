import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { MessageError } from '../rules/message-error';
import { setLanguage } from '../text/texts';
import { studyForTests } from '../study/for-tests';
import { openAddress, openText } from './open';
import { compress, decompress } from './compression';
import { plainComment, readGames, textOf, treeOf } from './record';
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
  ])('may be %s', async (_, text, pieces) => {
    const opened = await openText(text);
    if (Array.isArray(opened)) throw new Error('it is one board');
    expect(opened.tree.last.position.pieces).toHaveLength(pieces);
  });

  it('may be a file of several games', async () => {
    expect(await openText(RECORD + RECORD)).toHaveLength(2);
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
    ['moves after the result', `${HEAD}1. La1a2a3b3 * 2. Id4e4f4`, 'record-after-result'],
    ['a result that the rules deny', `${HEAD}1. La1a2a3b3 green connects 8`, 'record-not-over'],
    ['letters of two bytes each', [...`${HEAD}1. La1a2a3b3`].join('\0'), 'tag'],
    ['more moves than anybody writes', `${HEAD}1. La1a2a3b3 ${'(1. Id4e4f4) '.repeat(6000)}`, 'study-too-long'],
    ['more text than anybody writes', `${HEAD}{${'x'.repeat(1_000_000)}}`, 'study-too-long'],
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
