import { formatCount } from '../../domain/number-text';
import type { OutboxEntry } from '../../offline/outbox/outbox';

/** 'Coastal Maple: 12 boxes'. */
export function changeWords({ intent: { product, boxes } }: Pick<OutboxEntry, 'intent'>): string {
  if (boxes === 0) return `${product.title}: taken out of the cart`;
  return `${product.title}: ${formatCount(boxes)} ${boxes === 1 ? 'box' : 'boxes'}`;
}
