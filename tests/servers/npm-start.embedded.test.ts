import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../fixtures/running-store';
import { until } from '../fixtures/until';

// The whole project in a folder with a difficult name, started and stopped with npm as a person does.

let home: string;
let project: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'npm-start-'));
  project = join(home, 'Böden #1 50% was?');
  mkdirSync(project);
  const files = execFileSync('git', ['ls-files', '-z', '--', ':!tests', ':!bench', ':!docs'], { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file !== '') cpSync(file, join(project, file));
  // The build's configuration names the test projects.
  cpSync('tests/set-up/projects.ts', join(project, 'tests/set-up/projects.ts'));
  cpSync('tests/repetitions.ts', join(project, 'tests/repetitions.ts'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, maxRetries: 9, force: true }));

interface NpmRun {
  readonly url: string;
  readonly npm: ChildProcess;
  readonly output: () => string;
  /** Resolves when npm and all that it started have closed their output. */
  readonly ended: Promise<unknown>;
}

/** Without what tells the build's configuration that a test runs. */
function ownersEnv(): NodeJS.ProcessEnv {
  const { VITEST: _ofThisRun, NODE_ENV: _too, ...env } = process.env;
  // Colours, which Vite gives where CI is set, would stand within the address.
  return { ...env, NO_COLOR: '1', FORCE_COLOR: undefined, DATA_DIR: '', DATABASE_URL: '' };
}

