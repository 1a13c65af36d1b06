/** What a move is called. */
import type { Game } from '../rules/game';
import { format } from '../text/message';
import { moveName as wasmMoveName } from '../wasm/study';
import type { Message } from '../wire/types';

/** A move that can be played in a game: the piece and its cells, or the notation for those who asked for it. */
export function moveName(game: Game, text: string, notation: boolean): string {
  return notation ? text : format(JSON.parse(wasmMoveName(game.link, text)) as Message);
}
