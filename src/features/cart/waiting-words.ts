import { boxesText } from '../../domain/number-text';
import type { OutboxEntry } from '../../offline/outbox/outbox';

/** 'Coastal Maple: 12 boxes'. */
export function changeWords({ intent: { product, boxes } }: Pick<OutboxEntry, 'intent'>): string {
  return `${product.title}: ${boxes === 0 ? 'taken out of the cart' : boxesText(boxes)}`;
}
