import { routesTexts } from './routes.texts';
import { endSession } from '../../src/contract/end-session';
import { forgotPassword, login, logout, refreshToken, resetPassword, signUp, type LoginInput } from '../../src/contract/session';
import { isEmail } from '../../src/domain/email';
import type { Session } from '../../src/domain/session';
import { oneLine } from '../../src/domain/one-line';
import type { Database } from '../db/database';
import { replyOnce, earlierReply, namedRequest } from '../http/reply-once';
import type { Api, CallContext } from '../http/api';
import { HttpProblem, Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { createSlowedCallers } from '../http/request-rate';
import { refreshTokenOf } from '../http/session-cookie';
import { passwordChangedMail, passwordResetMail } from '../mail/password-mails';
import { hashPassword, isPassword, passwordProblem, createPasswordReset, redeemPasswordReset } from '../security/passwords';
import { readSettings } from '../repositories/settings';
import { putMail } from '../repositories/outgoing-mails';
import { rememberDevice, revokeSession, revokeSessionOfKey } from '../repositories/sessions';
import { createUser, findUserByEmail, findUserById, lockUnchangedUser, type UserRow } from '../repositories/users';
import { securityTexts } from '../security/security.texts';
import { secretHash } from '../security/secrets';
import { findRefreshableKey, openSession, refreshSession } from '../security/sessions';
import { requireEmail, requireLine } from './form-checks';
import { countLoginTry, signIn, signOut } from './sign-in';
import { pathIn, spokenLanguage } from '../../src/domain/languages';

interface SessionRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly inBackground: (task: () => Promise<void>) => void;
  readonly wakeMailOutbox: () => void;
}

