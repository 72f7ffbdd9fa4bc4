import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another build of the store, ready to be started. */
export interface OtherBuild {
  readonly program: string;
  remove(): Promise<void>;
}

/** The same build with another worker. */
export function buildWithWorker(worker: string): Promise<OtherBuild> {
  return copyOfBuild((client) => rewrite(join(client, 'sw.js'), () => worker));
}

async function copyOfBuild(change: (client: string) => Promise<void>): Promise<OtherBuild> {
  // Inside the project, where the server finds its packages.
  const home = await mkdtemp(join('node_modules', '.cache-build-'));
  await cp('dist', home, { recursive: true });
  const client = join(home, 'client');
  for (const entry of await readdir(client, { recursive: true })) if (/\.(br|gz)$/.test(entry)) await rm(join(client, entry));
  await change(client);
  return { program: join(home, 'server/main.js'), remove: () => rm(home, { recursive: true, maxRetries: 9, force: true }) };
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
