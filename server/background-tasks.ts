import { errorFacts, type Log } from './log';

export interface BackgroundTasks {
  readonly start: (task: () => Promise<void>) => void;
  readonly settled: () => Promise<void>;
}

/** A task's error is logged and never thrown. */
export function createBackgroundTasks(log: Log): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    start(task) {
      const run = task().catch((error: unknown) => log({ level: 'error', what: 'background task', ...errorFacts(error) }));
      running.add(run);
      void run.finally(() => running.delete(run));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
