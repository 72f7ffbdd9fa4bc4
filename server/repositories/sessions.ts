import { and, desc, eq, gt, inArray, isNull, lt, sql, type SQL, notInArray } from 'drizzle-orm';
import { type Database, preparedOnce } from '../db/database';
import { sessions, users, knownDevices } from '../db/schema/people';

const MOST_DEVICES_SHOWN = 50;

export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Keys are stored as hashes. */
export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await db.insert(sessions).values(session);
}

/** The shopper of a key (by hash) that is valid at `now`; null for an unknown, expired or revoked key. */
export async function findLiveSession(
  db: Database,
  keyHash: string,
  now: number,
): Promise<{ user: SignedInUser; sessionId: number } | null> {
  const [row] = await liveSession(db).execute({ keyHash, now: new Date(now).toISOString() });
  if (row === undefined) return null;
  const { sessionId, ...user } = row;
  return { user, sessionId };
}

/** Valid or not. */
export async function findAnySession(db: Database, keyHash: string): Promise<{ user: SignedInUser; sessionId: number } | null> {
  const [row] = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.keyHash, keyHash));
  if (row === undefined) return null;
  const { sessionId, ...user } = row;
  return { user, sessionId };
}

const sessionColumns = {
  sessionId: sessions.id,
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** Every signed-in call runs it. */
const liveSession = preparedOnce((db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder('keyHash')),
        isNull(sessions.revokedAt),
        gt(sessions.keyExpiresAt, sql.placeholder('now')),
        // A refresh shortly before the end extends the key beyond it.
        gt(sessions.endsAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare(''),
);

/** Not revoked, not ended at `now`, and its key not expired before `deadSince`. */
export interface RefreshableSession {
  readonly refreshHash: string;
  readonly now: number;
  readonly deadSince: number;
}

/** The hash of the session's key; null without a renewable session. */
export async function findRefreshableKey(db: Database, session: RefreshableSession): Promise<string | null> {
  const [row] = await db.select({ keyHash: sessions.keyHash }).from(sessions).where(isRefreshable(db, session));
  return row?.keyHash ?? null;
}

/** Extends the session's key to `keyExpiresAt`; false without a renewable session. */
export async function extendKey(db: Database, session: RefreshableSession, keyExpiresAt: number): Promise<boolean> {
  // Protected by: the condition in the write.
  const extended = await db
    .update(sessions)
    .set({ keyExpiresAt: new Date(keyExpiresAt) })
    .where(isRefreshable(db, session))
    .returning({ id: sessions.id });
  return extended.length > 0;
}

function isRefreshable(db: Database, { refreshHash, now, deadSince }: RefreshableSession): SQL | undefined {
  return and(
    eq(sessions.refreshHash, refreshHash),
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, new Date(now)),
    gt(sessions.keyExpiresAt, new Date(deadSince)),
    inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.isActive, true))),
  );
}

/** A session that has ended keeps the time of its end. */
export async function revokeSession(db: Database, sessionId: number, now: number): Promise<void> {
  // Protected by: the condition in the write.
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Returns the hash of its refresh token. */
export async function revokeSessionOfKey(db: Database, keyHash: string, now: number): Promise<string | null> {
  // Protected by: nothing that was read: the time of an earlier end stays.
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${new Date(now).toISOString()}::timestamptz)` })
    .where(eq(sessions.keyHash, keyHash))
    .returning({ refreshHash: sessions.refreshHash });
  return ended?.refreshHash ?? null;
}

/** Of a current or earlier key; null for an unknown key, or when the session is deleted. */
export async function findKeyOwner(
  db: Database,
  keyHash: string,
): Promise<{ readonly email: string; readonly mayBeRefreshed: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, isActive: users.isActive, revokedAt: sessions.revokedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.keyHash, keyHash));
  return row === undefined ? null : { email: row.email, mayBeRefreshed: row.isActive && row.revokedAt === null };
}

/** Spares those that end at `sparedFromEnd` or later. A device has one key: older ones may have been stolen. */
export async function revokeSessionsOfDevice(
  db: Database,
  device: { readonly userId: number; readonly deviceId: string },
  { now, sparedFromEnd }: { readonly now: number; readonly sparedFromEnd: number },
): Promise<void> {
  // Protected by: the account's row lock, which callers hold.
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(sessions.userId, device.userId),
        eq(sessions.deviceId, device.deviceId),
        isNull(sessions.revokedAt),
        lt(sessions.endsAt, new Date(sparedFromEnd)),
      ),
    );
}

/** Valid at `now` or renewable, newest first. */
export function listDevices(db: Database, userId: number, { now, deadSince }: { readonly now: number; readonly deadSince: number }) {
  const { id, deviceId, deviceName: name, createdAt: signedInAt, keyExpiresAt } = sessions;
  return db
    .select({ id, deviceId, name, signedInAt, keyExpiresAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, new Date(now)),
        gt(sessions.keyExpiresAt, new Date(deadSince)),
      ),
    )
    .orderBy(desc(sessions.id))
    .limit(MOST_DEVICES_SHOWN);
}

/** The id and name that the session's device sent. */
export async function findDevice(db: Database, sessionId: number): Promise<{ readonly id: string; readonly name: string }> {
  const [device] = await db.select({ id: sessions.deviceId, name: sessions.deviceName }).from(sessions).where(eq(sessions.id, sessionId));
  return device ?? { id: '', name: '' };
}

/** All of the account's, on every device. */
export async function revokeSessionsOf(db: Database, userId: number, now: number): Promise<void> {
  // Protected by: the condition in the write. A login holds the account's row lock, as do callers that close or change the account.
  await db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Only the last seen are kept: an account's owner chooses its device ids. */
const MOST_PER_ACCOUNT = 20;

const thisOne = (userId: number, deviceHash: string) => and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));

/** `now` in milliseconds since 1970. */
export async function rememberDevice(db: Database, userId: number, deviceHash: string, now: number): Promise<void> {
  const seenAt = new Date(now);
  // Protected by: the account's row lock, which callers hold.
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt } });
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(MOST_PER_ACCOUNT);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)));
}

/** Whether this account has logged in on it, as far as the newest devices are kept. */
export async function isKnownDevice(db: Database, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db.select({ seenAt: knownDevices.seenAt }).from(knownDevices).where(thisOne(userId, deviceHash));
  return rows.length > 0;
}
