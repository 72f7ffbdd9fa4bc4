import type { Database } from './database';

/**
 * Building a query costs as much as running it. Values are `sql.placeholder`s in the driver's types. Prepare it without a name: a pooler
 * may give the next call a connection that does not know the name.
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
