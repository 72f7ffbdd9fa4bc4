// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCategories } from '../../api/catalogue';
import { fetchCatalogueChanges } from '../../api/catalogue-changes';
import { fetchAbout, fetchHome } from '../../api/content';
import { ApiError, ForeignReplyError, HttpError, NetworkError } from '../../api/errors';
import { fetchDeliveryBands, fetchSettings } from '../../api/site';
import { connection } from '../connection/connection';
import { localKeys } from '../storage/storage-keys';
import { createPace, type Pace } from '../sync/backoff';
import { SAVED_SCREENS } from './catalogue-reader';
import type { DownloadParts } from './download-parts';
import { askToPersist, offlineCatalogue, sizeOfAll, spaceLeft } from './offline-catalogue';

vi.mock('../../api/catalogue', () => ({ fetchCategories: vi.fn() }));
vi.mock('../../api/catalogue-changes', () => ({ fetchCatalogueChanges: vi.fn() }));
vi.mock('../../api/content', () => ({ fetchAbout: vi.fn(), fetchHome: vi.fn() }));
vi.mock('../../api/site', () => ({ fetchDeliveryBands: vi.fn(), fetchSettings: vi.fn() }));
vi.mock('./catalogue-download', () => ({ createCatalogueDownload: (parts: DownloadParts) => parts }));

const parts = offlineCatalogue as unknown as DownloadParts;
const MINUTE_MS = 60_000;
const CHANGES = { total: { items: 3, bytes: 4 } } as Awaited<ReturnType<typeof fetchCatalogueChanges>>;
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  localStorage.clear();
  for (const call of [fetchCatalogueChanges, fetchCategories, fetchAbout, fetchHome, fetchDeliveryBands, fetchSettings])
    vi.mocked(call).mockReset();
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('The download of the catalogue', () => {
  it('asks for the changes since what it has, until it is stopped', async () => {
    vi.mocked(fetchCatalogueChanges).mockResolvedValue(CHANGES);
    expect(await parts.source.changesSince('token', stop.signal)).toBe(CHANGES);
    const [since, options] = vi.mocked(fetchCatalogueChanges).mock.calls[0] ?? [];
    expect([since, options?.signal?.aborted]).toEqual(['token', false]);
    stop.abort();
    expect(options?.signal?.aborted).toBe(true);
  });

  it.each<[string, Error, 'lists' | 'trouble']>([
    ['does not know the call', new HttpError(404, ''), 'lists'],
    ['lacks it in words', new ApiError('Not here', null), 'lists'],
    ["is a gateway's page that is not found", new ForeignReplyError(404), 'trouble'],
    ['is a portal', new ForeignReplyError(200), 'trouble'],
    ['is busy', new HttpError(503, ''), 'trouble'],
    ['is away', new NetworkError('away'), 'trouble'],
  ])('reads a back end that %s by its lists, or waits', async (_what, error, how) => {
    vi.mocked(fetchCatalogueChanges).mockRejectedValue(error);
    const reading = parts.source.changesSince('', stop.signal);
    await (how === 'lists' ? expect(reading).resolves.toBeNull() : expect(reading).rejects.toBe(error));
  });

  it.each([
    ['home', fetchHome],
    ['about', fetchAbout],
    ['settings', fetchSettings],
    ['categories', fetchCategories],
    ['delivery-bands', fetchDeliveryBands],
  ] as const)('keeps %s for every screen, and a stop ends its call', async (name, call) => {
    vi.mocked(call as (input: undefined, options: object) => Promise<unknown>).mockResolvedValue('data');
    expect(await parts.source.screens[name]?.(stop.signal)).toBe('data');
    const { signal } = (vi.mocked(call).mock.calls[0]?.[1] ?? {}) as { readonly signal?: AbortSignal };
    stop.abort();
    expect([signal?.aborted, Object.keys(parts.source.screens)]).toEqual([true, [...SAVED_SCREENS]]);
  });

  it('gives up a call after a minute of silence', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.mocked(fetchCatalogueChanges).mockResolvedValue(CHANGES);
    await parts.source.changesSince('', stop.signal);
    expect(timeout).toHaveBeenCalledWith(MINUTE_MS);
  });

  it('waits for a busy server, and not for one that refuses', () => {
    expect([new HttpError(503, ''), new HttpError(422, ''), new HttpError(401, '')].map((error) => parts.isWorthWaiting(error))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('notes for the next start how far it is, where the browser lets it', () => {
    parts.setMark('working');
    expect(localStorage.getItem(localKeys.offlineCatalogue)).toBe('working');
    parts.setMark(null);
    expect(localStorage.getItem(localKeys.offlineCatalogue)).toBeNull();
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse });
    expect(() => [parts.setMark('done'), parts.setMark(null)]).not.toThrow();
  });
});

