/// <reference types="vite/types/importMeta.d.ts" />
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import journal from './migrations/meta/_journal.json';

/** Bundled: the built server needs no folder of migrations. */
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** An arbitrary number. */
export const MIGRATION_LOCK = 7_210_033;

/** Behind a lock: two servers that start at once run one after the other. */
export async function migrate(db: Database): Promise<void> {
  // Protected by: its own advisory lock.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    );
    for (const { tag } of journal.entries) {
      if (await isApplied(tx, tag)) continue;
      for (const statement of statementsOf(tag)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into applied_migrations (tag) values (${tag})`);
    }
  });
}

async function isApplied(tx: Database, tag: string): Promise<boolean> {
  const result = await tx.execute(sql`select 1 from applied_migrations where tag = ${tag}`);
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) && result.rows.length > 0;
}

function statementsOf(tag: string): readonly string[] {
  const text = files[`./migrations/${tag}.sql`];
  if (text === undefined) throw new Error(`The migration ${tag} is missing from the program`);
  return text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
