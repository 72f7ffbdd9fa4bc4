import { randomUuid } from '../../offline/storage/random-uuid';
import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';

let inMemory: string | undefined;

/** Created once. */
export function deviceToken(): string {
  const kept = localStore.read(localKeys.deviceToken) ?? inMemory;
  if (kept !== undefined) return kept;
  inMemory = randomUuid();
  localStore.write(localKeys.deviceToken, inMemory);
  return inMemory;
}

/** For the shop. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
