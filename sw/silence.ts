import { AWAY_MS } from '../src/domain/away';

export type Silence = ReturnType<typeof createSilence>;

/**
 * Whether the network is silent: it neither refuses nor responds. A silent one is asked by one request at a time, since six that hang
 * (HTTP/1.1) would keep the page's own calls from going out. A worker that was stopped does not know; that costs three seconds once.
 */
export function createSilence(now: () => number = Date.now) {
  let heardAt = Number.NEGATIVE_INFINITY;
  let isSilent = false;
  let isAsking = false;
  return {
    isSilent: (): boolean => isSilent,
    /** The network has responded or refused. */
    heard(): void {
      heardAt = now();
      isSilent = false;
    },
    /** A request has waited for `AWAY_MS`: silent, unless another was heard meanwhile. */
    waited(): void {
      isSilent = now() - heardAt >= AWAY_MS;
    },
    /** Starts the one request that asks a silent network; false where there is one already. */
    askAlone(ask: () => Promise<unknown>): boolean {
      if (isAsking) return false;
      isAsking = true;
      const end = (): void => {
        isAsking = false;
      };
      ask().then(end, end);
      return true;
    },
  };
}
