import { randomUuid } from '../../offline/storage/random-uuid';
import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';

let inMemory: string | undefined;

/** The random UUID that names this browser (SPEC 3): made once, then kept. */
export function deviceToken(): string {
  const kept = localStore.read(localKeys.deviceToken) ?? inMemory;
  if (kept !== undefined) return kept;
  inMemory = randomUuid();
  localStore.write(localKeys.deviceToken, inMemory);
  return inMemory;
}

/** What the shop sees as the device's name. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
