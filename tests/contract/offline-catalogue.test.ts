import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { createStore } from 'idb-keyval';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../server/db/schema/catalogue';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { fetchCatalogueChanges } from '../../src/api/catalogue-changes';
import { isMissing } from '../../src/api/errors';
import { setTransport } from '../../src/api/transport';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { getInstallation, getNewsletter } from '../../src/contract/content';
import { readChangesByContract } from '../../src/offline/catalogue/changes-by-contract';
import { createCatalogueDownload, type CatalogueDownload } from '../../src/offline/catalogue/catalogue-download';
import { readOfflineResponse } from '../../src/offline/catalogue/catalogue-reader';
import { createCatalogueStore, type CatalogueStore } from '../../src/offline/catalogue/catalogue-store';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const FLOOR = 'family-20-coastal-maple';
const OTHER = 'comfort-28-estate-oak';

let shop: TestStore;
let device: CatalogueStore;
let keeper: CatalogueDownload;
/** Calls and pictures the device asked for since it was last cleared. */
let asked: string[];
let knowsChanges: boolean;
let databases = 0;

beforeAll(async () => {
  // Pictures are kept under whole addresses.
  vi.stubGlobal('location', { href: 'http://shop.example/' });
  shop = await openTestStore();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

beforeEach(() => {
  databases += 1;
  asked = [];
  device = createCatalogueStore(() => createStore(`pocket-${databases}`, 'records'));
  setTransport({
    baseUrl: '/api',
    fetch: async (url, init) => {
      const path = url.replace(/\?.*/, '');
      asked.push(path.slice(path.lastIndexOf('/') + 1));
      if (!knowsChanges && path.endsWith('getcataloguechanges'))
        return Response.json({ status: 0, message: 'There is no such call.' }, { status: 404 });
      return shop.app.request(url, init);
    },
    authKey: () => null,
    xsrfToken: () => null,
  });
  keeper = createCatalogueDownload({
    store: device,
    pictures: {
      save: async ({ files }) => asked.push(files[0]?.address ?? '') > 0,
      drop: async () => undefined,
      dropAll: async () => undefined,
      makeRoom: async () => undefined,
      wereEvicted: async () => false,
      forgetEviction: async () => undefined,
    },
    source: {
      changesSince: (next, signal) =>
        fetchCatalogueChanges(next, { signal }).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      changesByContract: readChangesByContract,
      screens: {},
    },
    runLocked: (work) => work(),
    channel: { post: () => undefined, listen: () => undefined },
    now: Date.now,
    untilWorthTrying: () => Promise.reject(new Error('The store did not answer')),
    isWorthWaiting: () => false,
    setMark: () => undefined,
  });
});

async function keep(): Promise<void> {
  asked = [];
  await keeper.download();
  await keeper.settled();
  expect(keeper.status().kind).toBe('done');
}

async function change(values: Partial<typeof products.$inferInsert>): Promise<void> {
  await shop.database.db.update(products).set(values).where(eq(products.slug, FLOOR));
  await bumpCatalogueVersion(shop.database.db);
  shop.advance(2_000);
}

describe.each([
  ['tells what changed', true],
  ['answers nothing but the calls of the contract', false],
])('A back end that %s', (_kind, tells) => {
  beforeEach(() => {
    knowsChanges = tells;
  });

  it('fills a device with what its own calls answer, lists in their order', async () => {
    await keep();
    const client = new ContractClient(shop);
    const kept = async (...key: string[]): Promise<unknown> => (await readOfflineResponse(['public', ...key], device))?.data;
    expect(await kept('products', 'ALL')).toEqual(await client.data(getProducts, 'ALL'));
    expect(await kept('guides')).toEqual(await client.data(getInstallation, undefined));
    expect(await kept('articles')).toEqual(await client.data(getNewsletter, undefined));
    expect(await kept('product', OTHER)).toEqual(await client.data(getProductDetails, OTHER));
    expect(asked).toContain('/media/p107-plank-1280.avif');
    expect(new Set(asked.filter((what) => what.startsWith('/media/'))).size).toBe(
      asked.filter((what) => what.startsWith('/media/')).length,
    );
  });

  it('is asked for one floor after a change of one, and for no picture that is kept', async () => {
    await keep();
    await change({ pricePerBoxCents: 6_000 + databases });
    await keep();
    expect(asked.filter((what) => what.startsWith('/media/'))).toEqual([]);
    expect(asked.filter((what) => what === 'getproductdetails').length).toBe(tells ? 0 : 1);
    expect(asked.filter((what) => what === 'getcataloguechanges').length).toBe(1);
    expect(await readOfflineResponse(['public', 'product', FLOOR], device)).toMatchObject({
      data: { product: { pricePerBoxCents: 6_000 + databases } },
    });
  });

  it('loses from the device what it no longer sells', async () => {
    await keep();
    await change({ isActive: false });
    await keep();
    expect(await readOfflineResponse(['public', 'product', FLOOR], device)).toBeNull();
    expect(await readOfflineResponse(['public', 'products', 'ALL'], device)).toMatchObject({ data: { length: 47 } });
    await change({ isActive: true });
  });
});
