import { inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { contactMessages } from '../db/schema/content';
import { addresses, knownDevices, passwordResets, rateWindows, sessions } from '../db/schema/people';
import { orders } from '../db/schema/shop';
import { deleteSettledMails } from './outgoing-mails';
import { deleteOldReplies } from './request-replies';
import { keptSince } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what nothing reads any more, and personal data whose time is over. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const before = (what: Parameters<typeof keptSince>[0]): Date => new Date(keptSince(what, now));
  await db.delete(rateWindows).where(lt(rateWindows.startedAt, new Date(now - DAY_MS)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before('ended')));
  await db.delete(sessions).where(or(lt(sessions.endsAt, before('ended')), lt(sessions.revokedAt, before('ended'))));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before('knownDevices')));
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before('messages')));
  await deleteRemovedAddresses(db, before('removedAddresses'));
  await deleteSettledMails(db, before('ended'));
  await deleteOldReplies(db, before('ended'));
}

/** Orders keep the text of their address. */
async function deleteRemovedAddresses(db: Database, before: Date): Promise<void> {
  const isRemoved = lt(addresses.deletedAt, before);
  await db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ addressId: null })
      .where(inArray(orders.addressId, tx.select({ id: addresses.id }).from(addresses).where(isRemoved)));
    await tx.delete(addresses).where(isRemoved);
  });
}
