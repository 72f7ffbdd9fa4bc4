import { isDeepStrictEqual } from 'node:util';

const BATCH = 500;

/**
 * Batches, so that a long list does not block other queries. `search` returns up to `wanted` rows after `last`. Throws when it returns the same
 * batch again.
 */
export async function readInBatches<Row>(
  limit: number,
  search: (wanted: number, last: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  while (rows.length < limit) {
    const wanted = Math.min(BATCH, limit - rows.length);
    const last = rows.at(-1);
    const batch = await search(wanted, last);
    if (last !== undefined && isDeepStrictEqual(batch.at(-1), last)) throw new Error('The same rows were read again');
    rows.push(...batch);
    if (batch.length < wanted) break;
  }
  return rows;
}
