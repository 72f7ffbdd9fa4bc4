import { isMissing } from '../api/errors';
import { fetchCategories } from '../api/catalogue';
import { fetchCatalogueChanges } from '../api/catalogue-changes';
import { fetchAbout, fetchHome } from '../api/content';
import { fetchDeliveryBands, fetchSettings } from '../api/site';
import type { CatalogueSize } from '../domain/catalogue-changes';
import { classifyAnswer } from './answer-class';
import { connection } from './connection';
import { keptChannel } from './kept-channel';
import { readChangesByContract } from './kept-contract-reads';
import { createKeeper } from './kept-keeper';
import { createKeptPictures } from './kept-pictures';
import { createKeptStore } from './kept-store';
import { localKeys, KEPT_CATALOGUE_LOCK } from './storage-keys';

/** The catalogue on this device: the page's own one. Load it with import(); a visit that keeps nothing needs none of it. */
export const keptCatalogue = createKeeper({
  store: createKeptStore(),
  pictures: createKeptPictures(),
  source: {
    changesSince: async (next, signal) => {
      try {
        return await fetchCatalogueChanges(next, { signal });
      } catch (error) {
        // A back end without the call: it is read list by list instead.
        if (isMissing(error)) return null;
        throw error;
      }
    },
    changesByContract: readChangesByContract,
    screens: {
      home: (signal) => fetchHome(undefined, { signal }),
      about: (signal) => fetchAbout(undefined, { signal }),
      settings: (signal) => fetchSettings(undefined, { signal }),
      categories: (signal) => fetchCategories(undefined, { signal }),
      'delivery-bands': (signal) => fetchDeliveryBands(undefined, { signal }),
    },
  },
  runLocked: async (work, signal) => {
    const locks: LockManager | undefined = navigator.locks;
    return locks === undefined ? work() : locks.request(KEPT_CATALOGUE_LOCK, { signal }, work);
  },
  channel: keptChannel(),
  now: Date.now,
  untilWorthTrying,
  isWorthWaiting: (error) => classifyAnswer(error) === 'later',
  setMark: (state) => {
    try {
      if (state === null) localStorage.removeItem(localKeys.keptCatalogue);
      else localStorage.setItem(localKeys.keptCatalogue, state);
    } catch {
      return;
    }
  },
});

/** How much the whole catalogue is; null when the server does not tell. */
export async function sizeOfAll(signal: AbortSignal): Promise<CatalogueSize | null> {
  const part = await fetchCatalogueChanges('', { signal }).catch(() => null);
  return part === null ? null : part.total;
}

/** Bytes this browser still gives the store; null where it does not tell. */
export async function spaceLeft(): Promise<number | null> {
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => null);
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return Math.max(0, estimate.quota - estimate.usage);
}

/** Asks the browser not to clear the store's data when space is short; false when it keeps that right. */
export async function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** Until the connection comes back, the page is looked at again, or the time is over. */
function untilWorthTrying(limitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, limitMs);
    const stop = connection.subscribe(() => {
      if (connection.get().isOnline) wake();
    });
    window.addEventListener('online', wake);
    signal.addEventListener('abort', wake);
  });
}
