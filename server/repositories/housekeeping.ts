import { lt, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { knownDevices, passwordResets, rateWindows, sessions } from '../db/schema/people';
import { deleteSettledMails } from './outgoing-mails';
import { deleteOldReplies } from './request-replies';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Ended logins and mails that went out or were given up stay this long, should somebody ask what happened. */
const KEPT_AFTER_END_MS = 30 * DAY_MS;
/** A device that was not seen for so long is a stranger again. */
const DEVICE_KEPT_MS = 365 * DAY_MS;

/** Deletes what nothing reads any more: over rate windows, used-up reset links, logins that ended long ago, old mails and old replies. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.startedAt, new Date(now - DAY_MS)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now - KEPT_AFTER_END_MS)));
  const endedBefore = new Date(now - KEPT_AFTER_END_MS);
  await db.delete(sessions).where(or(lt(sessions.endsAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now - DEVICE_KEPT_MS)));
  await deleteSettledMails(db, endedBefore);
  await deleteOldReplies(db, endedBefore);
}
