import type { OrderDraft } from '../domain/order';
import { createCollection } from './kept/collection';
import { keptDatabase } from './kept/database';
import { isFields } from './storage/stored-fields';
import { readTries, type Tries } from './sync/backoff';
import { NO_BROADCAST } from './sync/broadcast';
import { createValue } from './value';

/**
 * Saved before the card is charged, deleted once the server has the order or the payment has failed. No card data and no secret.
 */
export interface PaymentAttempt {
  readonly v: 1;
  readonly accountId: string;
  readonly order: OrderDraft;
  /** Milliseconds since 1970, device clock. */
  readonly startedAt: number;
  readonly isPaid: boolean;
  readonly tries: Tries;
}

const newest = createValue('');

const collection = createCollection<PaymentAttempt>({
  kind: 'payments',
  read: readPaymentAttempt,
  keyOf: ({ order }) => order.paymentId,
  order: (a, b) => a.startedAt - b.startedAt,
  database: keptDatabase,
  channel: NO_BROADCAST,
});

/** Of an account; its logout leaves them: the server makes the order at the account's next login, or by itself. */
export const paymentAttempts = {
  /** Rejects when the device cannot save it: then it lasts as long as the page. */
  save: (attempt: PaymentAttempt): Promise<void> =>
    collection.keep(attempt).finally(() => newest.set(`${attempt.order.paymentId} ${attempt.isPaid}`)),
  retime: (paymentId: string, change: (before: Tries) => Tries): Promise<void> =>
    collection.edit(paymentId, (attempt) => ({ ...attempt, tries: change(attempt.tries) })),
  /** Called for attempts of this page only. */
  subscribe: newest.subscribe,
  /** Identifies what this page saved last; '' before. */
  newest: newest.get,
  drop: collection.remove,
  /** Oldest first; only this page's when storage is unavailable. */
  async of(accountId: string): Promise<readonly PaymentAttempt[]> {
    await collection.readAll().catch(() => undefined);
    return collection.get().records.filter((attempt) => attempt.accountId === accountId);
  },
};

/** Null when it is invalid. */
export function readPaymentAttempt(stored: unknown): PaymentAttempt | null {
  if (!isFields(stored) || stored['v'] !== 1) return null;
  const { accountId, startedAt, isPaid } = stored;
  const order = isFields(stored['order']) ? readOrder(stored['order']) : null;
  if (order === null || typeof accountId !== 'string' || typeof startedAt !== 'number') return null;
  return { v: 1, accountId, order, startedAt, isPaid: isPaid === true, tries: readTries(stored['tries']) };
}

function readOrder(fields: Readonly<Record<string, unknown>>): OrderDraft | null {
  const { paymentId, paymentStatus, cartLineIds, choice, bill } = fields;
  if (typeof paymentId !== 'string' || !isFields(choice) || !isFields(bill)) return null;
  const cents = (name: string): number => (typeof bill[name] === 'number' ? bill[name] : 0);
  return {
    paymentId,
    paymentStatus: typeof paymentStatus === 'string' ? paymentStatus : '',
    cartLineIds: Array.isArray(cartLineIds) ? cartLineIds.filter((id) => typeof id === 'number') : [],
    choice: {
      fulfilment: choice['fulfilment'] === 'Delivery' ? 'Delivery' : 'Pickup',
      addressId: typeof choice['addressId'] === 'number' ? choice['addressId'] : null,
      promoCode: typeof choice['promoCode'] === 'string' ? choice['promoCode'] : null,
      isInstallationChosen: choice['isInstallationChosen'] === true,
    },
    bill: {
      boxes: cents('boxes'),
      area: cents('area'),
      itemsCents: cents('itemsCents'),
      taxCents: cents('taxCents'),
      installationCents: cents('installationCents'),
      discountCents: cents('discountCents'),
      shippingCents: cents('shippingCents'),
      totalCents: cents('totalCents'),
    },
  };
}
