import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase } from './database';
import { openDatabase } from './open-database';

const CACHE = 'node_modules/.cache/pglite-template';
const INGREDIENTS = ['server/db/migrations', 'server/seed', 'node_modules/@electric-sql/pglite/package.json'];
const WAIT_LIMIT_MS = 120_000;

export interface TestDatabase extends OpenDatabase {
  /** The DATA_DIR of this database; removed with close(). */
  readonly dataDir: string;
  /** Its address on the PostgreSQL server; null on the embedded engine. */
  readonly url: string | null;
}

/**
 * A seeded database of its own for a test file, in about a second: a copy of a template that is made once. With
 * TEST_DATABASE_URL (of a PostgreSQL server, as a role that may create databases) it is a new database there, copied from
 * the seeded one that TEST_DATABASE_TEMPLATE names.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const { opened, url, discard } = serverUrl === '' ? await openCopy(dataDir) : await openOnServer(serverUrl, dataDir);
  return {
    ...opened,
    dataDir,
    url,
    async close() {
      await opened.close();
      await discard();
      await rm(dataDir, { recursive: true, maxRetries: 9, force: true });
    },
  };
}

interface Opened {
  readonly opened: OpenDatabase;
  readonly url: string | null;
  readonly discard: () => Promise<void>;
}

/** Another server's connection to the same PostgreSQL database. */
export async function openSharedDatabase({ url }: Pick<TestDatabase, 'url'>): Promise<TestDatabase> {
  if (url === null) throw new Error('Only a PostgreSQL database can be shared');
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  const opened = await openDatabase({ databaseUrl: url, dataDir });
  const close = async (): Promise<void> => {
    await opened.close();
    await rm(dataDir, { recursive: true, maxRetries: 9, force: true });
  };
  return { ...opened, dataDir, url, close };
}

/** A data folder with a seeded embedded database, for a store of its own process. */
export async function makeTestFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  copyTemplate(await templateFolder(), dataDir);
  return dataDir;
}

async function openCopy(dataDir: string): Promise<Opened> {
  copyTemplate(await templateFolder(), dataDir);
  return { opened: await openDatabase({ databaseUrl: null, dataDir }), url: null, discard: async () => undefined };
}

/** In one go: a thousand small files take three times as long one promise each. */
const copyTemplate = (template: string, dataDir: string): void => cpSync(template, dataDir, { recursive: true });

async function openOnServer(serverUrl: string, dataDir: string): Promise<Opened> {
  const name = `store_test_${randomBytes(6).toString('hex')}`;
  const template = process.env['TEST_DATABASE_TEMPLATE'] ?? '';
  await onServer(serverUrl, `create database ${name}${template === '' ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    opened: await openDatabase({ databaseUrl: url.href, dataDir }),
    url: url.href,
    discard: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The template for the migrations and the seed as they are now; made by the first process that needs it. */
async function templateFolder(): Promise<string> {
  const template = resolve(CACHE, await fingerprint(INGREDIENTS));
  if (existsSync(template)) return template;
  await mkdir(resolve(CACHE), { recursive: true });
  const unfinished = `${template}.unfinished`;
  try {
    await mkdir(unfinished);
  } catch {
    return waitFor(template, unfinished);
  }
  try {
    const opened = await openDatabase({ databaseUrl: null, dataDir: unfinished });
    await opened.close();
    await rename(unfinished, template);
    return template;
  } catch (error) {
    await rm(unfinished, { recursive: true, maxRetries: 9, force: true });
    throw error;
  }
}

async function waitFor(template: string, unfinished: string): Promise<string> {
  const givesUpAt = Date.now() + WAIT_LIMIT_MS;
  while (!existsSync(template)) {
    if (Date.now() > givesUpAt) throw new Error(`Another process began ${unfinished} and did not finish it. Delete that folder.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return template;
}

async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await addPath(hash, path);
  return hash.digest('hex').slice(0, 24);
}

async function addPath(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) {
    if (!path.endsWith('.test.ts')) hash.update(path).update(await readFile(path));
    return;
  }
  for (const name of (await readdir(path)).sort()) await addPath(hash, join(path, name));
}
