import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPayment } from './open-payment';
import { PaymentRefused, PaymentUnreachable } from './payment-provider';
import type { BillableLine } from '../repositories/billable-lines';
import { clearLedger, CONTENT, freeze, ledger, ledgerContext, payment, snapshotOf } from '../../tests/fixtures/payment-ledger';

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);
vi.mock('../repositories/billable-lines', async () => (await import('../../tests/fixtures/payment-ledger')).linesInMemory);
const locked = vi.hoisted((): number[] => []);
vi.mock('../repositories/users', () => ({ lockOpenAccount: async (_tx: unknown, userId: number) => void locked.push(userId) }));
vi.mock('./read-terms', async () => {
  const { PICKUP_TERMS } = await import('../../tests/fixtures/checkout-terms');
  return { readTerms: async (_context: unknown, _userId: number, choice: object) => ({ ...PICKUP_TERMS, choice }) };
});

const MAPLE: BillableLine = { productId: 107, title: 'Maple', boxes: 9, isActive: true, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const context = () => ({ ...ledgerContext(), roadDistance: async () => null, now: () => 0, signsAs: '' });
const open = (amountCents = 72_620) => openPayment(context(), 7, { amountCents, choice: CONTENT.choice });
const states = () => ledger.snapshots.map(({ state }) => state);
const fails = (): never => {
  throw new Error('not now');
};

beforeEach(() => {
  clearLedger();
  locked.length = 0;
  ledger.cart = [MAPLE];
});

describe('A payment for the cart', () => {
  it('is opened over what the server bills, under the lock of the shopper, and its secret is given', async () => {
    expect(await open()).toBe('pi_new1_secret_x');
    expect([ledger.asked, locked]).toEqual([['create 72620 Flooring, 9 boxes'], [7]]);
    expect(snapshotOf(1)).toMatchObject({ userId: 7, state: 'open', paymentId: 'pi_new1', content: CONTENT });
  });

  it('is not opened over another sum than the shopper saw', async () => {
    await expect(open(72_619)).rejects.toThrow('The total is now $726.20, not $726.19');
    expect([ledger.asked, ledger.snapshots]).toEqual([[], []]);
  });

  it.each(['requires_payment_method', 'requires_confirmation', 'requires_action'])(
    'that is %s is given again for the same cart, not opened a second time',
    async (status) => {
      payment({ status });
      expect(await open()).toBe('pi_1_secret_x');
      expect([ledger.asked, states()]).toEqual([['find pi_1'], ['open']]);
    },
  );

  it.each(['canceled', 'gone'])('that is %s is opened anew for the same cart', async (status) => {
    payment({ status });
    if (status === 'gone') ledger.payments.clear();
    expect(await open()).toBe('pi_new2_secret_x');
    expect(states()).toEqual(['superseded', 'open']);
  });

  it('that was frozen but not opened is opened for the same cart, not frozen again', async () => {
    freeze();
    expect(await open()).toBe('pi_new1_secret_x');
    expect(states()).toEqual(['open']);
  });

  it('without a secret cannot be paid, and the shopper is told so', async () => {
    payment({ status: 'requires_payment_method', clientSecret: null });
    await expect(open()).rejects.toThrow('Failed to initialize payment');
  });
});

describe('A payment of an older cart', () => {
  const OLDER = { ...CONTENT, bill: { ...CONTENT.bill, boxes: 8 } };
  const older = (status: string) => {
    payment({ status });
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, content: OLDER }));
  };

  it('is canceled before the new one is opened: at most one can be paid', async () => {
    older('requires_action');
    expect(await open()).toBe('pi_new2_secret_x');
    expect(ledger.asked).toEqual(['cancel pi_1', 'create 72620 Flooring, 9 boxes']);
    expect(states()).toEqual(['superseded', 'open']);
  });

  it('is canceled too where the new cart has a payment already', async () => {
    older('requires_action');
    payment({ status: 'requires_payment_method' });
    expect(await open()).toBe('pi_2_secret_x');
    expect(states()).toEqual(['superseded', 'open']);
  });

  it('that is just being opened is given up: its call cancels it, or the reconciler', async () => {
    freeze({ content: OLDER });
    await open();
    expect([ledger.asked, states()]).toEqual([['create 72620 Flooring, 9 boxes'], ['canceling', 'open']]);
  });

  it('that another call gave up and could not cancel yet is canceled before the new one is opened', async () => {
    older('requires_action');
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, state: 'canceling' }));
    await open();
    expect([ledger.asked, states()]).toEqual([
      ['cancel pi_1', 'create 72620 Flooring, 9 boxes'],
      ['superseded', 'open'],
    ]);
  });

  it('that is still worked on is waited for, and no other is opened', async () => {
    older('processing');
    await expect(open()).rejects.toThrow('A payment for your cart is still being processed. Please wait a moment and try again.');
    expect(ledger.asked).toEqual(['cancel pi_1']);
    expect(snapshotOf(1)?.state).toBe('canceling');
  });

  it('that was paid becomes its order, and the shopper reads its number before paying again', async () => {
    older('succeeded');
    await expect(open()).rejects.toThrow('You have already paid $726.20: your order is SPS-10001. Please look at your cart again.');
    expect([ledger.orders.length, ledger.asked]).toEqual([1, ['cancel pi_1']]);
  });

  it('that was paid but cannot become an order is told as such', async () => {
    older('succeeded');
    ledger.trouble.insertOrder = fails;
    await expect(open()).rejects.toThrow('You have already paid $726.20. We are still working on that order.');
  });

  it('that was paid and refunded is told as such', async () => {
    older('succeeded');
    ledger.trouble.insertOrder = fails;
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, failures: 3 }));
    await expect(open()).rejects.toThrow('Your payment of $726.20 could not become an order and was refunded in full.');
  });
});

it('A payment of this very cart that was paid is not opened again: the shopper reads the order', async () => {
  payment();
  await expect(open()).rejects.toThrow('You have already paid $726.20: your order is SPS-10001.');
  expect(ledger.asked).toEqual(['find pi_1']);
});

describe('A provider', () => {
  it('that refuses a payment is asked under another number the next time, and the log says so', async () => {
    ledger.trouble.create = () => {
      throw new PaymentRefused('no');
    };
    await expect(open()).rejects.toThrow('Failed to initialize payment');
    expect(states()).toEqual(['superseded']);
    expect(ledger.logged).toMatchObject([{ level: 'error', event: 'payment_not_opened', snapshotId: 1, error: 'PaymentRefused' }]);
    ledger.trouble = {};
    expect(await open()).toBe('pi_new2_secret_x');
  });

  it('that does not answer is asked under the same number the next time: the payment may be there', async () => {
    ledger.trouble.create = () => {
      throw new PaymentUnreachable('no answer');
    };
    await expect(open()).rejects.toThrow(PaymentUnreachable);
    expect([states(), ledger.logged]).toEqual([['open'], []]);
    ledger.trouble = {};
    expect(await open()).toBe('pi_new1_secret_x');
  });
});

it('A payment opened while another window changed the cart is canceled, and the shopper looks again', async () => {
  ledger.trouble.attach = () => {
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, state: 'superseded' }));
  };
  await expect(open()).rejects.toThrow('Your cart changed in another window. Please look at it again before you pay.');
  expect(ledger.asked).toEqual(['create 72620 Flooring, 9 boxes', 'cancel pi_new1']);
});
