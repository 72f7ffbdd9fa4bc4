/**
 * A worker of an earlier build does not say that it is ours. After a roll-back the server has the store's worker, and the browser finds no
 * difference to the waiting one. Rejects without a connection.
 */
export async function isEarlierBuild(workerUrl: string): Promise<boolean> {
  const script = await (await fetch(workerUrl, { cache: 'no-store' })).text();
  if (!script.includes('SKIP_WAITING')) return false;
  const registration = await navigator.serviceWorker.ready;
  const { waiting } = registration;
  await registration.update();
  return waiting !== null && registration.waiting === waiting && registration.installing === null;
}
