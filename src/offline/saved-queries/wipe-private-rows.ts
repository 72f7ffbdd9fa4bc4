import { clear } from 'idb-keyval';
import { openKeyValueStore } from '../storage/key-value-store';
import { databaseNames } from '../storage/storage-keys';

/** Deletes every saved private response of this device, in page and worker. Rejects when the device refuses. */
export function wipePrivateRows(): Promise<void> {
  return clear(openKeyValueStore(databaseNames.privateQueries));
}
