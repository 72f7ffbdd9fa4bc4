/**
 * Whether a waiting worker that does not say that it is ours is a build from before that question, as after a roll-back of a deploy: then the
 * server has the store's worker at `workerUrl`, and the browser finds no difference to the one that waits. Rejects without a connection.
 */
export async function isEarlierBuild(workerUrl: string): Promise<boolean> {
  const script = await (await fetch(workerUrl, { cache: 'no-store' })).text();
  if (!script.includes('SKIP_WAITING')) return false;
  const registration = await navigator.serviceWorker.ready;
  const { waiting } = registration;
  await registration.update();
  return waiting !== null && registration.waiting === waiting && registration.installing === null;
}
