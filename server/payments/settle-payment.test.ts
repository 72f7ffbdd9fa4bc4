import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT, clearLedger, freeze, ledger, ledgerContext, LIVE, payment, snapshotOf } from '../../tests/fixtures/payment-ledger';
import { settlePayment } from './settle-payment';

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);

const locked = vi.hoisted((): string[] => []);
vi.mock('../repositories/quote-uses', () => ({
  lockQuote: async (_tx: unknown, signature: string) => void locked.push(signature),
  findOrderOfQuote: async () => (locked.length > 0 ? { orderNumber: 'SPS-9', userId: 8 } : null),
}));

const fails = (): never => {
  throw new Error('not now');
};
const RECEIPT = { orderId: 1, orderNumber: 'SPS-10001', totalCents: 72_620 };
const ORDERED = { kind: 'ordered', receipt: RECEIPT, userId: 7 };

beforeEach(clearLedger);

describe('A payment that succeeded', () => {
  it('becomes its order: number, cart, confirmation and all', async () => {
    expect(await settlePayment(ledgerContext(), payment())).toEqual(ORDERED);
    expect(ledger.orders).toEqual([{ ...RECEIPT, userId: 7, paymentId: 'pi_1', flag: null, isDemo: true }]);
    expect(ledger.removed).toEqual([[7, 107, 'SPS-10001']]);
    expect(ledger.mailed).toEqual(['SPS-10001']);
    expect([snapshotOf(1)?.state, ledger.wakes, ledger.asked]).toEqual(['ordered', 1, []]);
    expect(ledger.logged).toEqual([]);
  });

  it('becomes one order, whoever asks and however often, with one confirmation', async () => {
    const paid = payment();
    for (let asked = 0; asked < 3; asked += 1) expect(await settlePayment(ledgerContext(), paid)).toMatchObject(ORDERED);
    expect([ledger.orders.length, ledger.mailed.length, ledger.wakes, ledger.removed.length]).toEqual([1, 1, 1, 1]);
  });

  it('of real money makes no demo order', async () => {
    await settlePayment(ledgerContext({ provider: LIVE }), payment({ isLive: true }));
    expect(ledger.orders[0]?.isDemo).toBe(false);
  });

  it('of another sum than was billed becomes an order that says so', async () => {
    await settlePayment(ledgerContext(), payment({ receivedCents: 72_619 }));
    expect(ledger.orders[0]?.flag).toBe('paid 72619 cents, billed 72620 cents');
  });

  it('and was refunded in full before it became an order becomes none', async () => {
    expect(await settlePayment(ledgerContext(), payment({ refundedCents: 72_620 }))).toEqual({ kind: 'refunded' });
    expect([ledger.orders, ledger.removed, ledger.mailed, ledger.asked]).toEqual([[], [], [], []]);
    expect(snapshotOf(1)?.state).toBe('refunded');
  });

  it('and was refunded in part before becomes an order that says so', async () => {
    await settlePayment(ledgerContext(), payment({ refundedCents: 2_000 }));
    expect(ledger.orders[0]?.flag).toBe('refunded 2000 cents before it became an order');
  });

  it('of another sum, at the prices of a quote that was used before, becomes an order that says both, looked up under the lock of the quote', async () => {
    const paid = payment({ receivedCents: 72_619 });
    const quote = { number: '7-1A', signature: 'S' };
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, content: { ...snapshot.content, quote } }));
    await settlePayment(ledgerContext(), paid);
    expect(ledger.orders[0]?.flag).toBe('paid 72619 cents, billed 72620 cents; quote 7-1A was used in order SPS-9 too');
    expect(locked).toEqual(['S']);
  });

  it('of a cart that held its boxes tells the owner which of them are missing, and of no others', async () => {
    const paid = payment();
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, content: { ...snapshot.content, holdsBoxes: true } }));
    ledger.taken = [
      { productId: 101, title: 'Oak', ordered: 9, taken: 9 },
      { productId: 107, title: 'Maple', ordered: 1_200, taken: 1_100 },
      { productId: 133, title: 'Slate', ordered: 3, taken: null },
      { productId: 141, title: 'Walnut', ordered: 1, taken: 0 },
    ];
    await settlePayment(ledgerContext(), paid);
    expect(ledger.orders[0]?.flag).toBe('1,200 boxes of Maple were ordered, 1,100 on hand; 1 box of Walnut was ordered, 0 on hand');
  });

  it('of a cart that held no boxes says nothing about missing ones', async () => {
    ledger.taken = [{ productId: 107, title: 'Maple', ordered: 9, taken: 0 }];
    await settlePayment(ledgerContext(), payment());
    expect(ledger.orders[0]?.flag).toBeNull();
  });

  it('of a delivery whose address was erased before it was paid becomes an order that says so', async () => {
    const paid = payment({}, 'superseded');
    const choice = { ...CONTENT.choice, fulfilment: 'Delivery' } as const;
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, content: { ...CONTENT, choice } }));
    await settlePayment(ledgerContext(), paid);
    expect(ledger.orders[0]?.flag).toBe('its delivery address was erased before it was paid');
  });

  it('of a cart given up meanwhile becomes its order all the same: the money has moved', async () => {
    expect(await settlePayment(ledgerContext(), payment({}, 'superseded'))).toEqual(ORDERED);
  });

  it('is found by the number in it where its id was never noted', async () => {
    const { id } = freeze();
    const paid = { ...payment({ id: 'pi_lost' }), snapshotId: id };
    ledger.snapshots = ledger.snapshots.filter((snapshot) => snapshot.id === id);
    expect(await settlePayment(ledgerContext(), paid)).toEqual(ORDERED);
    expect(snapshotOf(id)).toMatchObject({ state: 'ordered', paymentId: 'pi_lost' });
  });

  it.each([
    ['in another currency', { currency: 'eur' }],
    ['of real money in a demo', { isLive: true }],
    ['of another shopper', { userId: 8 }],
    ['of nobody', { userId: null }],
  ])('%s makes no order, and is written into the log', async (_what, values) => {
    expect(await settlePayment(ledgerContext(), payment(values))).toEqual({ kind: 'unknown' });
    expect([ledger.orders, ledger.wakes, snapshotOf(1)?.state]).toEqual([[], 0, 'open']);
    expect(ledger.logged).toEqual([{ level: 'error', event: 'payment_without_snapshot', paymentId: 'pi_1' }]);
  });

  it('that belongs to no cart of this store makes no order', async () => {
    const foreign = payment({ userId: null, snapshotId: null });
    ledger.snapshots = [];
    expect(await settlePayment(ledgerContext(), foreign)).toEqual({ kind: 'unknown' });
  });

  it('makes no order once its money went back, and the money goes back once', async () => {
    expect(await settlePayment(ledgerContext(), payment({}, 'refunded'))).toEqual({ kind: 'refunded' });
    expect([ledger.orders, ledger.asked]).toEqual([[], []]);
  });

  it('whose refund had begun is refunded to its end, and makes no order', async () => {
    expect(await settlePayment(ledgerContext(), payment({}, 'refunding'))).toEqual({ kind: 'refunded' });
    expect([ledger.orders, ledger.asked, ledger.wakes]).toEqual([[], ['refund pi_1 1'], 0]);
    expect(snapshotOf(1)).toMatchObject({ state: 'refunded', paymentId: 'pi_1' });
    expect(ledger.logged).toEqual([{ level: 'error', event: 'payment_refunded', paymentId: 'pi_1', snapshotId: 1 }]);
  });
});