describe('A download that waits', () => {
  let comeBack: () => void;
  let pace: Pace;
  let isOver: boolean;
  const unsubscribe = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    unsubscribe.mockReset();
    vi.spyOn(connection, 'subscribeReturn').mockImplementation((listener) => ((comeBack = () => listener()), unsubscribe));
    pace = createPace(Date.now, () => 0.5);
    pace.started();
    pace.failed();
    isOver = false;
    void parts.untilWorthTrying(pace, stop.signal).then(() => (isOver = true));
  });
  const seenAs = (state: 'visible' | 'hidden'): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('goes on when its pause is over', async () => {
    await vi.advanceTimersByTimeAsync(6_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([isOver, unsubscribe.mock.calls.length]).toEqual([true, 1]);
  });

  it.each<[string, () => void]>([
    ['the connection comes back', () => comeBack()],
    ['the page is looked at again', () => seenAs('visible')],
  ])('goes on five seconds after the last try when %s', async (_what, happen) => {
    await vi.advanceTimersByTimeAsync(1_000);
    happen();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('is not hurried when the page is left', async () => {
    seenAs('hidden');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(isOver).toBe(false);
  });

  it('ends at once when it is stopped, and then nothing wakes it', async () => {
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([isOver, unsubscribe.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
    seenAs('visible');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Before a download', () => {
  it('the size of all is what the server says, and unknown where it says nothing', async () => {
    vi.mocked(fetchCatalogueChanges).mockResolvedValueOnce(CHANGES).mockRejectedValueOnce(new NetworkError('away'));
    expect(await sizeOfAll(stop.signal)).toEqual(CHANGES.total);
    expect(vi.mocked(fetchCatalogueChanges)).toHaveBeenCalledWith('', { signal: stop.signal });
    expect(await sizeOfAll(stop.signal)).toBeNull();
  });

  it.each<[string, unknown, number | null]>([
    ['both', async () => ({ quota: 100, usage: 30 }), 70],
    ['more used than there is', async () => ({ quota: 100, usage: 130 }), 0],
    ['no quota', async () => ({ usage: 30 }), null],
    ['no usage', async () => ({ quota: 100 }), null],
    ['that it refuses', () => Promise.reject(new Error('no')), null],
    ['nothing', undefined, null],
  ])('the space that is left is known where the browser says it; it says %s', async (_what, estimate, left) => {
    vi.stubGlobal('navigator', { storage: { estimate } });
    expect(await spaceLeft()).toBe(left);
  });

  it.each<[string, unknown, boolean]>([
    ['agrees', async () => true, true],
    ['declines', async () => false, false],
    ['fails', () => Promise.reject(new Error('no')), false],
    ['cannot', undefined, false],
  ])('the browser is asked to keep it, and %s', async (_what, persist, isKept) => {
    vi.stubGlobal('navigator', { storage: { persist } });
    expect(await askToPersist()).toBe(isKept);
  });

  it('a browser without such questions has no answers', async () => {
    vi.stubGlobal('navigator', {});
    expect([await spaceLeft(), await askToPersist()]).toEqual([null, false]);
  });
});
