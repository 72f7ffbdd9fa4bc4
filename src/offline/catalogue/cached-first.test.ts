// @vitest-environment happy-dom
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '../storage/storage-keys';
import { cachedFirst, hasOfflineCatalogue, offlineCatalogueMark } from './cached-first';
import { readOfflineResponse } from './catalogue-reader';

vi.mock('./catalogue-reader', () => ({ readOfflineResponse: vi.fn() }));

const KEY: QueryKey = ['public', 'products', 'ALL'];
const MINUTE_MS = 60_000;
let client: QueryClient;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(10 * MINUTE_MS);
  localStorage.setItem(localKeys.offlineCatalogue, 'done');
  vi.mocked(readOfflineResponse).mockReset().mockResolvedValue(null);
  client = new QueryClient();
  asked = 0;
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen that shows the list, with data that is stale after five minutes. */
function show(queryFn: () => Promise<string> = async () => `server ${(asked += 1)}`) {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: KEY }));
  const observer = new QueryObserver<string>(client, {
    queryKey: KEY,
    queryFn: (context) => cachedFirst(queryFn, context, query),
    staleTime: 5 * MINUTE_MS,
    retry: false,
  });
  const seen: unknown[] = [];
  observer.subscribe(({ data }) => void (data !== seen.at(-1) && seen.push(data)));
  return { seen, data: () => observer.getCurrentResult().data, at: () => query.state.dataUpdatedAt };
}

describe('A list without data', () => {
  it('shows what the offline catalogue has, at its true age, and asks the shop for nothing while that is fresh', async () => {
    vi.mocked(readOfflineResponse).mockResolvedValue({ data: 'saved', savedAt: 8 * MINUTE_MS });
    const list = show();
    await vi.advanceTimersByTimeAsync(10);
    expect([list.data(), list.at(), asked]).toEqual(['saved', 8 * MINUTE_MS, 0]);
    expect(readOfflineResponse).toHaveBeenCalledExactlyOnceWith(KEY);
  });

  it('shows it also when it is old, and then what the shop says', async () => {
    vi.mocked(readOfflineResponse).mockResolvedValueOnce({ data: 'saved', savedAt: MINUTE_MS }).mockResolvedValue(null);
    const list = show();
    await vi.advanceTimersByTimeAsync(10);
    expect([list.seen, asked]).toEqual([['saved', 'server 1'], 1]);
  });

  it('keeps the old one on the screen where the shop does not answer', async () => {
    vi.mocked(readOfflineResponse).mockResolvedValueOnce({ data: 'saved', savedAt: MINUTE_MS });
    const list = show(() => Promise.reject(new Error('away')));
    await vi.advanceTimersByTimeAsync(10);
    expect(list.data()).toBe('saved');
  });

  it.each<[string, () => void]>([
    ['has none', () => localStorage.removeItem(localKeys.offlineCatalogue)],
    ['has nothing of it', () => undefined],
    ['cannot read it', () => vi.mocked(readOfflineResponse).mockRejectedValue(new Error('damaged'))],
    [
      'refuses its storage',
      () =>
        vi.stubGlobal('localStorage', {
          getItem: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    ['has no storage', () => vi.stubGlobal('localStorage', undefined)],
  ])('comes from the shop where the device %s', async (_what, make) => {
    make();
    const list = show();
    await vi.advanceTimersByTimeAsync(10);
    expect([list.data(), asked]).toEqual(['server 1', 1]);
  });

  it('reads no database where the device has no offline catalogue', async () => {
    localStorage.removeItem(localKeys.offlineCatalogue);
    show();
    await vi.advanceTimersByTimeAsync(10);
    expect(readOfflineResponse).not.toHaveBeenCalled();
  });
});

it('How far the download was is known before any database is read', () => {
  expect([offlineCatalogueMark(), hasOfflineCatalogue()]).toEqual(['done', true]);
  localStorage.removeItem(localKeys.offlineCatalogue);
  expect([offlineCatalogueMark(), hasOfflineCatalogue()]).toEqual([null, false]);
});
