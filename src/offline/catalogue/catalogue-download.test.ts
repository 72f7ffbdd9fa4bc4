import 'fake-indexeddb/auto';
import { createStore, type UseStore } from 'idb-keyval';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpError, NetworkError } from '../../api/errors';
import { changingFloor, ChangingShop } from '../../../tests/fixtures/changing-shop';
import type { CatalogueNews } from './download-status';
import { createCatalogueDownload, type CatalogueDownload } from './catalogue-download';
import type { DownloadParts } from './download-parts';
import { readOfflineResponse, refreshFromCatalogue } from './catalogue-reader';
import { createCatalogueStore, type CatalogueStore } from './catalogue-store';
import { MissingError, NotWholeError } from './offline-pictures';
import { StorageError } from '../storage/storage-error';

const NOW = 1_000_000;
let databases = 0;
let useStore: UseStore;
let writtenBytes: number;
let store: CatalogueStore;
let lose: () => void;
let shop: ChangingShop;
let tabs: ((news: CatalogueNews) => void)[];
let mark: string | null;
/** Settles when the lock is free. */
let turn: Promise<void>;

function measured(inner: UseStore): UseStore {
  return (mode, callback) =>
    inner(mode, (opened) => {
      const put = opened.put.bind(opened);
      opened.put = (value: unknown, key?: IDBValidKey) => {
        writtenBytes += JSON.stringify(value).length;
        return put(value, key);
      };
      return callback(opened);
    });
}

/** A tab with its own download, on the device's shared storage, lock and channel. */
function openTab(parts: Partial<DownloadParts> = {}): CatalogueDownload {
  const own: ((news: CatalogueNews) => void)[] = [];
  const meet = (what: string): void => {
    const trouble = shop.trouble(what);
    if (trouble !== null) throw trouble;
  };
  return createCatalogueDownload({
    store,
    pictures: {
      async save({ name }) {
        meet(name);
        shop.fetchedPictures.push(name);
        return true;
      },
      drop: async (pictures) => void shop.asked.push(...pictures.map(({ name }) => `drop ${name}`)),
      dropAll: async () => undefined,
      makeRoom: async () => void shop.asked.push('make room'),
      wereEvicted: async () => false,
      forgetEviction: async () => undefined,
    },
    source: {
      async changesSince(next) {
        meet(`since ${next}`);
        shop.asked.push(next);
        return shop.changesSince(next);
      },
      async *changesByContract() {},
      screens: { settings: async () => ({ taxPercent: 7 }) },
    },
    runLocked(work) {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    },
    channel: {
      post: (news) => tabs.filter((tab) => !own.includes(tab)).forEach((tab) => tab(news)),
      listen(listener) {
        own.push(listener);
        tabs.push(listener);
      },
    },
    now: () => NOW,
    untilWorthTrying: async () => {
      shop.trouble = () => null;
    },
    isWorthWaiting: (error) => error instanceof HttpError && error.httpStatus >= 500,
    setMark: (state) => {
      mark = state;
    },
    ...parts,
  });
}

/** The browser deletes this site's data. */
const wipe = (): Promise<void> => useStore('readwrite', (rows) => void rows.clear());
/** Takes as long as a read of the device. */
const settle = async (): Promise<void> => void (await store.readMeta());
const hasPicture = async (name: string) => (await store.readPictures()).some(({ picture }) => picture.name === name);
const price = async (slug: string): Promise<unknown> => (await store.readItem('product', slug))?.data.pricePerBoxCents;
const download = async (tab: CatalogueDownload): Promise<void> => {
  await tab.download();
  await tab.settled();
};

beforeEach(() => {
  databases += 1;
  writtenBytes = 0;
  tabs = [];
  mark = null;
  turn = Promise.resolve();
  useStore = measured(createStore(`kept-${databases}`, 'records'));
  store = createCatalogueStore((onLost) => {
    lose = onLost;
    return useStore;
  });
  shop = new ChangingShop();
  for (const slug of ['oak', 'maple', 'walnut', 'slate', 'hickory']) shop.put(slug, 7500);
});

