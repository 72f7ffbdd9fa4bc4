import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSharedDatabase, openTestDatabase } from '../fixtures/test-database';
import { endOtherConnections, ownerTool } from '../fixtures/filled-shop';

test('A restore is refused while a server has the database open, and is done once it is stopped', async () => {
  const database = await openTestDatabase();
  await ownerTool(database, 'backup', 'quiet.backup');
  const file = join(database.dataDir, 'quiet.backup');
  const server = await openSharedDatabase(database);
  await endOtherConnections(database.db);
  // Its own connections were ended too: it opens new ones.
  await expect.poll(() => server.isHealthy()).toBe(true);
  expect(await ownerTool(database, 'restore', file)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Stop every server of this store'),
  });
  await server.close();
  await endOtherConnections(database.db);
  expect(await ownerTool(database, 'restore', file)).toMatchObject({ exitCode: 0 });
  await database.close();
});
