import { clear } from 'idb-keyval';
import { openKeyValueStore } from '../kept/database';
import { databaseNames } from '../storage/storage-keys';

/** Rejects when the device refuses. */
export function wipePrivateRows(): Promise<void> {
  return clear(openKeyValueStore(databaseNames.privateQueries));
}
