import type { Database } from '../db/database';
import { rememberDevice } from '../repositories/known-devices';
import {
  extendKey,
  findRefreshableKey as findKey,
  insertSession,
  revokeSessionsOfDevice,
  type RefreshableSession,
} from '../repositories/sessions';
import { newSecret, secretHash } from './secrets';

/** A new session's secrets; the database has only their hashes. */
export interface OpenedSession {
  readonly authKey: string;
  readonly refreshToken: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key is valid for this long. The refresh cookie then extends it, until the session ends. */
export const KEY_LIFETIME_MS = DAY_MS;
/** A session whose key expired this long ago is over: its device is unused. */
export const IDLE_LIFETIME_MS = 30 * DAY_MS;
/** A session ends after this time even when it is used; the shopper then types the password again. */
export const SESSION_LIFETIME_MS = 60 * DAY_MS;

/** A network may deliver a login twice within this time, and the device may get either reply. */
const REPEATED_LOGIN_MS = 60 * 1000;

/** Opens a session on a device and ends the device's earlier sessions, except those of the last minute. Times in milliseconds since 1970. */
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

/** The hash of the key that a refresh token can renew; null for an unknown, revoked or expired token. */
export function findRefreshableKey(db: Database, refreshToken: string, now: number): Promise<string | null> {
  return findKey(db, refreshableBy(refreshToken, now));
}

/** Renews the session's key (DESIGN 7.18); false for an unknown, revoked or expired token. */
export function refreshSession(db: Database, refreshToken: string, now: number): Promise<boolean> {
  return extendKey(db, refreshableBy(refreshToken, now), now + KEY_LIFETIME_MS);
}

function refreshableBy(refreshToken: string, now: number): RefreshableSession {
  return { refreshHash: secretHash(refreshToken), now, deadSince: now - IDLE_LIFETIME_MS };
}
