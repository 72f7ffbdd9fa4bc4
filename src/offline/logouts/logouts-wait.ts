import { localKeys } from '../storage/storage-keys';

function createLogoutsWait() {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === localKeys.logoutsWait) tell();
  };
  return {
    /** Whether a logout on this device may not have reached the server; opens no database. */
    get(): boolean {
      try {
        return localStorage.getItem(localKeys.logoutsWait) !== null;
      } catch {
        return false;
      }
    },
    /** Other tabs count. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    note(mayWait: boolean): void {
      try {
        if (mayWait) localStorage.setItem(localKeys.logoutsWait, '1');
        else localStorage.removeItem(localKeys.logoutsWait);
      } catch {
        return;
      }
      tell();
    },
  };
}

/** The flag that the next start and the login screen read. */
export const logoutsWait = createLogoutsWait();
