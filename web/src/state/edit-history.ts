/** Edits that can be undone and redone, in order. */
import { Store } from './store';

export interface Edit {
  apply(): void;
  revert(): void;
}

export interface HistoryState {
  /** Grows with everything that changes. */
  readonly revision: number;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

/** More edits than anybody takes back. */
const MAX_EDITS = 500;

export class EditHistory {
  readonly state = new Store<HistoryState>({ revision: 0, mayUndo: false, mayRedo: false });
  readonly #done: Edit[] = [];
  #undone: Edit[] = [];

  /** Carries an edit out; what was undone before it can no longer be redone. */
  do(edit: Edit): void {
    edit.apply();
    this.#done.push(edit);
    if (this.#done.length > MAX_EDITS) this.#done.shift();
    this.#undone = [];
    this.#publish();
  }

  undo(): void {
    const edit = this.#done.pop();
    if (!edit) return;
    edit.revert();
    this.#undone.push(edit);
    this.#publish();
  }

  redo(): void {
    const edit = this.#undone.pop();
    if (!edit) return;
    edit.apply();
    this.#done.push(edit);
    this.#publish();
  }

  #publish(): void {
    const { revision } = this.state.get();
    this.state.set({ revision: revision + 1, mayUndo: this.#done.length > 0, mayRedo: this.#undone.length > 0 });
  }
}
