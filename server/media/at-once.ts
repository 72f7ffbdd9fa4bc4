import { availableParallelism } from 'node:os';

/** Pictures processed at a time: a running store keeps one processor for its shoppers. */
export const PICTURES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Runs `work` for every item, at most `limit` at a time. Results are in the items' order. The first failure rejects. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) {
      if (hasFailed) return;
      results[index] = await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
