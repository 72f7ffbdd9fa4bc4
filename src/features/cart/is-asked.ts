import type { CartEnding } from '../../domain/cart';
import type { OutboxEntry } from '../../offline/outbox/outbox';

/** A change that conflicts with an order or a removal on another device: the shopper decides. */
export interface AskedEntry extends OutboxEntry {
  readonly ending: CartEnding;
}

export function isAsked(entry: OutboxEntry): entry is AskedEntry {
  return entry.state === 'refused' && entry.ending !== null;
}
