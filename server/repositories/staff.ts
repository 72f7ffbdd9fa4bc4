import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { normalEmail } from '../../src/domain/email';
import type { StaffRole } from '../../src/domain/desk/staff';
import type { Database } from '../db/database';
import { staff, staffInvitations, staffRecoveryCodes } from '../db/schema/staff';

export type StaffRow = typeof staff.$inferSelect;

export function roleOf({ role }: Pick<StaffRow, 'role'>): StaffRole {
  return role === 'owner' ? 'owner' : 'staff';
}

/** Ended accounts too, in any case. */
export async function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, normalEmail(email).toLowerCase()));
  return row;
}

/** Open accounts first, then by name. */
export function listStaff(db: Database): Promise<readonly StaffRow[]> {
  return db
    .select()
    .from(staff)
    .orderBy(sql`${staff.endedAt} is not null`, asc(staff.name), asc(staff.id));
}

/** Open accounts of owners, joined or invited. */
export function countOwners(db: Database): Promise<number> {
  return db.$count(staff, and(eq(staff.role, 'owner'), isNull(staff.endedAt)));
}

/** As the lock of a shopper's account: two changes of one account come one after the other. Undefined when there is none. */
export async function lockStaff(tx: Database, staffId: number): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return row;
}

/** Every owner, locked: of two owners who remove each other one stays. */
export async function lockOwners(tx: Database): Promise<readonly StaffRow[]> {
  return tx
    .select()
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.endedAt)))
    .orderBy(asc(staff.id))
    .for('update');
}

/** A closed account opens again, without its password and second factor. */
export async function upsertStaff(
  tx: Database,
  { email, name, role }: { readonly email: string; readonly name: string; readonly role: StaffRole },
): Promise<StaffRow> {
  // Protected by: the unique email.
  const [made] = await tx.insert(staff).values({ email, name, role }).onConflictDoNothing().returning();
  const known = made ?? (await findStaffByEmail(tx, email));
  if (known === undefined) throw new Error('A member of staff was not saved');
  if (made !== undefined) return made;
  const reopened = known.endedAt === null ? {} : { endedAt: null, passwordHash: null, totpSecret: null };
  await tx
    .update(staff)
    .set({ name, role, ...reopened })
    .where(eq(staff.id, known.id));
  return { ...known, name, role, ...reopened };
}

export async function changeStaff(
  tx: Database,
  staffId: number,
  change: Partial<Pick<StaffRow, 'name' | 'role' | 'endedAt' | 'passwordHash' | 'totpSecret' | 'totpUsedStep'>>,
): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await tx.update(staff).set(change).where(eq(staff.id, staffId));
}

/** False when a code of this time step, or of a later one, was used before. */
export async function useTotpStep(db: Database, staffId: number, step: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const used = await db
    .update(staff)
    .set({ totpUsedStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpUsedStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

export async function replaceRecoveryCodes(tx: Database, staffId: number, codeHashes: readonly string[]): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values(codeHashes.map((codeHash) => ({ staffId, codeHash })));
}

/** False for an unknown or used code. */
export async function useRecoveryCode(db: Database, staffId: number, codeHash: string, now: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const used = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: new Date(now) })
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash), isNull(staffRecoveryCodes.usedAt)))
    .returning({ staffId: staffRecoveryCodes.staffId });
  return used.length > 0;
}

/** Earlier links of the account stop working. */
export async function insertInvitation(
  tx: Database,
  invitation: Pick<typeof staffInvitations.$inferInsert, 'staffId' | 'tokenHash' | 'expiresAt'>,
) {
  // Protected by: the account's row lock, which callers hold.
  await tx.delete(staffInvitations).where(and(eq(staffInvitations.staffId, invitation.staffId), isNull(staffInvitations.usedAt)));
  await tx.insert(staffInvitations).values(invitation);
}

/** Of an account that is closed, with its links. */
export async function deleteInvitations(tx: Database, staffId: number): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
}

const isOpenInvitation = (tokenHash: string, now: number) =>
  and(eq(staffInvitations.tokenHash, tokenHash), isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, new Date(now)));

export interface OpenInvitation {
  readonly invitation: typeof staffInvitations.$inferSelect;
  readonly member: StaffRow;
}

/** Null for an unknown, used or expired link, and for a closed account. */
export async function findInvitation(db: Database, tokenHash: string, now: number): Promise<OpenInvitation | null> {
  const [row] = await db
    .select({ invitation: staffInvitations, member: staff })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(and(isOpenInvitation(tokenHash, now), isNull(staff.endedAt)));
  return row ?? null;
}

/** What was chosen so far. */
export async function noteInvitationChoice(
  db: Database,
  tokenHash: string,
  choice: { readonly passwordHash: string; readonly totpSecret: string },
  now: number,
): Promise<void> {
  // Protected by: the condition in the write. The last choice counts, and its own code alone confirms it.
  await db.update(staffInvitations).set(choice).where(isOpenInvitation(tokenHash, now));
}

/** False when the link was used meanwhile. */
export async function useInvitation(tx: Database, tokenHash: string, now: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const used = await tx
    .update(staffInvitations)
    .set({ usedAt: new Date(now), passwordHash: null, totpSecret: null })
    .where(isOpenInvitation(tokenHash, now))
    .returning({ id: staffInvitations.id });
  return used.length > 0;
}

/** Accounts with an unused link. */
export async function listInvited(db: Database, now: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ staffId: staffInvitations.staffId })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, new Date(now))));
  return new Set(rows.map(({ staffId }) => staffId));
}
