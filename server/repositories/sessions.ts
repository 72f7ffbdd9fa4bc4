import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { preparedOnce } from '../db/prepared-once';
import { sessions, users } from '../db/schema/people';
import { newSecret, secretHash } from '../security/secrets';

export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The secrets of a new session; the database keeps only their hashes. */
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

export async function openSession(db: Database, userId: number, device: { id: string; name: string }, now: number): Promise<OpenedSession> {
  const opened = { authKey: newSecret(), refreshToken: newSecret() };
  await db.insert(sessions).values({
    userId,
    keyHash: secretHash(opened.authKey),
    refreshHash: secretHash(opened.refreshToken),
    deviceId: device.id,
    deviceName: device.name,
    keyExpiresAt: new Date(now + KEY_LIFETIME_MS),
    endsAt: new Date(now + SESSION_LIFETIME_MS),
  });
  return opened;
}

/** The shopper behind a live key; null for a key that is unknown, expired or revoked. */
export async function findSessionByKey(
  db: Database,
  authKey: string,
  now: number,
): Promise<{ user: SignedInUser; sessionId: number } | null> {
  const [row] = await liveSession(db).execute({ keyHash: secretHash(authKey), now: new Date(now).toISOString() });
  if (row === undefined) return null;
  const { sessionId, ...user } = row;
  return { user, sessionId };
}

/** Asked with each call of a shopper. */
const liveSession = preparedOnce((db) =>
  db
    .select({ sessionId: sessions.id, id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder('keyHash')),
        isNull(sessions.revokedAt),
        gt(sessions.keyExpiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare(''),
);

/** Hash of the key that a refresh token can make valid again; null for a token that is unknown, revoked or too old. */
export async function findRefreshableKey(db: Database, refreshToken: string, now: number): Promise<string | null> {
  const [row] = await db
    .select({ keyHash: sessions.keyHash })
    .from(sessions)
    .where(isRefreshable(db, refreshToken, now));
  return row?.keyHash ?? null;
}

/** Makes the session's key valid again (DESIGN 7.18); false for a token that is unknown, revoked or too old. */
export async function refreshSession(db: Database, refreshToken: string, now: number): Promise<boolean> {
  const renewed = await db
    .update(sessions)
    .set({ keyExpiresAt: new Date(now + KEY_LIFETIME_MS) })
    .where(isRefreshable(db, refreshToken, now))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

/** The session of a refresh token, while it is not revoked, not over, not forgotten on some device, and its account is open. */
function isRefreshable(db: Database, refreshToken: string, now: number): SQL | undefined {
  return and(
    eq(sessions.refreshHash, secretHash(refreshToken)),
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, new Date(now)),
    gt(sessions.keyExpiresAt, new Date(now - IDLE_LIFETIME_MS)),
    inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.isActive, true))),
  );
}

export async function revokeSession(db: Database, sessionId: number, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

export async function revokeSessionsOf(db: Database, userId: number, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
