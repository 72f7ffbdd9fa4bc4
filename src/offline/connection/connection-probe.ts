import { NetworkError } from '../../api/errors';
import { getSettings } from '../../contract/site';
import { callInBackground } from '../sync/background-call';
import { createPace, type Pace } from '../sync/backoff';
import { connection } from './connection';

const PROBE_LIMIT_MS = 10_000;
/** A response this recent proves that the server is there, whatever else fails. */
const HEARD_LATELY_MS = 5_000;
/** While somebody waits for the connection, whether or not the last question has ended: its return is found within five seconds. */
const AWAITED_PAUSE_MS = 4_000;

/**
 * One call may fail for its own reasons: the page is offline only if a small request fails too. Repeats with backoff, because no 'online'
 * event reports a server that returns.
 */
export function startConnectionProbe(pace: Pace = createPace()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isAway = !connection.get().isOnline;
  let askedAt = 0;
  let replies = 0;

  const plan = (): void => {
    clearTimeout(timer);
    const awaitedMs = connection.isAwaited() ? Math.max(0, askedAt + AWAITED_PAUSE_MS - Date.now()) : Infinity;
    timer = setTimeout(() => void ask(), Math.min(awaitedMs, pace.dueInMs()));
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
    askedAt = Date.now();
    const repliesBefore = replies;
    if (isAway && connection.isAwaited()) plan();
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
      replies += 1;
      clearTimeout(timer);
      pace.succeeded();
      if (isAway) connection.returned();
      isAway = false;
      return;
    }
    // A later question has had its reply.
    if (replies > repliesBefore) return;
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
      if (!isAway || connection.isAwaited()) askSoon();
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
