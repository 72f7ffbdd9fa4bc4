import type { CartEnding } from '../../domain/cart';
import type { OutboxEntry } from '../../offline/outbox/outbox';

/** A change that met an order or a removal made elsewhere: the shopper decides. */
export interface AskedEntry extends OutboxEntry {
  readonly ending: CartEnding;
}

export function isAsked(entry: OutboxEntry): entry is AskedEntry {
  return entry.state === 'refused' && entry.ending !== null;
}
