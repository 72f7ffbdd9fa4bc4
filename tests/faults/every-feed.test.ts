// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { createCatalogueStore } from '../../src/offline/catalogue/catalogue-store';
import { offlineCatalogue } from '../../src/offline/catalogue/offline-catalogue';
import { memoryCaches } from '../fixtures/memory-caches';
import { SAMPLE_REPLIES } from '../pages/sample-replies';
import { PRODUCTS } from '../pages/sample-shop';
import { columns } from './fault-columns';
import { NO_FAULT, type Fault } from './fault-kinds';
import { serveSamples } from './serve-samples';

/** A feed of one floor. */
const FEED = {
  products: [{ order: [1], details: SAMPLE_REPLIES.getProductDetails }],
  guides: [],
  articles: [],
  pictures: [],
  removed: [],
  next: 'a state',
  is_from_start: true,
  left: { items: 0, bytes: 0 },
  whole: { items: 1, bytes: 0 },
};
const FLOORS_OF_FEED = ['coastal-maple'];
const FLOORS_OF_LISTS = PRODUCTS.map(({ slug }) => String(slug)).toSorted();

const store = createCatalogueStore();
const floors = async (): Promise<readonly string[]> => (await store.readItems('product')).map(({ data }) => data.slug);
const serve = (fault: Fault): void => serveSamples(getCatalogueChanges.path, fault, { [getCatalogueChanges.path]: FEED });

beforeAll(() => {
  vi.stubGlobal('caches', memoryCaches('https://store.example'));
  // No picture exists here, which a download takes as done.
  vi.stubGlobal('fetch', async () => Response.json({ status: 0, message: 'There is no such file.', data: null }, { status: 404 }));
  // Happy DOM says null where a browser without Web Locks says nothing.
  Object.defineProperty(navigator, 'locks', { value: undefined });
});
afterAll(() => vi.unstubAllGlobals());

/** Downloads to an empty device, until it is done or waits for another try. */
async function downloadThrough(fault: Fault): Promise<void> {
  await offlineCatalogue.remove();
  serve(fault);
  await offlineCatalogue.download();
  await expect
    .poll(() => offlineCatalogue.status())
    .toSatisfy((status) => {
      if (fault.kind === 'hang') return status.kind === 'working';
      return status.kind === 'done' || (status.kind === 'working' && status.isWaiting);
    });
}

it.each(columns)(
  'The offline catalogue whose change feed met $column keeps what the store says, and nothing else',
  async ({ faults, getsReply }) => {
    for (const fault of faults) {
      await downloadThrough(fault);
      expect(await floors(), JSON.stringify(fault)).toEqual(getsReply ? FLOORS_OF_FEED : []);
      await offlineCatalogue.pause();
      serve(NO_FAULT);
      await offlineCatalogue.download();
      await offlineCatalogue.settled();
      expect(offlineCatalogue.status(), JSON.stringify(fault)).toMatchObject({ kind: 'done' });
      expect(await floors(), JSON.stringify(fault)).toEqual(FLOORS_OF_FEED);
    }
  },
);

it("A back end that says in its own envelope that it lacks the change feed is read list by list; a gateway's 404 says nothing", async () => {
  const lacks = JSON.stringify({ status: 0, message: 'There is no such call.', data: null });
  await downloadThrough({ kind: 'foreign JSON', status: 404, body: lacks });
  expect([offlineCatalogue.status().kind, (await floors()).toSorted()]).toEqual(['done', FLOORS_OF_LISTS]);
  await downloadThrough({ kind: 'page', status: 404 });
  expect([offlineCatalogue.status(), await floors()]).toMatchObject([{ kind: 'working', isWaiting: true }, []]);
  await offlineCatalogue.pause();
});
