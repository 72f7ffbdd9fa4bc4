import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missingSize, sizeOfParts, writeOfPart } from './catalogue-parts';
import { readOfflineResponse } from './catalogue-reader';
import { isCurrentVersion, NO_META, ROW_VERSION, type CatalogueMeta, type PictureRow } from './catalogue-rows';
import { createCatalogueStore, type CatalogueStore } from './catalogue-store';
import { statusOf } from './download-status';
import { offlinePictureKey } from './picture-key';
import { openKeyValueStore } from '../kept/database';
import type { CatalogueChanges } from '../../domain/catalogue-changes';

const STAMP = { round: 'r1', savedAt: 100 };
const picture = (name: string, version = 'v1', bytes = 10) => ({ name, version, files: [{ address: `/${name}`, bytes }] });
const kept = (name: string, keptVersion: string | null): PictureRow => ({ v: ROW_VERSION, ...STAMP, picture: picture(name), keptVersion });
const item = (slug: string, values: object = {}) => ({ slug, title: slug, ...values }) as never;
const NO_CHANGES: CatalogueChanges = {
  products: [],
  guides: [],
  articles: [],
  pictures: [],
  removed: [],
  next: 'n',
  isFromStart: false,
  left: { items: 0, bytes: 0 },
  total: { items: 0, bytes: 0 },
};
const PART: CatalogueChanges = {
  ...NO_CHANGES,
  products: [{ order: [1], details: { product: item('oak', { categoryId: 2 }), media: [], specifications: [] } }],
  guides: [{ order: [2], guide: item('floating') }],
  articles: [{ order: [3], article: item('news') }],
  pictures: [picture('p1'), picture('p2')],
};

describe('A part of the catalogue', () => {
  it('becomes rows for its items, the details of its floors and its pictures', () => {
    const known = new Map([['p1', kept('p1', 'v0')]]);
    const { puts, deletes, dropped } = writeOfPart(PART, STAMP, known);
    expect(puts.map(([key]) => key.join(' '))).toEqual([
      'item product oak',
      'details oak',
      'item guide floating',
      'item article news',
      'picture p1',
      'picture p2',
    ]);
    expect(puts[0]?.[1]).toEqual({ v: ROW_VERSION, ...STAMP, order: [1], data: item('oak', { categoryId: 2 }) });
    expect([...known].map(([name, { keptVersion }]) => [name, keptVersion])).toEqual([
      ['p1', 'v0'],
      ['p2', null],
    ]);
    expect([deletes, dropped]).toEqual([[], []]);
  });

  it('deletes what is gone: a floor with its details, a picture with its files', () => {
    const known = new Map([['p1', kept('p1', 'v1')]]);
    const removed = [
      { kind: 'product', key: 'oak' },
      { kind: 'guide', key: 'floating' },
      { kind: 'picture', key: 'p1' },
      { kind: 'picture', key: 'unknown' },
    ] as const;
    const { deletes, dropped } = writeOfPart({ ...NO_CHANGES, removed }, STAMP, known);
    expect(deletes.map((key) => key.join(' '))).toEqual([
      'item product oak',
      'details oak',
      'item guide floating',
      'picture p1',
      'picture unknown',
    ]);
    expect([dropped, known.size]).toEqual([[picture('p1')], 0]);
  });

  it('says what is still to be fetched: what is left, and every picture whose newest version is not there', () => {
    const left = { items: 5, bytes: 50 };
    expect(missingSize([kept('a', 'v1'), kept('b', 'v0'), kept('c', null)], left)).toEqual({ items: 7, bytes: 70 });
    const noFile = { ...kept('d', null), picture: { ...picture('d'), files: [] } };
    expect(missingSize([noFile], left)).toEqual({ items: 6, bytes: 50 });
  });

  it('says how much a run will have fetched: of a whole catalogue as much as the server says', () => {
    const missing = { items: 2, bytes: 100 };
    expect(sizeOfParts({ ...PART, isFromStart: true, total: { items: 9, bytes: 500 } }, missing)).toEqual({ items: 5, bytes: 500 });
    expect(sizeOfParts({ ...PART, isFromStart: true, total: { items: 9, bytes: 50 } }, missing)).toEqual({ items: 5, bytes: 100 });
    const texts = JSON.stringify([...PART.products, ...PART.guides, ...PART.articles]).length;
    expect(sizeOfParts(PART, missing)).toEqual({ items: 5, bytes: 100 + texts });
  });
});

