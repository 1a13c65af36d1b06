/**
 * The one way in which state is watched. A `Store` satisfies Svelte's store contract, so components
 * read it as `$store`; nothing here knows of Svelte.
 */

/** A value that others may watch but not set. */
export interface Readable<T> {
  get(): T;
  /** Calls back with the present value, and with every later one until the returned function is called. */
  subscribe(watch: (value: T) => void): () => void;
}

export class Store<T> implements Readable<T> {
  #value: T;
  readonly #watchers = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const watch of [...this.#watchers]) watch(value);
  }

  subscribe(watch: (value: T) => void): () => void {
    this.#watchers.add(watch);
    watch(this.#value);
    return () => this.#watchers.delete(watch);
  }
}

/** Something that happens and leaves no value behind, such as a sound. */
export class Emitter<T> {
  readonly #listeners = new Set<(event: T) => void>();

  emit(event: T): void {
    for (const listen of [...this.#listeners]) listen(event);
  }

  subscribe(listen: (event: T) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }
}
