import type { Workbox } from 'workbox-window';
import { withTimeLimit } from '../storage/with-time-limit';
import { createPace } from '../sync/backoff';
import { isEarlierBuild } from './is-earlier-build';
import { WORKER_URL, type WorkerMessage } from './worker-messages';

/** Without a reply by then it is none of ours, or of an earlier build. */
const REPLY_LIMIT_MS = 10_000;

const replacements = createPace();
let replacing: ReturnType<typeof setTimeout> | undefined;

/** Offers a worker of the store. Any other is replaced as soon as possible: to the browser even an empty body is a script. */
export async function offerOurs(worker: ServiceWorker, workbox: Pick<Workbox, 'update'>, offer: () => void): Promise<void> {
  clearTimeout(replacing);
  const isOurs = await saysOurs(worker)
    .catch(() => isEarlierBuild(WORKER_URL))
    .catch(() => false);
  if (isOurs) offer();
  else replace(workbox);
}

async function saysOurs(worker: ServiceWorker): Promise<boolean> {
  const { messageSW } = await import('workbox-window');
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
