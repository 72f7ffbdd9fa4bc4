import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOwnFiles } from './own-files';

const CODE = 'export const answer = 42;';
/** As `openssl dgst -sha256 -binary | base64` says. */
const HASH = 'sha256-jd1WpEeAUqrJNqnTHW7xZe45aMOUFW1usoVkOMI8uPE=';
const BASE = 'https://store.example/sw.js';
const URL_OF_CODE = 'https://store.example/assets/a-1234567.js';
const ownFiles = createOwnFiles(
  [
    { url: 'assets/a-1234567.js', revision: null, integrity: HASH },
    { url: 'assets/without-a-hash.js', revision: null },
    'assets/by-name-alone.js',
  ],
  BASE,
);

describe("A build's own file", () => {
  it('is known by its hash, and its body can still be read', async () => {
    const response = new Response(CODE);
    expect(await ownFiles.isOwn(response, URL_OF_CODE)).toBe(true);
    expect(await response.text()).toBe(CODE);
  });

  it('is known under the key of its revision too', async () => {
    expect(await ownFiles.isOwn(new Response(CODE), `${URL_OF_CODE}?__WB_REVISION__=abc`)).toBe(true);
  });

  it('is nothing cut short at any place, nothing longer, and no page of a portal', async () => {
    for (let length = 0; length < CODE.length; length += 1) {
      expect(await ownFiles.isOwn(new Response(CODE.slice(0, length)), URL_OF_CODE), `cut at ${length}`).toBe(false);
    }
    expect(await ownFiles.isOwn(new Response(`${CODE}\n`), URL_OF_CODE)).toBe(false);
    expect(await ownFiles.isOwn(new Response('<h1>Welcome to Guest WiFi</h1>'), URL_OF_CODE)).toBe(false);
  });

  it('is no error page, and nothing whose hash the build did not say', async () => {
    expect(await ownFiles.isOwn(new Response(CODE, { status: 503 }), URL_OF_CODE)).toBe(false);
    for (const name of ['without-a-hash.js', 'by-name-alone.js', 'of-another-build.js']) {
      expect(await ownFiles.isOwn(new Response(CODE), `https://store.example/assets/${name}`), name).toBe(false);
      expect(ownFiles.has(`https://store.example/assets/${name}`), name).toBe(false);
    }
    expect(ownFiles.has(URL_OF_CODE)).toBe(true);
  });
});

describe('The name of a build', () => {
  const named = (spanish: string): string =>
    createOwnFiles(
      [
        { url: 'app.html', revision: 'a', integrity: 'sha256-english' },
        { url: 'es/app.html', revision: 'a', integrity: spanish },
      ],
      BASE,
    ).build;

  it('is another one when the code of one language alone is another', () => {
    expect(named('sha256-one')).not.toBe(named('sha256-other'));
    expect(named('sha256-one')).toBe(named('sha256-one'));
  });
});

describe('Fetching it', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has the browser compare the hash, and follows no redirect', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => (asked.push(init), new Response(CODE)));
    await ownFiles.fetch(URL_OF_CODE, { priority: 'low' });
    expect(asked).toEqual([
      expect.objectContaining({
        integrity: HASH,
        redirect: 'error',
        priority: 'low',
        cache: 'default',
        credentials: 'same-origin',
      }),
    ]);
  });

  it('asks for no hash where the build says none', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => (asked.push(init), new Response(CODE)));
    await ownFiles.fetch('https://store.example/assets/without-a-hash.js');
    expect(asked.map(({ integrity }) => integrity)).toEqual(['']);
  });

  it('goes past the HTTP cache when that holds a wrong body, and fails when the network sends one too', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
      asked.push(cache);
      if (cache === 'default') throw new TypeError('integrity');
      return new Response(CODE);
    });
    expect(await (await ownFiles.fetch(URL_OF_CODE)).text()).toBe(CODE);
    expect(asked).toEqual(['default', 'reload']);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('integrity');
    });
    await expect(ownFiles.fetch(URL_OF_CODE)).rejects.toThrow('integrity');
  });
});
