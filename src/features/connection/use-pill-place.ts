import { useEffect, type RefObject } from 'react';
import { clearBottom, isClearAt, isSum, SAID } from '../../ui/clear-points';

const OWN = '[data-status-pill]';
const TITLES = ', h1, h2, h3';
const STEP_PX = 13;
const SETTLED_MS = 200;

/** The pill moves up from the bottom as far as needed. In a list, where everything is a link, it may cover a picture. */
export function usePillPlace(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const floating = place.current;
    if (!isShown || floating === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => lift(floating), SETTLED_MS);
    };
    const resizes = new ResizeObserver(settle);
    resizes.observe(document.body);
    window.addEventListener('scroll', settle, { passive: true });
    window.addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      resizes.disconnect();
      window.removeEventListener('scroll', settle);
      window.removeEventListener('resize', settle);
    };
  }, [place, isShown]);
}

function lift(floating: HTMLElement): void {
  const box = floating.getBoundingClientRect();
  const lowest = box.bottom + (Number.parseFloat(floating.style.getPropertyValue('--pill-lift')) || 0);
  const from = (isClear: (x: number, y: number) => boolean) => clearBottom(box, lowest, STEP_PX, isClear);
  const isClear = (x: number, y: number) => isClearAt(x, y, OWN, SAID + TITLES);
  const bottom = from(isClear) ?? from((x, y) => isClear(x, y) || isPictureAt(x, y)) ?? lowest;
  floating.style.setProperty('--pill-lift', `${Math.round(lowest - bottom)}px`);
}

/** Without controls, except for the link around it. */
function isPictureAt(x: number, y: number): boolean {
  const elements = document.elementsFromPoint(x, y);
  const isPressable = elements.some((element) => element.closest('button, input, [data-sticky-bar]') !== null);
  return !isPressable && !elements.some(isSum) && elements.some(({ tagName }) => tagName === 'IMG');
}
