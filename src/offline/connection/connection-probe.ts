import { NetworkError } from '../../api/errors';
import { getSettings } from '../../contract/site';
import { callInBackground } from '../sync/background-call';
import { createPace, type Pace } from '../sync/backoff';
import { connection } from './connection';

const PROBE_LIMIT_MS = 10_000;
/** A response this recent proves that the server is there, whatever else fails. */
const HEARD_LATELY_MS = 5_000;

/**
 * One call may fail for its own reasons: the page is offline only if a small request fails too. Repeats with backoff, because no 'online'
 * event reports a server that returns.
 */
export function startConnectionProbe(pace: Pace = createPace()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isAway = !connection.get().isOnline;

  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pace.dueInMs());
  };

  const askSoon = (): void => {
    if (isAsking) return;
    pace.bringForward('return');
    plan();
  };

  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    isAsking = true;
    pace.started();
    const hasReply = await callInBackground(getSettings, undefined, {
      limitMs: PROBE_LIMIT_MS,
      signal: new AbortController().signal,
    }).then(
      () => true,
      // An error response of the store is a response.
      (error: unknown) => !(error instanceof NetworkError),
    );
    isAsking = false;
    if (hasReply) {
      pace.succeeded();
      if (isAway) connection.returned();
      isAway = false;
      return;
    }
    pace.failed();
    const { isOnline, lastResponseAt } = connection.get();
    // The clock may have been set back since.
    if (isOnline && Math.abs(Date.now() - (lastResponseAt ?? 0)) < HEARD_LATELY_MS) {
      if (isAway) connection.returned();
      isAway = false;
      return;
    }
    isAway = true;
    connection.sawSilence();
    plan();
  };

  const stops = [
    connection.watchDoubts(() => {
      if (!isAway) askSoon();
    }),
    connection.subscribe(() => {
      isAway = true;
      // Another call's success or the browser's word alone does not end this state: the probe looks.
      askSoon();
    }),
  ];
  const askWhenVisible = (): void => {
    if (isAway) askSoon();
  };
  document.addEventListener('visibilitychange', askWhenVisible);
  if (isAway) askSoon();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askWhenVisible);
    for (const stop of stops) stop();
  };
}
