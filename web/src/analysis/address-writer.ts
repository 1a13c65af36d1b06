/** Has the address of an analysis board follow its edits, so that a reload or the browser's buttons lose nothing. */
import { MessageError } from '../rules/message-error';

/** Browsers refuse more than a hundred changes of the address in half a minute: after half as many, there is a pause between them. */
const WINDOW_MS = 30_000;
const AT_ONCE = 50;
const PAUSE_MS = 700;

/** In letters: what programs pass on as a link. A longer tree is saved as a file. */
export const MAX_STUDY = 30_000;

/** A compressed tree, if it is short enough for a link. Throws `MessageError`. */
export function fitting(study: string): string {
  if (study.length > MAX_STUDY) throw MessageError.of('study-link-too-long');
  return study;
}

export class AddressWriter {
  readonly #encode: () => Promise<string>;
  readonly #write: (study: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the address was last written, within the window. */
  #written: number[] = [];
  /** Counts what was encoded: only the newest is written. */
  #encoded = 0;

  constructor(encode: () => Promise<string>, write: (study: string) => void) {
    this.#encode = encode;
    this.#write = write;
  }

  /** Something was edited: written at once, or after many edits a moment later. */
  edited(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    this.#written = this.#written.filter((at) => at > now - WINDOW_MS);
    const last = this.#written.at(-1) ?? -Infinity;
    const pause = this.#written.length < AT_ONCE ? 0 : Math.max(0, last + PAUSE_MS - now);
    this.#timer = setTimeout(() => void this.#follow(), pause);
  }

  /** The board is left, and with it its address. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#encoded += 1;
  }

  async #follow(): Promise<void> {
    const mine = ++this.#encoded;
    this.#written.push(Date.now());
    try {
      const study = await this.#encode();
      if (mine === this.#encoded) this.#write(study);
    } catch (error) {
      // The address stays as it was; saving the game shows why.
      if (!(error instanceof MessageError)) throw error;
    }
  }
}
