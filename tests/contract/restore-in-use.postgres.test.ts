import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { LOCK_NOT_AVAILABLE } from '../../server/db/database-trouble';
import { SHOP_OPEN_LOCK } from '../../server/db/shop-open';
import { openSharedDatabase, openTestDatabase } from '../fixtures/test-database';
import { endOtherConnections, ownerTool } from '../fixtures/filled-shop';
import { until } from '../fixtures/until';

test('A restore is refused while a server has the database open, and is done once it is stopped', async () => {
  const database = await openTestDatabase();
  await ownerTool(database, 'backup', 'quiet.backup');
  const file = join(database.dataDir, 'quiet.backup');
  const server = await openSharedDatabase(database);
  await endOtherConnections(database.db);
  // Its own connections were ended too: it opens new ones.
  await expect.poll(() => server.health()).toBe('ok');
  expect(await ownerTool(database, 'restore', file)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('Stop every server of this store'),
  });
  await server.close();
  await endOtherConnections(database.db);
  expect(await ownerTool(database, 'restore', file)).toMatchObject({ exitCode: 0 });
  await database.close();
});

test('A restore is refused while a store is open that was asked nothing for so long that it holds no other connection', async () => {
  const database = await openTestDatabase();
  await ownerTool(database, 'backup', 'quiet.backup');
  const file = join(database.dataDir, 'quiet.backup');
  const store = await openSharedDatabase(database, true);
  const marks = sql`select pid from pg_locks where locktype = 'advisory' and objid = ${SHOP_OPEN_LOCK} and pid <> pg_backend_pid()`;
  const isMarked = async (): Promise<boolean> =>
    z.object({ rows: z.array(z.unknown()) }).parse(await database.db.execute(marks)).rows.length > 0;
  // As when they were idle for long: of the store's connections the one that marks the shop as open is left.
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and pid not in (${marks})`);
  const refused = { exitCode: 2, text: expect.stringContaining('The store is open. Stop every server of it') };
  expect(await ownerTool(database, 'restore', file, '--replace')).toMatchObject(refused);
  // The mark comes back by itself after its connection broke.
  await endOtherConnections(database.db);
  await until(isMarked);
  expect(await ownerTool(database, 'restore', file, '--replace')).toMatchObject(refused);
  await store.close();
  await endOtherConnections(database.db);
  expect(await ownerTool(database, 'restore', file, '--replace')).toMatchObject({ exitCode: 0 });
  await database.close();
});

test('A store that is started during a restore waits for it', async () => {
  const database = await openTestDatabase();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SHOP_OPEN_LOCK})`);
    await expect(openSharedDatabase(database, true)).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE });
  });
  const store = await openSharedDatabase(database, true);
  await store.close();
  await database.close();
});
