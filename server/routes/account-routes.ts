import { changePassword, getDevices, signOutEverywhere } from '../../src/contract/account';
import type { Database } from '../db/database';
import type { Api, CallContext } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { passwordChangedMail } from '../mail/password-changed-mail';
import { readSettings } from '../repositories/settings';
import { putMail } from '../repositories/outgoing-mails';
import { findDevice, listDevices, revokeSessionsOf } from '../repositories/sessions';
import { findUserById, replacePassword } from '../repositories/users';
import type { SignedIn } from '../security/authentication';
import { hashPassword, isPassword, passwordProblem } from '../security/passwords';
import { IDLE_LIFETIME_MS, KEY_LIFETIME_MS, openSession } from '../security/sessions';
import { signIn, signOut } from './sign-in';

interface AccountRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly wakeMailOutbox: () => void;
}

/** The shopper's own account: devices and password. */
export function mountAccountRoutes(api: Api, { db, now, publicUrl, limitRate, wakeMailOutbox }: AccountRouteParts): void {
  api.handleSignedIn(getDevices, async (_input, { user, sessionId }) => {
    const devices = await listDevices(db, user.id, { now: now(), deadSince: now() - IDLE_LIFETIME_MS });
    return {
      data: devices.filter(isListed(devices, sessionId)).map(({ id, name, signedInAt, keyExpiresAt }) => ({
        id,
        name,
        signedInAt: signedInAt.getTime(),
        usedAt: keyExpiresAt.getTime() - KEY_LIFETIME_MS,
        isThisOne: id === sessionId,
      })),
    };
  });

  api.handleSignedIn(changePassword, async ({ currentPassword, password }, context) => {
    const { user, sessionId } = context;
    const problem = passwordProblem(password);
    if (problem !== null) throw new Refusal(problem);
    await requirePassword(context, currentPassword, 'Your current password is not right. Please try again, or reset it by email.');
    const passwordHash = await hashPassword(password);
    const opened = await db.transaction(async (tx) => {
      const device = await findDevice(tx, sessionId);
      await replacePassword(tx, user.id, passwordHash, now());
      await putMail(tx, passwordChangedMail(user.email, publicUrl(), (await readSettings(tx)).shopName), { now: now() });
      return openSession(tx, user.id, device, now());
    });
    wakeMailOutbox();
    context.report('password_changed', user.email);
    return {
      data: signIn(context, opened, user, publicUrl()),
      message: 'Your password has been changed. Every other device is signed out.',
    };
  });

  api.handleSignedIn(signOutEverywhere, async ({ currentPassword }, context) => {
    if (currentPassword === '') throw new Refusal('Please enter your password to sign out everywhere, or reset it by email.');
    await requirePassword(context, currentPassword, 'Your password is not right. Please try again, or reset it by email.');
    await revokeSessionsOf(db, context.user.id, now());
    signOut(context, publicUrl());
    context.report('signed_out_everywhere', context.user.email);
    return { data: undefined, message: 'Every device is signed out.' };
  });

  /** Throws Refusal with `refusal` for a wrong password, and 429 after too many wrong ones. */
  async function requirePassword({ user, report }: CallContext & SignedIn, password: string, refusal: string): Promise<void> {
    const hit = await limitRate('passwordCheckPerAccount', String(user.id));
    const account = await findUserById(db, user.id);
    if (account === undefined || !(await isPassword(account.passwordHash, password))) {
      report('password_check_failed', user.email);
      throw new Refusal(refusal);
    }
    await hit.giveBack();
  }
}

/** Lists a device with two sessions (a repeated login) once: the asking session, else the newest. */
function isListed<Device extends { readonly id: number; readonly deviceId: string }>(devices: readonly Device[], ownId: number) {
  const ownDevice = devices.find(({ id }) => id === ownId)?.deviceId;
  return ({ id, deviceId }: Device): boolean => {
    if (id === ownId || deviceId === '') return true;
    return deviceId !== ownDevice && devices.find((other) => other.deviceId === deviceId)?.id === id;
  };
}
