import type { Database } from '../db/database';
import {
  rememberDevice,
  extendKey,
  findRefreshableKey as findKey,
  insertSession,
  revokeSessionsOfDevice,
  type RefreshableSession,
} from '../repositories/sessions';
import { newSecret, secretHash } from './secrets';

/** The database has only their hashes. */
export interface OpenedSession {
  readonly authKey: string;
  readonly refreshToken: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The refresh cookie extends it until the session ends. */
export const KEY_LIFETIME_MS = DAY_MS;
/** A session whose key expired this long ago is over. */
export const IDLE_LIFETIME_MS = 30 * DAY_MS;
/** Also of a session in use: the shopper then types the password again. */
export const SESSION_LIFETIME_MS = 60 * DAY_MS;

/** A network may deliver a login twice, and the device may get either reply. */
const REPEATED_LOGIN_MS = 60 * 1000;

/** Ends the device's earlier sessions, except those of the last minute. Times in milliseconds since 1970. */
export async function openSession(db: Database, userId: number, device: { id: string; name: string }, now: number): Promise<OpenedSession> {
  const opened = { authKey: newSecret(), refreshToken: newSecret() };
  const session = {
    userId,
    keyHash: secretHash(opened.authKey),
    refreshHash: secretHash(opened.refreshToken),
    deviceId: device.id,
    deviceName: device.name,
    keyExpiresAt: new Date(now + KEY_LIFETIME_MS),
    endsAt: new Date(now + SESSION_LIFETIME_MS),
  };
  // Protected by: the account's row lock, which callers hold.
  await db.transaction(async (tx) => {
    if (device.id !== '') {
      const sparedFromEnd = now - REPEATED_LOGIN_MS + SESSION_LIFETIME_MS;
      await revokeSessionsOfDevice(tx, { userId, deviceId: device.id }, { now, sparedFromEnd });
      await rememberDevice(tx, userId, secretHash(device.id), now);
    }
    await insertSession(tx, session);
  });
  return opened;
}

/** Null for an unknown, revoked or expired token. */
export function findRefreshableKey(db: Database, refreshToken: string, now: number): Promise<string | null> {
  return findKey(db, refreshableBy(refreshToken, now));
}

/** False for an unknown, revoked or expired token. */
export function refreshSession(db: Database, refreshToken: string, now: number): Promise<boolean> {
  return extendKey(db, refreshableBy(refreshToken, now), now + KEY_LIFETIME_MS);
}

function refreshableBy(refreshToken: string, now: number): RefreshableSession {
  return { refreshHash: secretHash(refreshToken), now, deadSince: now - IDLE_LIFETIME_MS };
}
