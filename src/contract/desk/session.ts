import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../../domain/email';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../../domain/desk/staff';
import { codecOf, nothing, tolerantList } from '../codec';
import { endpoint } from '../define-endpoint';
import { formId, formText, wireFlag, wireInstant, wireNumber, wireText } from '../wire-values';

/** Repeated in this header by every call of the Desk: a page of another site cannot read it. */
export const DESK_TOKEN_HEADER = 'X-Desk-Token';
/** On calls that no person made, such as a look for new orders: they do not keep a Desk unlocked. */
export const DESK_QUIET_HEADER = 'X-Desk-Quiet';

export interface DeskSession {
  readonly member: StaffMember;
  /** For DESK_TOKEN_HEADER. */
  readonly token: string;
  readonly isLocked: boolean;
  /** Milliseconds since 1970; then the person signs in again. */
  readonly endsAt: number;
}

const memberWire = { staff_id: wireNumber, name: wireText, email: wireText, role: z.enum(STAFF_ROLES) };

export const deskSessionCodec = codecOf(
  z.codec(
    z.object({ ...memberWire, token: z.string().check(z.minLength(1)), is_locked: wireFlag, ends_at: wireInstant }),
    z.custom<DeskSession>(),
    {
      decode: ({ staff_id, name, email, role, token, is_locked, ends_at }) => ({
        member: { staffId: staff_id, name, email, role },
        token,
        isLocked: is_locked,
        endsAt: ends_at,
      }),
      encode: ({ member, token, isLocked, endsAt }) => ({
        staff_id: member.staffId,
        name: member.name,
        email: member.email,
        role: member.role,
        token,
        is_locked: isLocked,
        ends_at: endsAt,
      }),
    },
  ),
);

const PASSWORD_LENGTH = 1024;
const CODE_LENGTH = 40;
const TOKEN_LENGTH = 200;
const NAME_LENGTH = 200;

/** `code` is '' at the first try, which asks for it; a recovery code stands in for one. */
export interface DeskSignIn {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly deviceName: string;
}

/** Null when the password is right and the code is still wanted. */
export const deskSignIn = endpoint({
  method: 'POST',
  path: '/desk/signin',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(
      z.object({
        email: formText(MAX_EMAIL_LENGTH),
        password: formText(PASSWORD_LENGTH),
        code: z.optional(formText(CODE_LENGTH)),
        device_name: z.optional(formText(NAME_LENGTH)),
      }),
      z.custom<DeskSignIn>(),
      {
        decode: ({ email, password, code, device_name }) => ({ email, password, code: code ?? '', deviceName: device_name ?? '' }),
        encode: ({ email, password, code, deviceName }) => ({ email, password, code, device_name: deviceName }),
      },
    ),
  ),
  output: {
    decode: (wire: unknown): DeskSession | null => {
      const isSession = typeof wire === 'object' && wire !== null && 'token' in wire;
      return isSession ? deskSessionCodec.decode(wire) : null;
    },
    encode: (session: DeskSession | null) => (session === null ? null : deskSessionCodec.encode(session)),
    wire: { kind: 'nullable', inner: deskSessionCodec.wire },
  },
});

/** Who is signed in here, locked or not. Answers 401 without a session. Needs no token: it gives it. */
export const readDeskSession = endpoint({
  method: 'POST',
  path: '/desk/session',
  auth: 'staff',
  encoding: 'none',
  input: nothing,
  output: deskSessionCodec,
});

export const lockDesk = endpoint({ method: 'POST', path: '/desk/lock', auth: 'staff', encoding: 'none', input: nothing, output: nothing });

export const unlockDesk = endpoint({
  method: 'POST',
  path: '/desk/unlock',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ password: formText(PASSWORD_LENGTH) }), z.custom<string>(), {
      decode: ({ password }) => password,
      encode: (password) => ({ password }),
    }),
  ),
  output: deskSessionCodec,
});

export const deskSignOut = endpoint({
  method: 'POST',
  path: '/desk/signout',
  auth: 'staff',
  encoding: 'none',
  input: nothing,
  output: nothing,
});

export interface DeskInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

