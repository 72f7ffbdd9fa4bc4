import { forgotPassword, login, logout, refreshToken, resetPassword, signUp } from '../../src/contract/session';
import type { Session } from '../../src/domain/session';
import { handle, handleSignedIn, type CallContext } from '../http/handle';
import { HttpProblem, Refusal } from '../http/problems';
import { limitRate } from '../http/rate-limits';
import { REFRESH_COOKIE, refreshCookieOptions } from '../http/session-cookie';
import { passwordResetMail } from '../mail/password-reset-mail';
import { hashPassword, isPassword, passwordProblem } from '../security/passwords';
import { putMail } from '../repositories/outgoing-mails';
import { findRefreshableKey, openSession, refreshSession, revokeSession, SESSION_LIFETIME_MS } from '../repositories/sessions';
import { createPasswordReset, createUser, findUserByEmail, redeemPasswordReset, type UserRow } from '../repositories/users';
import type { Services, StoreApp } from '../services';
import { isEmail, requireText } from './form-checks';

/** One sentence for a wrong password and an unknown account: who has an account is nobody else's business. */
const LOGIN_REFUSED = 'The e-mail address or the password is not right.';
const SESSION_ENDED = 'Your session has ended. Please log in again.';
const MAIL_SENT = 'If an account uses this address, a mail with a link to reset its password is on the way.';

/** Login, sign-up, refresh, logout and forgotten passwords (SPEC 7, DESIGN 7.3, 7.4 and 7.18). */
export function mountSessionRoutes(app: StoreApp, services: Services): void {
  const {
    database: { db },
    now,
  } = services;

  const signIn = async (user: UserRow, device: { id: string; name: string }, context: CallContext): Promise<Session> => {
    const opened = await openSession(db, user.id, device, now());
    context.setCookie(REFRESH_COOKIE, opened.refreshToken, refreshCookieOptions(services, SESSION_LIFETIME_MS / 1000));
    context.giveXsrfToken(opened.authKey);
    const { firstName, lastName } = user;
    return { authKey: opened.authKey, firstName, lastName, fullName: `${firstName} ${lastName}`.trim() };
  };

  handle(app, login, async (input, context) => {
    const email = requireText(input.email, 'your email');
    if (input.password === '') throw new Refusal('Please enter your password');
    const perAddress = await limitRate(services, 'loginPerAddress', context.clientAddress);
    const perAccount = await limitRate(services, 'loginPerAccount', email.toLowerCase());
    const user = await findUserByEmail(db, email);
    if (!(await isPassword(user?.passwordHash ?? null, input.password)) || user === undefined) throw new Refusal(LOGIN_REFUSED);
    await perAddress.giveBack();
    await perAccount.giveBack();
    return { data: await signIn(user, { id: input.deviceId, name: input.deviceName }, context), message: 'Logged in successfully!' };
  });

  handle(app, signUp, async (input, context) => {
    const firstName = requireText(input.firstName, 'your first name');
    const lastName = requireText(input.lastName, 'your last name');
    const email = requireText(input.email, 'your email');
    if (!isEmail(email)) throw new Refusal('Please enter a valid email address');
    const problem = passwordProblem(input.password);
    if (problem !== null) throw new Refusal(problem);
    await limitRate(services, 'signUpPerAddress', context.clientAddress);
    const user = await createUser(db, { email, firstName, lastName, passwordHash: await hashPassword(input.password) });
    if (user === null) throw new Refusal('There is already an account with this email. Please log in, or reset your password.');
    return { data: await signIn(user, { id: '', name: input.deviceName }, context), message: 'Your account is ready.' };
  });

  handle(app, forgotPassword, async (typed, context) => {
    const email = requireText(typed, 'your email');
    await limitRate(services, 'forgotPerAddress', context.clientAddress);
    // Counted for any address typed, so that the limit does not tell which have an account.
    await limitRate(services, 'forgotPerAccount', email.toLowerCase());
    // Not awaited: the answer takes as long for an unknown address as for a known one.
    services.inBackground(() => sendResetMail(services, email));
    return { data: null, message: MAIL_SENT };
  });

  handle(app, resetPassword, async ({ token, password }, context) => {
    const problem = passwordProblem(password);
    if (problem !== null) throw new Refusal(problem);
    await limitRate(services, 'resetPerAddress', context.clientAddress);
    const isRedeemed = await redeemPasswordReset(db, token, await hashPassword(password), now());
    if (!isRedeemed) throw new Refusal('This link has expired or has been used already. Please ask for a new one.');
    return { data: undefined, message: 'Your password is changed. Please log in.' };
  });

  handle(app, refreshToken, async (_input, context) => {
    const token = context.cookie(REFRESH_COOKIE);
    const keyHash = token === undefined ? null : await findRefreshableKey(db, token, now());
    if (token === undefined || keyHash === null) throw new HttpProblem(401, SESSION_ENDED);
    context.requireSessionToken(keyHash);
    if (!(await refreshSession(db, token, now()))) throw new HttpProblem(401, SESSION_ENDED);
    return { data: undefined };
  });

  handleSignedIn(app, logout, async (_input, context) => {
    await revokeSession(db, context.sessionId, now());
    context.deleteCookie(REFRESH_COOKIE, refreshCookieOptions(services));
    context.giveXsrfToken(null);
    return { data: undefined, message: 'Logged out.' };
  });
}

async function sendResetMail(services: Services, email: string): Promise<void> {
  const {
    database: { db },
    now,
  } = services;
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  await db.transaction(async (tx) => {
    const { token, expiresAt } = await createPasswordReset(tx, user.id, now());
    await putMail(tx, passwordResetMail(user, `${services.publicUrl()}/reset-password?token=${token}`), { now: now(), expiresAt });
  });
  services.mailOutbox.wake();
}
