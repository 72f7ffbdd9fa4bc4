// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import css from './hero.module.css';
import type { HeroSwiper, HeroSwiperOptions } from './hero-swiper';
import { SLIDE_SHOWN_MS, useHeroCarousel } from './use-hero-carousel';

const swiper = vi.hoisted(() => ({ show: vi.fn(), play: vi.fn(), pause: vi.fn(), destroy: vi.fn() }));
const startHeroSwiper = vi.hoisted(() => vi.fn<(frame: HTMLElement, options: HeroSwiperOptions) => HeroSwiper>(() => swiper));
vi.mock('./hero-swiper', () => ({ startHeroSwiper }));

function Carousel({ count = 2, isPaused = false }: { readonly count?: number; readonly isPaused?: boolean }) {
  const { frame, active, show } = useHeroCarousel(count, isPaused);
  return (
    <section aria-label={`Slide ${active + 1} is shown`}>
      <div ref={frame} data-testid="frame">
        {['/first.avif', '/second.avif'].map((src) => (
          <div key={src} className={css['slide']}>
            <img src={src} alt="" />
          </div>
        ))}
      </div>
      <button onClick={() => show(0)}>Slide 1</button>
    </section>
  );
}

let view: RenderResult;
/** The browser has decoded the second picture, or has not got it. */
let secondPictureArrives: () => void;
let secondPictureFails: (reason: Error) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const secondPicture = new Promise<void>((resolve, reject) => {
    secondPictureArrives = resolve;
    secondPictureFails = reject;
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return this.src.endsWith('/second.avif') ? secondPicture : Promise.resolve();
  });
  view = render(<Carousel />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isLoading = (): boolean => screen.getByTestId('frame').classList.contains(css['near'] ?? '');

test('The second picture is not fetched before its time, and its slide comes when it can be seen', async () => {
  await pass(SLIDE_SHOWN_MS - 1);
  expect(isLoading()).toBe(false);
  await pass(1);
  expect(isLoading()).toBe(true);
  expect(swiper.show).not.toHaveBeenCalled();
  await act(async () => secondPictureArrives());
  await vi.waitFor(() => expect(swiper.show).toHaveBeenCalledWith(1));
});

test('A second picture that cannot be had does not stop the slides', async () => {
  await pass(SLIDE_SHOWN_MS);
  await act(async () => secondPictureFails(new Error('no signal')));
  await vi.waitFor(() => expect(swiper.show).toHaveBeenCalledWith(1));
});

test('Who chooses a slide while the second picture loads stays there', async () => {
  await pass(SLIDE_SHOWN_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Slide 1' }));
  await vi.waitFor(() => expect(swiper.show).toHaveBeenCalledWith(0));
  await act(async () => secondPictureArrives());
  expect(swiper.show).toHaveBeenCalledTimes(1);
});

/** Loaded on demand: a moment after what starts it. */
const started = () => vi.waitFor(() => expect(startHeroSwiper).toHaveBeenCalledOnce());
const chooseSlide = () => fireEvent.click(screen.getByRole('button', { name: 'Slide 1' }));

test.each<[string, (hero: HTMLElement) => boolean]>([
  ['a finger', (hero) => fireEvent.pointerDown(hero)],
  ['the Tab key', (hero) => fireEvent.focusIn(hero)],
])('A hero that %s reaches can be swiped from then on, and does not jump', async (_what, reach) => {
  await act(async () => reach(screen.getByRole('region')));
  await started();
  await pass(SLIDE_SHOWN_MS);
  await act(async () => secondPictureArrives());
  expect([startHeroSwiper.mock.calls.length, swiper.show.mock.calls]).toEqual([1, []]);
});

test('The slide that Swiper moved to is the one that the hero names', async () => {
  await act(async () => chooseSlide());
  await started();
  act(() => startHeroSwiper.mock.calls[0]?.[1].onSlide(1));
  expect(screen.getByLabelText('Slide 2 is shown')).toBeDefined();
});

test('Paused slides rest, also when that was pressed before they could move, and go on when played', async () => {
  view.rerender(<Carousel isPaused />);
  await act(async () => chooseSlide());
  await started();
  await vi.waitFor(() => expect([swiper.pause.mock.calls.length, swiper.play.mock.calls.length]).toEqual([1, 0]));
  view.rerender(<Carousel />);
  expect(swiper.play).toHaveBeenCalledOnce();
});

test('Who wants no motion has slides that rest, and sees none come by itself', async () => {
  const matching = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockReturnValue(matching);
  await pass(SLIDE_SHOWN_MS);
  await started();
  await act(async () => secondPictureArrives());
  expect([swiper.play.mock.calls, swiper.show.mock.calls, swiper.pause.mock.calls.length]).toEqual([[], [], 1]);
});

test('A hero that is left stops its slides', async () => {
  await act(async () => chooseSlide());
  await started();
  await vi.waitFor(() => expect(swiper.play).toHaveBeenCalled());
  view.unmount();
  expect(swiper.destroy).toHaveBeenCalledOnce();
});

test.each([
  ['before its slides could move', async () => undefined],
  ['while Swiper is on its way', async () => void chooseSlide()],
  ['while the second picture is on its way', () => pass(SLIDE_SHOWN_MS)],
])('A hero that is left %s starts none behind the next page', async (_when, happen) => {
  await happen();
  view.unmount();
  secondPictureArrives();
  await vi.advanceTimersByTimeAsync(SLIDE_SHOWN_MS);
  await vi.dynamicImportSettled();
  expect(startHeroSwiper).not.toHaveBeenCalled();
});

test('Slides that could not be loaded are loaded with the next press', async () => {
  startHeroSwiper.mockImplementationOnce(() => {
    throw new Error('no signal');
  });
  await act(async () => chooseSlide());
  await started();
  await act(async () => undefined);
  await act(async () => chooseSlide());
  await vi.waitFor(() => expect(swiper.show).toHaveBeenCalledWith(0));
});

test('A banner with more slides, which comes from the store, starts anew with them; a single slide never moves', async () => {
  await act(async () => chooseSlide());
  await started();
  view.rerender(<Carousel count={3} />);
  expect(swiper.destroy).toHaveBeenCalledOnce();
  await act(async () => chooseSlide());
  await vi.waitFor(() => expect(startHeroSwiper).toHaveBeenCalledTimes(2));
  view.rerender(<Carousel count={1} />);
  await act(async () => chooseSlide());
  await pass(SLIDE_SHOWN_MS);
  await vi.dynamicImportSettled();
  expect(startHeroSwiper).toHaveBeenCalledTimes(2);
});
