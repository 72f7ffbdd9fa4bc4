import type * as files from 'node:fs/promises';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeMissingWebp } from './webp-copies';

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
