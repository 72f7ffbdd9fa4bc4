import { useEffect, useRef, useState } from 'react';
import { prefersStill } from '../../ui/prefers-still';
import css from './hero.module.css';
import type { HeroSwiper } from './hero-swiper';

export const SLIDE_SHOWN_MS = 3000;

/** Swiper starts after the first slide's time, once the second picture is here, or when the shopper touches the hero. */
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
        shownMs: SLIDE_SHOWN_MS,
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
    // Such as a search in the page scrolls it: the words would stand left of the margin, with a strip of the next slide. With `overflow:
    // clip` it could not, but Chromium would not load the lazy pictures of the next slides.
    function stayInPlace({ currentTarget }: Event): void {
      if (currentTarget instanceof Element) currentTarget.scrollLeft = 0;
    }
    function touch(): void {
      begin(null);
    }
    async function advance(): Promise<void> {
      if (prefersStill()) return begin(null);
      element?.classList.add(css['near'] ?? '');
      await pictureOf(element?.querySelectorAll(`.${css['slide']}`)[1]);
      // Whoever touched the hero meanwhile has chosen a slide.
      if (!isGone && arrival === null) begin(1);
    }
    // The other pictures load only now: they are as large as all else on the first screen.
    const due = setTimeout(() => void advance(), SLIDE_SHOWN_MS);
    show.current = begin;
    element.addEventListener('scroll', stayInPlace);
    for (const type of ['pointerdown', 'focusin'] as const) hero.addEventListener(type, touch, { once: true, passive: true });
    return () => {
      isGone = true;
      clearTimeout(due);
      element.removeEventListener('scroll', stayInPlace);
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

/** Resolves also when the picture cannot be loaded. */
async function pictureOf(slide: Element | undefined): Promise<void> {
  await slide
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
}
