/** What is read out: the words, and the one place in the page that speaks them. */
import type { PlaySession } from '../state/play-session';
import { Store } from '../state/store';
import { sentences } from '../text/message';

/** What can be read by a key or a button. */
export type Reading = 'cell' | 'row' | 'column' | 'level' | 'connections' | 'supplies' | 'last' | 'turn';

/** What was said last, and how often anything was: the same words twice are said twice. */
export const said = new Store<{ text: string; time: number }>({ text: '', time: 0 });

export function announce(text: string): void {
  if (text) said.set({ text, time: said.get().time + 1 });
}

/** The level that was read last; the key goes on to the next one. */
let level = -1;

/** The topic of a reading at the cell where the keyboard is. */
function topicOf(session: PlaySession, what: Reading): string {
  const [x, y] = session.at ?? [0, 0];
  const column = String.fromCharCode(97 + x);
  switch (what) {
    case 'cell':
      return `cell ${column}${y + 1}`;
    case 'row':
      return `row ${y + 1}`;
    case 'column':
      return `column ${column}`;
    case 'level':
      level = (level + 1) % (session.state.get()?.game.levels ?? 1);
      return `level ${level}`;
    default:
      return what;
  }
}

export function read(session: PlaySession, what: Reading): void {
  announce(sentences(session.describe(topicOf(session, what))));
}

export function readLevel(session: PlaySession, wanted: number): void {
  level = wanted;
  announce(sentences(session.describe(`level ${wanted}`)));
}
