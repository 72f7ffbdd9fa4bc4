import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';
import { createQueuePace } from '../../offline/sync/queue-pace';

/**
 * While `isOpen`: after five seconds, when the connection or the person returns, and then with growing pauses, at most six times in a minute.
 * `ask` never rejects.
 */
export function useAsksByItself(isOpen: boolean, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen) return undefined;
    const pace = createQueuePace();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const planIn = (ms: number): void => {
      clearTimeout(timer);
      if (!isGone) timer = setTimeout(() => void again(), ms);
    };
    const again = async (): Promise<void> => {
      const round = pace.round();
      const waitMs = await round.begin();
      if (waitMs > 0) return planIn(waitMs);
      if (isGone) return;
      await askNow();
      await round.failed();
      planIn(0);
    };
    const askSoon = async (): Promise<void> => {
      await pace.bringForward('return');
      planIn(0);
    };
    const askWhenVisible = (): void => {
      if (document.visibilityState === 'visible') void askSoon();
    };
    const start = async (): Promise<void> => {
      // The try that brought the page here.
      await pace.round().begin();
      await askSoon();
    };
    void start();
    const stop = connection.subscribeReturn(() => void askSoon());
    document.addEventListener('visibilitychange', askWhenVisible);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', askWhenVisible);
    };
  }, [isOpen]);
}
