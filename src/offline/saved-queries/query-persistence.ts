import type { QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { clear } from 'idb-keyval';
import { openKeyValueStore } from '../storage/key-value-store';
import { longLists } from './long-lists';
import { createQueryMirror, type QueryMirror } from './query-mirror';
import { areaOf, MAX_AGE_MS } from './query-rows';
import { databaseNames, localKeys } from '../storage/storage-keys';

/** Raise when the shape of decoded replies changes: saved ones of another version are dropped and fetched anew. */
const DATA_VERSION = '1';
/** Short, because a write costs only the rows that changed, and a shopper may leave a page soon after it showed. */
const SAVE_DELAY_MS = 100;
/** Saved data that takes longer comes in behind the first screen. */
const RESTORE_LIMIT_MS = 1000;

let current: { readonly mirror: QueryMirror; readonly queryClient: QueryClient } | undefined;

/**
 * Gives the client its saved replies back and keeps saving successful ones whose key begins with 'public' or 'private'.
 * `restored` always resolves, after 1 s at most. On a server-rendered page call it once the page is hydrated.
 */
export function createQueryPersistence(queryClient: QueryClient): { readonly restored: Promise<void> } {
  const stores = {
    public: openKeyValueStore(databaseNames.publicQueries),
    private: openKeyValueStore(databaseNames.privateQueries),
  };
  const mirror = createQueryMirror({ stores, maxAgeMs: MAX_AGE_MS, now: Date.now, accountId: storedAccountId, longLists });
  current = { mirror, queryClient };
  const restoring = restoreAndSubscribe(queryClient, mirror);
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, RESTORE_LIMIT_MS);
  });
  return { restored: Promise.race([restoring, limit]) };
}

/** Forgets every private reply, in memory and on the device (logout). Resolves when they are gone; rejects when the device would not. */
export async function wipePrivate(): Promise<void> {
  current?.queryClient.removeQueries({ queryKey: ['private'] });
  await current?.mirror.wipe('private');
  await clear(openKeyValueStore(databaseNames.privateQueries));
}

async function restoreAndSubscribe(queryClient: QueryClient, mirror: QueryMirror): Promise<void> {
  const persister = mirrorPersister(mirror);
  const options = {
    queryClient,
    persister,
    buster: DATA_VERSION,
    maxAge: MAX_AGE_MS,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query: { readonly queryKey: readonly unknown[]; readonly state: { readonly status: string } }) =>
        query.state.status === 'success' && areaOf(query.queryKey) !== null,
    },
  };
  await mirror.fill();
  // Whatever is wrong with saved data, the store starts without it.
  await persistQueryClientRestore(options).catch(() => undefined);
  persistQueryClientSubscribe(options);
  // Replies that came before the subscription, such as those inlined in the document, are saved now.
  await persistQueryClientSave(options);
}

/** The given persister brings throttle, buster and age; the mirror under it takes the client as it is, unserialised. */
function mirrorPersister(mirror: QueryMirror): Persister {
  let handed: PersistedClient | undefined;
  const TOKEN = 'mirror';
  const given = createSyncStoragePersister({
    throttleTime: SAVE_DELAY_MS,
    serialize: (client) => {
      handed = client;
      return TOKEN;
    },
    deserialize: () => mirror.read() ?? NO_CLIENT,
    storage: {
      getItem: () => (mirror.read() === undefined ? null : TOKEN),
      setItem: () => {
        if (handed !== undefined) mirror.write(handed);
        handed = undefined;
      },
      removeItem: () => {
        mirror.wipe('public').catch(() => undefined);
        mirror.wipe('private').catch(() => undefined);
      },
    },
  });
  return given;
}

/** Without a time a saved client is discarded by the restore. */
const NO_CLIENT: PersistedClient = { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } };

function storedAccountId(): string | null {
  try {
    return localStorage.getItem(localKeys.accountId);
  } catch {
    return null;
  }
}
