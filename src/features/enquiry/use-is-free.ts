import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isClearAt, spread } from '../../ui/clear-points';

const POINTS_PER_SIDE = 6;
const SETTLED_MS = 200;

/**
 * `place` is an empty fixed element. Free: the page is at rest, scrolled past its header, and nothing that must stay visible is under it.
 * Unchanged while `isHeld`, so that an open form stays in place.
 */
export function useIsFree(place: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFloating: boolean | null = null;
    // Before the next paint: a later render would show the button over the new content.
    const move = (isToFloat: boolean) => {
      if (isFloating === isToFloat) return;
      isFloating = isToFloat;
      flushSync(() => setIsFree(isToFloat));
    };
    const leave = () => {
      move(false);
      clearTimeout(timer);
      timer = setTimeout(() => move(place.current !== null && isClear(place.current)), SETTLED_MS);
    };
    const resizes = new ResizeObserver(leave);
    resizes.observe(document.body);
    // New content may be under the place without a resize.
    const arrivals = new MutationObserver(() => {
      if (isFloating === true && place.current !== null && !isClear(place.current)) leave();
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    window.addEventListener('resize', leave);
    return () => {
      clearTimeout(timer);
      resizes.disconnect();
      arrivals.disconnect();
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
    };
  }, [place, isHeld]);
  return isFree;
}

function isClear(place: HTMLElement): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (right === left || header > 0) return false;
  const rows = spread(top, bottom, POINTS_PER_SIDE);
  return spread(left, right, POINTS_PER_SIDE).every((x) => rows.every((y) => isClearAt(x, y, '[data-floats]')));
}
