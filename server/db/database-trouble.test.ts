import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/fixtures/running-store';
import { databaseTrouble } from './database-trouble';

const folder = mkdtempSync(join(tmpdir(), 'no-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const opening = (url: string): Promise<unknown> => failed(new Client({ connectionString: url }).connect());

describe('The database is away, for a while', () => {
  it.each([
    ['nothing listens on its port', async () => `postgres://store@127.0.0.1:${await freePort()}/store`],
    ['nothing listens on any address of its host', async () => `postgres://store@localhost:${await freePort()}/store`],
    ['its folder has no socket', async () => `postgres://store@localhost/store?host=${encodeURIComponent(folder)}`],
    ['its host has no address', async () => 'postgres://store@database.invalid/store'],
  ])('where %s', async (_what, url) => {
    expect(databaseTrouble(await opening(await url()))).toBe('away');
  });

  it('inside the error of the statement that found it so', async () => {
    const cause = await opening(`postgres://store@localhost/store?host=${encodeURIComponent(folder)}`);
    expect(databaseTrouble(new Error('Failed query', { cause }))).toBe('away');
  });

  it.each(['ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'])('where its connection breaks with %s', (code) => {
    expect(databaseTrouble(Object.assign(new Error(code), { code, syscall: 'read' }))).toBe('away');
  });
});

it('A file that is missing is no database that is away', async () => {
  expect(databaseTrouble(await failed(readFile(join(folder, 'missing'))))).toBeNull();
});
