import { useEffect, useState, type RefObject } from 'react';
import { useIsRunning } from './use-is-running';

/** By then all is drawn, for whoever searches the page or has it read out. */
const LIMIT_MS = 10_000;

/**
 * False for what stands far below the window of a page that the server wrote, until it is nearly reached: the first seconds of a visit belong to what is
 * looked at. 'Nearly' is this many windows below; what is above the window is reached. True where the screen was drawn by the app, so that the place to return to is there.
 */
export function useIsNear(element: RefObject<Element | null>, reach: number): boolean {
  const isRunning = useIsRunning();
  const [isNear, setIsNear] = useState(isRunning);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const draw = () => setIsNear(true);
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
    };
    const observer = new IntersectionObserver(look, { rootMargin: `100000px 0px ${reach * 100}%` });
    observer.observe(element.current);
    const timer = setTimeout(draw, LIMIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, isNear, reach]);
  return isNear;
}
