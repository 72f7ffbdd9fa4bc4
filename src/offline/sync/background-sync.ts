import { OUTBOX_SYNC_TAG } from '../storage/storage-keys';

interface SyncCapable {
  readonly sync: { register(tag: string): Promise<void> };
}

/** Wakes the worker once there is a connection, even with the store closed. Chromium only. */
export async function requestBackgroundSync(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || !canSync(registration)) return;
  // Refused in private windows and by a setting; every other wake-up still works.
  await registration.sync.register(OUTBOX_SYNC_TAG).catch(() => undefined);
}

function canSync(registration: object): registration is SyncCapable {
  return 'sync' in registration && typeof registration.sync === 'object' && registration.sync !== null;
}
