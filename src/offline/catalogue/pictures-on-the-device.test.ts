import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches, type MemoryCaches } from '../../../tests/fixtures/memory-caches';
import { wholeMedia } from '../../../tests/fixtures/whole-media';
import { NetworkError } from '../../api/errors';
import type { PictureToSave } from '../../domain/catalogue-changes';
import { StorageError } from '../storage/storage-error';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../storage/storage-keys';
import { evictOfflinePictures, forgetEviction, wereOfflinePicturesEvicted } from './evicted-pictures';
import { createOfflinePictures, NotWholeError, type OfflinePictures } from './offline-pictures';
import { DOWNLOAD_HEADER } from './picture-key';

const HOME = 'https://store.test/';
const AVIF = new TextEncoder().encode(wholeMedia());
const WEBP = new Uint8Array([...'RIFF', 4, 0, 0, 0, ...'WEBP'].map((part) => (typeof part === 'number' ? part : part.charCodeAt(0))));
const picture = (name: string, ...addresses: readonly string[]): PictureToSave => ({
  name,
  version: '1',
  files: addresses.map((address) => ({ address, bytes: 1 })),
});
const OAK = picture('oak', '/media/oak-1280.avif', '/media/oak-1280.webp');

let device: MemoryCaches;
let pictures: OfflinePictures;
let asked: string[];
let canShowAvif: boolean;
let answer: (address: string, init?: RequestInit) => Response | Promise<Response>;
const { signal } = new AbortController();

const missing = (): Response => Response.json({ status: 0, message: 'There is no such file.', data: null }, { status: 404 });
const file = (address: string): Response => {
  const isAvif = address.endsWith('.avif');
  return new Response(isAvif ? AVIF : WEBP, { headers: { 'Content-Type': isAvif ? 'image/avif' : 'image/webp' } });
};

beforeEach(() => {
  device = memoryCaches(HOME);
  [asked, canShowAvif, answer] = [[], true, file];
  vi.stubGlobal('location', new URL(HOME));
  vi.stubGlobal('caches', device);
  vi.stubGlobal('createImageBitmap', async () => {
    if (!canShowAvif) throw new DOMException('unknown format');
    return { close: () => undefined };
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    return answer(address, init);
  });
  pictures = createOfflinePictures();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const kept = () => device.match(`${HOME}media/oak`, { cacheName: OFFLINE_PICTURES_CACHE });

describe('A picture of the offline catalogue', () => {
  it('is kept in the first format that the browser shows, under one key for every width and format, with its address', async () => {
    expect(await pictures.save(OAK, signal)).toBe(true);
    const response = await kept();
    expect([asked, response?.headers.get('Content-Type'), response?.headers.get('X-Kept-Address')]).toEqual([
      ['/media/oak-1280.avif'],
      'image/avif',
      '/media/oak-1280.avif',
    ]);
    expect(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(AVIF);
  });

  it('is kept in the next format where the browser cannot show the first, which is asked once', async () => {
    canShowAvif = false;
    expect(await pictures.save(OAK, signal)).toBe(true);
    expect([asked, (await kept())?.headers.get('Content-Type')]).toEqual([['/media/oak-1280.avif', '/media/oak-1280.webp'], 'image/webp']);
    asked = [];
    await pictures.save(picture('ash', '/media/ash-1280.avif', '/media/ash-1280.webp'), signal);
    // One that comes in the first format alone is kept as it is.
    await pictures.save(picture('elm', '/media/elm-1280.avif'), signal);
    expect(asked).toEqual(['/media/ash-1280.webp', '/media/elm-1280.avif']);
  });

  it('is kept under its own address where that is all of it: two floors never share one', async () => {
    const floors = [1, 2].map((number) => `/media/floor-${number}.avif`);
    for (const address of floors) await pictures.save(picture(address, address), signal);
    const keptUnder = (address: string) => device.match(`${HOME}${address.slice(1)}`, { cacheName: OFFLINE_PICTURES_CACHE });
    const addresses = async () => Promise.all(floors.map(async (floor) => (await keptUnder(floor))?.headers.get('X-Kept-Address')));
    expect(await addresses()).toEqual(floors);
    await pictures.drop([picture('/media/floor-1.avif', '/media/floor-1.avif')], []);
    expect(await addresses()).toEqual([undefined, '/media/floor-2.avif']);
  });

  it('is fetched past the worker, and given up with the download or after a minute', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const stop = new AbortController();
    let call: RequestInit | undefined;
    answer = (address, init) => ((call = init), file(address));
    await pictures.save(OAK, stop.signal);
    expect([new Headers(call?.headers).get(DOWNLOAD_HEADER), timeout.mock.calls[0], call?.signal?.aborted]).toEqual(['1', [60_000], false]);
    stop.abort();
    expect(call?.signal?.aborted).toBe(true);
  });

  it('that is missing in one format is kept in the next, and on another site in none', async () => {
    answer = (address) => (address.endsWith('.avif') ? missing() : file(address));
    expect(await pictures.save(OAK, signal)).toBe(true);
    expect((await kept())?.headers.get('Content-Type')).toBe('image/webp');
    asked = [];
    expect(await pictures.save(picture('far', 'https://other.test/a.avif'), signal)).toBe(false);
    expect([asked, await pictures.save(picture('none'), signal)]).toEqual([[], false]);
  });

  it('that is missing in every format is not there, and is not waited for', async () => {
    answer = missing;
    expect(await pictures.save(OAK, signal)).toBe(false);
    expect(asked).toEqual(['/media/oak-1280.avif', '/media/oak-1280.webp']);
  });

  it.each([401, 403, 404, 405, 429, 302])(
    'for which a portal answers with a page of %d is waited for: only the store says that there is none',
    async (status) => {
      answer = () => new Response('<h1>Guest WiFi</h1>', { status, headers: { 'Content-Type': 'text/html' } });
      await expect(pictures.save(OAK, signal)).rejects.toThrow(NotWholeError);
      answer = () => Response.json({ message: 'Not found' }, { status: 404 });
      await expect(pictures.save(OAK, signal)).rejects.toThrow(NotWholeError);
    },
  );

  it('that meets no answer, or breaks off, waits for a better network', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(pictures.save(OAK, signal)).rejects.toThrow(NetworkError);
    const broken = (address: string): Response =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) }), {
        headers: file(address).headers,
      });
    answer = broken;
    await expect(pictures.save(OAK, signal)).rejects.toThrow(NetworkError);
    await expect(pictures.save(picture('elm', '/media/elm-1280.avif'), signal)).rejects.toThrow('The response was cut off');
    expect(await device.keys()).toEqual([]);
  });

  it('whose name says no format is kept when something came', async () => {
    answer = () => new Response('drawn', { headers: { 'Content-Type': 'image/x-other' } });
    expect(await pictures.save(picture('odd', '/drawn?name=oak'), signal)).toBe(true);
    answer = () => new Response('<h1>Welcome to Guest WiFi</h1>', { headers: { 'Content-Type': 'text/html' } });
    await expect(pictures.save(picture('odd', '/drawn?name=oak'), signal)).rejects.toThrow(NotWholeError);
    answer = () => new Response('', { headers: { 'Content-Type': 'image/x-other' } });
    await expect(pictures.save(picture('odd', '/drawn?name=oak'), signal)).rejects.toThrow(NotWholeError);
  });

  it('that does not fit says that the device is full', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    const saving = pictures.save(OAK, signal);
    await expect(saving).rejects.toBeInstanceOf(StorageError);
    await expect(saving).rejects.toMatchObject({ trouble: 'full' });
  });
});

