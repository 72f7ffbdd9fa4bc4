import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { wholeMedia } from '../../../tests/fixtures/whole-media';
import { FALLBACK_PICTURE } from '../../domain/picture';
import { createCatalogueDownload } from './catalogue-download';
import type { DownloadParts } from './download-parts';
import { createOfflinePictures } from './offline-pictures';
import { createCatalogueStore } from './catalogue-store';
import { openKeyValueStore } from '../kept/database';
import { withRoom } from '../storage/free-space';
import { StorageError } from '../storage/storage-error';
import { channelNames, OFFLINE_PICTURES_CACHE } from '../storage/storage-keys';
import { openBroadcast } from '../sync/broadcast';

const PICTURE = '/media/oak-1280.avif';
const product = {
  id: 1,
  categoryId: 1,
  title: 'Oak',
  slug: 'oak',
  priceCentsPerSqft: 300,
  mainPriceCentsPerSqft: null,
  saveLabel: null,
  pricePerBoxCents: 7500,
  sqftPerBox: 2200,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
};
const TOTAL = { items: 2, bytes: 1500 };

/** The used part of Cache Storage. */
function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      put: async (address: string, file: Response) => void files.set(address, file),
      delete: async (address: string) => files.delete(address),
    };
  };
  return {
    open,
    kept,
    delete: async (name: string) => kept.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(address),
  };
}

/** A page's channel; channels of the same name receive each other's messages. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

function keeperOn(store: DownloadParts['store'], fetched: string[]): ReturnType<typeof createCatalogueDownload> {
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(wholeMedia(), { headers: { 'Content-Type': 'image/avif' } });
  });
  const first = {
    products: [{ order: [1], details: { product, media: [], specifications: [] } }],
    pictures: [{ name: 'oak', version: '1', files: [{ address: PICTURE, bytes: 1000 }] }],
    isFromStart: true,
  };
  return createCatalogueDownload({
    store,
    pictures: createOfflinePictures(),
    source: {
      changesSince: async (next) => ({
        guides: [],
        articles: [],
        removed: [],
        next: 'shop.1',
        left: { items: 0, bytes: 0 },
        total: TOTAL,
        ...(next === '' ? first : { products: [], pictures: [], isFromStart: false }),
      }),
      async *changesByContract() {},
      screens: {},
    },
    runLocked: (work) => work(),
    channel: openBroadcast(channelNames.offlineCatalogue),
    now: () => 1_000,
    untilWorthTrying: async () => undefined,
    isWorthWaiting: () => false,
    setMark: () => undefined,
  });
}

it('A kept catalogue that gave its pictures to a change says so, and fetches them again when asked', async () => {
  const device = memoryCaches();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('location', new URL('https://store.test/'));
  const fetched: string[] = [];
  const store = createCatalogueStore((onLost) => openKeyValueStore('given-up', onLost));
  const keeper = keeperOn(store, fetched);
  await keeper.download();
  await keeper.settled();
  expect([keeper.status().kind, fetched]).toEqual(['done', [PICTURE]]);

  const change = await withRoom(async () => {
    if (device.kept.get(OFFLINE_PICTURES_CACHE)?.has('https://store.test/media/oak') === true) throw new StorageError('full');
    return 'kept';
  });
  expect(change).toBe('kept');
  // The open page notices it at once.
  await vi.waitFor(() => expect(keeper.status()).toMatchObject({ kind: 'paused', reason: 'given-up' }));

  const nextVisit = keeperOn(store, fetched);
  expect((await nextVisit.readStatus())?.state).toBe('paused');
  expect(nextVisit.status()).toMatchObject({ kind: 'paused', reason: 'given-up', done: { items: 0 }, planned: { items: 1, bytes: 1000 } });
  expect((await store.readItem('product', 'oak'))?.data.pricePerBoxCents).toBe(7500);
  expect(fetched).toEqual([PICTURE]);

  await nextVisit.download();
  await nextVisit.settled();
  expect([nextVisit.status().kind, fetched]).toEqual(['done', [PICTURE, PICTURE]]);
  expect((await keeperOn(store, fetched).readStatus())?.state).toBe('done');
});
