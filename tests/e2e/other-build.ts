import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { addIntegrity } from '../../build/precache-integrity';

/** Another build of the store, ready to be started. */
export interface OtherBuild {
  readonly program: string;
  remove(): Promise<void>;
}

/** The same build with another worker. */
export function buildWithWorker(worker: string): Promise<OtherBuild> {
  return copyOfBuild((client) => rewrite(join(client, 'sw.js'), () => worker));
}

/** What the file names of the later build end in. */
const LATER = '-later';
/** In the built worker. */
const BUILT_AT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/;
/** The worker's list of precached files, as it stands in the built worker. */
export const PRECACHED = /\[\{"(?:integrity|revision)":[^\]]*\]/;
export const precacheList = z.array(z.object({ revision: z.nullable(z.string()), url: z.string(), integrity: z.optional(z.string()) }));

/**
 * The same store built once more: every script and style has another name, the names inside them included, and so has the shell.
 * It was built later unless `builtAt` says otherwise. Its worker keeps the scripts of every screen's start alone: all two hundred of them take long on a busy machine.
 */
export function buildLater(builtAt = '2999-01-01T00:00:00.000Z'): Promise<OtherBuild> {
  return copyOfBuild(async (client) => {
    const named = (await readdir(join(client, 'assets'))).filter((file) => /\.(js|css)$/.test(file));
    const later = new Map(named.map((file) => [file, file.replace(/(?=\.\w+$)/, LATER)]));
    for (const [file, name] of later) await rename(join(client, 'assets', file), join(client, 'assets', name));
    const files = ['app.html', 'sw.js', '.vite/manifest.json', ...[...later.values()].map((name) => join('assets', name))];
    const withLaterNames = (text: string): string => text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => later.get(name) ?? name);
    for (const file of files) await rewrite(join(client, file), withLaterNames);
    const shell = await readFile(join(client, 'app.html'), 'utf8');
    const kept = precacheList
      .parse(JSON.parse(PRECACHED.exec(await readFile(join(client, 'sw.js'), 'utf8'))?.[0] ?? '[]'))
      .filter(({ url }) => !url.startsWith('assets/') || shell.includes(url))
      .map((entry) => (entry.url === 'app.html' ? { ...entry, revision: LATER } : entry));
    const list = (await addIntegrity(client)(kept)).manifest;
    await rewrite(join(client, 'sw.js'), (text) => text.replace(PRECACHED, () => JSON.stringify(list)).replace(BUILT_AT, () => builtAt));
  });
}

/** Whether the page runs the later build. */
export function runsLaterBuild(page: Page): Promise<boolean> {
  return page.evaluate((suffix) => [...document.scripts].some(({ src }) => src.endsWith(`${suffix}.js`)), LATER);
}

async function copyOfBuild(change: (client: string) => Promise<void>): Promise<OtherBuild> {
  // Inside the project, where the server finds its packages.
  const home = await mkdtemp(join('node_modules', '.cache-build-'));
  await cp('dist', home, { recursive: true });
  const client = join(home, 'client');
  for (const entry of await readdir(client, { recursive: true })) if (/\.(br|gz)$/.test(entry)) await rm(join(client, entry));
  await change(client);
  return { program: join(home, 'server/main.js'), remove: () => rm(home, { recursive: true, force: true }) };
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
