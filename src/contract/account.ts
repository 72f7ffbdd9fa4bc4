import * as z from 'zod/mini';
import type { Device } from '../domain/session';
import { codecOf, nothing, tolerantList } from './codec';
import { endpoint } from './define-endpoint';
import { sessionCodec } from './session';
import { wireInstant, formText, wireFlag, wireNumber, wireText } from './wire-values';

const deviceWire = z.object({
  session_id: wireNumber,
  name: wireText,
  signed_in_at: wireInstant,
  used_at: wireInstant,
  is_this_one: wireFlag,
});

const deviceCodec = codecOf(
  z.codec(deviceWire, z.custom<Device>(), {
    decode: (wire) => ({
      id: wire.session_id,
      name: wire.name,
      signedInAt: wire.signed_in_at,
      usedAt: wire.used_at,
      isThisOne: wire.is_this_one,
    }),
    encode: (device) => ({
      session_id: device.id,
      name: device.name,
      signed_in_at: device.signedInAt,
      used_at: device.usedAt,
      is_this_one: device.isThisOne,
    }),
  }),
);

/** Additive: where the account is signed in, the newest first. */
export const getDevices = endpoint({
  method: 'POST',
  path: '/userauth/getdevices',
  auth: 'key',
  encoding: 'none',
  input: nothing,
  output: tolerantList(deviceCodec),
});

export interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

const passwordForm = z.object({ current_password: formText(1024), password: formText(1024) });

/** Additive. Ends every session and sends a new one for this device. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/userauth/changepassword',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(passwordForm, z.custom<PasswordChange>(), {
      decode: (form) => ({ currentPassword: form.current_password, password: form.password }),
      encode: (input) => ({ current_password: input.currentPassword, password: input.password }),
    }),
  ),
  output: sessionCodec,
});

/** Pages of an earlier version do not send the password; the server then asks for it in words. */
const passwordCheckForm = z.object({ current_password: z.optional(formText(1024)) });

/** Additive. Ends every session of the account, this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/userauth/signouteverywhere',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(passwordCheckForm, z.custom<Pick<PasswordChange, 'currentPassword'>>(), {
      decode: (form) => ({ currentPassword: form.current_password ?? '' }),
      encode: (input) => ({ current_password: input.currentPassword }),
    }),
  ),
  output: nothing,
});
