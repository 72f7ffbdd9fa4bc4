import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { knownDevices } from '../db/schema/people';

/** Only the last seen are kept: an account's owner chooses its device ids. */
const MOST_PER_ACCOUNT = 20;

const thisOne = (userId: number, deviceHash: string) => and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));

/** `now` in milliseconds since 1970. */
export async function rememberDevice(db: Database, userId: number, deviceHash: string, now: number): Promise<void> {
  const seenAt = new Date(now);
  // Protected by: the account's row lock, which callers hold.
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt } });
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(MOST_PER_ACCOUNT);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)));
}

/** Whether this account has logged in on it, as far as the newest devices are kept. */
export async function isKnownDevice(db: Database, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db.select({ seenAt: knownDevices.seenAt }).from(knownDevices).where(thisOne(userId, deviceHash));
  return rows.length > 0;
}
