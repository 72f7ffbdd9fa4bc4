import { forgotPassword, login, logout, resetPassword, signUp } from '../contract/session';
import { caller } from './call';

/** Calls of the session (SPEC 7). Like all callers they throw what `call` throws. */
export const postLogin = caller(login);
export const postSignUp = caller(signUp);
export const postForgotPassword = caller(forgotPassword);
export const postResetPassword = caller(resetPassword);
export const postLogout = caller(logout);
