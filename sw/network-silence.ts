import { AWAY_MS } from '../src/domain/network-away';

export type Silence = ReturnType<typeof createSilence>;

/**
 * A silent network neither refuses nor responds. It gets one request at a time, because six hanging ones (HTTP/1.1) would block the page's
 * own calls. A restarted worker does not know the state, which costs three seconds once.
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
    /** A request has waited for `AWAY_MS`: silent unless another got a response in that time. */
    waited(): void {
      isSilent = now() - heardAt >= AWAY_MS;
    },
    /** False when a request to the silent network is running. */
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
