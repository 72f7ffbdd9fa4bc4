import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangingShop } from '../../../tests/fixtures/changing-shop';
import { HttpError, NetworkError } from '../../api/errors';
import { StorageError } from '../storage/storage-error';
import type { Pace } from '../sync/backoff';
import { createCatalogueDownload, type CatalogueDownload } from './catalogue-download';
import { NO_META } from './catalogue-rows';
import { createCatalogueStore, type CatalogueStore } from './catalogue-store';
import type { DownloadParts } from './download-parts';
import type { CatalogueNews, DownloadStatus } from './download-status';

const NOW = 1_000_000;
let databases = 0;
let store: CatalogueStore;
let shop: ChangingShop;
let posted: CatalogueNews[];
let hear: (news: CatalogueNews) => void;
let isEvicted: boolean;
let marks: (string | null)[];
let pictures: { -readonly [name in keyof DownloadParts['pictures']]: DownloadParts['pictures'][name] };

beforeEach(() => {
  databases += 1;
  const database = createStore(`news-${databases}`, 'records');
  store = createCatalogueStore(() => database);
  shop = new ChangingShop();
  for (const slug of ['oak', 'maple', 'walnut']) shop.put(slug, 7500);
  [posted, isEvicted, marks] = [[], false, []];
  pictures = {
    save: async ({ name }) => {
      shop.fetchedPictures.push(name);
      return true;
    },
    drop: async () => undefined,
    dropAll: vi.fn(async () => undefined),
    makeRoom: vi.fn(async () => undefined),
    wereEvicted: async () => isEvicted,
    forgetEviction: async () => void (isEvicted = false),
  };
});

function openTab(parts: Partial<DownloadParts> = {}): CatalogueDownload {
  return createCatalogueDownload({
    store,
    pictures,
    source: {
      changesSince: async (next) => shop.changesSince(next),
      async *changesByContract() {},
      screens: { settings: async () => ({ taxPercent: 7 }) },
    },
    runLocked: (work) => work(),
    channel: { post: (news) => void posted.push(news), listen: (listener) => void (hear = listener) },
    now: () => NOW,
    untilWorthTrying: async () => undefined,
    isWorthWaiting: (error) => error instanceof HttpError && error.httpStatus >= 500,
    setMark: (state) => void marks.push(state),
    ...parts,
  });
}
const download = async (tab: CatalogueDownload): Promise<void> => {
  await tab.download();
  await tab.settled();
};
const DONE: DownloadStatus = { kind: 'done', total: { items: 6, bytes: 4500 }, checkedAt: NOW };
const WORKING: DownloadStatus = {
  kind: 'working',
  isWaiting: false,
  done: { items: 1, bytes: 1 },
  planned: { items: 2, bytes: 2 },
  checkedAt: null,
};

describe('The progress of a download', () => {
  it('is told to each screen and every tab, piece by piece, until the screen stops', async () => {
    const tab = openTab();
    const seen: DownloadStatus[] = [];
    const stop = tab.subscribe(() => void seen.push(tab.status()));
    await download(tab);
    const counts = seen.flatMap((status) => (status.kind === 'working' ? [status.done.items] : []));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([counts[0], counts.at(-1), seen.at(-1)]).toEqual([0, 6, DONE]);
    expect(posted.filter(({ kind }) => kind === 'status').map((news) => 'status' in news && news.status)).toEqual(seen);
    stop();
    await download(tab);
    expect(seen.at(-1)).toEqual(DONE);
    expect(seen.length).toBeLessThan(posted.length);
  });

  it('of another tab is shown here, and told to nobody again; not while this one works itself', async () => {
    const tab = openTab({ untilWorthTrying: () => new Promise(() => undefined) });
    hear({ kind: 'status', status: WORKING });
    expect([tab.status(), posted]).toEqual([WORKING, []]);
    shop.changesSince = () => {
      throw new NetworkError('away');
    };
    await tab.download();
    await expect.poll(() => tab.status()).toMatchObject({ kind: 'working', isWaiting: true });
    hear({ kind: 'status', status: { ...WORKING, done: { items: 2, bytes: 2 } } });
    expect(tab.status()).toMatchObject({ isWaiting: true });
    hear({ kind: 'status', status: DONE });
    expect(tab.status()).toEqual(DONE);
  });

  it('is none on a device that has nothing, and stays that of another tab which works', async () => {
    const tab = openTab();
    const seen: DownloadStatus[] = [];
    tab.subscribe(() => void seen.push(tab.status()));
    expect(await tab.readStatus()).toBeNull();
    expect([seen, posted]).toEqual([[{ kind: 'none' }], []]);
    await store.write({ meta: { ...NO_META, state: 'working' }, isFirst: true });
    hear({ kind: 'status', status: WORKING });
    expect((await tab.readStatus())?.state).toBe('working');
    expect(tab.status()).toEqual(WORKING);
  });

  it('is known also where the device cannot note what it has given up', async () => {
    await download(openTab());
    isEvicted = true;
    vi.spyOn(store, 'write').mockRejectedValue(new StorageError('full'));
    const later = openTab();
    expect((await later.readStatus())?.state).toBe('done');
    expect(later.status()).toEqual(DONE);
  });

  it('is known to a page that has just opened, which tells it to nobody', async () => {
    await download(openTab());
    posted = [];
    const later = openTab();
    expect(later.status()).toEqual({ kind: 'none' });
    expect((await later.readStatus())?.state).toBe('done');
    expect([later.status(), posted]).toEqual([DONE, []]);
  });
});

