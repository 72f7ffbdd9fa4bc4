import { expect, type CDPSession } from '@playwright/test';

/** Ends and wakes the worker as the browser does, with no page of the store open. */
export async function workerControls(session: CDPSession, origin: string) {
  const registrations = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: told }) => {
    for (const { registrationId, scopeURL } of told) registrations.set(scopeURL, registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.get(`${origin}/`)).toBeDefined();
  const registrationId = registrations.get(`${origin}/`) ?? '';
  return {
    sync: () => session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'sps-outbox', lastChance: false }),
    stop: () => session.send('ServiceWorker.stopAllWorkers'),
  };
}