describe('How far the download is', () => {
  const META: CatalogueMeta = { ...NO_META, planned: { items: 10, bytes: 100 }, total: { items: 20, bytes: 200 } };
  const missing = { items: 4, bytes: 30 };

  it('is told while it works, waits or pauses', () => {
    const progress = { done: { items: 6, bytes: 70 }, planned: { items: 10, bytes: 100 }, checkedAt: 7 };
    expect(statusOf({ ...META, state: 'working', checkedAt: 7 }, missing, true)).toEqual({ kind: 'working', isWaiting: true, ...progress });
    expect(statusOf({ ...META, state: 'paused', reason: 'full', checkedAt: 7 }, missing, false)).toEqual({
      kind: 'paused',
      reason: 'full',
      ...progress,
    });
    expect(statusOf(META, missing, false)).toMatchObject({ kind: 'paused', reason: 'asked' });
  });

  it('is never less than nothing', () => {
    expect(statusOf({ ...META, planned: null, state: 'working' }, missing, false)).toMatchObject({
      done: { items: 0, bytes: 0 },
      planned: { items: 0, bytes: 0 },
    });
  });

  it('is done once the device has had everything, not before', () => {
    expect(statusOf({ ...META, state: 'done', checkedAt: 7 }, missing, false)).toEqual({ kind: 'done', total: META.total, checkedAt: 7 });
    expect(statusOf({ ...META, state: 'done', checkedAt: null }, missing, false).kind).toBe('paused');
  });
});

it.each([
  ['/media/oak-1280.avif', 'https://store.example/media/oak'],
  ['/media/oak-320.JPG?v=1', 'https://store.example/media/oak'],
  ['/media/room-7-640.webp', 'https://store.example/media/room-7'],
  ['/media/oak.avif', 'https://store.example/media/oak.avif'],
  ['/media/oak-x.avif', 'https://store.example/media/oak-x.avif'],
  ['https://pictures.example/oak-640.jpeg', 'https://pictures.example/oak'],
])('The offline picture of %s is kept under %s, whatever its width', (address, key) => {
  expect(offlinePictureKey(address, 'https://store.example/products')).toBe(key);
});

