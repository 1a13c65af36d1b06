/** What screen readers are to announce, from anywhere in the page. `Announcer.svelte` is its live region. */
import { Store } from '../state/store';

export interface Announcement {
  text: string;
  /** How many there were: the same words twice are announced twice. */
  count: number;
}

export class Announcer extends Store<Announcement> {
  constructor() {
    super({ text: '', count: 0 });
  }

  announce(text: string): void {
    if (text) this.set({ text, count: this.get().count + 1 });
  }
}
