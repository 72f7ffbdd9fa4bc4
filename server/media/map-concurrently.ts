import { availableParallelism } from 'node:os';

/** A running store keeps one processor for its shoppers. */
export const PICTURES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Results are in the order of the items. After a failure or an abort no other item starts; rejects when all running ones have ended. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) {
      if (failures.length > 0 || signal.aborted) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  signal.throwIfAborted();
  return results;
}
