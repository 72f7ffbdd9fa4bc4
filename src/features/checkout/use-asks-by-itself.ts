import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';
import { createPace } from '../../offline/sync/backoff';

const MINUTE_MS = 60_000;
const MOST_IN_A_MINUTE = 6;

/**
 * While `isOpen`: after five seconds, when the connection or the person returns, and then with growing pauses; at most six times in a minute.
 * `ask` never rejects.
 */
export function useAsksByItself(isOpen: boolean, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen) return undefined;
    const pace = createPace();
    const starts: number[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const plan = (): void => {
      const sixth = starts.at(-MOST_IN_A_MINUTE);
      const windowMs = sixth === undefined ? 0 : sixth + MINUTE_MS - Date.now();
      clearTimeout(timer);
      if (!isGone) timer = setTimeout(() => void again(), Math.max(windowMs, pace.dueInMs()));
    };
    const again = async (): Promise<void> => {
      starts.push(Date.now());
      pace.started();
      await askNow();
      plan();
    };
    const askSoon = (): void => {
      pace.bringForward('return');
      plan();
    };
    const askWhenVisible = (): void => {
      if (document.visibilityState === 'visible') askSoon();
    };
    // The try that brought the page here.
    pace.started();
    askSoon();
    const stop = connection.subscribeReturn(askSoon);
    document.addEventListener('visibilitychange', askWhenVisible);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', askWhenVisible);
    };
  }, [isOpen]);
}
