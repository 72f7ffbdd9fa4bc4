import type { Database } from './database';

/**
 * A query whose text is put together once for each connection to a database, not for each call: that costs as much as the
 * query. Values come in by `sql.placeholder`, as the driver takes them. Prepare without a name: a pooler in front of PostgreSQL
 * may give the next call another connection, where that name means nothing.
 */
export function preparedOnce<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  const prepared = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
}
