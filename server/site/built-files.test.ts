import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { builtFiles, findEarlierBuilds, keepBuild } from './built-files';

let home: string;
let dataDir: string;
let starts: number;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'earlier-builds-'));
  dataDir = join(home, 'data');
  starts = 0;
});
afterEach(() => rmSync(home, { recursive: true, maxRetries: 9, force: true }));

/** Builds the page over what was built before, as `npm run build` does. */
function build(version: string): string {
  const client = join(home, 'client');
  rmSync(client, { recursive: true, maxRetries: 9, force: true });
  mkdirSync(join(client, '.vite'), { recursive: true });
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify({ version }));
  writeFileSync(join(client, `assets/app-${version}.js`), `version ${version}`);
  return client;
}

/** Starts the store on its build; gives the scripts of earlier builds that it serves, newest build first. */
async function start(client: string): Promise<readonly string[]> {
  const kept = await findEarlierBuilds(client, dataDir);
  await keepBuild(client, kept);
  // As if a minute lay between two starts.
  const startedAt = new Date(Date.now() - 3_000_000 + (starts += 1) * 60_000);
  utimesSync(join(kept.home, kept.current), startedAt, startedAt);
  return kept.earlier.flatMap((folder) => readdirSync(join(folder, 'assets')));
}

test('A build that differs in one language alone is another build', async () => {
  const nameOf = async (spanish: string): Promise<string> => {
    const client = build('1');
    mkdirSync(join(client, '.vite/es'));
    writeFileSync(join(client, '.vite/es/manifest.json'), spanish);
    return (await findEarlierBuilds(client, dataDir)).current;
  };
  expect(await nameOf('{"texts":1}')).not.toBe(await nameOf('{"texts":2}'));
});

test('After two updates the scripts of both earlier builds are still there, after a third the oldest are not', async () => {
  expect(await start(build('1'))).toEqual([]);
  expect(await start(build('2'))).toEqual(['app-1.js']);
  expect(await start(build('3'))).toEqual(['app-2.js', 'app-1.js']);
  expect(await start(build('4'))).toEqual(['app-3.js', 'app-2.js']);
  expect(readdirSync(join(dataDir, 'builds'))).toHaveLength(3);
});

test('Starting one build again and again pushes no earlier build out', async () => {
  await start(build('1'));
  await start(build('2'));
  const client = build('3');
  for (let count = 0; count < 4; count += 1) expect(await start(client)).toEqual(['app-2.js', 'app-1.js']);
});

test('Going back to the build before serves the scripts of the one that was taken back', async () => {
  await start(build('1'));
  await start(build('2'));
  expect(await start(build('1'))).toEqual(['app-2.js']);
  expect(await start(build('3'))).toEqual(['app-1.js', 'app-2.js']);
});

test('A copy that broke off half way is never served, and goes in time', async () => {
  await start(build('1'));
  const broken = join(dataDir, 'builds', 'AAAAAAAAAAAAAAAA.unfinished-1');
  mkdirSync(join(broken, 'assets'), { recursive: true });
  expect(await start(build('2'))).toEqual(['app-1.js']);
  expect(existsSync(broken)).toBe(true);
  const longAgo = new Date(Date.now() - 7_200_000);
  utimesSync(broken, longAgo, longAgo);
  await start(build('2'));
  expect(existsSync(broken)).toBe(false);
});

test('Two servers that start on one folder at once keep the build once, whole', async () => {
  const client = build('1');
  const kept = await findEarlierBuilds(client, dataDir);
  await Promise.all([keepBuild(client, kept), keepBuild(client, kept)]);
  expect(readdirSync(kept.home)).toEqual([kept.current]);
  expect(readFileSync(join(kept.home, kept.current, 'assets/app-1.js'), 'utf8')).toBe('version 1');
});

test('Of an earlier build only its code is served: its shell and its worker are this build’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [clientDir, dataDir] = [join(folder, 'client'), join(folder, 'data')];
  await mkdir(join(clientDir, '.vite'), { recursive: true });
  await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
  await mkdir(join(dataDir, 'builds', 'a'.repeat(16)), { recursive: true });
  const parts = { dataDir, isWorkerWithdrawn: false, log: () => undefined, inBackground: () => undefined };
  const [own, earlier, ...others] = await builtFiles(clientDir, parts);
  expect([own?.folder, earlier?.folder, others]).toEqual([clientDir, join(dataDir, 'builds', 'a'.repeat(16)), []]);
  const served = ['/assets/app-1.js', '/app.html', '/sw.js'].filter((path) => earlier?.holds?.test(path) === true);
  expect(served).toEqual(['/assets/app-1.js']);
});