describe('A download', () => {
  it('reads a back end without the changes call by its lists', async () => {
    const part = shop.changesSince('');
    const tab = openTab({
      source: {
        changesSince: async () => null,
        async *changesByContract(of) {
          expect(of).toBe(store);
          yield { ...part, next: '', isFromStart: false };
        },
        screens: {},
      },
    });
    await download(tab);
    expect([tab.status().kind, (await store.readItems('product')).length]).toEqual(['done', part.products.length]);
  });

  it('goes on behind a part of which it can read no row', async () => {
    const tab = openTab({
      source: {
        changesSince: async (next) => {
          const part = shop.changesSince(next);
          return next === '' ? { ...part, products: [], pictures: [], isPartlyRead: true } : part;
        },
        async *changesByContract() {},
        screens: {},
      },
    });
    await download(tab);
    expect([tab.status().kind, (await store.readItems('product')).map(({ data }) => data.slug)]).toEqual(['done', ['walnut']]);
  });

  it('from the beginning, of which it could not read all, deletes nothing; the next one that it can read does', async () => {
    await download(openTab());
    const slugs = async (): Promise<readonly string[]> => (await store.readItems('product')).map(({ data }) => data.slug).toSorted();
    shop.items.delete('oak');
    shop.name = 'restored';
    let isReadable = false;
    const changesSince = async (next: string) => {
      const part = shop.changesSince(next);
      return isReadable ? part : { ...part, products: [], isPartlyRead: true as const };
    };
    const tab = openTab({ source: { changesSince, async *changesByContract() {}, screens: {} } });
    await download(tab);
    expect([tab.status().kind, await slugs()]).toEqual(['done', ['maple', 'oak', 'walnut']]);
    isReadable = true;
    shop.name = 'restored again';
    await download(tab);
    expect([tab.status().kind, await slugs()]).toEqual(['done', ['maple', 'walnut']]);
  });

  it('keeps what every screen needs, with its age, and notes when it had everything', async () => {
    await download(openTab());
    expect(await store.readScreen('settings')).toMatchObject({ data: { taxPercent: 7 }, savedAt: NOW });
    expect(await store.readMeta()).toMatchObject({ state: 'done', reason: null, planned: null, checkedAt: NOW, isFromStart: false });
    expect([marks[0], marks.at(-1)]).toEqual(['working', 'done']);
  });

  it('does nothing by itself where nothing was asked for, or where it was paused', async () => {
    const changesSince = vi.spyOn(shop, 'changesSince');
    const tab = openTab();
    tab.resume();
    await tab.settled();
    await store.write({ meta: { ...NO_META, state: 'paused', reason: 'asked' }, isFirst: true });
    tab.resume();
    await tab.settled();
    await tab.pause();
    expect([changesSince.mock.calls, await store.readMeta()]).toEqual([[], { ...NO_META, state: 'paused', reason: 'asked' }]);
  });

  it('that is asked for twice at once runs once, and gives up no pictures while it runs', async () => {
    const tab = openTab();
    await Promise.all([tab.download(), tab.download()]);
    isEvicted = true;
    const reading = tab.readStatus();
    isEvicted = false;
    await reading;
    await tab.settled();
    expect([shop.fetchedPictures.toSorted(), tab.status().kind]).toEqual([['maple', 'oak', 'walnut'], 'done']);
  });

  it('that is paused while it asks the server rests as asked, whatever the broken call says', async () => {
    let isAsked = false;
    const tab = openTab({
      source: {
        changesSince: (_next, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new HttpError(400, 'given up')));
            isAsked = true;
          }),
        async *changesByContract() {},
        screens: {},
      },
    });
    await tab.download();
    await expect.poll(() => isAsked).toBe(true);
    await tab.pause();
    expect(tab.status()).toMatchObject({ kind: 'paused', reason: 'asked' });
  });

  it('that is paused while it waits for a signal asks nothing more, and shows no work after that', async () => {
    let asked = 0;
    const waits = vi.fn((_pace: Pace, signal: AbortSignal) => new Promise<void>((end) => signal.addEventListener('abort', () => end())));
    const tab = openTab({
      source: {
        changesSince: async () => {
          asked += 1;
          throw new NetworkError('away');
        },
        async *changesByContract() {},
        screens: {},
      },
      untilWorthTrying: waits,
    });
    await tab.download();
    await expect.poll(() => waits.mock.calls.length).toBe(1);
    const shown: string[] = [];
    tab.subscribe(() => void shown.push(tab.status().kind));
    await tab.pause();
    expect([asked, shown]).toEqual([1, ['paused']]);
  });

  it('that is paused while another tab has its turn asks nothing once the turn is its own', async () => {
    let takeTurn = (): void => undefined;
    const turn = new Promise<void>((begin) => (takeTurn = begin));
    const changesSince = vi.fn<DownloadParts['source']['changesSince']>(async (next) => shop.changesSince(next));
    const tab = openTab({
      // As without Web Locks, where a place in the line cannot be given up.
      runLocked: (work) => turn.then(work),
      source: { changesSince, async *changesByContract() {}, screens: {} },
    });
    await tab.download();
    const pausing = tab.pause();
    takeTurn();
    await pausing;
    expect([changesSince.mock.calls.length, tab.status().kind]).toEqual([0, 'paused']);
  });

  it('waits as long as the server asks, and begins anew then', async () => {
    const dues: number[] = [];
    let failures = 0;
    const tab = openTab({
      source: {
        changesSince: async (next) => {
          if ((failures += 1) === 1) throw new HttpError(503, '', 600_000);
          return shop.changesSince(next);
        },
        async *changesByContract() {},
        screens: {},
      },
      untilWorthTrying: async (pace: Pace) => void dues.push(pace.dueInMs()),
    });
    await download(tab);
    expect([dues, tab.status().kind]).toEqual([[600_000], 'done']);
  });

  it('stops all at a picture for which the server is busy, whichever of the three it is, and waits as long as that asks', async () => {
    const dues: number[] = [];
    const signals: AbortSignal[] = [];
    pictures.save = async ({ name }, signal) => {
      if (dues.length > 0) return true;
      signals.push(signal);
      if (name === 'oak') throw new HttpError(503, '', 600_000);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new NetworkError('aborted'))));
    };
    const tab = openTab({ untilWorthTrying: async (pace: Pace) => void dues.push(pace.dueInMs()) });
    await download(tab);
    expect([signals.map(({ aborted }) => aborted), dues, tab.status().kind]).toEqual([[true, true, true], [600_000], 'done']);
  });

  it('that the network and a full device break off says that the device is full', async () => {
    pictures.save = async ({ name }) => {
      throw name === 'walnut' ? new StorageError('full') : new NetworkError('away');
    };
    const tab = openTab();
    await download(tab);
    expect([tab.status(), vi.mocked(pictures.makeRoom).mock.calls.length]).toEqual([
      expect.objectContaining({ kind: 'paused', reason: 'full' }),
      1,
    ]);
  });

  it('that is removed takes its pictures along and forgets its mark', async () => {
    const tab = openTab();
    await download(tab);
    posted = [];
    await tab.remove();
    expect([vi.mocked(pictures.dropAll).mock.calls.length, marks.at(-1), posted]).toEqual([
      1,
      null,
      [{ kind: 'stop' }, { kind: 'status', status: { kind: 'none' } }],
    ]);
  });
});

describe('Pictures that were given up for a change of the shopper', () => {
  it('rest the catalogue, with what it would fetch again, and are fetched when asked', async () => {
    const tab = openTab();
    await download(tab);
    isEvicted = true;
    hear({ kind: 'given-up' });
    await expect
      .poll(() => tab.status())
      .toMatchObject({ kind: 'paused', reason: 'given-up', planned: { items: 3, bytes: 3000 }, done: { items: 0, bytes: 0 } });
    expect([isEvicted, (await store.readPictures()).map(({ keptVersion }) => keptVersion), marks.at(-1)]).toEqual([
      false,
      [null, null, null],
      'paused',
    ]);
    shop.fetchedPictures = [];
    await download(tab);
    expect([shop.fetchedPictures.toSorted(), tab.status().kind]).toEqual([['maple', 'oak', 'walnut'], 'done']);
  });

  it('while it is downloaded end in a rest: going on would fill the device again', async () => {
    pictures.save = async ({ name }) => {
      if (name === 'walnut') isEvicted = true;
      return true;
    };
    const tab = openTab();
    await download(tab);
    expect(tab.status()).toMatchObject({ kind: 'paused', reason: 'given-up' });
  });
});
