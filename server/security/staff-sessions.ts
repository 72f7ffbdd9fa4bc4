import { securityTexts } from './security.texts';
import { KEPT_WITHOUT_CONTACT_MS, LOCK_AFTER_MS } from '../../src/domain/desk/staff';
import type { Database } from '../db/database';
import type { StaffRow } from '../repositories/staff';
import { findStaffSession, insertStaffSession, noteStaffSession, type LivingAt } from '../repositories/staff-sessions';
import { NotSignedIn } from './authentication';
import { newSecret, secretHash } from './secrets';

/** Also of a session in use: the person then signs in again with both factors (docs/security.md). */
export const STAFF_SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Not written at each call. */
const NOTED_EVERY_MS = 30_000;

export interface SignedInStaff {
  readonly member: StaffRow;
  readonly sessionId: number;
  readonly keyHash: string;
  readonly isLocked: boolean;
  readonly endsAt: number;
}

/** Call with the account locked. The key goes into the browser's cookie and nowhere else. */
export async function openStaffSession(tx: Database, staffId: number, deviceName: string, now: number) {
  const [key, at] = [newSecret(), new Date(now)];
  const keyHash = secretHash(key);
  const endsAt = now + STAFF_SESSION_LIFETIME_MS;
  await insertStaffSession(tx, { staffId, keyHash, deviceName, seenAt: at, activeAt: at, createdAt: at, endsAt: new Date(endsAt) });
  return { key, keyHash, endsAt };
}

/** The times at which sessions of staff live; not seen for 72 hours, they are over. */
export function staffLivingAt(now: number): LivingAt {
  return { now, deadSince: now - KEPT_WITHOUT_CONTACT_MS };
}

/** Throws NotSignedIn without a living session. `isQuiet`: no person made the call. */
export async function authenticateStaff(
  db: Database,
  key: string | undefined,
  { now, isQuiet }: { readonly now: number; readonly isQuiet: boolean },
): Promise<SignedInStaff> {
  if (key === undefined || key === '') throw new NotSignedIn(securityTexts.deskSignIn);
  const keyHash = secretHash(key);
  const found = await findStaffSession(db, keyHash, staffLivingAt(now));
  if (found === null) throw new NotSignedIn(securityTexts.deskEnded, { email: null });
  const { session, member } = found;
  const activeSince = now - LOCK_AFTER_MS;
  const isLocked = session.activeAt.getTime() < activeSince;
  const isActive = !isQuiet && !isLocked;
  const isDue = now - (isActive ? session.activeAt : session.seenAt).getTime() > NOTED_EVERY_MS;
  if (isDue) await noteStaffSession(db, session.id, { now, isActive, activeSince });
  return { member, sessionId: session.id, keyHash, isLocked, endsAt: session.endsAt.getTime() };
}
