import { NetworkError } from '../../api/errors';
import { getSettings } from '../../contract/site';
import { callInBackground } from '../sync/background-call';
import { createPace, type Pace } from '../sync/backoff';
import { connection } from './connection';

const PROBE_LIMIT_MS = 10_000;
/** Any response this recent says that the server is there, whatever else fails. */
const HEARD_LATELY_MS = 5_000;

/**
 * Asks the server something small when a call got no response: only if that fails too, the page is offline, so that one call that always
 * fails says nothing about the rest. Then asks on, with backoff: a server that returns fires no 'online' event. Visible pages only.
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
      // An error in the store's own words is a response.
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
    if (!isAway && Date.now() - (connection.get().lastResponseAt ?? 0) < HEARD_LATELY_MS) return;
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
      // Another call got a response, or the browser reports no network: only a response to the probe decides.
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
