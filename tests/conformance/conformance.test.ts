import { expect, it } from 'vitest';
import { conformance } from './conformance';
import { CookieJar } from './cookie-jar';
import type { Fetch } from './visitor';

const BASE_URL = 'http://store.test/api';

async function told(fetch: Fetch, ...args: readonly string[]): Promise<{ readonly exitCode: number; readonly text: string }> {
  const lines: string[] = [];
  const exitCode = await conformance(args, { fetch, print: (line) => void lines.push(line) });
  return { exitCode, text: lines.join('\n') };
}

const reply: Fetch = async () => Response.json({ status: 1, message: '', data: [] });
const away: Fetch = async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
};

it('A server that is not there is said to be away, and that is no failed check', async () => {
  const { exitCode, text } = await told(away, '--base-url', BASE_URL);
  expect(exitCode).toBe(2);
  expect(text).toBe(
    `Nothing answers at ${BASE_URL}: no answer came (ECONNREFUSED). Start the server, and see whether the address and port are right.`,
  );
});

it('A call that never ends fails its check with the time that was waited', async () => {
  const stuck: Fetch = (url, init) =>
    url.endsWith('/getnewsletter')
      ? new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      : reply(url, init);
  const { exitCode, text } = await told(stuck, '--base-url', BASE_URL, '--only', 'articles', '--timeout', '0.05');
  expect(exitCode).toBe(1);
  expect(text).toContain('FAILED   articles: The articles come as a list');
  expect(text).toContain('came:     no answer came within 0.05 s');
});

it('Checks that need a failed one are skipped, with its name', async () => {
  const { exitCode, text } = await told(reply, '--base-url', BASE_URL, '--only', 'product-details');
  expect(exitCode).toBe(1);
  expect(text).toContain('came:     none of 0 has both');
  expect(text).toContain(
    "skipped  product-details: A product opens by its slug, at the price of the list (skipped because 'products' did not pass)",
  );
  expect(text).toContain('0 passed, 1 failed, 1 skipped. Mend the first failure first');
});

it('Help is given when asked for', async () => {
  const { exitCode, text } = await told(away, '--help');
  expect([exitCode, text]).toEqual([0, expect.stringContaining('--base-url URL')]);
});

it.each([
  [[], 'Name the server with --base-url'],
  [['--base-url', 'store.test'], "must be an http or https address, not 'store.test'"],
  [['--base-url', BASE_URL, '--only', 'everything'], "There is no check 'everything'. There are: home, "],
  [['--base-url', BASE_URL, '--email', 'ana@example.com'], '--email and --password go together'],
  [['--base-url', BASE_URL, '--timeout', 'long'], "--timeout must be a number of seconds above 0, not 'long'"],
  [['--base-url', BASE_URL, '--page-origin', 'https://shop.example/cart'], '--page-origin must be an origin such as https://shop.example'],
  [['--base-url', BASE_URL, '--fast'], "Unknown option '--fast'"],
])('Arguments that make no sense are answered in words: %j', async (args, words) => {
  const { exitCode, text } = await told(away, ...args);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
});

it('Cookies are sent below their path, forgotten when they end, and hidden from scripts when httpOnly', () => {
  const jar = new CookieJar();
  jar.keep(['XSRF-TOKEN=a%20b; Path=/; SameSite=Lax', 'refresh_token=r; Path=/api/auth_service; HttpOnly; Max-Age=60'], 0);
  expect([jar.header('/api/auth_service/auth/refresh-token'), jar.header('/api/auth_services'), jar.header('/api/x')]).toEqual([
    'XSRF-TOKEN=a%20b; refresh_token=r',
    'XSRF-TOKEN=a%20b',
    'XSRF-TOKEN=a%20b',
  ]);
  expect([jar.readable('XSRF-TOKEN'), jar.readable('refresh_token'), jar.readable('other')]).toEqual(['a b', null, null]);
  jar.keep(['XSRF-TOKEN=; Max-Age=0', 'refresh_token=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], 1000);
  expect(jar.header('/api/auth_service/x')).toBe('');
});
