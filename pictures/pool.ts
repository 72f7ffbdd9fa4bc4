import type { Worker } from 'node:worker_threads';
import type { Job, Reply } from './jobs';

export interface Pool {
  run(job: Job): Promise<Reply>;
  close(): Promise<void>;
}

/** One job per worker at a time; a failed job rejects. */
export function startPool(size: number, makeWorker: () => Worker): Pool {
  const workers = Array.from({ length: size }, makeWorker);
  const idle = [...workers];
  const waiting: (() => void)[] = [];

  const take = async (): Promise<Worker> => {
    for (;;) {
      const worker = idle.pop();
      if (worker) return worker;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    async run(job) {
      const worker = await take();
      try {
        return await new Promise<Reply>((resolve, reject) => {
          const settle = (): void => {
            worker.off('message', onMessage);
            worker.off('error', onError);
          };
          const onMessage = (reply: Reply): void => {
            settle();
            if ('error' in reply) reject(new Error(reply.error));
            else resolve(reply);
          };
          const onError = (error: Error): void => {
            settle();
            reject(error);
          };
          worker.on('message', onMessage);
          worker.on('error', onError);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
          worker.postMessage(job);
        });
      } finally {
        idle.push(worker);
        waiting.shift()?.();
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
