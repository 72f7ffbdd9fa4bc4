const BATCH = 500;

/** The first `limit` rows of a search, asked for in batches, so that a long list stands in nobody's way. `search` gives up to `wanted` rows after `last`. */
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
