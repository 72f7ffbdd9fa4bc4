import type { CartLine } from '../../domain/cart';
import { outbox, type OutboxEntry } from '../../offline/outbox';

/**
 * Takes a waiting change back. One that may have reached the server already cannot be forgotten: there the cart as the server
 * last told it is asked for instead.
 */
export async function cancelChange(entry: OutboxEntry, serverLines: readonly CartLine[]): Promise<void> {
  if (await outbox.cancel(entry)) return;
  const { product } = entry.intent;
  const line = serverLines.find((candidate) => candidate.product.id === product.id);
  await outbox.put({ product, boxes: line?.boxes ?? 0, isInstallationChosen: line?.isInstallationChosen ?? false });
}
