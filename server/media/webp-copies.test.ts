import type * as files from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOutdatedWebp, lacksWebpCopies, makeMissingWebp, webpOnRequest } from './webp-copies';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof files>();
  return { ...original, rename: vi.fn(original.rename) };
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, maxRetries: 9 });
});

it('each AVIF gets a WebP of its own width once, and a second run writes nothing', async () => {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9b59a' } });
  for (const width of [32, 64])
    await plain
      .clone()
      .resize(width)
      .avif({ effort: 0 })
      .toFile(join(folder, `p1-plank-${width}.avif`));

  expect(await makeMissingWebp(folder)).toBe(2);
  expect((await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()).toEqual(['p1-plank-32.webp', 'p1-plank-64.webp']);
  expect((await sharp(join(folder, 'p1-plank-32.webp')).metadata()).width).toBe(32);
  expect(await makeMissingWebp(folder)).toBe(0);
});

it('a picture whose writing fails leaves nothing under the name that is served, and is written by the next run', async () => {
  const image = sharp({ create: { width: 32, height: 24, channels: 3, background: '#c9b59a' } });
  await image.avif({ effort: 0 }).toFile(join(folder, 'p1-plank-32.avif'));
  await writeFile(join(folder, 'p1-plank-32.webp.unfinished-0f'), 'RIFF');
  vi.mocked(rename).mockRejectedValueOnce(new Error('killed'));
  await expect(makeMissingWebp(folder)).rejects.toThrow('killed');
  expect(await readdir(folder)).toEqual(['p1-plank-32.avif']);
  expect(await makeMissingWebp(folder)).toBe(1);
  expect((await sharp(join(folder, 'p1-plank-32.webp')).metadata()).width).toBe(32);
});

it('a browser that asks for a copy before it is made gets it, however often it asks, and for nothing else', async () => {
  const media = join(folder, 'media');
  await mkdir(media);
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9b59a' } });
  for (const width of [32, 64])
    await plain
      .clone()
      .resize(width)
      .avif({ effort: 0 })
      .toFile(join(media, `p1-plank-${width}.avif`));
  const makeMissing = webpOnRequest(folder);
  const asked = Array.from({ length: 9 }, () => makeMissing('/media/p1-plank-32.webp'));
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  expect((await sharp(join(media, 'p1-plank-32.webp')).metadata()).width).toBe(32);
  expect(vi.mocked(rename).mock.calls.filter(([, to]) => String(to).startsWith(media))).toHaveLength(1);
  // Made by another process since it was looked for.
  expect(await webpOnRequest(folder)('/media/p1-plank-32.webp')).toBe(true);
  for (const path of ['/media/p1-plank-48.webp', '/media/p9-plank-32.webp', '/media/../p1-plank-64.webp', '/p1-plank-64.webp'])
    expect(await makeMissing(path)).toBe(false);
  expect((await readdir(media)).filter((name) => name.endsWith('.webp'))).toEqual(['p1-plank-32.webp']);
  expect(await lacksWebpCopies(media)).toBe(true);
  await makeMissingWebp(media);
  expect(await lacksWebpCopies(media)).toBe(false);
});

it('a copy that cannot be made is tried once, and is missing', async () => {
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media', 'p1-plank-32.avif'), 'no picture');
  const makeMissing = webpOnRequest(folder);
  expect(await makeMissing('/media/p1-plank-32.webp')).toBe(false);
  expect(await makeMissing('/media/p1-plank-32.webp')).toBe(false);
});

it('a copy older than its picture is dropped before a build', async () => {
  for (const name of ['old-32', 'new-32']) for (const kind of ['avif', 'webp']) await writeFile(join(folder, `${name}.${kind}`), '');
  await writeFile(join(folder, 'left-32.webp'), '');
  const { mtimeMs } = await stat(join(folder, 'new-32.avif'));
  await utimes(join(folder, 'old-32.webp'), 1, 1);
  await utimes(join(folder, 'new-32.webp'), new Date(), new Date(mtimeMs + 5_000));
  await dropOutdatedWebp(folder);
  expect((await readdir(folder)).filter((name) => name.endsWith('.webp'))).toEqual(['new-32.webp']);
});
