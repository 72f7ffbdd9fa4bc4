import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { staff, staffChallenges, staffPasskeys } from '../db/schema/staff';
import type { StaffRow } from './staff';

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

export async function insertChallenge(db: Database, challenge: typeof staffChallenges.$inferInsert): Promise<void> {
  // Protected by: nothing that is read: each is its own.
  await db.insert(staffChallenges).values(challenge);
}

/** False for an unknown, used or expired one, and for one of somebody else; `staffId` is null for a sign-in. */
export async function useChallenge(db: Database, challenge: string, staffId: number | null, now: number): Promise<boolean> {
  // Protected by: the condition in the write: it is deleted once.
  const used = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
        gt(staffChallenges.expiresAt, new Date(now)),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return used.length > 0;
}

/** False when it is kept already, by anybody. */
export async function insertPasskey(tx: Database, passkey: typeof staffPasskeys.$inferInsert): Promise<boolean> {
  // Protected by: the unique id of the credential.
  const rows = await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

/** Of an open account; null for an unknown one. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ readonly passkey: PasskeyRow; readonly member: StaffRow } | null> {
  const [row] = await db
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, credentialId), isNull(staff.endedAt)));
  return row ?? null;
}

/** Newest first. */
export function listPasskeys(db: Database, staffId: number): Promise<readonly PasskeyRow[]> {
  return db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(desc(staffPasskeys.id));
}

/** False when it is gone or was used in between. */
export async function notePasskeyUse(tx: Database, { id, counter }: PasskeyRow, newCounter: number, now: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const used = await tx
    .update(staffPasskeys)
    .set({ counter: newCounter, usedAt: new Date(now) })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id });
  return used.length > 0;
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Database, staffId: number, passkeyId: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const gone = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, passkeyId), eq(staffPasskeys.staffId, staffId)))
    .returning({ id: staffPasskeys.id });
  return gone.length > 0;
}

export async function deletePasskeysOf(tx: Database, staffId: number): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
}
