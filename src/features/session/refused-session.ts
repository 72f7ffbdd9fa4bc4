import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';
import { readUnsent, type Unsent } from './unsent';

/** The server no longer accepts its key. */
export interface RefusedSession {
  readonly accountId: string;
  /** They stay, hidden, until the account logs in. */
  readonly unsent: Unsent;
}

function createRefusedSession() {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let read: RefusedSession | null = null;
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === localKeys.refusedSession) tell();
  };
  return {
    /** The same object until something changes. */
    get(): RefusedSession | null {
      const stored = localStore.read(localKeys.refusedSession);
      if (stored !== text) {
        text = stored;
        read = parse(stored);
      }
      return read;
    },
    /** Also notices changes in other tabs. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    note(session: RefusedSession): void {
      localStore.write(localKeys.refusedSession, JSON.stringify(session));
      tell();
    },
    forget(): void {
      if (localStore.read(localKeys.refusedSession) === null) return;
      localStore.remove(localKeys.refusedSession);
      tell();
    },
  };
}

/** Saved until the next login: a page killed during the deletion continues it at its next start. */
export const refusedSession = createRefusedSession();

/** Storage is untrusted input. */
function parse(text: string | null): RefusedSession | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('accountId' in stored) || typeof stored.accountId !== 'string') return null;
    return { accountId: stored.accountId, unsent: readUnsent('unsent' in stored ? stored.unsent : null) };
  } catch {
    return null;
  }
}