describe('A kept catalogue', () => {
  it('holds every floor and picture, and answers the queries of pages never visited', async () => {
    const tab = openTab();
    await download(tab);
    expect(tab.status()).toEqual({ kind: 'done', total: { items: 10, bytes: 7500 }, checkedAt: NOW });
    expect(shop.fetchedPictures.toSorted()).toEqual(['hickory', 'maple', 'oak', 'slate', 'walnut']);
    expect(await readOfflineResponse(['public', 'product', 'slate'], store)).toEqual({ data: changingFloor('slate', 7500), savedAt: NOW });
    expect(await readOfflineResponse(['public', 'products', 'ALL'], store)).toMatchObject({
      data: [{ slug: 'oak' }, { slug: 'maple' }, { slug: 'walnut' }, { slug: 'slate' }, { slug: 'hickory' }],
    });
    expect(await readOfflineResponse(['public', 'products', 2], store)).toMatchObject({ data: [] });
    expect(await readOfflineResponse(['public', 'settings'], store)).toMatchObject({ data: { taxPercent: 7 } });
    expect(await readOfflineResponse(['public', 'product', 'unknown'], store)).toBeNull();
    expect(await readOfflineResponse(['private', 'elena', 'cart'], store)).toBeNull();
    expect(mark).toBe('done');
  });

  it('is brought up to date by what changed alone, however large it is', async () => {
    const oneChange = async (floors: number): Promise<number> => {
      for (let index = 0; index < floors; index += 1) shop.put(`floor-${index}`, 5000);
      await download(openTab());
      shop.put('oak', 8000);
      [shop.asked, shop.fetchedPictures, writtenBytes] = [[], [], 0];
      await download(openTab());
      expect([shop.asked.length, shop.fetchedPictures, await price('oak')]).toEqual([1, [], 8000]);
      return writtenBytes;
    };
    const small = await oneChange(0);
    const large = await oneChange(200);
    expect(large).toBeLessThan(small + 100);
  });

  it('forgets what the shop no longer has, pictures included', async () => {
    await download(openTab());
    shop.put('maple', null);
    await download(openTab());
    expect([await price('maple'), await store.readDetails('maple'), await hasPicture('maple')]).toEqual([undefined, null, false]);
    expect(shop.asked).toContain('drop maple');
  });

  it('is read anew from a shop that does not know its state, and loses what did not come again', async () => {
    await download(openTab());
    shop = new ChangingShop();
    shop.name = 'restored';
    shop.put('oak', 7600);
    await download(openTab());
    expect([await price('oak'), await price('walnut'), await hasPicture('walnut')]).toEqual([7600, undefined, false]);
    expect(shop.asked).toContain('drop walnut');
  });

  it('takes the place of older replies in the memory of an open page, and never of newer ones', async () => {
    await download(openTab());
    const queryClient = new QueryClient();
    queryClient.setQueryData(['public', 'product', 'oak'], 'an old reply', { updatedAt: NOW - 1 });
    queryClient.setQueryData(['public', 'product', 'maple'], 'a newer reply', { updatedAt: NOW + 1 });
    queryClient.setQueryData(['public', 'product', 'unknown'], 'not kept', { updatedAt: NOW - 1 });
    queryClient.setQueryData(['public', 'product', 'slate'], 'an old reply', { updatedAt: NOW - 1 });
    await refreshFromCatalogue(queryClient, store);
    expect(queryClient.getQueryData(['public', 'product', 'unknown'])).toBe('not kept');
    expect(queryClient.getQueryData(['public', 'product', 'slate'])).toEqual(changingFloor('slate', 7500));
    expect(queryClient.getQueryData(['public', 'product', 'oak'])).toEqual(changingFloor('oak', 7500));
    expect(queryClient.getQueryData(['public', 'product', 'maple'])).toBe('a newer reply');
  });

  it('is gone after it is removed, and nothing starts again by itself', async () => {
    const tab = openTab();
    await download(tab);
    await tab.remove();
    expect([await store.readMeta(), await store.readItems('product'), mark, tab.status()]).toEqual([null, [], null, { kind: 'none' }]);
    shop.asked = [];
    tab.resume();
    await tab.settled();
    expect(shop.asked).toEqual([]);
  });
});

