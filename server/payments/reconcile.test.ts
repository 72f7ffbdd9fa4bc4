import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from './reconcile';
import { PaymentRefused, type Payment } from './payment-provider';
import { clearLedger, CONTENT, FROZEN_AT, freeze, ledger, ledgerContext, payment, snapshotOf } from '../../tests/fixtures/payment-ledger';

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOTHING = { ordered: 0, refunded: 0, givenUp: 0, failed: 0 };
const fails = (): never => {
  throw new Error('not now');
};
/** A round, so long after the carts were frozen. */
const roundAfter = (ms: number) => reconcile({ ...ledgerContext(), now: () => FROZEN_AT + ms });
const statusOf = (id: string): string | undefined => ledger.payments.get(id)?.status;

beforeEach(clearLedger);

describe('A cart whose payment was never opened', () => {
  it.each([
    ['open', 0],
    ['open', 5 * MINUTE_MS],
    ['canceling', 0],
    ['canceling', MINUTE_MS / 2],
  ] as const)('and is %s is left to its call for %d ms', async (state, ms) => {
    freeze({ state });
    expect(await roundAfter(ms)).toEqual(NOTHING);
    expect([snapshotOf(1)?.state, ledger.asked]).toEqual([state, []]);
  });

  it.each([
    ['open', 5 * MINUTE_MS + 1],
    ['canceling', MINUTE_MS / 2 + 1],
    ['canceling', 30 * HOUR_MS],
  ] as const)(
    'and is %s is given up after %d ms; a payment that a server opened before it ended is found by its order, and canceled',
    async (state, ms) => {
      freeze({ state });
      expect(await roundAfter(ms)).toEqual({ ...NOTHING, givenUp: 1 });
      expect([snapshotOf(1)?.state, ledger.asked]).toEqual(['superseded', ['create 72620 Flooring, 9 boxes', 'cancel pi_new1']]);
    },
  );

  it('is left alone when its call has noted a payment since the round began', async () => {
    payment({ status: 'requires_payment_method' });
    const context = ledgerContext();
    const read = ledger.snapshots;
    ledger.snapshots = read.map((snapshot) => ({ ...snapshot, paymentId: null }));
    const late = { ...context, now: () => ((ledger.snapshots = read), FROZEN_AT + 6 * MINUTE_MS) };
    expect(await reconcile(late)).toEqual(NOTHING);
    expect([snapshotOf(1)?.state, ledger.asked]).toEqual(['open', []]);
  });

  it('because the provider refused it is given up without one', async () => {
    freeze({ state: 'canceling' });
    ledger.trouble.create = () => {
      throw new PaymentRefused('no');
    };
    expect(await roundAfter(HOUR_MS)).toEqual({ ...NOTHING, givenUp: 1 });
    expect(snapshotOf(1)?.state).toBe('superseded');
  });
});

describe('A payment that was given up for another', () => {
  it('is canceled in the next short round, which asks for nothing else', async () => {
    payment({ status: 'requires_payment_method' }, 'canceling');
    payment({ status: 'requires_payment_method' });
    const sum = await reconcile({ ...ledgerContext(), now: () => FROZEN_AT }, 'givenUp');
    expect([sum, ledger.asked]).toEqual([{ ...NOTHING, givenUp: 1 }, ['find pi_1', 'cancel pi_1']]);
    expect(ledger.snapshots.map(({ state }) => state)).toEqual(['superseded', 'open']);
  });

  it('and was paid before becomes its order', async () => {
    payment({}, 'canceling');
    expect(await reconcile({ ...ledgerContext(), now: () => FROZEN_AT }, 'givenUp')).toEqual({ ...NOTHING, ordered: 1 });
  });
});

