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

/** The secrets of a new session; the database holds only their hashes. */
export interface OpenedSession {
  readonly authKey: string;
  readonly refreshToken: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key works this long, then the refresh cookie makes it valid again, until the session ends. */
export const KEY_LIFETIME_MS = DAY_MS;
/** A session whose key has been dead this long is over: nobody has used the device since. */
export const IDLE_LIFETIME_MS = 30 * DAY_MS;
/** However much it is used, a session ends after this and asks for the password again. */
export const SESSION_LIFETIME_MS = 60 * DAY_MS;

/** A network may deliver one login again this much later, and give the device the reply to either delivery. */
const REPEATED_LOGIN_MS = 60 * 1000;

/** Signs a user in on a device, whose earlier keys end with it but for one of the same minute; times in milliseconds since 1970. */
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

/** Hash of the key that a refresh token can make valid again; null for a token that is unknown, revoked or too old. */
export function findRefreshableKey(db: Database, refreshToken: string, now: number): Promise<string | null> {
  return findKey(db, refreshableBy(refreshToken, now));
}

/** Makes the session's key valid again (DESIGN 7.18); false for a token that is unknown, revoked or too old. */
export function refreshSession(db: Database, refreshToken: string, now: number): Promise<boolean> {
  return extendKey(db, refreshableBy(refreshToken, now), now + KEY_LIFETIME_MS);
}

function refreshableBy(refreshToken: string, now: number): RefreshableSession {
  return { refreshHash: secretHash(refreshToken), now, deadSince: now - IDLE_LIFETIME_MS };
}