describe('An order that cannot be made', () => {
  it.each(['insertOrder', 'removeOrderedLines', 'confirmOrder'] as const)('by %s is owed, and leaves nothing half done', async (step) => {
    ledger.trouble[step] = fails;
    expect(await settlePayment(ledgerContext(), payment())).toEqual({ kind: 'owed' });
    expect([ledger.orders, ledger.removed, ledger.mailed, ledger.wakes]).toEqual([[], [], [], 0]);
    expect(snapshotOf(1)).toMatchObject({ state: 'paid_unfulfilled', failures: 0, paymentId: 'pi_1' });
    expect(ledger.logged).toMatchObject([{ level: 'error', event: 'order_failed', paymentId: 'pi_1', snapshotId: 1, error: 'Error' }]);
  });

  it('is owed however often a page asks: only rounds of the reconciler count', async () => {
    ledger.trouble.insertOrder = fails;
    const paid = payment();
    for (let asked = 0; asked < 10; asked += 1) expect(await settlePayment(ledgerContext(), paid)).toEqual({ kind: 'owed' });
    expect(snapshotOf(1)?.failures).toBe(0);
    ledger.trouble = {};
    expect(await settlePayment(ledgerContext(), paid)).toEqual(ORDERED);
  });

  it('is refunded in full in the third round, not before, and never made afterwards', async () => {
    ledger.trouble.insertOrder = fails;
    const paid = payment();
    for (const failures of [1, 2]) {
      expect(await settlePayment(ledgerContext(), paid, true)).toEqual({ kind: 'owed' });
      expect([snapshotOf(1)?.failures, ledger.asked]).toEqual([failures, []]);
    }
    expect(await settlePayment(ledgerContext(), paid, true)).toEqual({ kind: 'refunded' });
    expect([snapshotOf(1)?.state, snapshotOf(1)?.failures, ledger.asked]).toEqual(['refunded', 3, ['refund pi_1 1']]);
    ledger.trouble = {};
    expect(await settlePayment(ledgerContext(), paid, true)).toEqual({ kind: 'refunded' });
    expect([ledger.orders, ledger.asked.length]).toEqual([[], 1]);
  });

  it('is not called refunded while the provider does not answer: the next round sends the refund again', async () => {
    ledger.trouble = { insertOrder: fails, refund: fails };
    const paid = payment();
    for (let round = 1; round < 3; round += 1) await settlePayment(ledgerContext(), paid, true);
    await expect(settlePayment(ledgerContext(), paid, true)).rejects.toThrow('not now');
    expect([snapshotOf(1)?.state, ledger.logged.some(({ event }) => event === 'payment_refunded')]).toEqual(['refunding', false]);
    ledger.trouble = {};
    expect(await settlePayment(ledgerContext(), paid, true)).toEqual({ kind: 'refunded' });
    expect(snapshotOf(1)?.state).toBe('refunded');
  });

  it('because another server has made it meanwhile is that order', async () => {
    ledger.trouble.insertOrder = fails;
    const paid = payment();
    ledger.afterRollback = () => ledger.orders.push({ ...RECEIPT, userId: 7, paymentId: 'pi_1', flag: null, isDemo: true });
    expect(await settlePayment(ledgerContext(), paid, true)).toMatchObject({ kind: 'ordered', receipt: RECEIPT, userId: 7 });
    expect([snapshotOf(1)?.failures, ledger.wakes]).toEqual([0, 0]);
  });

  it('because its cart is gone is nothing of this store', async () => {
    ledger.trouble.insertOrder = fails;
    ledger.afterRollback = () => void (ledger.snapshots = []);
    expect(await settlePayment(ledgerContext(), payment(), true)).toEqual({ kind: 'unknown' });
  });

  it('and was refunded by another server meanwhile is refunded', async () => {
    ledger.trouble.insertOrder = fails;
    const paid = payment();
    ledger.afterRollback = () => void (ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, state: 'refunded' })));
    expect(await settlePayment(ledgerContext(), paid, true)).toEqual({ kind: 'refunded' });
    expect(snapshotOf(1)?.state).toBe('refunded');
  });

  it('while the database is away is no verdict', async () => {
    const away = { transaction: () => Promise.reject(new Error('away')) };
    await expect(settlePayment({ ...ledgerContext(), db: away as never }, payment())).rejects.toThrow('away');
  });
});
