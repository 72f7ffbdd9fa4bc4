import * as z from 'zod/mini';
import { lastNameFrom, type Session } from '../domain/session';
import { LONGEST_PERSON_NAME, LONGEST_POSTAL_CODE } from '../domain/longest-texts';
import { MAX_EMAIL_LENGTH } from '../domain/email';
import { codecOf, nothing } from './codec';
import { endpoint } from './define-endpoint';
import { formText, wireText } from './wire-values';

const SIGN_UP_DEVICE_ID = 'web-sign-up';
const PLACEHOLDER_POSTAL_CODE = '00000';
const PLACEHOLDER_PHONE = '0000000000';
const APP_VERSION = '1.0';

const sessionWire = z.object({ auth_key: z.string().check(z.minLength(1)), first_name: wireText, full_name: wireText });

export const sessionCodec = codecOf(
  z.codec(sessionWire, z.custom<Session>(), {
    decode: (wire) => ({
      authKey: wire.auth_key,
      firstName: wire.first_name,
      lastName: lastNameFrom(wire.first_name, wire.full_name),
      fullName: wire.full_name,
    }),
    encode: (session) => ({ auth_key: session.authKey, first_name: session.firstName, full_name: session.fullName }),
  }),
);

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** A random UUID saved in the browser. */
  readonly deviceId: string;
  readonly deviceName: string;
}

const loginForm = z.object({
  'Appuser[email]': formText(MAX_EMAIL_LENGTH),
  'Appuser[password]': formText(1024),
  'Appuser[devices_type]': z.optional(formText(40)),
  'Appuser[devices_name]': z.optional(formText(200)),
  'Appuser[app_version]': z.optional(formText(40)),
  'Appuser[devices_id]': z.optional(formText(200)),
});

export const login = endpoint({
  method: 'POST',
  path: '/beforeauth/login',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(loginForm, z.custom<LoginInput>(), {
      decode: (form) => ({
        email: form['Appuser[email]'],
        password: form['Appuser[password]'],
        deviceId: form['Appuser[devices_id]'] ?? '',
        deviceName: form['Appuser[devices_name]'] ?? '',
      }),
      encode: (input) => ({
        'Appuser[email]': input.email,
        'Appuser[password]': input.password,
        'Appuser[devices_type]': 'Web',
        'Appuser[devices_name]': input.deviceName,
        'Appuser[app_version]': APP_VERSION,
        'Appuser[devices_id]': input.deviceId,
      }),
    }),
  ),
  output: sessionCodec,
});

export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly deviceName: string;
}

const signUpForm = z.object({
  'Appuser[first_name]': formText(LONGEST_PERSON_NAME),
  'Appuser[last_name]': formText(LONGEST_PERSON_NAME),
  'Appuser[email]': formText(MAX_EMAIL_LENGTH),
  'Appuser[password]': formText(1024),
  'Appuser[postal_code]': z.optional(formText(LONGEST_POSTAL_CODE)),
  'Appuser[phone_number]': z.optional(formText(20)),
  'Appuser[login_type]': z.optional(formText(40)),
  'Appuser[devices_type]': z.optional(formText(40)),
  'Appuser[devices_name]': z.optional(formText(200)),
  'Appuser[devices_id]': z.optional(formText(200)),
  'Appuser[app_version]': z.optional(formText(40)),
});

export const signUp = endpoint({
  method: 'POST',
  path: '/beforeauth/usersignup',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(signUpForm, z.custom<SignUpInput>(), {
      decode: (form) => ({
        firstName: form['Appuser[first_name]'],
        lastName: form['Appuser[last_name]'],
        email: form['Appuser[email]'],
        password: form['Appuser[password]'],
        deviceName: form['Appuser[devices_name]'] ?? '',
      }),
      encode: (input) => ({
        'Appuser[first_name]': input.firstName,
        'Appuser[last_name]': input.lastName,
        'Appuser[email]': input.email,
        'Appuser[password]': input.password,
        'Appuser[postal_code]': PLACEHOLDER_POSTAL_CODE,
        'Appuser[phone_number]': PLACEHOLDER_PHONE,
        'Appuser[login_type]': 'Normal',
        'Appuser[devices_type]': 'Web',
        'Appuser[devices_name]': input.deviceName,
        'Appuser[devices_id]': SIGN_UP_DEVICE_ID,
        'Appuser[app_version]': APP_VERSION,
      }),
    }),
  ),
  output: sessionCodec,
});

/** Our server never returns a key; one from elsewhere is used. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/beforeauth/forgotpassword',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ 'Appuser[email]': formText(MAX_EMAIL_LENGTH) }), z.custom<string>(), {
      decode: (form) => form['Appuser[email]'],
      encode: (email) => ({ 'Appuser[email]': email }),
    }),
  ),
  output: {
    decode: (wire: unknown): Session | null => {
      const hasKey = typeof wire === 'object' && wire !== null && 'auth_key' in wire && Boolean(wire.auth_key);
      return hasKey ? sessionCodec.decode(wire) : null;
    },
    encode: (session: Session | null) => (session === null ? null : sessionCodec.encode(session)),
    wire: { kind: 'nullable', inner: sessionCodec.wire },
  },
});

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  /** This device may then log in even if others have guessed passwords. */
  readonly deviceId?: string | undefined;
}

const resetForm = z.object({ token: formText(200), password: formText(1024), devices_id: z.optional(formText(200)) });

/** Additive: for the mailed single-use link. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/beforeauth/resetpassword',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(resetForm, z.custom<PasswordReset>(), {
      decode: ({ token, password, devices_id }) => ({ token, password, deviceId: devices_id }),
      encode: ({ token, password, deviceId }) => ({ token, password, ...(deviceId === undefined ? {} : { devices_id: deviceId }) }),
    }),
  ),
  output: nothing,
});

/** Revokes the key. */
export const logout = endpoint({
  method: 'POST',
  path: '/userauth/logout',
  auth: 'key',
  encoding: 'none',
  input: nothing,
  output: nothing,
});

/** Makes the same key valid again by an httpOnly cookie. */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/auth_service/auth/refresh-token',
  auth: 'none',
  encoding: 'none',
  input: nothing,
  output: nothing,
});
