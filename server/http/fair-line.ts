import { setTimeout as pause } from 'node:timers/promises';

interface LineLimits {
  /** Of one client, the one at work included. */
  readonly perClient: number;
  readonly whole: number;
  /** After its work the line rests this many times as long, and leaves the processor to others. */
  readonly rest: number;
}

/** Null: the line is too long for this client, or for all. */
export type FairLine = <Result>(client: string, work: () => Promise<Result>) => Promise<Result> | null;

/** Work that waits longer, for example for the database, does not hold up the next. */
const MOST_HOLD_MS = 250;

/** One after the other. Whoever asks for much fills his own places and leaves the others'. */
export function createFairLine({ perClient, whole, rest }: LineLimits): FairLine {
  const ofClient = new Map<string, number>();
  let inLine = 0;
  let free: Promise<void> = Promise.resolve();

  const hold = async (work: Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    const limit = new AbortController();
    await Promise.race([work.catch(() => undefined), pause(MOST_HOLD_MS, undefined, { signal: limit.signal })]).catch(() => undefined);
    limit.abort();
    await pause((performance.now() - startedAt) * rest);
  };

  const wait = async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
    inLine += 1;
    ofClient.set(client, (ofClient.get(client) ?? 0) + 1);
    try {
      const mine = free;
      let begin: (done: Promise<void>) => void = () => undefined;
      free = new Promise<void>((resolve) => {
        begin = resolve;
      });
      await mine;
      const result = Promise.resolve().then(work);
      begin(hold(result));
      return await result;
    } finally {
      inLine -= 1;
      const left = (ofClient.get(client) ?? 1) - 1;
      if (left === 0) ofClient.delete(client);
      else ofClient.set(client, left);
    }
  };

  return (client, work) => (inLine >= whole || (ofClient.get(client) ?? 0) >= perClient ? null : wait(client, work));
}
