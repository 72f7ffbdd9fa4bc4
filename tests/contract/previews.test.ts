import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePreviews } from '../../server/site/previews';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
  servePreviews(store.app, { db: store.database.db, pictureFolders: store.services.pictureFolders, trustProxyHops: 0 });
});
afterAll(() => store.close());

it.each(['p101-room', 'p101-plank', 'p140-other-room', 'hero-1', 'shop'])(
  'The preview of %s is a JPEG of 1200 × 630 that messengers take, at most 300 kB',
  async (name) => {
    const reply = await store.app.request(`/previews/${name}.jpg`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = Buffer.from(await reply.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    expect(Number(reply.headers.get('content-length'))).toBe(jpeg.length);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Not one flat colour.
    expect((await sharp(jpeg).stats()).entropy).toBeGreaterThan(3);
  },
);

it('Who asks at once for the same preview gets the same bytes, and who has them gets a 304', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => store.app.request('/previews/p102-room.jpg')));
  const hashes = await Promise.all(
    replies.map(async (reply) =>
      createHash('sha256')
        .update(Buffer.from(await reply.arrayBuffer()))
        .digest('hex'),
    ),
  );
  expect(new Set(hashes).size).toBe(1);
  const etag = replies[0]?.headers.get('etag') ?? '';
  expect((await store.app.request('/previews/p102-room.jpg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it.each(['/previews/no-such-picture.jpg', '/previews/p101-room.png', '/previews/..%2Fp101-room.jpg', '/previews/P101.jpg', '/previews/x'])(
  'Nothing is made for %s',
  async (path) => {
    expect((await store.app.request(path)).status).toBe(404);
  },
);
