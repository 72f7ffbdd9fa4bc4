import { expect, it } from 'vitest';
import { forEachLimited } from './for-each-limited';

const FILES = Array.from({ length: 10 }, (_, index) => `file ${index}`);

it('Every file is worked on once, in order, at most so many at a time', async () => {
  const begun: string[] = [];
  let [atOnce, most] = [0, 0];
  await forEachLimited(FILES, 3, async (file) => {
    begun.push(file);
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
  });
  expect([begun, most]).toEqual([FILES, 3]);
});

it('Files that fail stop no other, also where all fail', async () => {
  const begun: string[] = [];
  await forEachLimited(FILES, 1, async (file) => {
    begun.push(file);
    throw new TypeError('network');
  });
  expect(begun).toEqual(FILES);
});

it('It ends when the last file is done', async () => {
  let done = 0;
  await forEachLimited(FILES, 4, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    done += 1;
  });
  expect(done).toBe(FILES.length);
});
