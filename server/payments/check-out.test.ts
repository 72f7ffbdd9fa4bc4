import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem, Refusal } from '../http/problems';
import { checkOut } from './check-out';
import { clearLedger, ledger, ledgerContext, payment } from '../../tests/fixtures/payment-ledger';

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);

const RECEIPT = { orderId: 1, orderNumber: 'SPS-10001', totalCents: 72_620 };
const UNKNOWN = new Refusal('We do not know this payment. Nothing was ordered.');
const fails = (): never => {
  throw new Error('not now');
};
const askAs = (userId: number, paymentId = 'pi_1') => checkOut(ledgerContext(), userId, paymentId);

beforeEach(clearLedger);

describe('The receipt of a payment', () => {
  it('is the same at every call, with nothing but number, id and total', async () => {
    payment();
    expect(await askAs(7)).toEqual(RECEIPT);
    expect(await askAs(7)).toEqual(RECEIPT);
    expect([ledger.orders.length, ledger.asked]).toEqual([1, ['find pi_1']]);
  });

  it("is given to nobody else, before and after the order was made: another's payment is as good as none", async () => {
    payment();
    await expect(askAs(8)).rejects.toThrow(UNKNOWN);
    expect(ledger.orders).toEqual([]);
    await askAs(7);
    await expect(askAs(8)).rejects.toThrow(UNKNOWN);
  });

  it.each(['', 'pi_', 'ch_1', 'xpi_1', 'pi_1/../2', 'pi_1 ', `pi_${'a'.repeat(201)}`])(
    'is not asked for under %j, which is no id of a payment',
    async (id) => {
      await expect(askAs(7, id)).rejects.toThrow(UNKNOWN);
      expect(ledger.asked).toEqual([]);
    },
  );

  it('is asked for under the longest id that there is', async () => {
    const id = `pi_${'a'.repeat(200)}`;
    payment({ id });
    expect(await askAs(7, id)).toMatchObject({ totalCents: 72_620 });
  });

  it.each([
    ['in another currency', { currency: 'eur' }],
    ['of real money in a demo', { isLive: true }],
    ['of nobody', { userId: null }],
  ])('is none for a payment %s', async (_what, values) => {
    payment(values);
    await expect(askAs(7)).rejects.toThrow(UNKNOWN);
    payment({ ...values, id: 'pi_unpaid', status: 'processing' });
    await expect(askAs(7, 'pi_unpaid')).rejects.toThrow(UNKNOWN);
    expect(ledger.orders).toEqual([]);
  });

  it('is none for a payment that belongs to no cart of this store, though the shopper is right', async () => {
    payment();
    ledger.snapshots = [];
    await expect(askAs(7)).rejects.toThrow(UNKNOWN);
  });

  it.each(['processing', 'requires_payment_method', 'canceled'])(
    'is none while the payment is %s, and the shopper is told so',
    async (status) => {
      payment({ status });
      await expect(askAs(7)).rejects.toThrow(new Refusal(`Payment status: ${status}`));
      expect(ledger.orders).toEqual([]);
    },
  );
});

describe('A paid order that cannot be made', () => {
  it('is no refusal, for the money has moved: the page is told to ask again', async () => {
    payment();
    ledger.trouble.insertOrder = fails;
    const error = await askAs(7).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpProblem);
    expect(error).toMatchObject({ httpStatus: 503, headers: { 'Retry-After': '30' } });
    expect(error).toHaveProperty('message', expect.stringContaining('Your payment went through'));
  });

  it('and was refunded is refused, and says in words and in data that the money went back', async () => {
    payment({}, 'refunding');
    const error = await askAs(7).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      message: 'We could not make your order, so your payment was refunded in full.',
      data: { refunded: true },
    });
  });
});
