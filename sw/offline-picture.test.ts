import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { memoryCaches } from '../tests/fixtures/memory-caches';
import { keptSibling, offlinePicture } from './offline-picture';

const HOME = 'https://store.test/';
let keep: (key: string, address: string) => Promise<void>;

beforeEach(() => {
  const device = memoryCaches(HOME);
  vi.stubGlobal('location', new URL(HOME));
  vi.stubGlobal('caches', device);
  keep = async (key, address) =>
    (await device.open(OFFLINE_PICTURES_CACHE)).put(key, new Response(address, { headers: { 'X-Kept-Address': address } }));
});
afterEach(() => void vi.unstubAllGlobals());

it('A picture in one size only is served at its own address and at no other', async () => {
  await keep(`${HOME}media/floor-101.jpg`, '/media/floor-101.jpg');
  expect(await (await offlinePicture(`${HOME}media/floor-101.jpg`))?.text()).toBe('/media/floor-101.jpg');
  expect(await offlinePicture(`${HOME}media/floor-102.jpg`)).toBeUndefined();
  expect(await keptSibling(`${HOME}media/floor-102.jpg`)).toBeUndefined();
});

it('A picture in widths is served at the kept one, and in its place at the others', async () => {
  await keep(`${HOME}media/oak`, '/media/oak-1280.avif');
  expect(await (await offlinePicture(`${HOME}media/oak-1280.avif`))?.text()).toBe('/media/oak-1280.avif');
  expect(await offlinePicture(`${HOME}media/oak-640.avif`)).toBeUndefined();
  expect(await (await keptSibling(`${HOME}media/oak-640.webp`))?.text()).toBe('/media/oak-1280.avif');
});
