import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { normalEmail } from '../../src/domain/email';
import type { Database } from '../db/database';
import { passwordResets, users } from '../db/schema/people';
import { revokeSessionsOf } from './sessions';

export type UserRow = typeof users.$inferSelect;

/** Active accounts, in any case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, normalEmail(email).toLowerCase()), eq(users.isActive, true)));
  return row;
}

export type NewUser = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Null when the address has an account, also when two sign-ups race. */
export async function createUser(db: Database, user: NewUser): Promise<UserRow | null> {
  // Protected by: the unique email.
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** Its token is stored as a hash. */
export async function insertPasswordReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  // Protected by: nothing that was read. Callers that check the account hold its lock.
  await db.insert(passwordResets).values(reset);
}

/** Ends every session too. Returns the account's id; null when the reset is unknown, expired or used. */
export function usePasswordReset(db: Database, tokenHash: string, passwordHash: string, now: number): Promise<number | null> {
  // Protected by: the account's row lock, and the condition in the write.
  return db.transaction(async (tx) => {
    const at = new Date(now);
    const valid = and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at));
    const [held] = await tx.select({ userId: passwordResets.userId }).from(passwordResets).where(valid);
    if (held === undefined) return null;
    // Without this lock two resets of one account could deadlock.
    await lockUser(tx, held.userId);
    const [used] = await tx.update(passwordResets).set({ usedAt: at }).where(valid).returning({ userId: passwordResets.userId });
    if (used === undefined) return null;
    await replacePassword(tx, used.userId, passwordHash, now);
    return used.userId;
  });
}

/** Ends every session of the account and invalidates its reset links. */
export async function replacePassword(tx: Database, userId: number, passwordHash: string, now: number): Promise<void> {
  await lockUser(tx, userId);
  await tx
    .update(passwordResets)
    .set({ usedAt: new Date(now) })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await revokeSessionsOf(tx, userId, now);
}

/** By id; undefined when there is none. */
export async function findUserById(db: Database, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/**
 * References to the user stay possible. Lock order of checkouts and settlements: user, snapshot, promo, quote, boxes. Any other
 * order could deadlock.
 */
export async function lockUser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The account was closed while the request was on its way: nothing may be written into it any more. */
export class AccountClosed extends Error {
  override readonly name = 'AccountClosed';
}

/** As `lockUser`, for what a shopper writes. Throws AccountClosed for a disabled or erased account. */
export async function lockOpenAccount(tx: Database, userId: number): Promise<void> {
  const [row] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, userId)).for('no key update');
  if (row?.isActive !== true) throw new AccountClosed('The account is closed');
}

/**
 * As `lockUser`. False when the password has changed or the account is closed since `user` was read: an old check must not count
 * after a reset.
 */
export async function lockUnchangedUser(tx: Database, user: Pick<UserRow, 'id' | 'passwordHash'>): Promise<boolean> {
  await lockUser(tx, user.id);
  const current = await findUserById(tx, user.id);
  return current?.isActive === true && current.passwordHash === user.passwordHash;
}