describe('Pictures that are there', () => {
  beforeEach(async () => {
    await pictures.save(OAK, signal);
    await pictures.save(picture('ash', '/media/ash-1280.avif'), signal);
  });

  it('go one by one with what they show, and all with the catalogue', async () => {
    await pictures.drop([OAK, picture('none')], []);
    expect(device.addressesIn(OFFLINE_PICTURES_CACHE)).toEqual([`${HOME}media/ash`]);
    await pictures.dropAll();
    expect(await device.keys()).not.toContain(OFFLINE_PICTURES_CACHE);
  });

  it('stay with another that shows the same file under another name', async () => {
    const sameFile = { ...OAK, name: '/media/oak-640.webp' };
    await pictures.drop([sameFile, picture('ash', '/media/ash-1280.avif')], [OAK]);
    expect(device.addressesIn(OFFLINE_PICTURES_CACHE)).toEqual([`${HOME}media/oak`]);
  });

  it('stay when pictures and videos that were only looked at go', async () => {
    for (const name of Object.values(cacheNames)) await device.open(name);
    await pictures.makeRoom();
    expect((await device.keys()).toSorted()).toEqual(
      [
        OFFLINE_PICTURES_CACHE,
        ...Object.values(cacheNames).filter((name) => name !== cacheNames.media && name !== cacheNames.video),
      ].toSorted(),
    );
  });

  it('go for a change of the shopper, which is noted until the rows say so', async () => {
    expect(await wereOfflinePicturesEvicted()).toBe(false);
    await evictOfflinePictures();
    expect([await pictures.wereEvicted(), device.addressesIn(OFFLINE_PICTURES_CACHE)]).toEqual([true, [`${HOME}given-up`]]);
    await pictures.forgetEviction();
    expect(await wereOfflinePicturesEvicted()).toBe(false);
  });
});

it('A device without pictures gives none away, and one without such storage has none', async () => {
  await evictOfflinePictures();
  expect(await wereOfflinePicturesEvicted()).toBe(false);
  vi.stubGlobal('caches', undefined);
  await expect(evictOfflinePictures()).resolves.toBeUndefined();
  expect(await wereOfflinePicturesEvicted()).toBe(false);
  vi.stubGlobal('caches', device);
  await expect(forgetEviction()).resolves.toBeUndefined();
});
