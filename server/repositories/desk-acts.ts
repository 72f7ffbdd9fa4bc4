import { and, desc, eq, lt, ne } from 'drizzle-orm';
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

export async function findDeskAct(db: Database, id: string): Promise<DeskAct | undefined> {
  const [row] = await db.select().from(deskActs).where(eq(deskActs.id, id));
  return row;
}

/** Of an act that this transaction has inserted. */
export async function describeDeskAct(tx: Database, id: string, facts: Pick<NewDeskAct, 'before' | 'after'>): Promise<void> {
  await tx.update(deskActs).set(facts).where(eq(deskActs.id, id));
}

/** Of an act that this transaction has inserted, and that changes nothing after all. */
export async function dropDeskAct(tx: Database, id: string): Promise<void> {
  await tx.delete(deskActs).where(eq(deskActs.id, id));
}

/** The newest act of a kind on a subject but this one; undefined when there is none. */
export async function findOtherAct(
  db: Database,
  { id, kind, subject }: Pick<DeskAct, 'id' | 'kind' | 'subject'>,
): Promise<DeskAct | undefined> {
  const [row] = await db
    .select()
    .from(deskActs)
    .where(and(eq(deskActs.subject, subject), eq(deskActs.kind, kind), ne(deskActs.id, id)))
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
