// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueQueries } from '../features/catalogue/queries';
import { showGlimpses } from './show-glimpses';

const made = vi.hoisted(() => ({ createGlimpse: vi.fn() }));
vi.mock('./floor-glimpse', () => made);

const SLUG = 'coastal-maple';
const PATH = `/products/${SLUG}`;
const ways: string[] = [];
let rendered: (event: { readonly toLocation: { readonly pathname: string } }) => void = () => undefined;
let router: AnyRouter;
let queryClient: QueryClient;
/** A new one for each page: the window's listeners of the pages before are still there. */
let glimpse: ReturnType<typeof newGlimpse>;
const newGlimpse = () => ({ draw: vi.fn(async () => undefined), show: vi.fn(), remove: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  glimpse = newGlimpse();
  made.createGlimpse.mockReturnValue(glimpse);
  ways.length = 0;
  document.body.innerHTML = `<header></header><main><a href="${PATH}"><b>Coastal Maple</b></a><a href="/products/other">Other</a><a href="/products/category/1">Vinyl</a><a href="https://elsewhere.example${PATH}">Elsewhere</a></main>`;
  queryClient = new QueryClient();
  queryClient.setQueryData(catalogueQueries.product(SLUG).queryKey, {} as never);
  router = {
    navigate: async ({ href }: { readonly href: string }) => void ways.push(href),
    buildLocation: ({ href }: { readonly href: string }) => ({ pathname: href }),
    subscribe: (_event: string, tell: typeof rendered) => (rendered = tell),
  } as unknown as AnyRouter;
  showGlimpses(router, queryClient);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function press(selector: string, init: PointerEventInit = {}): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, ...init }));
  await vi.advanceTimersByTimeAsync(100);
}

async function goTo(href: string): Promise<void> {
  void router.navigate({ href } as never);
  await vi.advanceTimersByTimeAsync(100);
}

test('A floor is shown before the way to it begins, and until its screen is drawn', async () => {
  await press('b');
  expect(glimpse.draw).toHaveBeenCalledWith(SLUG);
  glimpse.show.mockImplementation(() => expect(ways).toEqual([]));
  await goTo(PATH);
  expect(glimpse.show).toHaveBeenCalledOnce();
  expect(ways).toEqual([PATH]);
  expect(glimpse.remove).not.toHaveBeenCalled();
  const scrolled = vi.spyOn(window, 'scrollTo');
  rendered({ toLocation: { pathname: PATH } });
  expect(scrolled).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(glimpse.remove).toHaveBeenCalledOnce();
});

test('Who goes back before the floor is there finds the list where it was', async () => {
  await press('b');
  await goTo(PATH);
  const scrolled = vi.spyOn(window, 'scrollTo');
  rendered({ toLocation: { pathname: '/products' } });
  expect(glimpse.remove).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
});

test('A finger that is lifted before all of the floor is drawn goes there without a glimpse', async () => {
  glimpse.draw.mockReturnValue(new Promise(() => undefined));
  await press('b');
  expect(glimpse.draw).toHaveBeenCalledOnce();
  await goTo(PATH);
  expect(glimpse.show).not.toHaveBeenCalled();
  expect(glimpse.remove).toHaveBeenCalledOnce();
  expect(ways).toEqual([PATH]);
});

test('A finger that scrolls while the floor is being drawn leaves no glimpse for later', async () => {
  let finish: () => void = () => undefined;
  glimpse.draw.mockReturnValue(new Promise((resolve) => (finish = () => resolve(undefined))));
  await press('b');
  window.dispatchEvent(new Event('pointercancel'));
  finish();
  await goTo(PATH);
  expect(glimpse.show).not.toHaveBeenCalled();
});

test("A floor that cannot be read any more takes no other floor's glimpse away", async () => {
  let refuse: () => void = () => undefined;
  vi.spyOn(queryClient, 'ensureQueryData').mockReturnValueOnce(
    new Promise((_resolve, reject) => (refuse = () => reject(new Error('gone')))),
  );
  await press('a[href*=other]');
  await press('b');
  await goTo(PATH);
  glimpse.remove.mockClear();
  refuse();
  await vi.advanceTimersByTimeAsync(100);
  expect(glimpse.remove).not.toHaveBeenCalled();
});

test('A way that never comes to its end does not leave a glimpse there', async () => {
  await press('b');
  await goTo(PATH);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(glimpse.remove).toHaveBeenCalledOnce();
});

test('A way to somewhere else than the pressed floor shows no glimpse', async () => {
  await press('b');
  await goTo('/my-cart');
  expect(ways).toEqual(['/my-cart']);
  expect(glimpse.show).not.toHaveBeenCalled();
});

test.each([
  ['a link to a kind of floors', 'a[href*=category]', {}],
  ['a link to somewhere else', 'a[href*=elsewhere]', {}],
  ['another button of the mouse', 'b', { button: 1 }],
  ['a second finger', 'b', { isPrimary: false }],
])('Nothing is drawn for %s', async (_what, selector, init) => {
  await press(selector, init);
  expect(glimpse.draw).not.toHaveBeenCalled();
});

test.each([
  ['the header lies over a picture', '<header style="position: absolute"></header>'],
  ['a bar sells another floor', '<header></header><div data-sticky-bar></div>'],
])('Nothing is drawn where %s', async (_where, markup) => {
  document.querySelector('header')?.remove();
  document.body.insertAdjacentHTML('afterbegin', markup);
  await press('b');
  expect(glimpse.draw).not.toHaveBeenCalled();
});

test('A finger that begins to scroll, or whose press the browser takes, takes the glimpse back', async () => {
  for (const type of ['scroll', 'pointercancel']) {
    await press('b');
    window.dispatchEvent(new Event(type));
    await goTo(PATH);
  }
  expect(glimpse.remove).toHaveBeenCalledTimes(2);
  expect(glimpse.show).not.toHaveBeenCalled();
});

test('A finger that scrolls before the floor is drawn leaves it undrawn', async () => {
  document.querySelector('b')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 }));
  window.dispatchEvent(new Event('pointercancel'));
  await vi.advanceTimersByTimeAsync(100);
  expect(glimpse.draw).not.toHaveBeenCalled();
});
