import { isMissing } from '../../api/errors';
import { fetchCategories } from '../../api/catalogue';
import { fetchCatalogueChanges } from '../../api/catalogue-changes';
import { fetchAbout, fetchHome } from '../../api/content';
import { fetchDeliveryBands, fetchSettings } from '../../api/site';
import type { CatalogueSize } from '../../domain/catalogue-changes';
import type { Pace } from '../sync/backoff';
import { classifyResponse } from '../sync/background-call';
import { connection } from '../connection/connection';
import { readChangesByContract } from './changes-by-contract';
import { createCatalogueDownload } from './catalogue-download';
import { createOfflinePictures } from './offline-pictures';
import { createCatalogueStore } from './catalogue-store';
import { CATALOGUE_LOCK, channelNames, localKeys } from '../storage/storage-keys';
import { underWebLock } from '../sync/drain-lock';
import { openBroadcast } from '../sync/broadcast';

/** Enough for the largest response on a weak signal. */
const CALL_LIMIT_MS = 60_000;

/** Load it with import(): most visits do not need it. */
export const offlineCatalogue = createCatalogueDownload({
  store: createCatalogueStore(),
  pictures: createOfflinePictures(),
  source: {
    changesSince: async (next, signal) => {
      try {
        return await fetchCatalogueChanges(next, { signal: limited(signal) });
      } catch (error) {
        // Null: read list by list. Only the back end itself can say that it lacks the call: a gateway's 404 says nothing of the catalogue.
        if (isMissing(error)) return null;
        throw error;
      }
    },
    changesByContract: readChangesByContract,
    screens: {
      home: (signal) => fetchHome(undefined, { signal: limited(signal) }),
      about: (signal) => fetchAbout(undefined, { signal: limited(signal) }),
      settings: (signal) => fetchSettings(undefined, { signal: limited(signal) }),
      categories: (signal) => fetchCategories(undefined, { signal: limited(signal) }),
      'delivery-bands': (signal) => fetchDeliveryBands(undefined, { signal: limited(signal) }),
    },
  },
  runLocked: (work, signal) => underWebLock(CATALOGUE_LOCK, work, signal),
  channel: openBroadcast(channelNames.offlineCatalogue),
  now: Date.now,
  untilWorthTrying,
  isWorthWaiting: (error) => classifyResponse(error) === 'later',
  setMark: (state) => {
    try {
      if (state === null) localStorage.removeItem(localKeys.offlineCatalogue);
      else localStorage.setItem(localKeys.offlineCatalogue, state);
    } catch {
      return;
    }
  },
});

/** Null when the server does not say. */
export async function sizeOfAll(signal: AbortSignal): Promise<CatalogueSize | null> {
  const part = await fetchCatalogueChanges('', { signal }).catch(() => null);
  return part === null ? null : part.total;
}

/** Bytes that the browser allows; null when unknown. */
export async function spaceLeft(): Promise<number | null> {
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => null);
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return Math.max(0, estimate.quota - estimate.usage);
}

/** False when it declines. */
export async function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** A silent network never ends a request. */
function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)]);
}

/** Resolves also when the signal aborts. The connection's return or a visit brings it forward. */
function untilWorthTrying(pace: Pace, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', whenVisible);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const early = (): void => {
      pace.bringForward('return');
      clearTimeout(timer);
      timer = setTimeout(wake, pace.dueInMs());
    };
    const whenVisible = (): void => {
      if (document.visibilityState === 'visible') early();
    };
    let timer = setTimeout(wake, pace.dueInMs());
    const stop = connection.subscribeReturn(early);
    document.addEventListener('visibilitychange', whenVisible);
    signal.addEventListener('abort', wake);
  });
}