async function npmRun(script: string, isUp: RegExp, ...args: readonly string[]): Promise<NpmRun> {
  const port = await freePort();
  const npm = spawn('npm', ['run', script, '--', ...args], {
    cwd: project,
    env: { ...ownersEnv(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, as a shell gives to each command.
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(npm, 'close');
  await until(async () => {
    if (npm.exitCode !== null) throw new Error(output);
    return isUp.test(output);
  }, 240_000);
  return { url: `http://127.0.0.1:${port}`, npm, output: () => output, ended };
}

const start = (): Promise<NpmRun> => npmRun('start', /Store open at/);

const isGone = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

async function tool(...args: string[]): Promise<string> {
  const run = spawn('npm', ['run', '--silent', 'store', '--', ...args], {
    cwd: project,
    env: ownersEnv(),
  });
  let text = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(run, 'close');
  return text;
}

describe('In a folder with a space, #, %, ? and letters beyond ASCII', () => {
  it('two calls of the tool at once work before anything is built, and leave one bundle', async () => {
    const replies = await Promise.all([tool('help'), tool('help', 'orders'), tool('orders')]);
    expect(replies[0]).toContain('Usage: npm run store -- COMMAND');
    expect(replies[1]).toContain('npm run store -- orders [WORDS]');
    expect(replies[2]).toContain('There is no store in');
    const bundles = readdirSync(join(project, 'node_modules/.cache/store-tool'));
    expect(bundles.filter((name) => name.startsWith('unfinished-'))).toEqual([]);
  }, 120_000);

  it('npm start builds and opens the store, says how long that takes, and each picture is there', async () => {
    const { url, npm, output, ended } = await start();
    expect(output()).toMatch(/Building the store, about \d+ seconds/);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('SPS Flooring')]);
    const pictures = readdirSync(join(project, 'public/media')).filter((name) => name.endsWith('.avif'));
    const asked = pictures.slice(-5).map((name) => fetch(`${url}/media/${name.replace(/avif$/, 'webp')}`));
    for (const reply of await Promise.all(asked)) expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await tool('orders')).toBe('No orders yet.\n');
    npm.kill('SIGTERM');
    await ended;
    expect(output()).toContain('The store has stopped.');
  }, 300_000);

  it('a store killed while it makes pictures goes on with the missing ones when it starts again', async () => {
    const media = join(project, 'dist/client/media');
    const made = (): number => readdirSync(media).filter((name) => name.endsWith('.webp')).length;
    const all = readdirSync(media).filter((name) => name.endsWith('.avif')).length;
    expect(made()).toBeLessThan(all);
    const { npm, ended } = await start();
    await until(async () => made() === all, 240_000);
    expect(readdirSync(media).filter((name) => name.includes('.unfinished-'))).toEqual([]);
    npm.kill('SIGTERM');
    await ended;
  }, 300_000);

  it.each([
    ['SIGTERM to npm alone', ['SIGTERM'], false],
    ['SIGINT to npm alone', ['SIGINT'], false],
    ['SIGHUP to npm alone', ['SIGHUP'], false],
    ['SIGKILL to npm alone', ['SIGKILL'], false],
    ['SIGTERM to the group', ['SIGTERM'], true],
    ['the closed terminal', ['SIGHUP'], true],
    ['Ctrl+C', ['SIGINT'], true],
    ['Ctrl+C twice', ['SIGINT', 'SIGINT'], true],
  ] as const)(
    '%s stops the store in order and frees its folder',
    async (_what, signals, isToGroup) => {
      const { url, npm, output, ended } = await start();
      const { pid = 0 } = npm;
      for (const signal of signals) process.kill(isToGroup ? -pid : pid, signal);
      await ended;
      expect(await isGone(url)).toBe(true);
      expect(output()).toContain('The store has stopped. Its data is kept.');
      const again = await start();
      again.npm.kill('SIGTERM');
      await again.ended;
    },
    120_000,
  );

  it.each([
    ['SIGTERM to npm alone', ['SIGTERM'], false],
    ['SIGINT to npm alone', ['SIGINT'], false],
    ['SIGHUP to npm alone', ['SIGHUP'], false],
    ['Ctrl+C', ['SIGINT'], true],
    ['Ctrl+C twice', ['SIGINT', 'SIGINT'], true],
  ] as const)(
    '%s lets the tool finish and close the database',
    async (_what, signals, isToGroup) => {
      const { npm, output, ended } = await npmRun('store', /Waiting for new orders/, 'orders', '--watch');
      const { pid = 0 } = npm;
      for (const signal of signals) process.kill(isToGroup ? -pid : pid, signal);
      await ended;
      expect(output()).toContain('0 new orders were shown.');
      expect(await tool('orders')).toBe('No orders yet.\n');
    },
    60_000,
  );

  it('SIGTERM to npm run dev stops it', async () => {
    const { url, npm, ended } = await npmRun('dev', /http:\/\/127\.0\.0\.1:\d+/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<script');
    npm.kill('SIGTERM');
    await ended;
    expect(await isGone(url)).toBe(true);
  }, 120_000);

  it('the tool runs no old code after a source has changed', async () => {
    const source = join(project, 'server/cli/run-command.ts');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replace('Usage: ', 'New usage: '));
    expect(await tool('help')).toContain('New usage: ');
    writeFileSync(source, text);
  }, 120_000);
});

describe('Without the development packages', () => {
  const moved = (): string => join(home, 'linked-modules');
  const lockShape = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

  beforeAll(() => {
    renameSync(join(project, 'node_modules'), moved());
    mkdirSync(join(project, 'node_modules'));
    const { packages } = lockShape.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    for (const [path, { dev }] of Object.entries(packages)) {
      if (dev === true || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || !existsSync(path)) continue;
      mkdirSync(dirname(join(project, path)), { recursive: true });
      symlinkSync(resolve(path), join(project, path));
    }
  });

  it('a built store and its tool start, and say that nothing is built anew', async () => {
    const { npm, output, ended } = await start();
    expect(output()).toContain('Running the store as it was built');
    expect(await tool('orders')).toBe('No orders yet.\n');
    npm.kill('SIGTERM');
    await ended;
  }, 60_000);

  it('one sentence says what is missing: a package, or the build', async () => {
    const run = async (script: string): Promise<string> => {
      const ran = promisify(execFile)('npm', ['run', '--silent', script], { cwd: project, env: ownersEnv() });
      return ran.then(
        () => 'it ran',
        (error: { stderr?: string }) => error.stderr ?? '',
      );
    };
    rmSync(join(project, 'node_modules/pg'));
    for (const script of ['start', 'store'])
      expect(await run(script)).toBe(
        "The package pg is not installed. Run 'npm ci' in this folder ('npm ci --omit=dev' is enough beside a built dist).\n",
      );
    rmSync(join(project, 'dist'), { recursive: true });
    for (const script of ['start', 'store']) expect(await run(script)).toMatch(/^The store is not built, [^\n]*'npm ci'[^\n]*\n$/);
  }, 60_000);
});
