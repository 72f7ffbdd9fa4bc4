import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../fixtures/test-database';
import { buildApiStore } from '../fixtures/build-api-store';
import { freePort, spawnStore, startStore, type SpawnedStore } from '../fixtures/running-store';

let built: Awaited<ReturnType<typeof buildApiStore>>;
let folders: readonly [string, string];
let open: SpawnedStore;
beforeAll(async () => {
  const made = await Promise.all([buildApiStore(), makeTestFolder(), makeTestFolder()]);
  built = made[0];
  folders = [made[1], made[2]];
  open = await startStore(folders[0], {}, undefined, built.program);
});
afterAll(async () => {
  await open.stop();
  built.remove();
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 9, force: true });
});

/** What a start says that ends by itself, with its exit code. */
async function start(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<{ text: string; exitCode: number | null }> {
  const store = await spawnStore(built.program, dataDir, env);
  return { exitCode: await store.ended, text: store.output() };
}

describe('A start that cannot succeed says why and what to do, and ends with 1', () => {
  it('when the port is in use', async () => {
    const { port } = new URL(open.url);
    expect(await start(folders[1], { PORT: port })).toEqual({
      exitCode: 1,
      text: `Port ${port} is in use. Stop the program that has it, or choose another port: PORT=8080 npm start\n`,
    });
  });

  it('when the data folder is in use', async () => {
    const { exitCode, text } = await start(folders[0]);
    expect(exitCode).toBe(1);
    expect(text).toMatch(/^The data folder \S+ is in use by another running store\. Stop that one first, .*\n$/);
  });

  it('when the data folder is none', async () => {
    const file = join(folders[1], 'a-file');
    await writeFile(file, '');
    const { exitCode, text } = await start(file);
    expect(exitCode).toBe(1);
    expect(text).toBe(`The data folder cannot be used: ${file} (EEXIST). Correct its rights, or name another folder with DATA_DIR.\n`);
  });

  it('when a shop on the internet would take demo payments without being told to', async () => {
    expect(await start(folders[1], { PUBLIC_URL: 'https://shop.example' })).toEqual({
      exitCode: 1,
      text: 'PUBLIC_URL is https, but no card payments are set up: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or DEMO_PAYMENTS=true for demo payments, which move no money.\n',
    });
  });

  it('when a variable is malformed', async () => {
    expect(await start(folders[1], { PORT: 'eighty' })).toEqual({
      exitCode: 1,
      text: 'Invalid env provided\n  PORT: expected a whole number from 0 to 65535\n',
    });
  });
});

it('The store tool finds the address of the database where systemd hands it over, and says that nobody answers there', async () => {
  const credentials = join(folders[1], 'credentials');
  await mkdir(credentials);
  await writeFile(join(credentials, 'DATABASE_URL'), `postgres://store@127.0.0.1:${await freePort()}/store`);
  const env = { ...process.env, DATABASE_URL: undefined, CREDENTIALS_DIRECTORY: credentials };
  const tool = promisify(execFile)(process.execPath, ['build/run-ts.mjs', 'server/cli/store.ts', 'orders'], { env });
  await expect(tool).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The command failed: the database does not answer, /),
  });
});

it('A store that is stopped says so', async () => {
  const store = await startStore(folders[1], {}, undefined, built.program);
  await store.stop();
  expect(await store.ended).toBe(0);
  expect(store.output()).toMatch(/Stopping the store\.\nThe store has stopped\. Its data is kept\.\n$/);
});
