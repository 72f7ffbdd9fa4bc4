import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WHOLE_FILM } from '../tests/fixtures/whole-media';
import { enterWorkerScope, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';
import { deleteWrongMedia } from './delete-wrong-media';

let scope: WorkerScopeInTest;
beforeEach(() => {
  scope = enterWorkerScope();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('Pictures and videos that an older worker kept wrongly or in part are deleted once the new one is active, and the others stay', async () => {
  const [media, video] = await Promise.all(['sps-media', 'sps-video'].map((name) => scope.caches.open(name)));
  const svg = (body: string): Response => new Response(body, { headers: { 'Content-Type': 'image/svg+xml' } });
  const mp4 = (body: string): Response => new Response(body, { headers: { 'Content-Type': 'video/mp4' } });
  await media?.put('/media/whole.svg', svg('<svg></svg>'));
  await media?.put('/media/cut-short.svg', svg('<svg><path'));
  await media?.put('/media/portal.svg', new Response('<svg></svg>', { headers: { 'Content-Type': 'text/html' } }));
  await media?.put('/media/error.svg', new Response('<svg></svg>', { status: 404, headers: { 'Content-Type': 'image/svg+xml' } }));
  await video?.put('/media/whole.mp4', mp4(WHOLE_FILM));
  await video?.put('/media/cut-short.mp4', mp4('\0\0\0\u0009ftyp'));
  deleteWrongMedia(scope as unknown as ServiceWorkerGlobalScope);
  expect(scope.caches.addressesIn('sps-media')).toHaveLength(4);

  await scope.fire('activate');
  await vi.waitFor(() => {
    expect(scope.caches.addressesIn('sps-media')).toEqual(['https://store.example/media/whole.svg']);
    expect(scope.caches.addressesIn('sps-video')).toEqual(['https://store.example/media/whole.mp4']);
  });
});

it('Pages do not wait for it', async () => {
  deleteWrongMedia(scope as unknown as ServiceWorkerGlobalScope);
  scope.caches.open = () => new Promise(() => undefined);
  await expect(scope.fire('activate')).resolves.toBeUndefined();
});
