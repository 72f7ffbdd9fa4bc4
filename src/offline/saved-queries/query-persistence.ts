import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client';
import type { UseStore } from 'idb-keyval';
import { LONG_LIMIT_MS, openKeyValueStore } from '../kept/database';
import { databaseNames, localKeys } from '../storage/storage-keys';
import { createQueryMirror, type QueryMirror } from './query-mirror';
import { MAX_AGE_MS } from './query-rows';
import { wipePrivateRows } from './wipe-private-rows';

/** Increase it with the shape of decoded responses: saved ones are then fetched again. */
const DATA_VERSION = '5';
/** A write costs only the changed rows, and a shopper may leave a page soon after it was shown. */
const SAVE_DELAY_MS = 100;

let mirror: QueryMirror | undefined;

/** Restores, then saves queries whose key starts with 'public' or 'private'. On a server-rendered page call it once it is hydrated. */
export async function startQueryPersistence(queryClient: QueryClient): Promise<void> {
  const open = (name: string): UseStore => openKeyValueStore(name, undefined, LONG_LIMIT_MS);
  const stores = { public: open(databaseNames.publicQueries), private: open(databaseNames.privateQueries) };
  mirror = createQueryMirror({ stores, now: Date.now, accountId: storedAccountId });
  await restoreAndSubscribe(queryClient, mirror);
}

/** In memory and on the device. Rejects when the device refuses. */
export async function wipePrivate(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: ['private'] });
  await mirror?.wipe('private');
  await wipePrivateRows();
}

async function restoreAndSubscribe(queryClient: QueryClient, storage: QueryMirror): Promise<void> {
  const options = {
    queryClient,
    persister: createPersister({
      storage,
      throttleTime: SAVE_DELAY_MS,
      serialize: asItIs,
      deserialize: (saved) => sharedWith(queryClient, saved),
    }),
    buster: DATA_VERSION,
    maxAge: MAX_AGE_MS,
  };
  await storage.fill();
  // The store then starts without saved data.
  await persistQueryClientRestore(options).catch(() => undefined);
  persistQueryClientSubscribe(options);
  // Saves responses from before the subscription, such as those inlined in the document.
  await persistQueryClientSave(options);
}

/** The types require a string, which the package only passes on: nothing is serialised. */
const createPersister = createSyncStoragePersister as unknown as (options: {
  readonly storage: Pick<QueryMirror, 'getItem' | 'setItem' | 'removeItem'>;
  readonly throttleTime: number;
  readonly serialize: (client: PersistedClient) => PersistedClient;
  readonly deserialize: (client: PersistedClient) => PersistedClient;
}) => Persister;

function asItIs(client: PersistedClient): PersistedClient {
  return client;
}

/** Data that equals what is shown stays the same object: a part that has not hydrated yet would show its skeleton for a new one. */
function sharedWith(queryClient: QueryClient, { clientState, ...saved }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map((query) => {
    const data: unknown = replaceEqualDeep(queryClient.getQueryData(query.queryKey), query.state.data);
    return { ...query, state: { ...query.state, data } };
  });
  return { ...saved, clientState: { ...clientState, queries } };
}

function storedAccountId(): string | null {
  try {
    return localStorage.getItem(localKeys.accountId);
  } catch {
    return null;
  }
}
