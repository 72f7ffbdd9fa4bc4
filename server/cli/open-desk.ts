import type { Database } from '../db/database';
import type { Env } from '../env';
import type { OrderDesk } from '../payments/order-desk';
import { createPaymentService } from '../payments/payment-service';
import { signingHost } from '../payments/quote-promises';
import { createRoadDistance } from '../places/road-distance';

/** What the owner does with orders while no store runs in this process. Mails wait for the store, which sends them within half a minute. */
export function openDesk(db: Database, env: Env): { readonly desk: OrderDesk; readonly settled: () => Promise<void> } {
  const tasks: Promise<void>[] = [];
  const { desk } = createPaymentService({
    db,
    stripe: env.stripe,
    log: () => undefined,
    now: Date.now,
    publicUrl: () => env.publicUrl ?? `http://localhost:${env.port}`,
    signsAs: signingHost(env.publicUrl),
    roadDistance: createRoadDistance(env.osrmUrl),
    // The events of the payment stand-in come here. One that is lost is told at the next look at the order.
    inBackground: (task) => void tasks.push(task().catch(() => undefined)),
    wakeMailOutbox: () => undefined,
  });
  return { desk, settled: async () => void (await Promise.all(tasks)) };
}
