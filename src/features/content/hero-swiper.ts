import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

const SLIDE_SPEED_MS = 600;

export interface HeroSwiperOptions {
  readonly trackClass: string;
  readonly slideClass: string;
  readonly isStill: boolean;
  readonly shownMs: number;
  readonly onSlide: (index: number) => void;
}

export interface HeroSwiper {
  show(index: number): void;
  play(): void;
  pause(): void;
  destroy(): void;
}

export function startHeroSwiper(frame: HTMLElement, { trackClass, slideClass, isStill, shownMs, onSlide }: HeroSwiperOptions): HeroSwiper {
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    wrapperClass: trackClass,
    slideClass,
    speed: isStill ? 0 : SLIDE_SPEED_MS,
    rewind: true,
    autoplay: isStill ? false : { delay: shownMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
  return {
    show: (index) => void swiper.slideTo(index),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    destroy: () => void swiper.destroy(true, true),
  };
}
