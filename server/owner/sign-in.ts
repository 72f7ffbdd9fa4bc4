import type { Database } from '../db/database';
import { changeStaff, findStaffByEmail, lockStaff, useRecoveryCode, useTotpStep, type StaffRow } from '../repositories/staff';
import { revokeStaffSessionsOf } from '../repositories/staff-sessions';
import { hashPassword, isPassword } from '../security/passwords';
import { secretHash } from '../security/secrets';
import { openStaffSession } from '../security/staff-sessions';
import { recoveryCodeFrom, totpStep } from '../security/totp';
import { noteAct } from './note-act';

interface TypedSignIn {
  readonly email: string;
  readonly password: string;
  /** '' asks whether the rest is right. */
  readonly code: string;
  readonly deviceName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface OpenedStaffSession {
  readonly member: StaffRow;
  readonly key: string;
  readonly keyHash: string;
  readonly endsAt: number;
}

type DeskEntry = { readonly kind: 'refused' } | { readonly kind: 'code-wanted' } | (OpenedStaffSession & { readonly kind: 'signed-in' });

/** An unknown account takes as long as a wrong password, and a code counts once. */
export async function signInToDesk(db: Database, { email, password, code, deviceName, now }: TypedSignIn): Promise<DeskEntry> {
  const member = await findStaffByEmail(db, email);
  const isRight = await isPassword(member?.endedAt === null ? member.passwordHash : null, password);
  if (!isRight || member === undefined || member.totpSecret === null) return { kind: 'refused' };
  if (code.trim() === '') return { kind: 'code-wanted' };
  if (!(await isSecondFactor(db, { ...member, totpSecret: member.totpSecret }, code, now))) return { kind: 'refused' };
  // Protected by: the account's row lock: a new password or an end in between counts.
  return db.transaction(async (tx): Promise<DeskEntry> => {
    const current = await lockStaff(tx, member.id);
    if (current === undefined || current.endedAt !== null || current.passwordHash !== member.passwordHash) return { kind: 'refused' };
    return { kind: 'signed-in', member: current, ...(await openStaffSession(tx, member.id, deviceName, now)) };
  });
}

/** Uses it up. */
async function isSecondFactor(
  db: Database,
  { id, totpSecret }: { readonly id: number; readonly totpSecret: string },
  code: string,
  now: number,
): Promise<boolean> {
  const step = totpStep(totpSecret, code, now);
  if (step !== null) return useTotpStep(db, id, step);
  const recovery = recoveryCodeFrom(code);
  return recovery !== null && useRecoveryCode(db, id, secretHash(recovery), now);
}

/** Once more before the means of signing in change (ASVS 5.0, 7.5.1). The code is used up. */
export async function isSamePerson(
  db: Database,
  { id, passwordHash, totpSecret }: StaffRow,
  { password, code }: Pick<TypedSignIn, 'password' | 'code'>,
  now: number,
): Promise<boolean> {
  return (await isPassword(passwordHash, password)) && totpSecret !== null && isSecondFactor(db, { id, totpSecret }, code, now);
}

/** Call after `isSamePerson`; the password is allowed by `passwordProblem`. Null when the account was closed or joined anew meanwhile. */
export async function changeStaffPassword(
  db: Database,
  member: StaffRow,
  { password, deviceName, now }: Pick<TypedSignIn, 'password' | 'deviceName' | 'now'>,
): Promise<OpenedStaffSession | null> {
  const passwordHash = await hashPassword(password);
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    const current = await lockStaff(tx, member.id);
    if (current === undefined || current.endedAt !== null || current.passwordHash !== member.passwordHash) return null;
    await changeStaff(tx, member.id, { passwordHash });
    await revokeStaffSessionsOf(tx, member.id, now);
    await noteAct(tx, { member, now }, { kind: 'password', subject: member.email });
    return { member: current, ...(await openStaffSession(tx, member.id, deviceName, now)) };
  });
}
