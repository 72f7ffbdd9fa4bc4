import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRunningStore } from '../server/cli/tool-socket';
import { startStore, type RunningStore } from '../tests/fixtures/running-store';

export interface BenchStore {
  readonly url: string;
  readonly folder: string;
  /** What the owner's tool says; throws it when it fails. */
  tool(...command: readonly string[]): Promise<string>;
  kill(): Promise<void>;
  /** Again on the same port. */
  start(): Promise<void>;
}

/** On a data folder of its own. */
export async function withStore<Result>(
  work: (store: BenchStore) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'store-bench-'));
  let running: RunningStore = await startStore(folder, env);
  const { url } = running;
  try {
    return await work({
      url,
      folder,
      tool: async (...args) => {
        const reply = await askRunningStore(folder, { args, workingDir: folder }, () => undefined);
        if (reply?.exitCode !== 0) throw new Error(reply?.text ?? 'The store does not run');
        return reply.text;
      },
      kill: () => running.kill(),
      start: async () => {
        running = await startStore(folder, env, Number(new URL(url).port));
      },
    });
  } finally {
    await running.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
