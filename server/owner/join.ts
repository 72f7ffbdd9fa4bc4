import type { Database } from '../db/database';
import { changeStaff, findInvitation, lockStaff, noteInvitationChoice, replaceRecoveryCodes, useInvitation } from '../repositories/staff';
import { deletePasskeysOf } from '../repositories/staff-passkeys';
import { revokeStaffSessionsOf } from '../repositories/staff-sessions';
import { hashPassword } from '../security/passwords';
import { secretHash } from '../security/secrets';
import { openStaffSession } from '../security/staff-sessions';
import { newRecoveryCodes, newTotpSecret, recoveryCodeFrom, totpAddress, totpStep } from '../security/totp';
import type { OpenedStaffSession } from './sign-in';

interface Choice {
  readonly token: string;
  /** Allowed by `passwordProblem`. */
  readonly password: string;
  readonly now: number;
  readonly shopName: string;
}

/** Keeps the password with the invitation, and makes the secret key whose code confirms both. Null when the link is over. */
export async function prepareJoining(
  db: Database,
  { token, password, now, shopName }: Choice,
): Promise<{ readonly secretKey: string; readonly address: string } | null> {
  const found = await findInvitation(db, secretHash(token), now);
  if (found === null) return null;
  const secretKey = newTotpSecret();
  await noteInvitationChoice(db, secretHash(token), { passwordHash: await hashPassword(password), totpSecret: secretKey }, now);
  return { secretKey, address: totpAddress(secretKey, found.member.email, shopName) };
}

type Joining =
  | { readonly kind: 'link-over' }
  | { readonly kind: 'wrong-code' }
  | (OpenedStaffSession & { readonly kind: 'joined'; readonly recoveryCodes: readonly string[] });

/** Uses up the link: password and second factor are new, every earlier session ends, and this device is signed in. */
export async function acceptInvitation(
  db: Database,
  { token, code, deviceName, now }: { readonly token: string; readonly code: string; readonly deviceName: string; readonly now: number },
): Promise<Joining> {
  const tokenHash = secretHash(token);
  // Protected by: the account's row lock, and the condition in the write that uses up the link.
  return db.transaction(async (tx): Promise<Joining> => {
    const known = await findInvitation(tx, tokenHash, now);
    const member = known === null ? undefined : await lockStaff(tx, known.member.id);
    // Read again: the account may have been closed, or the link used, before the lock.
    const found = await findInvitation(tx, tokenHash, now);
    if (found === null || member === undefined) return { kind: 'link-over' };
    const { passwordHash, totpSecret } = found.invitation;
    if (passwordHash === null || totpSecret === null) return { kind: 'wrong-code' };
    const step = totpStep(totpSecret, code, now);
    if (step === null) return { kind: 'wrong-code' };
    if (!(await useInvitation(tx, tokenHash, now))) return { kind: 'link-over' };
    await changeStaff(tx, member.id, { passwordHash, totpSecret, totpUsedStep: step });
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      member.id,
      recoveryCodes.map((each) => secretHash(recoveryCodeFrom(each) ?? each)),
    );
    await deletePasskeysOf(tx, member.id);
    await revokeStaffSessionsOf(tx, member.id, now);
    const opened = await openStaffSession(tx, member.id, deviceName, now);
    return { kind: 'joined', member, recoveryCodes, ...opened };
  });
}
