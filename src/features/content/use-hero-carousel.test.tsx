// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLIDE_SHOWN_MS } from './hero-timing';
import css from './hero.module.css';
import { useHeroCarousel } from './use-hero-carousel';

const swiper = vi.hoisted(() => ({ show: vi.fn(), play: vi.fn(), pause: vi.fn(), destroy: vi.fn() }));
vi.mock('./hero-swiper', () => ({ startHeroSwiper: () => swiper }));

function Carousel() {
  const { frame, show } = useHeroCarousel(2, false);
  return (
    <section>
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
  render(<Carousel />);
});
afterEach(() => {
  cleanup();
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
