import { signInTexts } from './sign-in.texts';
import { mutationOptions } from '@tanstack/react-query';
import { postForgotPassword, postLogin, postResetPassword, postSignUp } from '../../api/session';
import { ApiError, ContractError } from '../../api/errors';
import type { Session } from '../../domain/session';
import { accountIdOf } from './account-id';
import { sessionStore } from './session-store';
import type { SendOnce } from './use-send-once';
import { randomUuid } from '../../offline/storage/random-uuid';
import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewShopper extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** The token is from the mail's link. */
export interface PasswordChange {
  readonly token: string;
  readonly password: string;
}

/** A reply without an auth key is a refusal, with the server's message. */
async function withKey<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ContractError) throw new ApiError(error.serverMessage, null);
    throw error;
  }
}

async function keep(session: Session, email: string): Promise<Session> {
  sessionStore.signIn(session, await accountIdOf(email));
  return session;
}

export const sessionMutations = {
  login: () =>
    mutationOptions({
      mutationKey: ['login'],
      mutationFn: async ({ email, password }: Credentials) =>
        keep(await withKey(postLogin({ email, password, deviceId: deviceToken(), deviceName: deviceName() })), email),
    }),

  signUp: (sendOnce: SendOnce) =>
    mutationOptions({
      mutationKey: ['sign-up'],
      mutationFn: async (shopper: NewShopper) => {
        const input = { ...shopper, deviceName: deviceName() };
        const session = await withKey(sendOnce(shopper, (requestId) => postSignUp(input, requestId)));
        return keep(session.lastName === '' ? { ...session, lastName: shopper.lastName } : session, shopper.email);
      },
    }),

  /** A server that replies with a key signs the shopper in; ours never does. */
  forgotPassword: () =>
    mutationOptions({
      mutationKey: ['forgot-password'],
      mutationFn: async (email: string) => {
        const session = await postForgotPassword(email);
        return session === null ? null : keep(session, email);
      },
      meta: { failure: signInTexts.wrong },
    }),

  resetPassword: () =>
    mutationOptions({
      mutationKey: ['reset-password'],
      mutationFn: (change: PasswordChange) => postResetPassword({ ...change, deviceId: deviceToken() }),
    }),
};

let inMemory: string | undefined;

/** Created once. */
export function deviceToken(): string {
  const kept = localStore.read(localKeys.deviceToken) ?? inMemory;
  if (kept !== undefined) return kept;
  inMemory = randomUuid();
  localStore.write(localKeys.deviceToken, inMemory);
  return inMemory;
}

/** For the shop. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
