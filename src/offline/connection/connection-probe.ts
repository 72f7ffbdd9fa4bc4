import { getSettings } from '../../contract/site';
import { callInBackground } from '../sync/background-call';
import { connection } from './connection';
import { retryDelayMs } from '../sync/retry-delay';

const PROBE_LIMIT_MS = 10_000;

/**
 * While the server does not respond, requests something small with backoff: a server that returns fires no 'online' event.
 * Visible pages only, until the first response.
 */
export function startConnectionProbe(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const plan = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (connection.get().isOnline) attempt = 0;
    else timer = setTimeout(probe, retryDelayMs(attempt++));
  };

  const probe = (): void => {
    if (document.visibilityState === 'hidden') return plan();
    // The transport's watchConnection notes the response.
    const limits = { limitMs: PROBE_LIMIT_MS, signal: new AbortController().signal };
    callInBackground(getSettings, undefined, limits).then(plan, plan);
  };

  const stop = connection.subscribe(plan);
  plan();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
