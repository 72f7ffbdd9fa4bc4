import type { DehydratedState } from '@tanstack/react-query';
import type { Replies } from '../features/first-screen/replies';
import { writtenReplies } from '../features/first-screen/written-replies';
import type { RouterContext } from '../routes/-router-context';
import { clientToCome } from './client-to-come';
import type { Data } from './start-data';

export interface DataToCome extends Omit<RouterContext, 'whenReady'> {
  readonly replies: Replies;
  /** Never settles where it cannot be had. */
  readonly arrival: Promise<Data>;
  /** Fetches the code and starts it, once. Rejects where it cannot be had; the next call tries again. */
  readonly bring: () => Promise<Data>;
  /** Undefined once it is here; else what brings it, and goes on trying when there is a signal. */
  readonly whenHere: () => Promise<void> | undefined;
}

/** The query client of a page that the server wrote: its code is no part of the first screen (docs/decisions/0027). */
export function dataToCome(written: DehydratedState, mayAsk: Promise<unknown>): DataToCome {
  const { standIn, arrive } = clientToCome();
  let here: Data | undefined;
  let coming: Promise<Data> | undefined;
  let tell: (data: Data) => void = () => undefined;
  const arrival = new Promise<Data>((resolve) => {
    tell = resolve;
  });
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Who waits for it hears of it.
  failure.catch(() => undefined);

  async function start(): Promise<Data> {
    const { startData } = await import('./start-data');
    try {
      here = startData(written, () => mayAsk);
    } catch (error) {
      fail(error);
      throw error;
    }
    arrive(here.queryClient);
    tell(here);
    return here;
  }
  const bring = (): Promise<Data> => {
    coming ??= start().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  const insist = (): void => void bring().catch(() => window.addEventListener('online', insist, { once: true }));

  return {
    queryClient: standIn,
    arrival,
    replies: writtenReplies(
      written,
      arrival.then(({ replies }) => replies),
    ),
    load: (options) => void arrival.then(({ queryClient }) => queryClient.prefetchQuery(options)),
    bring,
    whenHere: () => {
      if (here !== undefined) return undefined;
      insist();
      return Promise.race([arrival.then(() => undefined), failure]);
    },
  };
}
