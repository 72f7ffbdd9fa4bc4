const BATCH = 500;

/** Batches, so that a long list does not block other queries. `search` returns up to `wanted` rows after `last`. */
export async function readInBatches<Row>(
  limit: number,
  search: (wanted: number, last: Row | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  while (rows.length < limit) {
    const wanted = Math.min(BATCH, limit - rows.length);
    const batch = await search(wanted, rows.at(-1));
    rows.push(...batch);
    if (batch.length < wanted) break;
  }
  return rows;
}
