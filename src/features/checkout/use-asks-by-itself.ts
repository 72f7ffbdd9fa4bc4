import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';
import { createPace } from '../../offline/sync/backoff';

/** While `isOpen`: after five seconds, when the connection or the person returns, and then with growing pauses. `ask` never rejects. */
export function useAsksByItself(isOpen: boolean, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen) return undefined;
    const pace = createPace();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const plan = (): void => {
      clearTimeout(timer);
      if (!isGone) timer = setTimeout(() => void again(), pace.dueInMs());
    };
    const again = async (): Promise<void> => {
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
