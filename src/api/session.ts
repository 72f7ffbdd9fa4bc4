import { REQUEST_ID_HEADER } from '../contract/headers';
import { forgotPassword, login, logout, resetPassword, signUp, type SignUpInput } from '../contract/session';
import type { Session } from '../domain/session';
import { call, caller } from './call';

/** Calls of the session (SPEC 7). Like all callers they throw what `call` throws. */
export const postLogin = caller(login);
export const postForgotPassword = caller(forgotPassword);
export const postResetPassword = caller(resetPassword);
export const postLogout = caller(logout);

/** `requestId` is a UUID: a server that has made this account signs in instead of refusing it. */
export function postSignUp(input: SignUpInput, requestId: string): Promise<Session> {
  return call(signUp, input, { headers: { [REQUEST_ID_HEADER]: requestId } });
}