it('A row of this version is one, and nothing else is', () => {
  expect([{ v: ROW_VERSION }, { v: 0 }, {}, null, 'text', undefined].map(isCurrentVersion)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe('The offline catalogue on the device', () => {
  let store: CatalogueStore;
  const META: CatalogueMeta = { ...NO_META, state: 'done', round: 'r1', checkedAt: 500 };
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    store = createCatalogueStore();
    const known = new Map<string, PictureRow>();
    const { puts } = writeOfPart(
      {
        ...PART,
        products: [...PART.products, { order: [0], details: { product: item('ash', { categoryId: 3 }), media: [], specifications: [] } }],
      },
      STAMP,
      known,
    );
    await store.write({
      isFirst: true,
      meta: META,
      puts: [
        ...puts,
        [['screen', 'settings'], { v: ROW_VERSION, ...STAMP, savedAt: 900, data: { tax: 7 } }],
        [['screen', 'about'], { v: ROW_VERSION, ...STAMP, data: 'Since 1998' }],
      ],
    });
  });

  it.each<[readonly unknown[], unknown]>([
    [['public', 'settings'], { data: { tax: 7 }, savedAt: 900 }],
    [['public', 'about'], { data: 'Since 1998', savedAt: 500 }],
    [['public', 'home'], null],
    [['public', 'products', 'ALL'], { data: [item('ash', { categoryId: 3 }), item('oak', { categoryId: 2 })], savedAt: 500 }],
    [['public', 'products', 2], { data: [item('oak', { categoryId: 2 })], savedAt: 500 }],
    [['public', 'guides'], { data: [item('floating')], savedAt: 500 }],
    [['public', 'articles'], { data: [item('news')], savedAt: 500 }],
    [['public', 'product', 'oak'], { data: { product: item('oak', { categoryId: 2 }), media: [], specifications: [] }, savedAt: 500 }],
    [['public', 'product', 'elm'], null],
    [['public', 'guide', 'floating'], { data: item('floating'), savedAt: 500 }],
    [['public', 'article', 'news'], { data: item('news'), savedAt: 500 }],
    [['public', 'guide', 'news'], null],
    [['public', 'guide'], null],
    [['public', 'room', 'oak'], null],
    [['public', 7], null],
    [['private', 'settings'], null],
  ])('has for the query %j: %j', async (key, saved) => {
    expect(await readOfflineResponse(key, store)).toEqual(saved);
  });

  it('has no list before it was whole once, but has its single pages', async () => {
    await store.write({ meta: { ...META, checkedAt: null } });
    expect(await readOfflineResponse(['public', 'products', 'ALL'], store)).toBeNull();
    expect(await readOfflineResponse(['public', 'guide', 'floating'], store)).toMatchObject({ savedAt: 100 });
  });

  it('loses what an earlier round left, and says which pictures went', async () => {
    await store.write({
      meta: { ...META, round: 'r2' },
      puts: [
        [['item', 'guide', 'new'], { v: ROW_VERSION, round: 'r2', savedAt: 1, order: [1], data: item('new') }],
        [['picture', 'p2'], { ...kept('p2', 'v1'), round: 'r2' }],
      ],
    });
    // Of another build, though it names the same round.
    await openKeyValueStore('sps-kept-catalogue')(
      'readwrite',
      async (rows) => void rows.put({ v: 1, round: 'r2' }, ['item', 'guide', 'old']),
    );
    expect(await store.sweep('r2')).toEqual(['p1']);
    expect([(await store.readItems('guide')).map(({ data }) => data.slug), await store.readItems('product')]).toEqual([['new'], []]);
    expect([(await store.readPictures()).map((row) => row.picture.name), (await store.readMeta())?.round]).toEqual([['p2'], 'r2']);
    const keys = openKeyValueStore('sps-kept-catalogue')('readonly', (rows) => promisifyRequest(rows.getAllKeys()));
    expect(await keys).toHaveLength(3);
  });

  it('deletes what a part says, and everything when it is cleared', async () => {
    await store.write({ meta: META, deletes: [['details', 'oak']] });
    expect([await store.readDetails('oak'), (await store.readItem('product', 'oak'))?.savedAt]).toEqual([null, 100]);
    await store.clear();
    expect([await store.readMeta(), await store.readPictures(), await store.readScreen('settings')]).toEqual([null, [], null]);
  });

  it('of another version counts as empty', async () => {
    await openKeyValueStore('sps-kept-catalogue')('readwrite', async (rows) => void rows.put({ ...META, v: 0 }, 'meta'));
    expect([await store.readMeta(), await readOfflineResponse(['public', 'settings'], store)]).toEqual([null, null]);
  });

  it('that cannot be read is empty, and one that cannot be written says why', async () => {
    const broken = createCatalogueStore(() => () => Promise.reject(new DOMException('', 'QuotaExceededError')));
    expect([await broken.readMeta(), await broken.readItems('guide')]).toEqual([null, []]);
    await expect(broken.write({ meta: META })).rejects.toMatchObject({ trouble: 'full' });
  });
});
