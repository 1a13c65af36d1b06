/** A value that others watch. Svelte takes it for a store of its own. */
export class Store<T> {
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
