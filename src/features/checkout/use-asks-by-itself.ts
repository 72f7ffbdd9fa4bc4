import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';

const MINUTE_MS = 60_000;
/** The last of each minute is kept for the connection's return, which is asked at once. */
const MOST_UNASKED = 5;
const MOST_IN_A_MINUTE = 6;
const FIRST_MS = 5_000;
const PAUSE_MS = 12_000;

/**
 * While `isOpen`: after five seconds, then every twelve, soon when the person returns and at once when the connection does; at most six times
 * in a minute. `ask` never rejects; one that hangs is asked again beside it when the connection `isBack`.
 */
export function useAsksByItself(isOpen: boolean, ask: (isBack: boolean) => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen) return undefined;
    const starts: number[] = [];
    // The try that brought the page here.
    let dueAt = Date.now() + FIRST_MS;
    let isBack = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      const last = starts.at(isBack ? -MOST_IN_A_MINUTE : -MOST_UNASKED);
      const windowMs = last === undefined ? 0 : last + MINUTE_MS - Date.now();
      clearTimeout(timer);
      timer = setTimeout(again, Math.max(windowMs, isBack ? 0 : dueAt - Date.now()));
    };
    const again = (): void => {
      starts.push(Date.now());
      dueAt = Date.now() + PAUSE_MS;
      void askNow(isBack);
      isBack = false;
      plan();
    };
    const askAtOnce = (): void => {
      isBack = true;
      plan();
    };
    const askWhenVisible = (): void => {
      if (document.visibilityState !== 'visible') return;
      dueAt = Math.min(dueAt, (starts.at(-1) ?? 0) + FIRST_MS);
      plan();
    };
    plan();
    const stops = [connection.awaitReturn(), connection.subscribeReturn(askAtOnce)];
    document.addEventListener('visibilitychange', askWhenVisible);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', askWhenVisible);
    };
  }, [isOpen]);
}
