import { expect, it } from 'vitest';
import { readInBatches } from './read-in-batches';

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

it('A long list is read batch by batch, each after the last row of the one before', async () => {
  const after: (number | undefined)[] = [];
  const rows = await readInBatches<{ readonly id: number }>(Number.MAX_SAFE_INTEGER, async (wanted, last) => {
    after.push(last?.id);
    return rowsFrom((last?.id ?? 0) + 1, last === undefined ? wanted : 3);
  });
  expect([after, rows.length, rows.at(-1)]).toEqual([[undefined, 500], 503, { id: 503 }]);
});

it('A search that gives the same rows again ends in an error, and not in a memory that is full', async () => {
  let searches = 0;
  const reading = readInBatches(Number.MAX_SAFE_INTEGER, async (wanted) => {
    searches += 1;
    return rowsFrom(1, wanted);
  });
  await expect(reading).rejects.toThrow('again');
  expect(searches).toBe(2);
});