describe('Keeping that is interrupted', () => {
  it('goes on where it stopped: no part and no picture is fetched twice', async () => {
    // The tab is closed for good while the fourth picture loads.
    let isClosed = false;
    const closed = openTab({ untilWorthTrying: () => new Promise(() => undefined), runLocked: (work) => work() });
    shop.trouble = () => (isClosed || shop.fetchedPictures.length === 3 ? ((isClosed = true), new NetworkError('gone')) : null);
    await closed.download();
    await expect.poll(() => closed.status()).toMatchObject({ kind: 'working', isWaiting: true });
    expect(mark).toBe('working');
    shop.trouble = () => null;
    const before = [...shop.asked];
    const next = openTab();
    next.resume();
    await next.settled();
    expect(next.status().kind).toBe('done');
    expect(shop.fetchedPictures.toSorted()).toEqual(['hickory', 'maple', 'oak', 'slate', 'walnut']);
    // Only one request for changes: saved parts are not fetched again.
    expect(shop.asked.slice(before.length)).toEqual([before.length === 0 ? '' : `shop.${shop.revision}`]);
  });

  it('is not done while something else comes in place of a picture, which is fetched after the others', async () => {
    shop.trouble = (what) => (what === 'oak' ? new NotWholeError('a page') : null);
    const before: (readonly string[])[] = [];
    const tab = openTab({
      untilWorthTrying: async () => {
        before.push(shop.fetchedPictures.toSorted());
        if (before.length === 2) shop.trouble = () => null;
      },
    });
    await download(tab);
    expect(before).toEqual([
      ['hickory', 'maple', 'slate', 'walnut'],
      ['hickory', 'maple', 'slate', 'walnut'],
    ]);
    expect(shop.fetchedPictures.slice(4)).toEqual(['oak']);
    expect(tab.status()).toMatchObject({ kind: 'done' });
  });

  it('is done without a picture for which a page of 404 comes, once the store itself has answered after it', async () => {
    shop.trouble = (what) => (what === 'oak' ? new MissingError('a page') : null);
    let isPortal = true;
    let reads = 0;
    const tab = openTab({
      source: {
        changesSince: async (next) => shop.changesSince(next),
        async *changesByContract() {},
        screens: {
          settings: async () => {
            reads += 1;
            // Comes between the first reading and the pictures.
            if (isPortal && reads === 2) throw new NetworkError('a page');
            return { taxPercent: 7 };
          },
        },
      },
      untilWorthTrying: async () => {
        isPortal = false;
        expect((await store.readPictures()).find(({ picture }) => picture.name === 'oak')?.keptVersion).toBeNull();
      },
    });
    await download(tab);
    expect([reads, tab.status().kind, shop.fetchedPictures.toSorted()]).toEqual([4, 'done', ['hickory', 'maple', 'slate', 'walnut']]);
  });

  it('that a picture breaks off every time asks for it at most 6 times in a minute and 30 times in an hour, and keeps the others', async () => {
    const startedAt = Date.now();
    let now = startedAt;
    const triedAt: number[] = [];
    shop.trouble = (what) => {
      if (what !== 'oak') return null;
      triedAt.push(now - startedAt);
      return now - startedAt > 60 * 60_000 ? new HttpError(404, '') : new NetworkError('reset');
    };
    const tab = openTab({
      now: () => now,
      untilWorthTrying: async (pace) => {
        now += Math.max(1, pace.dueInMs());
      },
    });
    await download(tab);
    expect(triedAt.filter((at) => at < 60_000).length).toBeLessThanOrEqual(6);
    expect(triedAt.length).toBeGreaterThan(10);
    expect(triedAt.length).toBeLessThanOrEqual(30);
    expect(shop.fetchedPictures.length).toBeGreaterThan(1);
  });

  it('between two parts asks for the second, and shows how far it is', async () => {
    const tab = openTab({ untilWorthTrying: () => new Promise(() => undefined), runLocked: (work) => work() });
    shop.trouble = (what) => (what === 'since shop.2' ? new HttpError(503, '') : null);
    await tab.download();
    await expect
      .poll(() => tab.status())
      .toMatchObject({ kind: 'working', isWaiting: true, planned: { items: 10, bytes: 7500 }, done: { items: 2 } });
    [shop.trouble, shop.asked] = [() => null, []];
    const next = openTab();
    next.resume();
    await next.settled();
    expect(shop.asked).toEqual(['shop.2', 'shop.4']);
    expect(next.status().kind).toBe('done');
  });

  it('rests when asked, also from another tab, and goes on when asked', async () => {
    const untilStopped = (signal: AbortSignal) => new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true)));
    const working = openTab({
      pictures: {
        save: (_picture, signal) => untilStopped(signal),
        drop: async () => undefined,
        dropAll: async () => undefined,
        makeRoom: async () => undefined,
        wereEvicted: async () => false,
        forgetEviction: async () => undefined,
      },
    });
    const other = openTab();
    await working.download();
    await expect.poll(() => other.status().kind).toBe('working');
    await other.pause();
    await working.settled();
    expect((await store.readMeta())?.state).toBe('paused');
    expect([other.status(), mark]).toEqual([expect.objectContaining({ kind: 'paused', reason: 'asked' }), 'paused']);
    await download(other);
    expect(other.status().kind).toBe('done');
  });

  it('is the work of one tab: the other waits, and finds it done', async () => {
    const first = openTab();
    const second = openTab();
    await Promise.all([first.download(), second.download()]);
    await Promise.all([first.settled(), second.settled()]);
    expect(shop.fetchedPictures.length).toBe(5);
    expect(new Set(shop.asked).size).toBe(shop.asked.length);
    expect([first.status().kind, second.status().kind]).toEqual(['done', 'done']);
  });

  it('by a full device first empties the pictures that were only looked at, then stops and says so', async () => {
    const tab = openTab();
    shop.trouble = (what) => (what === 'walnut' ? new StorageError('full') : null);
    await download(tab);
    expect(shop.asked.filter((what) => what === 'make room')).toEqual(['make room']);
    expect(tab.status()).toMatchObject({ kind: 'paused', reason: 'full' });
    expect(await price('walnut')).toBe(7500);
    shop.trouble = () => null;
    await download(tab);
    expect(tab.status().kind).toBe('done');
  });

  it('by an answer that waiting does not mend stops and says so', async () => {
    shop.trouble = (what) => (what.startsWith('since') ? new HttpError(400, 'No') : null);
    const tab = openTab();
    await download(tab);
    expect(tab.status()).toMatchObject({ kind: 'paused', reason: 'failed' });
  });

  it('deleted under an open page is told once, and nothing of it counts as kept', async () => {
    const tab = openTab();
    let told = 0;
    tab.subscribeLoss(() => (told += 1));
    await download(tab);
    lose();
    await settle();
    expect([told, tab.status().kind]).toEqual([0, 'done']);
    await wipe();
    lose();
    lose();
    await expect.poll(() => [told, tab.status().kind, mark]).toEqual([1, 'none', null]);
    await download(tab);
    expect([tab.status().kind, await price('oak')]).toEqual(['done', 7500]);
  });

  it('deleted while it is downloaded ends there: what is written later would claim floors that are gone', async () => {
    const tab = openTab();
    let told = 0;
    tab.subscribeLoss(() => (told += 1));
    shop.trouble = (what) => {
      if (what === 'walnut') void wipe();
      return null;
    };
    await download(tab);
    expect([told, tab.status().kind, mark, await store.readMeta(), await store.readPictures()]).toEqual([1, 'none', null, null, []]);
  });

  it('by a database that cannot be read counts as nothing kept, and says so when asked to keep', async () => {
    const broken: UseStore = () => Promise.reject(new DOMException('No', 'SecurityError'));
    store = createCatalogueStore(() => broken);
    const tab = openTab();
    expect(await tab.readStatus()).toBeNull();
    await expect(tab.download()).rejects.toThrow(StorageError);
    expect(await readOfflineResponse(['public', 'product', 'oak'], store)).toBeNull();
  });
});
