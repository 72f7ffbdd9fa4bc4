export type Listener = (event: unknown) => void;

export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  off(name: string, listener?: Listener): void {
    if (listener === undefined) this.#listeners.delete(name);
    else this.#listeners.get(name)?.delete(listener);
  }

  emit(name: string, event: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
