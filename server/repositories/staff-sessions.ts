import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { staff, staffSessions } from '../db/schema/staff';
import type { StaffRow } from './staff';

export type StaffSession = Pick<typeof staffSessions.$inferSelect, 'id' | 'activeAt' | 'seenAt' | 'endsAt'>;

/** The key is stored as a hash. Returns the session's id. */
export async function insertStaffSession(tx: Database, session: Omit<typeof staffSessions.$inferInsert, 'id'>): Promise<number> {
  // Protected by: the account's row lock, which callers hold.
  const [row] = await tx.insert(staffSessions).values(session).returning({ id: staffSessions.id });
  if (row === undefined) throw new Error('A session was not saved');
  return row.id;
}

/** `deadSince`: not seen since then, it is over. */
export interface LivingAt {
  readonly now: number;
  readonly deadSince: number;
}

const isLiving = ({ now, deadSince }: LivingAt) =>
  and(isNull(staffSessions.revokedAt), gt(staffSessions.endsAt, new Date(now)), gt(staffSessions.seenAt, new Date(deadSince)));

/** Locked ones too; null for an unknown, ended or revoked one and for a closed account. */
export async function findStaffSession(
  db: Database,
  keyHash: string,
  at: LivingAt,
): Promise<{ readonly session: StaffSession; readonly member: StaffRow } | null> {
  const { id, activeAt, seenAt, endsAt } = staffSessions;
  const [row] = await db
    .select({ session: { id, activeAt, seenAt, endsAt }, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.keyHash, keyHash), isLiving(at), isNull(staff.endedAt)));
  return row ?? null;
}

/** `activeSince`: idle since before then, it is locked, and stays so. Times in milliseconds since 1970. */
export async function noteStaffSession(
  db: Database,
  sessionId: number,
  { now, isActive, activeSince }: { readonly now: number; readonly isActive: boolean; readonly activeSince: number },
): Promise<void> {
  const at = new Date(now);
  // Protected by: the condition in the write: a lock in between stays.
  await db
    .update(staffSessions)
    .set(isActive ? { seenAt: at, activeAt: at } : { seenAt: at })
    .where(and(eq(staffSessions.id, sessionId), isActive ? gt(staffSessions.activeAt, new Date(activeSince)) : undefined));
}

/** Before every `activeSince`: a call that read the time before the press, and writes after it, must not open the lock. */
const LOCKED_BY_PRESS = new Date(0);

export async function lockStaffSession(db: Database, sessionId: number): Promise<void> {
  // Protected by: nothing that is read: the last press counts.
  await db.update(staffSessions).set({ activeAt: LOCKED_BY_PRESS }).where(eq(staffSessions.id, sessionId));
}

/** Call after the password; `now` in milliseconds since 1970. */
export async function unlockStaffSession(db: Database, sessionId: number, now: number): Promise<void> {
  // Protected by: nothing that is read: the last press counts.
  await db
    .update(staffSessions)
    .set({ activeAt: new Date(now) })
    .where(eq(staffSessions.id, sessionId));
}

/** Of one person, newest first. */
export function listStaffSessions(db: Database, staffId: number, at: LivingAt) {
  const { id, deviceName, createdAt, seenAt } = staffSessions;
  return db
    .select({ id, deviceName, createdAt, seenAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isLiving(at)))
    .orderBy(desc(id));
}

/** False when the person has no such session. */
export async function revokeStaffSession(db: Database, staffId: number, sessionId: number, now: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const ended = await db
    .update(staffSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Of this browser, whoever was signed in there. */
export async function revokeStaffSessionByKey(db: Database, keyHash: string, now: number): Promise<void> {
  // Protected by: the condition in the write.
  await db
    .update(staffSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(staffSessions.keyHash, keyHash), isNull(staffSessions.revokedAt)));
}

export async function revokeStaffSessionsOf(tx: Database, staffId: number, now: number): Promise<void> {
  // Protected by: the account's row lock, which callers hold, as a sign-in does.
  await tx
    .update(staffSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)));
}