export function mountSessionRoutes(api: Api, parts: SessionRouteParts): void {
  const { db, now, publicUrl, limitRate, inBackground } = parts;

  /** Null when the account has got another password, or was closed, since `user` was read. */
  const open = async (user: UserRow, device: { id: string; name: string }, context: CallContext): Promise<Session | null> => {
    // Protected by: the account's row lock.
    const opened = await db.transaction(async (tx) =>
      (await lockUnchangedUser(tx, user)) ? openSession(tx, user.id, { ...device, name: oneLine(device.name) }, now()) : null,
    );
    return opened === null ? null : signIn(context, opened, user, publicUrl());
  };

  const refusedCallers = createSlowedCallers(now, { pauseMs: 50, forMs: 15 * 60_000 });

  /** Attempts are counted; a correct one is taken back. */
  const logIn = async (input: LoginInput, context: CallContext): Promise<Session> => {
    await refusedCallers.turn(context.clientAddress);
    const user = await findUserByEmail(db, input.email);
    const counted = await countLoginTry(db, limitRate, { address: context.clientAddress, input, user }).catch((error: unknown) => {
      if (error instanceof HttpProblem) {
        refusedCallers.slow(context.clientAddress);
        context.report('login_locked', input.email);
      }
      throw error;
    });
    const isRight = await isPassword(user?.passwordHash ?? null, input.password);
    const session = isRight && user !== undefined ? await open(user, { id: input.deviceId, name: input.deviceName }, context) : null;
    if (session === null) {
      context.report('login_failed', input.email);
      // For an unknown account too: it does not reveal who has one.
      throw new Refusal(routesTexts.loginRefused);
    }
    for (const hit of counted) await hit.giveBack();
    context.report('logged_in', input.email);
    return session;
  };

  api.handle(login, async (input, context) => {
    const email = requireEmail(input.email);
    if (input.password === '') throw new Refusal(routesTexts.enterPassword);
    return { data: await logIn({ ...input, email }, context), message: routesTexts.loggedIn };
  });

  api.handle(signUp, async (input, context) => {
    const firstName = requireLine(input.firstName, routesTexts.enterFirstName);
    const lastName = requireLine(input.lastName, routesTexts.enterLastName);
    const email = requireEmail(input.email);
    if (!isEmail(email)) throw new Refusal(routesTexts.invalidEmail);
    const problem = passwordProblem(input.password);
    if (problem !== null) throw new Refusal(problem);
    const request = namedRequest(context.headers, 'visitor', [signUp.path, email, firstName, lastName]);
    const isRepeat = (await earlierReply(db, request)) !== null;
    if (!isRepeat) await limitRate('signUpPerAddress', context.clientAddress);
    // Before the transaction, which must not wait for the slow hash.
    const passwordHash = isRepeat ? null : await hashPassword(input.password);
    let created: UserRow | null = null;
    const message = await replyOnce(db, request, now(), async (tx) => {
      created = await createUser(tx, { email, firstName, lastName, passwordHash: passwordHash ?? (await hashPassword(input.password)) });
      if (created === null) throw new Refusal(routesTexts.accountExists);
      return routesTexts.accountReady;
    });
    // A repeat logs in: only the hash of the first session's key is stored.
    const device = { deviceId: '', deviceName: input.deviceName };
    if (created === null) return { data: await logIn({ email, password: input.password, ...device }, context), message };
    const session = await open(created, { id: '', name: input.deviceName }, context);
    if (session === null) throw new Refusal(routesTexts.loginRefused);
    context.report('signed_up', email);
    return { data: session, message };
  });

  api.handle(forgotPassword, async (typed, context) => {
    const email = requireEmail(typed);
    await limitRate('forgotPerAddress', context.clientAddress);
    // For every typed address: the limit does not reveal which ones have an account.
    await limitRate('forgotPerAccount', email.toLowerCase());
    context.report('reset_asked', email);
    // Not awaited: the reply takes equally long for known and unknown addresses.
    inBackground(() => sendResetMail(parts, email));
    return { data: null, message: routesTexts.resetMailSent };
  });

  api.handle(resetPassword, async ({ token, password, deviceId = '' }, context) => {
    const problem = passwordProblem(password);
    if (problem !== null) throw new Refusal(problem);
    await limitRate('resetPerAddress', context.clientAddress);
    const passwordHash = await hashPassword(password);
    // Protected by: the account's row lock, and the condition in the write that uses up the link.
    const user = await db.transaction(async (tx) => {
      const userId = await redeemPasswordReset(tx, token, passwordHash, now());
      const redeemedBy = userId === null ? undefined : await findUserById(tx, userId);
      if (redeemedBy !== undefined)
        await putMail(tx, passwordChangedMail(redeemedBy.email, publicUrl(), (await readSettings(tx)).shopName), { now: now() });
      if (redeemedBy !== undefined && deviceId !== '') await rememberDevice(tx, redeemedBy.id, secretHash(deviceId), now());
      return redeemedBy;
    });
    if (user === undefined) {
      context.report('reset_refused');
      throw new Refusal(routesTexts.usedLink);
    }
    context.report('password_reset', user.email);
    parts.wakeMailOutbox();
    return { data: undefined, message: routesTexts.passwordReset };
  });

  api.handle(refreshToken, async (_input, context) => {
    const token = refreshTokenOf(context.cookie, publicUrl());
    const keyHash = token === undefined ? null : await findRefreshableKey(db, token, now());
    if (token === undefined || keyHash === null) throw new HttpProblem(401, securityTexts.sessionEnded);
    context.requireSessionToken(keyHash);
    if (!(await refreshSession(db, token, now()))) throw new HttpProblem(401, securityTexts.sessionEnded);
    return { data: undefined };
  });

  api.handle(endSession, async (keyHash, context) => {
    const refreshHash = await revokeSessionOfKey(db, keyHash, now());
    // The device may have logged in again in between: that session keeps its cookies.
    const token = refreshTokenOf(context.cookie, publicUrl());
    if (token !== undefined && secretHash(token) === refreshHash) signOut(context, publicUrl());
    return { data: undefined, message: routesTexts.loggedOut };
  });

  api.handleLogout(logout, async (_input, context) => {
    await revokeSession(db, context.sessionId, now());
    signOut(context, publicUrl());
    return { data: undefined, message: routesTexts.loggedOut };
  });
}

async function sendResetMail({ db, now, publicUrl, wakeMailOutbox }: SessionRouteParts, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  // Protected by: the account's row lock.
  await db.transaction(async (tx) => {
    if (!(await lockUnchangedUser(tx, user))) return;
    const { token, expiresAt } = await createPasswordReset(tx, user.id, now());
    const { shopName } = await readSettings(tx);
    await putMail(
      tx,
      passwordResetMail(user.email, `${publicUrl()}${pathIn(spokenLanguage(), '/reset-password')}#token=${token}`, shopName),
      { now: now(), expiresAt },
    );
  });
  wakeMailOutbox();
}
