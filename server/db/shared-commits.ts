import { setImmediate } from 'node:timers/promises';
import type { CommitTogether, Database } from './database';

interface Waiting {
  /** Writes, and gives what tells the caller so. */
  run(db: Database): Promise<() => void>;
  fail(error: unknown): void;
}

/** So many hold the engine for some 40 ms; whoever comes then waits for the next commit. */
const MAX_TOGETHER = 64;

/**
 * Writes that come while others are being kept wait, and are then kept together in one commit (group commit): the embedded
 * engine has one connection and stands still while the disk keeps a commit, so a hundred shoppers would wait for a hundred of
 * them. Nobody is answered before the commit. When one write fails, none of them is kept and each runs again by itself, so
 * that nobody gets another's error.
 */
export function sharedCommits(db: Database): CommitTogether {
  let waiting: Waiting[] = [];
  let isBusy = false;

  const keepWaiting = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      // The engine answers before anything else of this process runs: only so do the calls that have arrived get here.
      await setImmediate();
      const together = waiting.slice(0, MAX_TOGETHER);
      waiting = waiting.slice(MAX_TOGETHER);
      await (together.length === 1 ? keepApart(db, together) : keepTogether(db, together));
    }
    isBusy = false;
  };

  return (write) =>
    new Promise((resolve, reject) => {
      const run = async (given: Database): Promise<() => void> => {
        const result = await write(given);
        return () => resolve(result);
      };
      waiting.push({ run, fail: reject });
      if (!isBusy) void keepWaiting();
    });
}

async function keepTogether(db: Database, together: readonly Waiting[]): Promise<void> {
  const runAll = async (tx: Database): Promise<(() => void)[]> => {
    const answers: (() => void)[] = [];
    for (const { run } of together) answers.push(await run(tx));
    return answers;
  };
  try {
    for (const answer of await db.transaction(runAll)) answer();
  } catch {
    await keepApart(db, together);
  }
}

async function keepApart(db: Database, writes: readonly Waiting[]): Promise<void> {
  for (const { run, fail } of writes) {
    try {
      const answer = await run(db);
      answer();
    } catch (error) {
      fail(error);
    }
  }
}
