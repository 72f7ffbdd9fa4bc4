import { desc, eq } from 'drizzle-orm';
import type { ContactMessage } from '../../src/contract/site';
import type { Database } from '../db/database';
import { contactMessages } from '../db/schema/content';

export interface KeptMessage extends ContactMessage {
  readonly id: number;
  readonly createdAt: Date;
}

/** Keeps a message; false when one with this client id is there already, as after a lost answer. */
export async function saveMessage(db: Database, message: ContactMessage, now: number, clientId: string | null = null): Promise<boolean> {
  const kept = await db
    .insert(contactMessages)
    .values({ ...message, clientId, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return kept.length > 0;
}

/** The words kept under a client id. */
export async function findMessage(db: Database, clientId: string): Promise<ContactMessage | undefined> {
  const { firstName, lastName, email, message } = contactMessages;
  const [found] = await db
    .select({ firstName, lastName, email, message })
    .from(contactMessages)
    .where(eq(contactMessages.clientId, clientId));
  return found;
}

/** Newest first. */
export async function listMessages(db: Database, limit: number): Promise<readonly KeptMessage[]> {
  return db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(limit);
}
