import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentEvents } from '../db/schema/shop';

/** True when an event of the provider was handled before. */
export async function isEventHandled(db: Database, eventId: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
  return rows.length > 0;
}

/** Call after handling it: the provider then delivers a failed one again. */
export async function rememberEvent(db: Database, eventId: string, kind: string): Promise<void> {
  // Protected by: the unique event. Handling it twice changes nothing.
  await db.insert(paymentEvents).values({ eventId, kind }).onConflictDoNothing();
}
