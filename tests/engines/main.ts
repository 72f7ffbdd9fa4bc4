import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '../fixtures/running-store';
import { openChromium } from './chromium';
import type { OpenEngine } from './engine-window';
import { openFirefox } from './firefox';
import { offlinePurchase } from './offline-purchase';
import { openWebKit } from './webkit';

/**
 * `npm run engines [-- chromium firefox webkit]`: one purchase prepared without a connection, in each engine as Debian packages it.
 * The server is a process that is killed and started again. Says in words which engine did what; exits with 1 if one could not.
 */
const ENGINES: Readonly<Record<string, OpenEngine>> = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ENGINES));
if (unknown.length > 0) {
  console.error(`No such engine: ${unknown.join(', ')}. There are: ${Object.keys(ENGINES).join(', ')}`);
  process.exit(2);
}

const failed: string[] = [];
for (const [name, openEngine] of Object.entries(ENGINES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await walk(openEngine);
  } catch (error) {
    failed.push(name);
    console.error(
      error instanceof Error ? `${name}: ${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}` : error,
    );
  }
}
console.log(failed.length === 0 ? '\nEvery engine went the whole way.' : `\nFAILED: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Goes the whole way in one engine, on a store of its own. Throws at the first step that fails, naming it. */
async function walk(openEngine: OpenEngine): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-engine-store-'));
  let running = await startStore(folder);
  const port = Number(new URL(running.url).port);
  const store = {
    url: running.url,
    kill: () => running.kill(),
    restart: async () => {
      running = await startStore(folder, {}, port);
    },
  };
  const window = await openEngine().catch(async (error: unknown) => {
    await running.kill();
    throw error;
  });
  console.log(`\n${window.engine}`);
  try {
    for (const { words, run } of offlinePurchase(window, store)) {
      const note = await run().catch((error: unknown) => {
        throw new Error(`FAILED  ${words}`, { cause: error });
      });
      console.log(`  did  ${words}${note === undefined || note === '' ? '' : ` (${note})`}`);
    }
  } finally {
    await window.end();
    await running.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
