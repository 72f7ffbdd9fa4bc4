import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/all-endpoints';
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
