import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Address } from '../../src/domain/address';
import type { Database } from '../db/database';
import { addresses } from '../db/schema/people';
import { lockOpenAccount } from './users';

export const MAX_ADDRESSES = 50;

const liveOf = (userId: number) => and(eq(addresses.userId, userId), isNull(addresses.deletedAt));
const liveOne = (userId: number, addressId: number) => and(liveOf(userId), eq(addresses.id, addressId));

/** With a `placeId` the coordinates are that place's; without one they price nothing. */
export interface KeptAddress extends Omit<Address, 'locatedBy'> {
  readonly placeId: string | null;
}

export type AddressValues = Omit<KeptAddress, 'id'>;

/** Newest first. */
export async function readAddresses(db: Database, userId: number): Promise<readonly KeptAddress[]> {
  return (await db.select().from(addresses).where(liveOf(userId)).orderBy(desc(addresses.id))).map(addressFrom);
}

/** Null also for another shopper's address. */
export async function findAddress(db: Database, userId: number, addressId: number): Promise<KeptAddress | null> {
  const [row] = await db.select().from(addresses).where(liveOne(userId, addressId));
  return row === undefined ? null : addressFrom(row);
}

/** The first becomes the default. 'full' at MAX_ADDRESSES. */
export function addAddress(db: Database, userId: number, draft: AddressValues): Promise<'added' | 'full'> {
  return inTurn(db, userId, async (tx) => {
    const [held] = await tx.select({ count: count() }).from(addresses).where(liveOf(userId));
    if ((held?.count ?? 0) >= MAX_ADDRESSES) return 'full';
    const isDefault = draft.isDefault || held?.count === 0;
    if (isDefault) await clearDefault(tx, userId);
    await tx.insert(addresses).values({ ...draft, userId, isDefault });
    return 'added';
  });
}

/** Keeps exactly one default. False when the shopper has no such address. */
export function changeAddress(db: Database, userId: number, addressId: number, draft: AddressValues): Promise<boolean> {
  return inTurn(db, userId, async (tx) => {
    if ((await findAddress(tx, userId, addressId)) === null) return false;
    if (draft.isDefault) await clearDefault(tx, userId);
    await tx.update(addresses).set(draft).where(liveOne(userId, addressId));
    await ensureDefault(tx, userId);
    return true;
  });
}

/** The row stays for old orders. Keeps a default. False when there is no such address. */
export function removeAddress(db: Database, userId: number, addressId: number, now: number): Promise<boolean> {
  return inTurn(db, userId, async (tx) => {
    const removed = await tx
      .update(addresses)
      .set({ deletedAt: new Date(now), isDefault: false })
      .where(liveOne(userId, addressId))
      .returning({ id: addresses.id });
    await ensureDefault(tx, userId);
    return removed.length > 0;
  });
}

/** Two changes at once could leave two defaults. */
function inTurn<Result>(db: Database, userId: number, change: (tx: Database) => Promise<Result>): Promise<Result> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    return change(tx);
  });
}

async function clearDefault(tx: Database, userId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(liveOf(userId), ne(addresses.isDefault, false)));
}

async function ensureDefault(tx: Database, userId: number): Promise<void> {
  const [first] = await tx
    .select({ id: addresses.id, isDefault: addresses.isDefault })
    .from(addresses)
    .where(liveOf(userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1);
  if (first !== undefined && !first.isDefault) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, first.id));
}

function addressFrom(row: typeof addresses.$inferSelect): KeptAddress {
  const { id, name, line1, line2, postalCode, city, state, mobileNumber, isDefault, latitude, longitude, placeId } = row;
  return { id, name, line1, line2, postalCode, city, state, mobileNumber, isDefault, latitude, longitude, placeId };
}
