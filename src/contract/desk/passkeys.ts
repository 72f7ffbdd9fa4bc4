import * as z from 'zod/mini';
import { codecOf, nothing, readBy, tolerantList } from '../codec';
import { endpoint } from '../define-endpoint';
import { formId, formText, wireInstant, wireInstantOrNull, wireNumber, wireText } from '../wire-values';
import { deskSessionCodec } from './session';

/** Both factors once more: a stolen tablet must not make itself a key. */
export interface BothFactors {
  readonly password: string;
  readonly code: string;
}

const factors = { password: formText(1024), code: formText(40) };

/** Options of the Web Authentication API as JSON (W3C WebAuthn 3), for the browser. */
const optionsOutput = codecOf(
  z.codec(z.object({ options: z.record(z.string(), z.unknown()) }), z.custom<Readonly<Record<string, unknown>>>(), {
    decode: ({ options }) => options,
    encode: (options) => ({ options }),
  }),
);

const text = z.string().check(z.maxLength(16_000));
const credential = { id: text, rawId: text, type: z.literal('public-key') };

const registrationSchema = z.object({ ...credential, response: z.object({ clientDataJSON: text, attestationObject: text }) });
const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: z.optional(text) }),
});

export type MadePasskey = z.output<typeof registrationSchema>;
export type SignedChallenge = z.output<typeof assertionSchema>;

/** Null for what is no JSON of it. */
function readJson<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> | null {
  try {
    const read = z.safeParse(schema, JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const described = (schema: z.ZodMiniType) => readBy({ wire: { kind: 'schema', schema } }, formText(24_000));

/** The first step of a new passkey: what the browser is to make. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/desk/startpasskey',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object(factors), z.custom<BothFactors>(), { decode: (form) => form, encode: ({ password, code }) => ({ password, code }) }),
  ),
  output: optionsOutput,
});

export interface NewPasskey {
  readonly passkey: MadePasskey;
  readonly deviceName: string;
}

export const addPasskey = endpoint({
  method: 'POST',
  path: '/desk/addpasskey',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ passkey: described(registrationSchema), device_name: z.optional(formText(200)) }), z.custom<NewPasskey>(), {
      decode: ({ passkey, device_name }, payload) => {
        const read = readJson(registrationSchema, passkey);
        if (read !== null) return { passkey: read, deviceName: device_name ?? '' };
        payload.issues.push({ code: 'custom', path: ['passkey'], message: 'expected JSON of a new credential', input: '' });
        return z.NEVER;
      },
      encode: ({ passkey, deviceName }) => ({ passkey: JSON.stringify(passkey), device_name: deviceName }),
    }),
  ),
  output: nothing,
});

export interface DeskPasskey {
  readonly passkeyId: number;
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | null;
}

export const getPasskeys = endpoint({
  method: 'POST',
  path: '/desk/passkeys',
  auth: 'staff',
  encoding: 'none',
  input: nothing,
  output: tolerantList(
    codecOf(
      z.codec(
        z.object({ passkey_id: wireNumber, name: wireText, added_at: wireInstant, used_at: wireInstantOrNull }),
        z.custom<DeskPasskey>(),
        {
          decode: ({ passkey_id, name, added_at, used_at }) => ({ passkeyId: passkey_id, name, addedAt: added_at, usedAt: used_at }),
          encode: ({ passkeyId, name, addedAt, usedAt }) => ({ passkey_id: passkeyId, name, added_at: addedAt, used_at: usedAt }),
        },
      ),
    ),
  ),
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/desk/removepasskey',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ ...factors, passkey_id: formId }), z.custom<BothFactors & { readonly passkeyId: number }>(), {
      decode: ({ passkey_id, ...form }) => ({ ...form, passkeyId: passkey_id }),
      encode: ({ password, code, passkeyId }) => ({ password, code, passkey_id: passkeyId }),
    }),
  ),
  output: nothing,
});

/** The first step of a sign-in with a passkey alone: what it is to sign. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/desk/startpasskeysignin',
  auth: 'none',
  encoding: 'none',
  input: nothing,
  output: optionsOutput,
});

export interface PasskeySignIn {
  readonly signed: SignedChallenge;
  readonly deviceName: string;
}

/** Password and second factor at once: the device has asked for a finger, a face or its code. */
export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/desk/passkeysignin',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ signed: described(assertionSchema), device_name: z.optional(formText(200)) }), z.custom<PasskeySignIn>(), {
      decode: ({ signed, device_name }, payload) => {
        const read = readJson(assertionSchema, signed);
        if (read !== null) return { signed: read, deviceName: device_name ?? '' };
        payload.issues.push({ code: 'custom', path: ['signed'], message: 'expected JSON of a signed challenge', input: '' });
        return z.NEVER;
      },
      encode: ({ signed, deviceName }) => ({ signed: JSON.stringify(signed), device_name: deviceName }),
    }),
  ),
  output: deskSessionCodec,
});
