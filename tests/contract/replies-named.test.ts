import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../src/api/call';
import { ApiError } from '../../src/api/errors';
import { setTransport } from '../../src/api/transport';
import { endpoints } from '../../src/contract/all-endpoints';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { AUTH_KEY_HEADER, QUESTION_HEADER } from '../../src/contract/headers';
import { getProjects } from '../../src/contract/projects';
import { newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const PAGE = 'https://www.shop.example';
let store: TestStore;
let shopper: Awaited<ReturnType<typeof newShopper>>;
beforeAll(async () => {
  store = await openTestStore({ env: { ALLOWED_ORIGINS: PAGE } });
  shopper = await newShopper(store);
});
afterAll(() => store.close());

it.each(Object.entries(endpoints))(
  'The reply of %s names the call that it answers, refused or not, kept compressed or not',
  async (_name, { path, method }) => {
    for (const headers of [
      {},
      { 'Accept-Encoding': 'br' },
      { [AUTH_KEY_HEADER]: shopper.session.authKey },
      { [AUTH_KEY_HEADER]: 'made-up' },
    ]) {
      const reply = await store.app.request(`/api${path}`, { method, headers });
      if (reply.headers.get('Content-Encoding') === null) expect(await reply.json()).toMatchObject({ reply_to: path });
      else expect(reply.headers.get(QUESTION_HEADER)).toBe(path);
    }
    const wrong = await store.app.request(`/api${path}`, { method: 'PUT' });
    expect(await wrong.json()).toMatchObject({ reply_to: path, status: 0 });
  },
);

it('A read names what was asked, for pages of other origins too', async () => {
  const body = new URLSearchParams({ since: '7' });
  // The calls above have logged the other one out.
  const rooms = await (await newShopper(store)).request(getProjects.path, { method: 'POST', headers: { Origin: PAGE }, body });
  expect(rooms.headers.get(QUESTION_HEADER)).toBe('/userauth/getprojects?since=7');
  expect(rooms.headers.get('Access-Control-Expose-Headers')).toContain(QUESTION_HEADER);
  const changes = await store.app.request('/api/beforeauth/getcataloguechanges?since=made%20up');
  expect(changes.headers.get(QUESTION_HEADER)).toBe('/beforeauth/getcataloguechanges?since=made%20up');
});

it('A read names what was asked as it was asked, so that no other version of the page takes the reply for that to another question', async () => {
  const ask = async (path: string, fields: Readonly<Record<string, string>>): Promise<string | null> => {
    const { status, headers } = await store.app.request(`/api${path}`, { method: 'POST', body: new URLSearchParams(fields) });
    expect(status).toBe(200);
    return headers.get(QUESTION_HEADER);
  };
  for (const fields of [{ product_category_id: 'ALL' }, { product_category_id: '' }, { product_category_id: '007' }, { newer: 'a b' }]) {
    const [[name, value] = ['', '']] = Object.entries(fields);
    expect(await ask(getProducts.path, fields)).toBe(`${getProducts.path}?${name}=${encodeURIComponent(value)}`);
  }
  const rooms = await newShopper(store);
  const body = new URLSearchParams({ since: '007', newer: '1' });
  const reply = await rooms.request(getProjects.path, { method: 'POST', body });
  expect([reply.status, reply.headers.get(QUESTION_HEADER)]).toEqual([200, `${getProjects.path}?since=007&newer=1`]);
});

it.each(['two\nlines', 'two\r\nlines', 'two\rlines', 'half \ud83c', ' a space ', 'n\u0303', 'x'.repeat(200), '\u{1f3e0}'.repeat(100)])(
  'The page takes the refusal of a made-up floor %j for one, not for the reply to another question',
  async (slug) => {
    let named: string | null = null;
    setTransport({
      baseUrl: '/api',
      authKey: () => null,
      xsrfToken: () => null,
      fetch: async (url, init) => {
        const reply = await store.app.request(new Request(`http://localhost${url}`, init));
        named = reply.headers.get(QUESTION_HEADER);
        return reply;
      },
    });
    await expect(call(getProductDetails, slug)).rejects.toBeInstanceOf(ApiError);
    expect(named ?? '').not.toMatch(/[^ -~]/);
  },
);

it('A question of more than 1000 characters is not named: proxies answer 502 where the headers of a reply are too long', async () => {
  const named = async (slug: string): Promise<string | null> => {
    const body = new URLSearchParams({ slug });
    return (await store.app.request(`/api${getProductDetails.path}`, { method: 'POST', body })).headers.get(QUESTION_HEADER);
  };
  expect(await named('x'.repeat(200))).toHaveLength(`${getProductDetails.path}?slug=`.length + 200);
  // Three characters for each byte.
  expect(await named('\u{1f3e0}'.repeat(100))).toBeNull();
});
