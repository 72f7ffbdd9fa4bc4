import type { CartEnding } from '../../domain/cart';
import type { OutboxEntry } from '../../offline/outbox/outbox';

export interface AskedEntry extends OutboxEntry {
  readonly ending: CartEnding;
}

export function isAsked(entry: OutboxEntry): entry is AskedEntry {
  return entry.state === 'refused' && entry.ending !== null;
}
