import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnerFile, isOutside } from './owner-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-files-'));
  await mkdir(join(folder, 'photos'));
  for (const name of ['photos/oak.jpg', 'photos/Cafe\u0301.jpg', 'photos/Ash.JPG', 'photos/ASH.JPG'])
    await writeFile(join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['photos/oak.jpg', 'photos/oak.jpg'],
  ['photos\\oak.jpg', 'photos/oak.jpg'],
  ['.\\photos\\Oak.JPG', 'photos/oak.jpg'],
  ['Photos/caf\u00e9.jpg', 'photos/Cafe\u0301.jpg'],
  ['photos/Ash.JPG', 'photos/Ash.JPG'],
])('%j names the file as a Mac or Windows would find it', async (named, found) => {
  expect(await findOwnerFile(folder, named)).toBe(join(folder, found));
});

test.each(['/etc/passwd', 'C:\\photos\\oak.jpg', '../oak.jpg'])('%j lies outside, whatever the folder holds', (named) => {
  expect([isOutside(named), isOutside('photos/oak.jpg')]).toEqual([true, false]);
});

test.each([
  'photos/ash.jpg',
  'photos/elm.jpg',
  '../oak.jpg',
  '..\\oak.jpg',
  'C:\\photos\\oak.jpg',
  '/etc/passwd',
  'photos\\..\\..\\oak.jpg',
])('%j names no file of the folder, or not one alone', async (named) => {
  expect(await findOwnerFile(folder, named)).toBeNull();
});
