import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { changeSettings } from '../../server/repositories/settings';
import { call } from '../../src/api/call';
import { setTransport } from '../../src/api/transport';
import { endpoints } from '../../src/contract/all-endpoints';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { getSettings } from '../../src/contract/site';
import { newShopper } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

/** The replies that a server computes once for each version. */
const PUBLIC: readonly string[] = [
  ...['getHomeScreen', 'getAboutUs', 'getSettings', 'getShippingCharge', 'getDeliveryZips', 'getCategories', 'getProducts'],
  ...['getNewsletter', 'getNewsDetails', 'getInstallation', 'getInstallationDetails', 'getProductDetails', 'getCatalogueChanges'],
];
/** The name of the database, and a number. */
const VERSION = /^([\w-]{12})\.(\d+)$/;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function ask(of: TestStore, name: string, init: RequestInit = {}, question = ''): Promise<Readonly<Record<string, unknown>>> {
  const found = Object.entries(endpoints).find(([each]) => each === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  const [, { path, method }] = found;
  const slug = method === 'POST' && init.body === undefined ? { body: new URLSearchParams({ slug: 'family-20-coastal-maple' }) } : {};
  return (await of.app.request(`/api${path}${question}`, { method, ...slug, ...init })).json() as Promise<Record<string, unknown>>;
}
function versionIn(body: Readonly<Record<string, unknown>>): readonly [name: string, number: number] {
  const [, name = '', number = ''] = VERSION.exec(String(body['version'])) ?? [];
  return [name, Number(number)];
}
async function changeCatalogue(): Promise<void> {
  await bumpCatalogueVersion(store.database.db);
  store.advance(1_000);
}

it.each(Object.keys(endpoints))('The reply of %s names the version that it is of if everybody may read it, and else none', async (name) => {
  const { session } = await newShopper(store);
  for (const headers of [new Headers(), new Headers({ [AUTH_KEY_HEADER]: session.authKey })]) {
    const reply = await ask(store, name, { headers });
    if (PUBLIC.includes(name)) expect(reply['version']).toMatch(VERSION);
    else expect(reply).not.toHaveProperty('version');
  }
});

it('After a change each reply names a higher number of the same database, also when it says the same and was kept before', async () => {
  for (const name of PUBLIC) {
    const [database, number] = versionIn(await ask(store, name));
    expect(versionIn(await ask(store, name))).toEqual([database, number]);
    await changeCatalogue();
    // The comparison of a new version may itself change the catalogue.
    const [sameDatabase, next] = versionIn(await ask(store, name));
    expect([sameDatabase, next > number]).toEqual([database, true]);
  }
});

it('The version is that of the catalogue’s states which a device keeps', async () => {
  const reply = await ask(store, 'getCatalogueChanges');
  expect((reply['data'] as { readonly next: string }).next.split('.')[1]).toBe(versionIn(reply)[0]);
});

it('A browser that asks whether its settings are still so is given the newer version, not told that its own is', async () => {
  const given = await store.app.request(`/api${getSettings.path}`);
  const headers = { 'If-None-Match': given.headers.get('ETag') ?? '' };
  expect((await store.app.request(`/api${getSettings.path}`, { headers })).status).toBe(304);
  await changeCatalogue();
  const again = await store.app.request(`/api${getSettings.path}`, { headers });
  expect(again.status).toBe(200);
  const [, number] = versionIn((await given.json()) as Record<string, unknown>);
  expect(versionIn((await again.json()) as Record<string, unknown>)[1]).toBe(number + 1);
});

it('A refusal names its version too', async () => {
  const body = new URLSearchParams({ slug: 'made-up' });
  const refusal = await ask(store, 'getProductDetails', { body });
  expect(refusal).toMatchObject({ status: 0, reply_to: getProductDetails.path, version: expect.stringMatching(VERSION) });
});

it('A shop restored from its backup has another name: its lower or higher numbers say nothing about earlier ones', async () => {
  const before = versionIn(await ask(store, 'getProducts'));
  expect(await ownerTool(store.database, 'backup', 'versions.backup')).toMatchObject({ exitCode: 0 });
  const target = await openTestDatabase();
  expect(await ownerTool(target, 'restore', join(store.database.dataDir, 'versions.backup'))).toMatchObject({ exitCode: 0 });
  const restored = await openTestStore({ database: target });
  const after = versionIn(await ask(restored, 'getProducts'));
  expect(after[0]).toMatch(/^[\w-]{12}$/);
  expect(after[0]).not.toBe(before[0]);
  await restored.close();
});

it('A page whose calls meet two servers by turns, one of them a second behind, sees each change and never an older state', async () => {
  const other = await openTestStore({ database: store.database });
  const servers = [store, other];
  const asked: string[] = [];
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: (url, init) => {
      const [server = store] = servers;
      servers.reverse();
      asked.push(server === store ? 'first' : 'second');
      return Promise.resolve(server.app.request(new Request(`http://localhost${url}`, init)));
    },
  });
  const email = async (): Promise<string> => (await call(getSettings, undefined)).email ?? '';
  const earlier = [await email(), await email()];
  expect(earlier[0]).toBe(earlier[1]);
  await changeSettings(store.database.db, { email: 'new@shop.example' });
  // The first notices at once, the second when its second is over.
  store.advance(1_000);
  expect([await email(), await email(), await email()]).toEqual(['new@shop.example', 'new@shop.example', 'new@shop.example']);
  expect(asked.slice(2, 5)).toEqual(['first', 'second', 'first']);
  expect(await call(getProducts, 'ALL')).not.toEqual([]);
  expect((await call(getCatalogueChanges, '')).isFromStart).toBe(true);
  await other.settled();
});
