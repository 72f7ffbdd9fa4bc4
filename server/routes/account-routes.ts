import { routesTexts } from './routes.texts';
import { changePassword, getDevices, signOutEverywhere } from '../../src/contract/account';
import type { Database } from '../db/database';
import type { Api, CallContext } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { passwordChangedMail } from '../mail/password-mails';
import { readSettings } from '../repositories/settings';
import { putMail } from '../repositories/outgoing-mails';
import { findDevice, listDevices, revokeSessionsOf } from '../repositories/sessions';
import { findUserById, lockUnchangedUser, replacePassword } from '../repositories/users';
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
    const refusal = routesTexts.wrongCurrentPassword;
    const requireUnchanged = await requirePassword(context, currentPassword, refusal);
    const passwordHash = await hashPassword(password);
    // Protected by: the account's row lock.
    const opened = await db.transaction(async (tx) => {
      await requireUnchanged(tx);
      const device = await findDevice(tx, sessionId);
      await replacePassword(tx, user.id, passwordHash, now());
      await putMail(tx, passwordChangedMail(user.email, publicUrl(), (await readSettings(tx)).shopName), { now: now() });
      return openSession(tx, user.id, device, now());
    });
    wakeMailOutbox();
    context.report('password_changed', user.email);
    return {
      data: signIn(context, opened, user, publicUrl()),
      message: routesTexts.passwordChanged,
    };
  });

  api.handleSignedIn(signOutEverywhere, async ({ currentPassword }, context) => {
    if (currentPassword === '') throw new Refusal(routesTexts.passwordForEverywhere);
    const refusal = routesTexts.wrongPassword;
    const requireUnchanged = await requirePassword(context, currentPassword, refusal);
    // Protected by: the account's row lock.
    await db.transaction(async (tx) => {
      await requireUnchanged(tx);
      await revokeSessionsOf(tx, context.user.id, now());
    });
    signOut(context, publicUrl());
    context.report('signed_out_everywhere', context.user.email);
    return { data: undefined, message: routesTexts.signedOutEverywhere };
  });

  /** Throws Refusal for a wrong password, 429 after too many. The returned check throws when it was changed in between. */
  async function requirePassword(
    { user, report }: CallContext & SignedIn,
    password: string,
    refusal: string,
  ): Promise<(tx: Database) => Promise<void>> {
    const wrong = (): Refusal => {
      report('password_check_failed', user.email);
      return new Refusal(refusal);
    };
    const hit = await limitRate('passwordCheckPerAccount', String(user.id));
    const account = await findUserById(db, user.id);
    if (account === undefined || !(await isPassword(account.passwordHash, password))) throw wrong();
    await hit.giveBack();
    return async (tx) => {
      if (!(await lockUnchangedUser(tx, account))) throw wrong();
    };
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
