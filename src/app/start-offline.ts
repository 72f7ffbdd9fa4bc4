import type { QueryClient } from '@tanstack/react-query';
import { syncCart } from '../features/cart/change-cart';
import { startPayments } from '../features/checkout/resume-payments';
import { sessionStore } from '../features/session/session-store';
import { startDrainTriggers } from '../offline/drain-triggers';
import { createQueryPersistence } from '../offline/query-persistence';
import { registerWorker } from '../offline/register-worker';

/** Starts everything that makes the store work without a signal. `restored` settles when saved data is in place. */
export function startOffline(queryClient: QueryClient): { readonly restored: Promise<void> } {
  const persistence = createQueryPersistence(queryClient);
  sessionStore.start();
  startDrainTriggers(syncCart);
  startPayments(queryClient);
  if (import.meta.env.PROD) registerWorker();
  return persistence;
}
