/** A value of the page: `set` calls every subscriber. */
export function createValue<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
