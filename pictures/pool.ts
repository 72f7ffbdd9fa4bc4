import type { Worker } from 'node:worker_threads';
import type { PictureFacts } from './encode';
import type { RoomPart } from './room-list';

/** Rows are half-open ranges of a pass. */
export type Job =
  | { readonly kind: 'flat'; readonly name: string; readonly id: number; readonly view: 'plank' | 'close' }
  | { readonly kind: 'light'; readonly room: string; readonly from: number; readonly to: number; readonly into: SharedArrayBuffer }
  | {
      readonly kind: 'passes';
      readonly room: string;
      readonly from: number;
      readonly to: number;
      readonly light: SharedArrayBuffer;
      readonly into: SharedArrayBuffer;
    }
  | {
      readonly kind: 'hero';
      readonly name: string;
      readonly room: string;
      readonly id: number;
      readonly alt: string;
      readonly widths: readonly number[];
    }
  | { readonly kind: 'boards'; readonly name: string; readonly id: number }
  | { readonly kind: 'room'; readonly name: string; readonly id: number; readonly part: RoomPart }
  | { readonly kind: 'view'; readonly room: string }
  | { readonly kind: 'video'; readonly room: string; readonly id: number };

/** Without facts for a part of a pass. */
export type Reply = { readonly facts?: PictureFacts } | { readonly error: string };

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
