/** What an analysis board can be opened with: an address, a record, a position as text, a link to a game. */
import { Game, SetupTextError } from '../rules/game';
import type { StudyRecord } from '../state/analysis-session';
import { GameTree } from '../state/game-tree';
import { fetchTexts } from '../text/texts';
import type { Message, RecordView } from '../wire/types';
import { gameIn } from '../net/shared-link';
import { loadStudy } from '../study/load';
import { PACKED, PackedTextError, unpack } from './packed';
import { countMoves, readGames, RecordTextError, treeOf } from './record';

/** Why nothing was opened, to be said to people. */
export class OpenError extends Error {
  readonly why: Message;

  constructor(why: Message) {
    super(why.id);
    this.why = why;
  }
}

/** More than anybody writes by hand, and few enough to stay quick. */
const MOST_MOVES = 5000;
export const MOST_TEXT = 1_000_000;
/** A game of two on the square board. */
const EMPTY = '1.square.2.';

const said = (id: string): OpenError => new OpenError({ id, args: [] });

/** One game, where only one is to be opened. */
function fromLink(link: string): StudyRecord {
  let game: Game;
  try {
    game = Game.fromLink(link);
  } catch {
    throw said('study-bad-link');
  }
  const tree = GameTree.of(game);
  game.free();
  return { tree, tags: [], result: '*' };
}

function fromSetup(text: string): StudyRecord {
  try {
    return { tree: new GameTree(Game.fromSetup(text)), tags: [], result: '*' };
  } catch (error) {
    throw error instanceof SetupTextError ? new OpenError(error.why) : error;
  }
}

/** The games of a text. Throws `OpenError` with the first thing that is wrong, and where. */
export async function gamesOf(text: string): Promise<RecordView[]> {
  if (text.length > MOST_TEXT) throw said('study-too-long');
  await loadStudy();
  try {
    const games = readGames(text);
    if (games.some(({ line }) => countMoves(line) > MOST_MOVES)) throw said('study-too-long');
    if (games.length > 0) return games;
    throw new RecordTextError({ id: 'record-no-game', args: [] });
  } catch (error) {
    if (!(error instanceof RecordTextError)) throw error;
    // What can be wrong with a file is said nowhere else in the page.
    await fetchTexts('records');
    throw new OpenError(error.why);
  }
}

/** What stands after `/analysis#`. */
export async function openAddress(address: string): Promise<StudyRecord> {
  if (address === '') return fromLink(EMPTY);
  if (!address.startsWith(PACKED)) return fromLink(address);
  let text: string;
  try {
    text = await unpack(address);
  } catch (error) {
    throw error instanceof PackedTextError ? said('study-bad-link') : error;
  }
  const [first] = await gamesOf(text);
  if (!first) throw said('study-bad-link');
  return treeOf(first);
}

/** An address of this page. */
async function openUrl(given: string): Promise<StudyRecord> {
  let study: string | null = null;
  let board: string | undefined;
  try {
    const { pathname, hash, search } = new URL(given);
    if (pathname.startsWith('/analysis')) study = decodeURIComponent(hash.slice(1)) || (gameIn(search) ?? '');
    else board = decodeURIComponent(/^\/(?:position|embed)\/([^/]+)/.exec(pathname)?.[1] ?? '');
  } catch {
    throw said('study-bad-link');
  }
  if (study !== null) return openAddress(study);
  if (!board) throw said('study-bad-link');
  return /^\d/.test(board) ? fromLink(board) : fromSetup(board);
}

/** What somebody pastes, types or drops: games to choose from, or a board at once. */
export async function openText(text: string): Promise<RecordView[] | StudyRecord> {
  const given = text.trim();
  if (given.length > MOST_TEXT) throw said('study-too-long');
  if (/^https?:\/\/\S+$/.test(given)) return openUrl(given);
  if (given.startsWith(PACKED) || /^[12]\.\w+\./.test(given)) return openAddress(given);
  if (/^[a-z]+[ .][24][ .]\S+[ .]\S+[ .]\S+[ .]\S+$/.test(given)) return fromSetup(given);
  return gamesOf(given);
}
