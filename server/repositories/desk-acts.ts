import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { deskActs } from '../db/schema/staff';

export type DeskAct = typeof deskActs.$inferSelect;
export type NewDeskAct = Omit<typeof deskActs.$inferInsert, 'createdAt'> & { readonly createdAt: Date };

/** Inside the transaction that does it. False when an act with this id is done already: nothing is to be done again. */
export async function insertDeskAct(tx: Database, act: NewDeskAct): Promise<boolean> {
  // Protected by: the unique id. A second writer waits for the first one's end.
  const rows = await tx.insert(deskActs).values(act).onConflictDoNothing().returning({ id: deskActs.id });
  return rows.length > 0;
}

/** Whether it is done already. */
export async function hasDeskAct(db: Database, id: string): Promise<boolean> {
  return (await db.$count(deskActs, eq(deskActs.id, id))) > 0;
}

/** The newest act of a kind on a subject after `since` (milliseconds since 1970); undefined when there is none. */
export async function findActSince(
  db: Database,
  { kind, subject, since }: { readonly kind: string; readonly subject: string; readonly since: number },
): Promise<DeskAct | undefined> {
  const [row] = await db
    .select()
    .from(deskActs)
    .where(and(eq(deskActs.subject, subject), eq(deskActs.kind, kind), gt(deskActs.createdAt, new Date(since))))
    .orderBy(desc(deskActs.createdAt))
    .limit(1);
  return row;
}

/** Newest first; `before` in milliseconds since 1970. */
export function listDeskActs(
  db: Database,
  { subject, before, limit }: { readonly subject: string | null; readonly before: number | null; readonly limit: number },
): Promise<readonly DeskAct[]> {
  return db
    .select()
    .from(deskActs)
    .where(
      and(
        subject === null ? undefined : eq(deskActs.subject, subject),
        before === null ? undefined : lt(deskActs.createdAt, new Date(before)),
      ),
    )
    .orderBy(desc(deskActs.createdAt), desc(deskActs.id))
    .limit(limit);
}
