import type { Workbox } from 'workbox-window';
import { withTimeLimit } from '../storage/with-time-limit';
import { createPace } from '../sync/backoff';
import { readWorkerBuild, type WorkerBuild, type WorkerMessage } from './worker-messages';

/** Without a reply by then it is none of ours. */
const REPLY_LIMIT_MS = 10_000;

const replacements = createPace();
let replacing: ReturnType<typeof setTimeout> | undefined;

interface Offers {
  /** Of this page; null when its worker did not say. */
  readonly own: Promise<WorkerBuild | null>;
  readonly offer: () => void;
  readonly withdraw: () => void;
}

/**
 * Offers a worker of a newer build. One of an earlier build is what some cache served, and one that does not say its build is none of the
 * store's (to the browser even an empty body is a script): a waiting one is replaced as soon as possible.
 */
export async function offerNewer(
  worker: ServiceWorker,
  { own, offer, withdraw }: Offers,
  workbox?: Pick<Workbox, 'update'>,
): Promise<void> {
  clearTimeout(replacing);
  const [build, ownBuild] = await Promise.all([buildOf(worker), own]);
  if (build !== null && build.id === ownBuild?.id) return;
  if (build !== null && build.builtAt > (ownBuild?.builtAt ?? '')) return offer();
  withdraw();
  if (workbox !== undefined) replace(workbox);
}

/** Null when it does not say. */
export async function buildOf(worker: ServiceWorker): Promise<WorkerBuild | null> {
  const { messageSW } = await import('workbox-window');
  const question: WorkerMessage = { type: 'WHICH_BUILD' };
  const reply = withTimeLimit(REPLY_LIMIT_MS, messageSW(worker, question), () => new Error('No reply'));
  return reply.then(readWorkerBuild).catch(() => null);
}

function replace(workbox: Pick<Workbox, 'update'>): void {
  replacements.started();
  replacing = setTimeout(() => {
    workbox.update().catch(() => undefined);
    replace(workbox);
  }, replacements.dueInMs());
}
