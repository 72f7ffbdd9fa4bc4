import { and, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Cents } from '../../src/domain/money';
import { normalEmail } from '../../src/domain/email';
import type { Database } from '../db/database';
import { contactMessages } from '../db/schema/content';
import { addresses, knownDevices, passwordResets, projects, sessions, users } from '../db/schema/people';
import { outgoingMails } from '../db/schema/mails';
import { cartEndings, cartLines, cartWrites, checkoutSnapshots, orderLines, orderRefunds, orders, orderSteps } from '../db/schema/shop';
import { sampleOrders } from '../db/schema/samples';
import { orderHandovers, orderNotes } from '../db/schema/staff';
import { erasePlaces, UNSETTLED } from './cart-snapshots';
import { revokeSessionsOf } from './sessions';
import { lockUser, type UserRow } from './users';

/** In any case; disabled accounts too. */
export async function findShopper(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalEmail(email).toLowerCase()));
  return row;
}

/** Everything stored except secrets, as plain values. */
export async function readShopperData(db: Database, { id, email, firstName, lastName, isActive, createdAt }: UserRow) {
  const ordered = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.id));
  const orderIds = ordered.map((order) => order.id);
  const { deviceName, createdAt: signedInAt, keyExpiresAt, endsAt, revokedAt } = sessions;
  return {
    account: { id, email, firstName, lastName, isActive, createdAt },
    addresses: await db.select().from(addresses).where(eq(addresses.userId, id)),
    projects: await db.select().from(projects).where(eq(projects.userId, id)),
    cart: await db.select().from(cartLines).where(eq(cartLines.userId, id)),
    cartWrites: await db.select().from(cartWrites).where(eq(cartWrites.userId, id)),
    cartEndings: await db.select().from(cartEndings).where(eq(cartEndings.userId, id)),
    orders: ordered,
    orderLines: orderIds.length === 0 ? [] : await db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)),
    orderSteps: orderIds.length === 0 ? [] : await db.select().from(orderSteps).where(inArray(orderSteps.orderId, orderIds)),
    orderNotes: orderIds.length === 0 ? [] : await db.select().from(orderNotes).where(inArray(orderNotes.orderId, orderIds)),
    orderHandovers: orderIds.length === 0 ? [] : await db.select().from(orderHandovers).where(inArray(orderHandovers.orderId, orderIds)),
    orderRefunds: orderIds.length === 0 ? [] : await readRefunds(db, orderIds),
    checkouts: await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.userId, id)),
    logins: await db
      .select({ deviceName, signedInAt, keyExpiresAt, endsAt, revokedAt })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.id)),
    knownDevices: await db.select({ seenAt: knownDevices.seenAt }).from(knownDevices).where(eq(knownDevices.userId, id)),
    passwordResets: await db.select({ expiresAt: passwordResets.expiresAt }).from(passwordResets).where(eq(passwordResets.userId, id)),
    ...(await readMailboxData(db, email)),
  };
}

/** Without the idempotency key. */
function readRefunds(db: Database, orderIds: readonly number[]) {
  const { orderId, amountCents, isCancelling, note, doneBy, state, createdAt } = orderRefunds;
  return db
    .select({ orderId, amountCents, isCancelling, note, doneBy, state, createdAt })
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...orderIds]));
}

type MailboxColumn = typeof contactMessages.email | typeof sampleOrders.email | typeof outgoingMails.recipient;

const isOf = (email: string, column: MailboxColumn): SQL => eq(sql`lower(${column})`, normalEmail(email).toLowerCase());

/** With or without an account. */
export async function readMailboxData(db: Database, email: string) {
  return {
    messages: await db.select().from(contactMessages).where(isOf(email, contactMessages.email)),
    samples: await db.select().from(sampleOrders).where(isOf(email, sampleOrders.email)),
    mails: await db
      .select({ subject: outgoingMails.subject, state: outgoingMails.state, createdAt: outgoingMails.createdAt })
      .from(outgoingMails)
      .where(isOf(email, outgoingMails.recipient)),
  };
}

/** Besides its account. Call inside a transaction. */
export async function eraseMailbox(tx: Database, email: string): Promise<void> {
  await tx.delete(contactMessages).where(isOf(email, contactMessages.email));
  await tx.delete(sampleOrders).where(isOf(email, sampleOrders.email));
  await tx.delete(outgoingMails).where(isOf(email, outgoingMails.recipient));
}

/** Disabling ends every session. False for an erased account, which stays closed. */
export function setShopperActive(db: Database, userId: number, isActive: boolean, now: number): Promise<boolean> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const changed = await tx
      .update(users)
      .set({ isActive })
      .where(and(eq(users.id, userId), ne(users.passwordHash, '')))
      .returning({ id: users.id });
    if (!isActive) await revokeSessionsOf(tx, userId, now);
    return changed.length > 0;
  });
}

/** What a shopper and the shop still owe each other. */
export interface UnfinishedBusiness {
  /** Being paid, or paid without order or refund. */
  readonly payments: readonly { readonly state: string; readonly totalCents: Cents; readonly createdAt: Date }[];
  /** Neither done nor cancelled. */
  readonly orderNumbers: readonly string[];
}

async function findUnfinishedBusiness(tx: Database, userId: number): Promise<UnfinishedBusiness> {
  const { state, totalCents, createdAt } = checkoutSnapshots;
  // First: a payment that becomes an order in between is found as one of the two.
  const payments = await tx
    .select({ state, totalCents, createdAt })
    .from(checkoutSnapshots)
    .where(and(eq(checkoutSnapshots.userId, userId), inArray(state, [...UNSETTLED.all])))
    .orderBy(checkoutSnapshots.id);
  const unfinished = await tx
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.state, ['done', 'cancelled'])))
    .orderBy(orders.id);
  return { payments, orderNumbers: unfinished.map(({ orderNumber }) => orderNumber) };
}

/**
 * Null when erased. Orders keep their figures for the books. Nothing is erased with unfinished business: an order needs its
 * address, and a payment its shopper.
 */
export function eraseShopper(db: Database, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<UnfinishedBusiness | null> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockUser(tx, id);
    const unfinished = await findUnfinishedBusiness(tx, id);
    if (unfinished.payments.length > 0 || unfinished.orderNumbers.length > 0) return unfinished;
    await tx.update(orders).set({ addressId: null, addressText: null, phone: null, jobName: null }).where(eq(orders.userId, id));
    const theirOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await tx.update(orderSteps).set({ note: null }).where(inArray(orderSteps.orderId, theirOrders));
    await tx.update(orderRefunds).set({ note: null }).where(inArray(orderRefunds.orderId, theirOrders));
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, theirOrders));
    await tx.delete(orderHandovers).where(inArray(orderHandovers.orderId, theirOrders));
    await erasePlaces(tx, eq(checkoutSnapshots.userId, id));
    for (const table of [addresses, projects, cartLines, cartWrites, cartEndings, sessions, knownDevices, passwordResets])
      await tx.delete(table).where(eq(table.userId, id));
    await eraseMailbox(tx, email);
    await tx
      .update(users)
      .set({ email: `erased-${id}@shop.invalid`, firstName: 'Erased', lastName: 'shopper', passwordHash: '', isActive: false })
      .where(eq(users.id, id));
    return null;
  });
}
