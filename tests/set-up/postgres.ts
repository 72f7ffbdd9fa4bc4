import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openSeededDatabase } from '../../server/seed/seed-database';
import { onPostgres, startPostgres } from '../fixtures/postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** Once per run: a PostgreSQL server (or the one of TEST_DATABASE_URL) with a seeded database to copy. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const server = given === '' ? await startPostgres() : null;
  const serverUrl = server?.url ?? given;
  const template = `store_template_${randomBytes(6).toString('hex')}`;
  await onPostgres(serverUrl, `create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'store-template-'));
  const seeded = await openSeededDatabase({ databaseUrl: url.href, dataDir });
  await seeded.close();
  rmSync(dataDir, { recursive: true, maxRetries: 9 });
  project.provide('postgres', { url: serverUrl, template });
  return async () => {
    if (server === null) await onPostgres(serverUrl, `drop database ${template}`);
    else await server.remove();
  };
}
