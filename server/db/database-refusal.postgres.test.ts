import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../tests/fixtures/postgres-server';
import { commandFailure } from '../cli/command-failure';
import { openSeededDatabase } from '../seed/open-seeded-database';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'refused-database-'));
const role = `visitor_${randomBytes(6).toString('hex')}`;
const password = randomBytes(12).toString('hex');

beforeAll(async () => {
  await onPostgres(serverUrl, `create role ${role} login password '${password}'`);
});
afterAll(async () => {
  await onPostgres(serverUrl, `drop role ${role}`);
  rmSync(dataDir, { recursive: true });
});

/** The words of a command on the database that the address names. */
async function wordsOf(change: (url: URL) => void): Promise<string> {
  const url = new URL(serverUrl);
  change(url);
  return openSeededDatabase({ databaseUrl: url.href, dataDir }).then(() => 'opened', commandFailure);
}

describe('What DATABASE_URL gets wrong is said in a sentence', () => {
  it('where the password is another', async () => {
    const words = await wordsOf((url) => {
      [url.username, url.password] = [role, 'another'];
    });
    expect(words).toBe(
      `PostgreSQL refuses DATABASE_URL: password authentication failed for user "${role}". Correct the user, the password or the name of the database in it.`,
    );
  });

  it('where there is no database of the name', async () => {
    const words = await wordsOf((url) => {
      url.pathname = '/no_such_shop';
    });
    expect(words).toMatch(/^PostgreSQL refuses DATABASE_URL: database "no_such_shop" does not exist\. Correct /);
  });

  it('where the user may make no tables', async () => {
    const words = await wordsOf((url) => {
      [url.username, url.password] = [role, password];
    });
    expect(words).toMatch(
      /^PostgreSQL gives the user of DATABASE_URL too few rights: permission denied .+\. Let that user own the database\.$/,
    );
  });

  it('where the server has no TLS', async () => {
    const words = await wordsOf((url) => url.searchParams.set('sslmode', 'require'));
    expect(words).toMatch(/^There is no secure connection to PostgreSQL: .+ Correct sslmode in DATABASE_URL/);
  });

  it('where nobody listens', async () => {
    const words = await wordsOf((url) => url.searchParams.set('host', dataDir));
    expect(words).toBe('The command failed: the database does not answer. Start it, or correct DATABASE_URL, and try again.');
  });
});
