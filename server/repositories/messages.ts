import { desc, eq, isNull } from 'drizzle-orm';
import type { ContactMessage } from '../../src/contract/site';
import type { Database } from '../db/database';
import { contactMessages } from '../db/schema/content';

export interface KeptMessage extends ContactMessage {
  readonly id: number;
  readonly createdAt: Date;
  /** An account of the Desk. */
  readonly assignedTo: number | null;
}

/** Once per client id, also after its stored reply has expired. False when it is already saved. */
export async function saveMessage(db: Database, message: ContactMessage, now: number, clientId: string | null = null): Promise<boolean> {
  // Protected by: the unique id of the client.
  const rows = await db
    .insert(contactMessages)
    .values({ ...message, clientId, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return rows.length > 0;
}

/** Nobody has marked them answered; newest first. */
export function listUnansweredMessages(db: Database, limit: number): Promise<readonly KeptMessage[]> {
  return db.select().from(contactMessages).where(isNull(contactMessages.answeredAt)).orderBy(desc(contactMessages.id)).limit(limit);
}

/** Null takes the mark away. False for an unknown message. */
export async function markAnswered(
  tx: Database,
  messageId: number,
  answered: { readonly at: number; readonly by: string } | null,
): Promise<boolean> {
  // Protected by: nothing that is lost: the last mark counts, and each is noted.
  const marked = await tx
    .update(contactMessages)
    .set({ answeredAt: answered === null ? null : new Date(answered.at), answeredBy: answered?.by ?? null })
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id });
  return marked.length > 0;
}

/** Null: to nobody. False for an unknown message. */
export async function assignMessage(tx: Database, messageId: number, staffId: number | null): Promise<boolean> {
  // Protected by: nothing that is lost: the last word counts, and each is noted.
  const assigned = await tx
    .update(contactMessages)
    .set({ assignedTo: staffId })
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id });
  return assigned.length > 0;
}

/** Newest first. */
export async function listMessages(db: Database, limit: number): Promise<readonly KeptMessage[]> {
  return db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(limit);
}
