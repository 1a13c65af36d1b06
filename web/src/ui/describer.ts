/** Describes on demand what a board shows, for screen readers. */
import type { BoardSession } from '../state/board-session';
import { sentences } from '../text/message';

/** What a key or a button asks for. */
export type DescriptionTopic = 'cell' | 'row' | 'column' | 'level' | 'connections' | 'supplies' | 'last' | 'turn';

/** Announces descriptions of one board, and remembers the level that was described last. */
export class Describer {
  readonly #session: BoardSession;
  readonly #announce: (text: string) => void;
  #level = -1;

  constructor(session: BoardSession, announce: (text: string) => void) {
    this.#session = session;
    this.#announce = announce;
  }

  describe(topic: DescriptionTopic): void {
    this.#say(this.#query(topic));
  }

  describeLevel(level: number): void {
    this.#level = level;
    this.#say(`level ${level}`);
  }

  #say(query: string): void {
    this.#announce(sentences(this.#session.describe(query)));
  }

  /** A topic with the cell where the keyboard is, as the rules are asked for it. */
  #query(topic: DescriptionTopic): string {
    const [x, y] = this.#session.at ?? [0, 0];
    const column = String.fromCharCode(97 + x);
    switch (topic) {
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
        return topic;
    }
  }
}
