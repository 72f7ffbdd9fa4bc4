import { expect, test } from 'vitest';
import { outdated, readDrawn } from './run-all';
import { folders } from './folders';
import { allParts, planTasks } from './plan';

test('Every committed picture is the one that the program as it stands draws from the facts as they stand', async () => {
  const stale = outdated(planTasks(allParts, []), await readDrawn(folders.drawn));
  expect(
    stale.map(({ name }) => name),
    "draw these again with 'npm run pictures'",
  ).toEqual([]);
});

test('No two pictures are the same', async () => {
  const drawn = await readDrawn(folders.drawn);
  expect(drawn.size).toBeGreaterThan(48 * 5);
  expect(new Set([...drawn.values()].map(({ files }) => files)).size).toBe(drawn.size);
});
