import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { passwordResets, users } from '../db/schema/people';
import { revokeSessionsOf } from './sessions';

export type UserRow = typeof users.$inferSelect;

/** By email address, whatever its case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.isActive, true)));
  return row;
}

export type NewUser = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Null when an account with that address exists, also when two sign-ups race. */
export async function createUser(db: Database, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

export async function insertPasswordReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Uses a reset up, by its token's hash: sets the password and ends every session of the account, whose id it gives. Null when it is not valid (any more). */
export function usePasswordReset(db: Database, tokenHash: string, passwordHash: string, now: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    const at = new Date(now);
    const valid = and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at));
    const [held] = await tx.select({ userId: passwordResets.userId }).from(passwordResets).where(valid);
    if (held === undefined) return null;
    // Two links of one account, used at once, would each wait for the other's row.
    await lockUser(tx, held.userId);
    const [used] = await tx.update(passwordResets).set({ usedAt: at }).where(valid).returning({ userId: passwordResets.userId });
    if (used === undefined) return null;
    await replacePassword(tx, used.userId, passwordHash, now);
    return used.userId;
  });
}

/** A new password ends every session of the account and voids every reset link. */
export async function replacePassword(tx: Database, userId: number, passwordHash: string, now: number): Promise<void> {
  await lockUser(tx, userId);
  await tx
    .update(passwordResets)
    .set({ usedAt: new Date(now) })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await revokeSessionsOf(tx, userId, now);
}

/** By number; undefined when there is none. */
export async function findUserById(db: Database, userId: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/**
 * Makes every other change that locks this user wait until the transaction ends; what only refers to the user goes on. Where one transaction of
 * checkout or settling takes several locks, it takes them in this order: user, snapshot, promo, quote, boxes. In another order two could wait for each other.
 */
export async function lockUser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
