// @vitest-environment happy-dom
import Swiper from 'swiper';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHeroSwiper } from './hero-swiper';
import { SLIDE_SHOWN_MS } from './use-hero-carousel';

vi.mock('swiper', () => ({ default: vi.fn() }));

const start = (isStill: boolean) =>
  startHeroSwiper(document.createElement('div'), {
    trackClass: 'track',
    slideClass: 'slide',
    isStill,
    shownMs: SLIDE_SHOWN_MS,
    onSlide: () => undefined,
  });

beforeEach(() => vi.mocked(Swiper).mockClear());

test('The hero waits 3000 ms and slides for 600 ms', () => {
  start(false);
  expect(vi.mocked(Swiper).mock.calls[0]?.[1]).toMatchObject({ speed: 600, autoplay: { delay: 3000 } });
});

test('Who wants no motion gets no autoplay and no slide', () => {
  start(true);
  expect(vi.mocked(Swiper).mock.calls[0]?.[1]).toMatchObject({ speed: 0, autoplay: false });
});
