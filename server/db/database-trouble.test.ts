import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
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
    ['its folder has no socket', async () => `postgres://store@localhost/store?host=${encodeURIComponent(folder)}`],
    ['its host has no address', async () => 'postgres://store@database.invalid/store'],
  ])('where %s', async (_what, url) => {
    expect(databaseTrouble(await opening(await url()))).toBe('away');
  });

  it.each(['08000', '08006', '57P01', '53300'])('where it says so by the code %s', (code) => {
    expect(databaseTrouble(Object.assign(new Error('no'), { code }))).toBe('away');
  });

  it('where nothing listens on any address of its host', async () => {
    const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    const socket = connect({
      host: 'database.example',
      port: await freePort(),
      autoSelectFamily: true,
      lookup: (_host, _options, tell) => tell(null, addresses),
    });
    const [error]: unknown[] = await once(socket, 'error');
    expect(error).toBeInstanceOf(AggregateError);
    expect(databaseTrouble(error)).toBe('away');
  });

  it('where its host takes a connection and never says a word', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = Object(silent.address());
    const config = { connectionString: `postgres://store@127.0.0.1:${port}/store`, connectionTimeoutMillis: 50 };
    const [client, pool] = [new Client(config), new Pool(config)];
    expect([databaseTrouble(await failed(client.connect())), databaseTrouble(await failed(pool.connect()))]).toEqual(['away', 'away']);
    await pool.end();
    silent.close();
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
