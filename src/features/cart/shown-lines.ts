import { projectCart, type CartLine, type ProjectedLine } from '../../domain/cart';
import type { OutboxEntry } from '../../offline/outbox/outbox';

export function shownLines(serverLines: readonly CartLine[], entries: readonly OutboxEntry[]): readonly ProjectedLine[] {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return projectCart(
    serverLines,
    waiting.map(({ intent }) => intent),
  );
}
