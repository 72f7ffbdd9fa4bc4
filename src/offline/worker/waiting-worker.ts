import { messageSW, type Workbox } from 'workbox-window';
import { withTimeLimit } from '../storage/with-time-limit';
import { createPace } from '../sync/backoff';
import { isEarlierBuild } from './is-earlier-build';
import { WORKER_URL, type WorkerMessage } from './worker-messages';

/** A worker that has not replied within this time is none of ours, or of an earlier build. */
const REPLY_LIMIT_MS = 10_000;

const replacements = createPace();
let replacing: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `offer` when the worker that waits is a worker of the store. Another is replaced as soon as the right one can be had: an empty body in
 * place of the worker's script is a script to the browser.
 */
export async function offerOurs(worker: ServiceWorker, workbox: Pick<Workbox, 'update'>, offer: () => void): Promise<void> {
  clearTimeout(replacing);
  const isOurs = await saysOurs(worker)
    .catch(() => isEarlierBuild(WORKER_URL))
    .catch(() => false);
  if (isOurs) offer();
  else replace(workbox);
}

async function saysOurs(worker: ServiceWorker): Promise<boolean> {
  const question: WorkerMessage = { type: 'ARE_YOU_OURS' };
  await withTimeLimit(REPLY_LIMIT_MS, messageSW(worker, question), () => new Error('No reply'));
  return true;
}

function replace(workbox: Pick<Workbox, 'update'>): void {
  replacements.started();
  replacing = setTimeout(() => {
    workbox.update().catch(() => undefined);
    replace(workbox);
  }, replacements.dueInMs());
}
