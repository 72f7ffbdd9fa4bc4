import type { Database } from './database';

/**
 * A query that is built once per connection instead of once per call, because building costs as much as the query. Values are
 * `sql.placeholder`s in the driver's types. Prepare it without a name: a pooler in front of PostgreSQL may give the next call another
 * connection, which does not know the name.
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
