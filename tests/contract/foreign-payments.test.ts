import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutSnapshots, orders } from '../../server/db/schema/shop';
import { checkOut } from '../../server/payments/check-out';
import { openPayment } from '../../server/payments/open-payment';
import {
  PaymentRefused,
  PaymentUnreachable,
  type Payment,
  type PaymentOrder,
  type PaymentProvider,
} from '../../server/payments/payment-provider';
import { findUserByEmail } from '../../server/repositories/users';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// What a provider may say of a payment that is not the one it is said to be.

let store: TestStore;
let userId: number;
/** What the provider knows, by id. */
let known: Map<string, Payment>;
/** What the provider was asked to open. */
let asked: PaymentOrder[];
let isLive: boolean;
let create: (order: PaymentOrder) => Promise<Payment>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  userId = await someShopper();
  [known, asked, isLive] = [new Map(), [], false];
  create = async (order) => remember({ userId: order.userId, snapshotId: order.snapshotId, status: 'requires_payment_method' });
});

async function someShopper(): Promise<number> {
  const { email } = await shopperWithFloor(store);
  return (await findUserByEmail(store.database.db, email))?.id ?? 0;
}

let payments = 0;
function remember(change: Partial<Payment>): Payment {
  payments += 1;
  const payment: Payment = {
    id: `pi_${payments}`,
    clientSecret: `pi_${payments}_secret_x`,
    status: 'succeeded',
    amountCents: BILL_B_CENTS,
    receivedCents: BILL_B_CENTS,
    refundedCents: 0,
    currency: 'usd',
    isLive: false,
    userId,
    snapshotId: null,
    ...change,
  };
  known.set(payment.id, payment);
  return payment;
}

function context() {
  const provider: PaymentProvider = {
    get isLive() {
      return isLive;
    },
    create: (order) => {
      asked.push(order);
      return create(order);
    },
    find: async (paymentId) => known.get(paymentId) ?? null,
    cancel: async (paymentId) => known.get(paymentId) ?? remember({ id: paymentId, status: 'canceled' }),
    refund: async () => undefined,
    refundPart: () => Promise.reject(new Error('No refund here')),
    refundsOf: async () => [],
    readEvent: () => {
      throw new Error('No events here');
    },
  };
  const {
    services,
    database: { db },
  } = store;
  return {
    db,
    provider,
    log: services.log,
    now: services.now,
    signsAs: '',
    roadDistance: services.roadDistance,
    orderPrefix: async () => 'SPS-',
    confirmOrder: async () => undefined,
    keepChange: async () => true,
    onOrder: () => undefined,
  };
}

const open = (): Promise<string> => openPayment(context(), userId, { amountCents: BILL_B_CENTS, choice: PICKUP });
const ordersMade = (paymentId: string) => store.database.db.select().from(orders).where(eq(orders.paymentId, paymentId));

/** A payment opened for this shopper's cart, as the provider tells of it afterwards. */
async function openedPayment(change: Partial<Payment>): Promise<Payment> {
  const [paymentId = ''] = (await open()).split('_secret');
  const payment = { ...(known.get(paymentId) ?? remember({})), status: 'succeeded', ...change };
  known.set(paymentId, payment);
  return payment;
}

describe('A checkout is refused like one of an unknown payment, and orders nothing,', () => {
  test.each<[string, Partial<Payment>]>([
    ['in another currency', { currency: 'eur' }],
    ['of live money in a test store', { isLive: true }],
    ['that names no shopper', { userId: null }],
  ])('for a payment %s', async (_what, change) => {
    const payment = await openedPayment(change);
    await expect(checkOut(context(), userId, payment.id)).rejects.toThrow('We do not know this payment. Nothing was ordered.');
    expect(await ordersMade(payment.id)).toEqual([]);
  });

  test('for test money in a live store', async () => {
    const payment = await openedPayment({});
    isLive = true;
    await expect(checkOut(context(), userId, payment.id)).rejects.toThrow('We do not know this payment.');
    expect(await ordersMade(payment.id)).toEqual([]);
  });

  test('for a payment of another shopper', async () => {
    const payment = await openedPayment({});
    await expect(checkOut(context(), await someShopper(), payment.id)).rejects.toThrow('We do not know this payment.');
    expect(await ordersMade(payment.id)).toEqual([]);
  });

  test("for a payment that names another shopper's cart, or none", async () => {
    await openedPayment({});
    const [snapshot] = await store.database.db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.userId, userId));
    const stranger = await someShopper();
    for (const snapshotId of [snapshot?.id ?? 0, null, 999_999]) {
      const payment = remember({ userId: stranger, snapshotId });
      await expect(checkOut(context(), stranger, payment.id)).rejects.toThrow('We do not know this payment.');
      expect(await ordersMade(payment.id)).toEqual([]);
    }
  });
});

test.each(['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'canceled'])(
  'A payment that is %s orders nothing, and the refusal says where it stands',
  async (status) => {
    const payment = await openedPayment({ status, receivedCents: 0 });
    await expect(checkOut(context(), userId, payment.id)).rejects.toThrow(`Payment status: ${status}`);
    expect(await ordersMade(payment.id)).toEqual([]);
  },
);

test('A payment of another amount than the bill is kept, with what is odd about it written beside it', async () => {
  const payment = await openedPayment({ receivedCents: BILL_B_CENTS - 1 });
  await checkOut(context(), userId, payment.id);
  expect(await ordersMade(payment.id)).toMatchObject([{ totalCents: BILL_B_CENTS, flag: 'paid 72619 cents, billed 72620 cents' }]);
});

test('A payment that made an order earlier answers with that order, and makes no other of the cart as it is now', async () => {
  const payment = await openedPayment({});
  const receipt = await checkOut(context(), userId, payment.id);
  known.delete(payment.id);
  expect(await checkOut(context(), userId, payment.id)).toEqual(receipt);
  expect(await ordersMade(payment.id)).toHaveLength(1);
});

describe('Opening a payment', () => {
  test('that the provider refuses says so, and the next try is a new one for the provider', async () => {
    create = () => Promise.reject(new PaymentRefused('no'));
    await expect(open()).rejects.toThrow('Failed to initialize payment');
    await expect(open()).rejects.toThrow('Failed to initialize payment');
    expect(new Set(asked.map(({ snapshotId }) => snapshotId)).size).toBe(2);
  });

  test('that the provider does not answer is asked for again as the same, so that it cannot be made twice', async () => {
    create = () => Promise.reject(new PaymentUnreachable('no answer'));
    await expect(open()).rejects.toThrow(PaymentUnreachable);
    await expect(open()).rejects.toThrow(PaymentUnreachable);
    expect(new Set(asked.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(asked[0]).toMatchObject({ amountCents: BILL_B_CENTS, userId });
  });
});
