import type { OrderDraft } from '../domain/order';
import { readTries, type Tries } from './sync/backoff';
import { keptDatabase } from './kept/database';
import { isFields } from './storage/stored-fields';
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
/** Where the browser stores nothing, these are the only ones. */
const inMemory = new Map<string, PaymentAttempt>();

export const paymentAttempts = {
  /** Rejects when the device cannot save it. */
  async save(attempt: PaymentAttempt): Promise<void> {
    inMemory.set(attempt.order.paymentId, attempt);
    try {
      await keptDatabase.write('payments', (records) => records.put(attempt, attempt.order.paymentId));
    } finally {
      newest.set(`${attempt.order.paymentId} ${attempt.isPaid}`);
    }
  },
  async retime(paymentId: string, tries: (before: Tries) => Tries): Promise<void> {
    const own = inMemory.get(paymentId);
    if (own !== undefined) inMemory.set(paymentId, { ...own, tries: tries(own.tries) });
    await keptDatabase.write('payments', async (records) => {
      const attempt = readPaymentAttempt(await records.get(paymentId));
      if (attempt !== null) await records.put({ ...attempt, tries: tries(attempt.tries) }, paymentId);
    });
  },
  /** Called for attempts of this page only. */
  subscribe: newest.subscribe,
  /** Identifies what this page saved last; '' before. */
  newest: newest.get,
  async drop(paymentId: string): Promise<void> {
    inMemory.delete(paymentId);
    await keptDatabase.write('payments', (records) => records.delete(paymentId));
  },
  /** Oldest first; only this page's when storage is unavailable. */
  async of(accountId: string): Promise<readonly PaymentAttempt[]> {
    const stored: readonly unknown[] = await keptDatabase
      .read('payments', (records) => records.getAll())
      .catch(() => [...inMemory.values()]);
    return stored
      .map(readPaymentAttempt)
      .filter((attempt) => attempt !== null)
      .filter((attempt) => attempt.accountId === accountId)
      .sort((a, b) => a.startedAt - b.startedAt);
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
