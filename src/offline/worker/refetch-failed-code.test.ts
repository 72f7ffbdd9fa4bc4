// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf, refetchFailedCode } from './refetch-failed-code';

const CHUNK = `${location.origin}/assets/screen-1234567.js`;
const reload = vi.fn();
const asked: unknown[] = [];
let kind = 'text/javascript';
let now = 0;

let loaded = [CHUNK];
refetchFailedCode(reload, () => loaded);
beforeEach(() => {
  // Each test is a day of its own: the files are not fetched for every part that does not arrive.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now += 24 * 60 * 60_000;
  loaded = [CHUNK];
  sessionStorage.clear();
  reload.mockClear();
  asked.length = 0;
  kind = 'text/javascript';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init.cache]);
    return new Response('f()', { headers: { 'Content-Type': kind } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What Chromium says of a script that did not come. */
const missing = (name: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/assets/${name}-7654321.js`);

function fail(payload: Error): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

it('A script that cannot be read is fetched past the HTTP cache, and the page reloads, once for the files of a tab', async () => {
  fail(new SyntaxError('Unexpected end of input'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toEqual([[CHUNK, 'reload']]);
  fail(new SyntaxError('Unexpected end of input'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

it('A second script that cannot be read is mended in the same tab as the first was', async () => {
  fail(new SyntaxError('Unexpected end of input'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const another = `${location.origin}/assets/form-7654321.js`;
  loaded = [CHUNK, another];
  fail(new SyntaxError('Unexpected end of input'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([
    [CHUNK, 'reload'],
    [another, 'reload'],
  ]);
  fail(new SyntaxError('Unexpected end of input'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([asked.length, reload.mock.calls.length]).toEqual([2, 2]);
});

it('The files of a page are those that the browser has listed for it', async () => {
  const listed = `${location.origin}/assets/listed-1234567.js`;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(((type: string) =>
    type === 'resource' ? [{ name: listed }] : []) as typeof performance.getEntriesByType);
  loaded = [];
  refetchFailedCode(() => undefined);
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(asked).toEqual([[listed, 'reload']]));
  vi.restoreAllMocks();
});

it('A file without a kind is not the script, and the page does not reload', async () => {
  vi.stubGlobal('fetch', async () => {
    asked.push('asked');
    return new Response(null);
  });
  fail(new SyntaxError('Unexpected end of input'));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

it('A script that did not arrive, and that nobody waits for, is fetched, and the page stays', async () => {
  fail(missing('unseen'));
  await vi.waitFor(() => expect(asked).toContainEqual([`${location.origin}/assets/unseen-7654321.js`, 'reload']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['is tried again', () => fail(missing('again'))],
  [
    'a press needs',
    () => {
      vi.stubGlobal('navigator', { userActivation: { isActive: true } });
      fail(missing('pressed'));
    },
  ],
])(
  'A script that did not arrive and %s reloads the page as soon as it can be had: the browser remembers that it did not come',
  async (_what, need) => {
    kind = 'text/html';
    fail(missing('again'));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    now += 7_000;
    need();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    kind = 'text/javascript';
    now += 7_000;
    need();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual([expect.stringMatching(/-7654321\.js$/), 'reload']);
  },
);

it('Five parts that do not arrive at the same time fetch the files once, and again when they are retried', async () => {
  for (const pauseMs of [0, 7_000, 14_000]) {
    now += pauseMs;
    for (let part = 0; part < 5; part += 1) fail(new TypeError('Failed to fetch dynamically imported module'));
  }
  await vi.waitFor(() => expect(asked).toHaveLength(3));
});

it('While something else answers, the page does not reload', async () => {
  kind = 'text/html';
  fail(new SyntaxError('Unexpected end of input'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

it("Code is the store's own scripts and styles, each once", () => {
  const style = `${location.origin}/assets/a-1234567.css`;
  expect(
    codeOf([
      CHUNK,
      style,
      CHUNK,
      `${location.origin}/media/a.avif`,
      `${location.origin}/assets/a.woff2`,
      `${location.origin}/assets/a.js.map`,
      'https://js.example/assets/a.js',
    ]),
  ).toEqual([CHUNK, style]);
});
