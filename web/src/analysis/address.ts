/** Has the address of an analysis board follow its edits, so that a reload or the browser's buttons lose nothing. */
import { MessageError } from '../rules/message-error';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const EVERY_MS = 400;

export class AddressWriter {
  readonly #pack: () => Promise<string>;
  readonly #write: (study: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -Infinity;
  /** Counts what was packed: only the newest is written. */
  #packed = 0;

  constructor(pack: () => Promise<string>, write: (study: string) => void) {
    this.#pack = pack;
    this.#write = write;
  }

  /** Something was edited: written at once, or a moment after what was written last. */
  edited(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#follow(), Math.max(0, this.#last + EVERY_MS - Date.now()));
  }

  /** The board is left, and with it its address. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#packed += 1;
  }

  async #follow(): Promise<void> {
    const mine = ++this.#packed;
    this.#last = Date.now();
    try {
      const study = await this.#pack();
      if (mine === this.#packed) this.#write(study);
    } catch (error) {
      // The address stays as it was; whoever saves the game is told why.
      if (!(error instanceof MessageError)) throw error;
    }
  }
}
