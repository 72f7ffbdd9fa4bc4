import { expect, test } from 'vitest';
import { serveCommands } from '../../server/cli/serve-commands';
import { askRunningStore } from '../../server/cli/tool-socket';
import { openTestDatabase } from '../fixtures/test-database';

test('An open store writes a backup, and does not let itself be replaced by one', async () => {
  const database = await openTestDatabase();
  const running = serveCommands({ database, dataDir: database.dataDir, log: () => undefined });
  const ask = (...args: readonly string[]) => askRunningStore(database.dataDir, { args, workingDir: database.dataDir }, () => undefined);
  expect(await ask('backup', 'open.backup')).toMatchObject({ exitCode: 0, text: expect.stringContaining('48 products') });
  expect(await ask('restore', 'open.backup', '--replace')).toEqual({
    exitCode: 2,
    text: 'The store is open. Stop it, run this command again, then start it. Nothing was changed.\n',
  });
  running?.close();
  await database.close();
});
