import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { MadePasskey, SignedChallenge } from '../../src/contract/desk/passkeys';
import type { Database } from '../db/database';
import { lockStaff, type StaffRow } from '../repositories/staff';
import { findPasskey, insertChallenge, insertPasskey, listPasskeys, notePasskeyUse, useChallenge } from '../repositories/staff-passkeys';
import { openStaffSession } from '../security/staff-sessions';
import { noteAct } from './note-act';
import type { OpenedStaffSession } from './sign-in';

const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

interface PasskeyContext {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A passkey belongs to its host. */
  readonly publicUrl: string;
}

/** For the browser's `navigator.credentials.create`. */
export async function passkeyToMake({ db, now, publicUrl }: PasskeyContext, { id, email, name }: StaffRow, shopName: string) {
  const known = await listPasskeys(db, id);
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID: new URL(publicUrl).hostname,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`staff ${id}`),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, { challenge: options.challenge, staffId: id, expiresAt: new Date(now + CHALLENGE_LIFETIME_MS) });
  return options;
}

/** False for a passkey that was not made for this challenge, host and person. */
export async function keepPasskey(
  { db, now, publicUrl }: PasskeyContext,
  member: StaffRow,
  { passkey, deviceName }: { readonly passkey: MadePasskey; readonly deviceName: string },
): Promise<boolean> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => useChallenge(db, challenge, member.id, now),
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return false;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  // Protected by: the account's row lock: it may have been closed.
  return db.transaction(async (tx) => {
    const current = await lockStaff(tx, member.id);
    if (current === undefined || current.endedAt !== null || current.passwordHash !== member.passwordHash) return false;
    const isNew = await insertPasskey(tx, {
      staffId: member.id,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      deviceName,
      createdAt: new Date(now),
    });
    if (isNew) await noteAct(tx, { member, now }, { kind: 'passkey', subject: member.email, after: { device: deviceName } });
    return isNew;
  });
}

/** For the browser's `navigator.credentials.get`: it offers the passkeys that it has for this host. */
export async function challengeToSign({ db, now, publicUrl }: PasskeyContext) {
  const options = await generateAuthenticationOptions({ rpID: new URL(publicUrl).hostname, userVerification: 'required' });
  await insertChallenge(db, { challenge: options.challenge, staffId: null, expiresAt: new Date(now + CHALLENGE_LIFETIME_MS) });
  return options;
}

/** Null when refused. */
export async function signInWithPasskey(
  { db, now, publicUrl }: PasskeyContext,
  { signed, deviceName }: { readonly signed: SignedChallenge; readonly deviceName: string },
): Promise<OpenedStaffSession | null> {
  const found = await findPasskey(db, signed.id);
  if (found === null) return null;
  const { passkey } = found;
  const { userHandle, ...response } = signed.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge: (challenge) => useChallenge(db, challenge, null, now),
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return null;
  // Protected by: the account's row lock: its end or the passkey's removal in between counts.
  return db.transaction(async (tx) => {
    const member = await lockStaff(tx, passkey.staffId);
    if (member === undefined || member.endedAt !== null) return null;
    if (!(await notePasskeyUse(tx, passkey, authenticationInfo.newCounter, now))) return null;
    return { member, ...(await openStaffSession(tx, member.id, deviceName, now)) };
  });
}
