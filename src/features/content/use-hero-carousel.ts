import { useEffect, useRef, useState } from 'react';
import { prefersStill } from '../../ui/use-prefers-still';
import css from './hero.module.css';
import type { HeroSwiper } from './hero-swiper';

const LATEST_START_MS = 3000;

/** Swiper takes over the server's markup once the page is at rest; until then the first slide stands still. */
export function useHeroCarousel(count: number, isPaused: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<HeroSwiper | null>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (count < 2) return;
    let started: HeroSwiper | null = null;
    let isGone = false;
    const stopWaiting = whenIdle(() => {
      void import('./hero-swiper').then(({ startHeroSwiper }) => {
        if (isGone || frame.current === null) return;
        started = startHeroSwiper(frame.current, {
          trackClass: css['track'] ?? '',
          slideClass: css['slide'] ?? '',
          isStill: prefersStill(),
          onSlide: setActive,
        });
        setSwiper(started);
      });
    });
    return () => {
      isGone = true;
      stopWaiting();
      started?.destroy();
      setSwiper(null);
    };
  }, [count]);

  useEffect(() => {
    if (swiper === null) return;
    if (isPaused || prefersStill()) swiper.pause();
    else swiper.play();
  }, [swiper, isPaused]);

  return { frame, active, show: (index: number) => swiper?.show(index) };
}

/** Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_START_MS });
  return () => cancelIdleCallback(handle);
}
