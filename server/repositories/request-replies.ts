import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { requestReplies } from '../db/schema/people';

export interface RequestKey {
  readonly scope: string;
  /** A UUID. */
  readonly requestId: string;
}

export type KnownRequest = Pick<typeof requestReplies.$inferSelect, 'contentHash' | 'message'>;

/** Beyond it the oldest are deleted. */
const MOST_REPLIES = 100_000;

const isRequest = ({ scope, requestId }: RequestKey) => and(eq(requestReplies.scope, scope), eq(requestReplies.requestId, requestId));

/** The stored reply to this request; undefined for a new one. */
export async function findRequest(db: Database, key: RequestKey): Promise<KnownRequest | undefined> {
  const { contentHash, message } = requestReplies;
  const [known] = await db.select({ contentHash, message }).from(requestReplies).where(isRequest(key));
  return known;
}

/** True when new. A concurrent delivery waits for this transaction, and claims the request itself after a rollback. */
export async function claimRequest(tx: Database, key: RequestKey, contentHash: string, now: number): Promise<boolean> {
  // Protected by: the unique scope and id.
  const taken = await tx
    .insert(requestReplies)
    .values({ ...key, contentHash, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ requestId: requestReplies.requestId });
  return taken.length > 0;
}

/** To be given again when the same request comes once more. */
export async function keepReply(tx: Database, key: RequestKey, message: string): Promise<void> {
  await tx.update(requestReplies).set({ message }).where(isRequest(key));
}

/** Also the oldest beyond MOST_REPLIES. */
export async function deleteOldReplies(db: Database, before: Date): Promise<void> {
  const [oldest] = await db
    .select({ createdAt: requestReplies.createdAt })
    .from(requestReplies)
    .orderBy(desc(requestReplies.createdAt))
    .offset(MOST_REPLIES)
    .limit(1);
  // Protected by: nothing that was read: what has come since is younger.
  const kept = oldest !== undefined && oldest.createdAt > before ? oldest.createdAt : before;
  await db.delete(requestReplies).where(lt(requestReplies.createdAt, kept));
}
