/** What is read out on demand about the position that a board shows. */
import type { BoardSession } from '../state/board-session';
import { sentences } from '../text/message';

/** What can be read by a key or a button. */
export type Reading = 'cell' | 'row' | 'column' | 'level' | 'connections' | 'supplies' | 'last' | 'turn';

/** The readings of one board, which remember the level that was read last. */
export class Readings {
  readonly #session: BoardSession;
  readonly #announce: (text: string) => void;
  #level = -1;

  constructor(session: BoardSession, announce: (text: string) => void) {
    this.#session = session;
    this.#announce = announce;
  }

  read(what: Reading): void {
    this.#describe(this.#topic(what));
  }

  readLevel(level: number): void {
    this.#level = level;
    this.#describe(`level ${level}`);
  }

  #describe(topic: string): void {
    this.#announce(sentences(this.#session.describe(topic)));
  }

  /** The topic of a reading at the cell where the keyboard is. */
  #topic(what: Reading): string {
    const [x, y] = this.#session.at ?? [0, 0];
    const column = String.fromCharCode(97 + x);
    switch (what) {
      case 'cell':
        return `cell ${column}${y + 1}`;
      case 'row':
        return `row ${y + 1}`;
      case 'column':
        return `column ${column}`;
      case 'level':
        // From each level to the next, and from the highest to the lowest.
        this.#level = (this.#level + 1) % (this.#session.state.get()?.game.levels ?? 1);
        return `level ${this.#level}`;
      default:
        return what;
    }
  }
}
