import { createLocalText, type LocalText } from './local-text';

export interface LocalValue<Value, Stored> extends Pick<LocalText, 'subscribe'> {
  /** The same object until it changes. */
  get(): Value;
  /** Null removes it. */
  set(next: Stored | null): void;
}

/** `read` parses untrusted input: `undefined` when it is missing or no JSON. */
export function createLocalValue<Value, Stored = Value>(key: string, read: (stored: unknown) => Value): LocalValue<Value, Stored> {
  const kept = createLocalText(key);
  let known: { readonly text: string | null; readonly value: Value } | null = null;
  return {
    get() {
      const text = kept.read();
      if (known === null || known.text !== text) known = { text, value: parse(text, read) };
      return known.value;
    },
    set: (next) => kept.write(next === null ? null : JSON.stringify(next)),
    subscribe: kept.subscribe,
  };
}

function parse<Value>(text: string | null, read: (stored: unknown) => Value): Value {
  try {
    return read(text === null ? undefined : JSON.parse(text));
  } catch {
    return read(undefined);
  }
}
