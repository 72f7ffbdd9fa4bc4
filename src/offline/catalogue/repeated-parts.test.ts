import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { expect, it } from 'vitest';
import { ChangingShop } from '../../../tests/fixtures/changing-shop';
import { HttpError } from '../../api/errors';
import { createCatalogueDownload } from './catalogue-download';
import { createCatalogueStore } from './catalogue-store';

const MINUTE_MS = 60_000;
let databases = 0;

/** The part that a cache gives for a question. */
it.each<[string, (next: string) => string]>([
  ['the first part to every question', () => ''],
  ['the second part to every question', () => 'shop.2'],
  ['two parts by turns', (next) => (next === 'shop.2' || next === '' ? next : '')],
])('A download that gets %s asks at most 6 times in a minute and 30 times in an hour, and is not done', async (_what, kept) => {
  const shop = new ChangingShop();
  for (const slug of ['oak', 'maple', 'walnut', 'slate', 'hickory']) shop.put(slug, 7500);
  const startedAt = 1_000_000;
  let now = startedAt;
  const askedAt: number[] = [];
  const download = createCatalogueDownload({
    store: createCatalogueStore(() => createStore(`repeated-${(databases += 1)}`, 'records')),
    pictures: {
      save: async () => true,
      drop: async () => undefined,
      dropAll: async () => undefined,
      makeRoom: async () => undefined,
      wereEvicted: async () => false,
      forgetEviction: async () => undefined,
    },
    source: {
      async changesSince(next) {
        askedAt.push(now - startedAt);
        // So that a loop without an end does not hang the test.
        if (askedAt.length > 500) throw new HttpError(422, '');
        return shop.changesSince(kept(next));
      },
      async *changesByContract() {},
      screens: {},
    },
    runLocked: (work) => work(),
    channel: { post: () => undefined, listen: () => undefined },
    now: () => now,
    async untilWorthTrying(pace, signal) {
      now += Math.max(1, pace.dueInMs());
      if (now - startedAt > 60 * MINUTE_MS) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    isWorthWaiting: () => false,
    setMark: () => undefined,
  });
  await download.download();
  await expect.poll(() => askedAt.length > 500 || now - startedAt > 60 * MINUTE_MS).toBe(true);
  expect(askedAt.filter((at) => at < MINUTE_MS).length).toBeLessThanOrEqual(6);
  expect(askedAt.length).toBeLessThanOrEqual(30);
  expect(download.status()).toMatchObject({ kind: 'working', isWaiting: true });
  await download.pause();
});
