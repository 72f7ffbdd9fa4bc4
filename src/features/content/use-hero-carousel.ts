import { useEffect, useRef, useState } from 'react';
import { prefersStill } from '../../ui/prefers-still';
import { SLIDE_SHOWN_MS } from './hero-timing';
import css from './hero.module.css';
import type { HeroSwiper } from './hero-swiper';

/** Swiper starts on the server's markup after the first slide's time, or when the shopper touches the hero. */
export function useHeroCarousel(count: number, isPaused: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<HeroSwiper | null>(null);
  const [active, setActive] = useState(0);
  const show = useRef<(index: number) => void>(null);

  useEffect(() => {
    const element = frame.current;
    const hero = element?.parentElement ?? null;
    if (count < 2 || element === null || hero === null) return;
    let isGone = false;
    let started: HeroSwiper | null = null;
    let arrival: Promise<HeroSwiper | null> | null = null;

    async function load(): Promise<HeroSwiper | null> {
      const { startHeroSwiper } = await import('./hero-swiper');
      if (isGone || element === null) return null;
      started = startHeroSwiper(element, {
        trackClass: css['track'] ?? '',
        slideClass: css['slide'] ?? '',
        isStill: prefersStill(),
        onSlide: setActive,
      });
      setSwiper(started);
      return started;
    }
    function begin(slide: number | null): void {
      clearTimeout(due);
      arrival ??= load();
      arrival.then(
        (arrived) => slide === null || arrived?.show(slide),
        () => (arrival = null),
      );
    }
    function touch(): void {
      begin(null);
    }
    // Loads the other pictures before the first slide change, long after the first picture.
    const near = setTimeout(() => element.classList.add(css['near'] ?? ''), SLIDE_SHOWN_MS / 2);
    const due = setTimeout(() => begin(prefersStill() ? null : 1), SLIDE_SHOWN_MS);
    show.current = begin;
    for (const type of ['pointerdown', 'focusin'] as const) hero.addEventListener(type, touch, { once: true, passive: true });
    return () => {
      isGone = true;
      clearTimeout(near);
      clearTimeout(due);
      for (const type of ['pointerdown', 'focusin'] as const) hero.removeEventListener(type, touch);
      started?.destroy();
      setSwiper(null);
    };
  }, [count]);

  useEffect(() => {
    if (swiper === null) return;
    if (isPaused || prefersStill()) swiper.pause();
    else swiper.play();
  }, [swiper, isPaused]);

  return { frame, active, show: (index: number) => show.current?.(index) };
}
