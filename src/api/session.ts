import { REQUEST_ID_HEADER } from '../contract/headers';
import { forgotPassword, login, logout, resetPassword, signUp, type SignUpInput } from '../contract/session';
import type { Session } from '../domain/session';
import { call, caller } from './call';

export const postLogin = caller(login);
export const postForgotPassword = caller(forgotPassword);
export const postResetPassword = caller(resetPassword);
export const postLogout = caller(logout);

/** `requestId` is a UUID: a server that has already created the account for it signs in instead of refusing. */
export function postSignUp(input: SignUpInput, requestId: string): Promise<Session> {
  return call(signUp, input, { headers: { [REQUEST_ID_HEADER]: requestId } });
}
