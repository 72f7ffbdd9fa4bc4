import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../tests/fixtures/postgres-server';
import { commandFailure } from '../cli/failure-words';
import { openSeededDatabase } from '../seed/seed-database';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'refused-database-'));
const own = randomBytes(6).toString('hex');
const [role, database, password] = [`visitor_${own}`, `foreign_${own}`, `secret-${own}`];

/** With what `change` gets wrong in the address of a database in which the user may make nothing. */
function wrongUrl(change: (url: URL) => void): string {
  const url = new URL(serverUrl);
  [url.pathname, url.username, url.password] = [`/${database}`, role, password];
  change(url);
  return url.href;
}

beforeAll(async () => {
  await onPostgres(serverUrl, `create database ${database}`);
  await onPostgres(serverUrl, `create role ${role} login password '${password}'`);
  const { username, password: ownersPassword } = new URL(serverUrl);
  const ofOwner = wrongUrl((url) => {
    [url.username, url.password] = [username, ownersPassword];
  });
  await onPostgres(ofOwner, 'revoke create on schema public from public');
});
afterAll(async () => {
  await onPostgres(serverUrl, `drop database ${database} with (force)`);
  await onPostgres(serverUrl, `drop role ${role}`);
  rmSync(dataDir, { recursive: true });
});

const wordsOf = (change: (url: URL) => void): Promise<string> =>
  openSeededDatabase({ databaseUrl: wrongUrl(change), dataDir }).then((opened) => opened.close().then(() => 'opened'), commandFailure);

describe('What DATABASE_URL gets wrong is said in a sentence', () => {
  it('where the password is another', async () => {
    const words = await wordsOf((url) => {
      url.password = 'another';
    });
    expect(words).toBe(
      `PostgreSQL refuses DATABASE_URL: password authentication failed for user "${role}". Correct the user, the password, the name of the database or sslmode in it.`,
    );
  });

  it('where there is no database of the name', async () => {
    const words = await wordsOf((url) => {
      url.pathname = '/no_such_shop';
    });
    expect(words).toMatch(/^PostgreSQL refuses DATABASE_URL: database "no_such_shop" does not exist\. Correct /);
  });

  it('where the user may make no tables', async () => {
    const words = await wordsOf(() => undefined);
    expect(words).toMatch(/^PostgreSQL gives the user of DATABASE_URL too few rights: permission denied .+\. Let that user own /);
  });

  it('where the server has no TLS', async () => {
    const words = await wordsOf((url) => url.searchParams.set('sslmode', 'require'));
    expect(words).toMatch(/^There is no secure connection to PostgreSQL: .+ Correct sslmode in DATABASE_URL/);
  });

  it('where nobody listens', async () => {
    const words = await wordsOf((url) => url.searchParams.set('host', dataDir));
    expect(words).toMatch(
      /^The command failed: the database does not answer, or not in time \(.*ENOENT.*\)\. Try again; if it stays so, start it or correct/,
    );
  });

  it('and no sentence tells the password', async () => {
    const changes: readonly ((url: URL) => void)[] = [
      () => undefined,
      (url) => url.searchParams.set('sslmode', 'require'),
      (url) => url.searchParams.set('host', dataDir),
    ];
    for (const change of changes) expect(await wordsOf(change)).not.toContain(password);
  });
});
