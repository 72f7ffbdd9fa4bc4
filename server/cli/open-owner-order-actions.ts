import type { Database } from '../db/database';
import type { Env } from '../env';
import type { OwnerOrderActions } from '../payments/owner-order-actions';
import { createPaymentService } from '../payments/payment-service';
import { signingHost } from '../payments/signed-quotes';
import { createRoadDistance } from '../places/road-distance';

/** For a process without a running store. Mails stay queued until a store sends them. */
export function openOwnerOrderActions(
  db: Database,
  env: Env,
): { readonly orderActions: OwnerOrderActions; readonly settled: () => Promise<void> } {
  const tasks: Promise<void>[] = [];
  const { orderActions } = createPaymentService({
    db,
    stripe: env.stripe,
    log: () => undefined,
    now: Date.now,
    publicUrl: () => env.publicUrl ?? `http://localhost:${env.port}`,
    signsAs: signingHost(env.publicUrl),
    roadDistance: createRoadDistance(env.osrmUrl),
    // Events of the payment stand-in. A lost one is read again with the next look at the order.
    inBackground: (task) => void tasks.push(task().catch(() => undefined)),
    wakeMailOutbox: () => undefined,
  });
  return { orderActions, settled: async () => void (await Promise.all(tasks)) };
}
