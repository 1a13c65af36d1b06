/** What an analysis board can be opened with: an address, a record, a position as text, a link to a game. */
import { Game } from '../rules/game';
import { MessageError } from '../rules/message-error';
import type { StudyRecord } from '../state/analysis-session';
import { GameTree } from '../state/game-tree';
import type { RecordView } from '../wire/types';
import { gameIn } from '../net/shared-link';
import { COMPRESSED_PREFIX, decompress } from './compression';
import { countMoves, importGames, treeOf } from './record';

/** More than anybody writes by hand, and few enough to stay quick. */
const MAX_MOVES = 5000;
export const MAX_TEXT = 1_000_000;
/** A game of two on the square board. */
const EMPTY = '1.square.2.';

/** One game, where only one is to be opened. */
function fromLink(link: string): StudyRecord {
  let game: Game;
  try {
    game = Game.fromLink(link);
  } catch {
    throw MessageError.of('study-bad-link');
  }
  const tree = GameTree.of(game);
  game.free();
  return { tree, tags: [], result: '*' };
}

function fromSetup(text: string): StudyRecord {
  return { tree: new GameTree(Game.fromSetup(text)), tags: [], result: '*' };
}

/** The games of a text. Throws `MessageError` with the first thing that is wrong, and where. */
export async function gamesOf(text: string): Promise<RecordView[]> {
  if (text.length > MAX_TEXT) throw MessageError.of('study-too-long');
  const games = await importGames(text);
  if (games.some(({ line }) => countMoves(line) > MAX_MOVES)) throw MessageError.of('study-too-long');
  return games;
}

/** What stands after `/analysis#`. */
export async function openAddress(address: string): Promise<StudyRecord> {
  if (address === '') return fromLink(EMPTY);
  if (!address.startsWith(COMPRESSED_PREFIX)) return fromLink(address);
  const [first] = await gamesOf(await decompress(address));
  if (!first) throw MessageError.of('study-bad-link');
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
    throw MessageError.of('study-bad-link');
  }
  if (study !== null) return openAddress(study);
  if (!board) throw MessageError.of('study-bad-link');
  return /^\d/.test(board) ? fromLink(board) : fromSetup(board);
}

/** What somebody pastes, types or drops: games to choose from, or a board at once. */
export async function openText(text: string): Promise<RecordView[] | StudyRecord> {
  const given = text.trim();
  if (given.length > MAX_TEXT) throw MessageError.of('study-too-long');
  if (/^https?:\/\/\S+$/.test(given)) return openUrl(given);
  if (given.startsWith(COMPRESSED_PREFIX) || /^[12]\.\w+\./.test(given)) return openAddress(given);
  if (/^[a-z]+[ .][24][ .]\S+[ .]\S+[ .]\S+[ .]\S+$/.test(given)) return fromSetup(given);
  return gamesOf(given);
}
