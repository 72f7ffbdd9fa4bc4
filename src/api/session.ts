import { forgotPassword, login, logout, resetPassword, signUp } from '../contract/session';
import { caller } from './call';

export const postLogin = caller(login);
export const postSignUp = caller(signUp);
export const postForgotPassword = caller(forgotPassword);
export const postResetPassword = caller(resetPassword);
export const postLogout = caller(logout);
