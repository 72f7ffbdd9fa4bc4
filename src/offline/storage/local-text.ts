/** Shared by all tabs. Where the browser refuses storage it lasts as long as the page. */
export interface LocalText {
  read(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
  /** After each write of this tab and each change by another. */
  subscribe(listener: () => void): () => void;
}

/** `key`: one of `localKeys`. */
export function createLocalText(key: string): LocalText {
  const listeners = new Set<() => void>();
  let refused: { readonly text: string | null } | null = null;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === key) tell();
  };
  return {
    read: () => (refused === null ? readText(key) : refused.text),
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        refused = null;
      } catch {
        refused = { text };
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Set when the text exists. */
export function createLocalFlag(key: string) {
  const { read, write, subscribe } = createLocalText(key);
  return {
    get: (): boolean => read() !== null,
    set: (isSo: boolean): void => write(isSo ? '1' : null),
    subscribe,
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