const tokenForm = codecOf(
  z.codec(z.object({ token: formText(TOKEN_LENGTH) }), z.custom<string>(), {
    decode: ({ token }) => token,
    encode: (token) => ({ token }),
  }),
);

/** Whom a link invites. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/desk/invitation',
  auth: 'none',
  encoding: 'multipart',
  input: tokenForm,
  output: codecOf(
    z.codec(z.object({ name: wireText, email: wireText, role: z.enum(STAFF_ROLES) }), z.custom<DeskInvitation>(), {
      decode: (wire) => wire,
      encode: (invitation) => invitation,
    }),
  ),
});

export interface JoinPassword {
  readonly token: string;
  readonly password: string;
}

/** For an authenticator app: base32, and the address of its QR code. */
export interface SecretKey {
  readonly secretKey: string;
  readonly address: string;
}

/** Chooses the password; the reply's secret key makes the code that confirms it. Asked again, it gives another key. */
export const chooseJoinPassword = endpoint({
  method: 'POST',
  path: '/desk/joinpassword',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ token: formText(TOKEN_LENGTH), password: formText(PASSWORD_LENGTH) }), z.custom<JoinPassword>(), {
      decode: (form) => form,
      encode: ({ token, password }) => ({ token, password }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ secret_key: z.string().check(z.minLength(1)), address: wireText }), z.custom<SecretKey>(), {
      decode: ({ secret_key, address }) => ({ secretKey: secret_key, address }),
      encode: ({ secretKey, address }) => ({ secret_key: secretKey, address }),
    }),
  ),
});

export interface JoinCode {
  readonly token: string;
  readonly code: string;
  readonly deviceName: string;
}

export interface Joined {
  readonly session: DeskSession;
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
}

/** Uses up the link and signs in. */
export const joinDesk = endpoint({
  method: 'POST',
  path: '/desk/join',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(
      z.object({ token: formText(TOKEN_LENGTH), code: formText(CODE_LENGTH), device_name: z.optional(formText(NAME_LENGTH)) }),
      z.custom<JoinCode>(),
      {
        decode: ({ token, code, device_name }) => ({ token, code, deviceName: device_name ?? '' }),
        encode: ({ token, code, deviceName }) => ({ token, code, device_name: deviceName }),
      },
    ),
  ),
  output: codecOf(
    z.codec(z.object({ session: z.unknown(), recovery_codes: z.array(z.string()) }), z.custom<Joined>(), {
      decode: ({ session, recovery_codes }) => ({ session: deskSessionCodec.decode(session), recoveryCodes: recovery_codes }),
      encode: ({ session, recoveryCodes }) => ({ session: deskSessionCodec.encode(session), recovery_codes: [...recoveryCodes] }),
    }),
  ),
});

export interface DeskDevice {
  readonly sessionId: number;
  readonly name: string;
  readonly signedInAt: number;
  readonly seenAt: number;
  readonly isThisOne: boolean;
}

/** Where the person is signed in. */
export const getDeskDevices = endpoint({
  method: 'POST',
  path: '/desk/devices',
  auth: 'staff',
  encoding: 'none',
  input: nothing,
  output: tolerantList(
    codecOf(
      z.codec(
        z.object({ session_id: wireNumber, name: wireText, signed_in_at: wireInstant, seen_at: wireInstant, is_this_one: wireFlag }),
        z.custom<DeskDevice>(),
        {
          decode: ({ session_id, name, signed_in_at, seen_at, is_this_one }) => ({
            sessionId: session_id,
            name,
            signedInAt: signed_in_at,
            seenAt: seen_at,
            isThisOne: is_this_one,
          }),
          encode: ({ sessionId, name, signedInAt, seenAt, isThisOne }) => ({
            session_id: sessionId,
            name,
            signed_in_at: signedInAt,
            seen_at: seenAt,
            is_this_one: isThisOne,
          }),
        },
      ),
    ),
  ),
});

export const signOutDevice = endpoint({
  method: 'POST',
  path: '/desk/signoutdevice',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ session_id: formId }), z.custom<number>(), {
      decode: ({ session_id }) => session_id,
      encode: (sessionId) => ({ session_id: sessionId }),
    }),
  ),
  output: nothing,
});
