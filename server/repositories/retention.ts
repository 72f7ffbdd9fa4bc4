import { inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { contactMessages } from '../db/schema/content';
import { addresses, knownDevices, passwordResets, projects, rateWindows, sessions } from '../db/schema/people';
import { cartWrites, orders } from '../db/schema/shop';
import { sampleOrders } from '../db/schema/samples';
import { deskActs, staffChallenges, staffInvitations, staffSessions } from '../db/schema/staff';
import { erasePlaces, isOverSince } from './cart-snapshots';
import { deleteSettledMails } from './outgoing-mails';
import { deleteOldReplies } from './request-replies';

/** Days after its end. The privacy page states the same. */
export const RETENTION_DAYS = {
  /** Ended sessions, also of the Desk, used or expired links, and mails that were sent or given up. */
  ended: 30,
  /** Sequence numbers of devices: a later write no longer belongs to this cart. */
  cartWrites: 90,
  /** Unseen for this long, a device is unknown again. */
  knownDevices: 365,
  /** Of the contact page. */
  messages: 730,
  samples: 365,
  /** What was done at the Desk: nothing of shoppers is in it. */
  deskActs: 730,
  /** Orders have their own copy. */
  removedAddresses: 30,
  /** From their beginning; a payment is given up after a day. Addresses and telephone numbers only. */
  unpaidCheckouts: 30,
  /** A device that is offline for longer restores its copy. */
  removedProjects: 30,
  /** In the data folder, without a mail server. */
  writtenMails: 30,
  /** The whole shop, made before an import of content. */
  contentBackups: 30,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Both times in milliseconds since 1970. */
export function keptSince(what: keyof typeof RETENTION_DAYS, now: number): number {
  return now - RETENTION_DAYS[what] * DAY_MS;
}

/** Per account: enough for many devices with many products each. */
const MAX_CART_WRITES = 1_000;

/** Also personal data past its retention (`RETENTION_DAYS`). `now` in milliseconds since 1970. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  // Protected by: nothing that was read: each deletion has its condition in the write.
  const before = (what: Parameters<typeof keptSince>[0]): Date => new Date(keptSince(what, now));
  await db.delete(rateWindows).where(lt(rateWindows.startedAt, new Date(now - DAY_MS)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before('ended')));
  await db.delete(sessions).where(or(lt(sessions.endsAt, before('ended')), lt(sessions.revokedAt, before('ended'))));
  await deleteOldOfStaff(db, { ended: before('ended'), acts: before('deskActs'), now: new Date(now) });
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before('knownDevices')));
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before('messages')));
  await db.delete(sampleOrders).where(lt(sampleOrders.createdAt, before('samples')));
  await deleteOldCartWrites(db, before('cartWrites'));
  await deleteRemovedAddresses(db, before('removedAddresses'));
  await erasePlaces(db, isOverSince(before('unpaidCheckouts')));
  await db.delete(projects).where(lt(projects.removedAt, before('removedProjects')));
  await deleteSettledMails(db, before('ended'));
  await deleteOldReplies(db, before('ended'));
}

async function deleteOldOfStaff(db: Database, { ended, acts, now }: Readonly<Record<'ended' | 'acts' | 'now', Date>>): Promise<void> {
  // Protected by: nothing that was read: each deletion has its condition in the write.
  await db.delete(staffSessions).where(or(lt(staffSessions.endsAt, ended), lt(staffSessions.revokedAt, ended)));
  await db.delete(staffInvitations).where(or(lt(staffInvitations.expiresAt, ended), lt(staffInvitations.usedAt, ended)));
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now));
  await db.delete(deskActs).where(lt(deskActs.createdAt, acts));
}

/** By age and by number: a client may send a new device id with every write. */
async function deleteOldCartWrites(db: Database, before: Date): Promise<void> {
  // Protected by: the condition in the write.
  await db.delete(cartWrites).where(lt(cartWrites.writtenAt, before));
  await db.execute(sql`
    delete from cart_writes using (
      select user_id, device_id, product_id, row_number() over (partition by user_id order by written_at desc) as place from cart_writes
    ) as ranked
    where ranked.place > ${MAX_CART_WRITES} and cart_writes.user_id = ranked.user_id and cart_writes.device_id = ranked.device_id
      and cart_writes.product_id = ranked.product_id`);
}

/** Orders have their own copy of the address. */
async function deleteRemovedAddresses(db: Database, before: Date): Promise<void> {
  const isRemoved = lt(addresses.deletedAt, before);
  // Protected by: the reference of orders to addresses: with a new one nothing is deleted until the next run.
  await db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ addressId: null })
      .where(inArray(orders.addressId, tx.select({ id: addresses.id }).from(addresses).where(isRemoved)));
    await tx.delete(addresses).where(isRemoved);
  });
}
