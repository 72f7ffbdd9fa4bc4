import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_PICTURES_CACHE } from '../src/offline/storage/storage-keys';
import { memoryCaches } from '../tests/fixtures/memory-caches';
import { keptSibling, offlinePicture, closestSibling } from './offline-picture';

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

const at = (file: string) => `https://store.test/media/${file}`;
const KEPT = ['p107-plank-320.avif', 'p107-plank-1280.webp', 'p107-plank-1280.avif', 'p108-plank-640.avif', 'fallback.svg'].map(at);

it('A picture that cannot be had is answered by the next wider one of the same picture, in the same format if possible', () => {
  expect(closestSibling(at('p107-plank-640.avif'), KEPT)).toBe(at('p107-plank-1280.avif'));
  expect(closestSibling(at('p107-plank-640.webp'), KEPT)).toBe(at('p107-plank-1280.webp'));
  expect(closestSibling(at('p107-plank-1920.avif'), KEPT)).toBe(at('p107-plank-1280.avif'));
  expect(closestSibling(at('p107-plank-200.avif'), KEPT)).toBe(at('p107-plank-320.avif'));
});

it('A picture in the same width and another format comes before a wider one', () => {
  expect(closestSibling(at('oak-640.webp'), ['oak-1280.webp', 'oak-640.avif', 'oak-320.webp'].map(at))).toBe(at('oak-640.avif'));
  expect(closestSibling(at('oak-640.avif'), ['oak-320.webp', 'oak-200.avif'].map(at))).toBe(at('oak-320.webp'));
});

it('Another picture is never shown instead', () => {
  expect(closestSibling(at('p107-plank-640.avif.bak'), KEPT)).toBeNull();
  expect(closestSibling(at('p107-plank-640.avif'), [at('p107-plank-640.avif.bak'), at('p107-plank.avif')])).toBeNull();
  expect(closestSibling(at('p109-plank-640.avif'), KEPT)).toBeNull();
  expect(closestSibling(at('fallback.svg'), KEPT)).toBeNull();
  expect(closestSibling(at('floor-2.avif'), [at('floor-1.avif')])).toBeNull();
  expect(closestSibling(at('floor-102.jpg'), [at('floor-101.jpg')])).toBeNull();
});