describe('A payment that nobody finished', () => {
  it.each(['requires_payment_method', 'requires_confirmation', 'requires_action'])(
    'in the state %s can be paid for a day, and is canceled after it',
    async (status) => {
      payment({ status });
      for (const ms of [0, HOUR_MS, 2 * HOUR_MS, 24 * HOUR_MS]) expect(await roundAfter(ms)).toEqual(NOTHING);
      expect([statusOf('pi_1'), snapshotOf(1)?.state]).toEqual([status, 'open']);
      expect(await roundAfter(24 * HOUR_MS + 1)).toEqual({ ...NOTHING, givenUp: 1 });
      expect([statusOf('pi_1'), snapshotOf(1)?.state]).toEqual(['canceled', 'superseded']);
    },
  );

  it.each([
    ['a promo code', { choice: { ...CONTENT.choice, promoCode: 'FALL15' } }],
    ['a quote', { quote: { number: 'Q', signature: 'S' } }],
  ])('and that holds %s can be paid for an hour, and is canceled after it', async (_what, values) => {
    payment({ status: 'requires_payment_method' });
    ledger.snapshots = ledger.snapshots.map((snapshot) => ({ ...snapshot, content: { ...CONTENT, ...values } }));
    expect(await roundAfter(HOUR_MS)).toEqual(NOTHING);
    expect(await roundAfter(HOUR_MS + 1)).toEqual({ ...NOTHING, givenUp: 1 });
    expect([statusOf('pi_1'), snapshotOf(1)?.state]).toEqual(['canceled', 'superseded']);
  });

  it('but that the bank still works on is left alone, however old it is', async () => {
    payment({ status: 'processing' });
    expect(await roundAfter(100 * HOUR_MS)).toEqual(NOTHING);
    expect(ledger.asked).toEqual(['find pi_1']);
  });

  it('and that was canceled at the provider is given up', async () => {
    payment({ status: 'canceled' });
    expect(await roundAfter(0)).toEqual({ ...NOTHING, givenUp: 1 });
    expect(snapshotOf(1)?.state).toBe('superseded');
  });

  it('and that the provider does not know is given up', async () => {
    payment();
    ledger.payments.clear();
    expect(await roundAfter(25 * HOUR_MS)).toEqual({ ...NOTHING, givenUp: 1 });
    expect(snapshotOf(1)?.state).toBe('superseded');
  });

  it('is no event for the log', async () => {
    payment({ status: 'canceled' });
    await roundAfter(0);
    expect(ledger.logged).toEqual([]);
  });
});

describe('A payment that page and webhook missed', () => {
  it('becomes its order, whatever its age, and the log says so', async () => {
    payment();
    expect(await roundAfter(25 * HOUR_MS)).toEqual({ ...NOTHING, ordered: 1 });
    expect([ledger.orders.length, snapshotOf(1)?.state]).toEqual([1, 'ordered']);
    expect(ledger.logged).toEqual([{ level: 'warning', event: 'reconciled', ...NOTHING, ordered: 1 }]);
    expect(await roundAfter(26 * HOUR_MS)).toEqual(NOTHING);
  });

  it('and that was paid in the very moment in which it was to be canceled becomes its order', async () => {
    const unpaid = payment({ status: 'requires_action' });
    const context = ledgerContext();
    const cancel = async (): Promise<Payment> => ({ ...unpaid, status: 'succeeded' });
    const sum = await reconcile({ ...context, provider: { ...context.provider, cancel }, now: () => FROZEN_AT + 25 * HOUR_MS });
    expect(sum).toEqual({ ...NOTHING, ordered: 1 });
  });

  it('and cannot become an order counts its rounds: the third one gives the money back', async () => {
    payment();
    ledger.trouble.insertOrder = fails;
    expect(await roundAfter(0)).toEqual(NOTHING);
    expect(await roundAfter(0)).toEqual(NOTHING);
    expect(await roundAfter(0)).toEqual({ ...NOTHING, refunded: 1 });
    expect(ledger.logged.at(-1)).toEqual({ level: 'warning', event: 'reconciled', ...NOTHING, refunded: 1 });
    expect(await roundAfter(0)).toEqual(NOTHING);
  });

  it('and that is not of this store is left alone', async () => {
    payment({ currency: 'eur' });
    expect(await roundAfter(25 * HOUR_MS)).toEqual(NOTHING);
    expect([snapshotOf(1)?.state, ledger.orders]).toEqual(['open', []]);
  });
});

describe('A round', () => {
  it('goes on when one payment cannot be looked at, and the log names it', async () => {
    payment();
    payment();
    let asked = 0;
    ledger.trouble.find = () => {
      if ((asked += 1) === 1) fails();
    };
    expect(await roundAfter(0)).toEqual({ ...NOTHING, ordered: 1, failed: 1 });
    expect(ledger.logged).toMatchObject([
      { level: 'error', event: 'reconcile_failed', snapshotId: 1, error: 'Error' },
      { level: 'warning', event: 'reconciled', ordered: 1, failed: 1 },
    ]);
  });

  it('looks at every payment once, many hundreds of them, the unsettled ones too', async () => {
    for (let count = 0; count < 450; count += 1) payment({ status: 'processing' });
    expect(await roundAfter(0)).toEqual(NOTHING);
    expect(new Set(ledger.asked).size).toBe(450);
    expect(ledger.asked).toHaveLength(450);
  });
});
