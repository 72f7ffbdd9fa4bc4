import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLedger, freeze, ledger, ledgerContext, payment, snapshotOf } from '../../tests/fixtures/payment-ledger';
import type { Database } from '../db/database';
import type { Mail } from '../repositories/outgoing-mails';
import { createPaymentService, type PaymentService, takeEvent } from './payment-service';
import type { PaymentEvent } from './payment-provider';

const kept = vi.hoisted(() => ({
  mails: [] as unknown[],
  user: { email: 'ana@example.com' } as object | undefined,
  settings: { warehouseAddress: '9 Warehouse Rd', contactNo: '305', email: 'hello@shop.example' } as object | null,
  rounds: [] as string[],
  confirm: null as ((tx: unknown, receipt: object, snapshot: object) => Promise<void>) | null,
  onOrder: null as (() => void) | null,
}));
vi.mock('../repositories/outgoing-mails', () => ({
  putMail: async (_tx: unknown, mail: unknown, { now }: { readonly now: number }) => void kept.mails.push([mail, now]),
}));
vi.mock('../repositories/users', () => ({
  findUserById: async () => kept.user,
  lockUser: async () => undefined,
  lockOpenAccount: async () => undefined,
}));
vi.mock('../repositories/settings', () => {
  const read = async () => kept.settings ?? Promise.reject(new Error('no settings'));
  return { readSettings: read, readShownSettings: read };
});
vi.mock('../repositories/order-refunds', async (original) => ({
  ...(await original<object>()),
  listUnfinishedRefunds: async () => [],
}));
vi.mock('./reconcile', async (original) => ({
  ...(await original<object>()),
  reconcile: async (context: { readonly confirmOrder: typeof kept.confirm; readonly onOrder: () => void }, which = 'all') => {
    kept.rounds.push(which);
    [kept.confirm, kept.onOrder] = [context.confirmOrder, context.onOrder];
    return { ordered: 0, refunded: 0, givenUp: 0, failed: 0 };
  },
}));

const KEYS = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
let tasks: (() => Promise<void>)[];
let wakes: number;
const open = (stripe: typeof KEYS | null): PaymentService =>
  createPaymentService({
    db: {} as Database,
    stripe,
    log: () => undefined,
    now: () => 5_000,
    publicUrl: () => 'https://shop.example',
    signsAs: 'shop.example',
    roadDistance: async () => null,
    inBackground: (task) => void tasks.push(task),
    wakeMailOutbox: () => void (wakes += 1),
  });

beforeEach(() => {
  [tasks, wakes] = [[], 0];
  Object.assign(kept, { mails: [], user: { email: 'ana@example.com' }, rounds: [] });
});

describe('The card field', () => {
  it('is set up with the keys of the shop, and by the stand-in where there are none', () => {
    expect(open(KEYS).setup()).toEqual({ publishableKey: 'pk_test_x', standInScript: null });
    expect(open(null).setup()).toMatchObject({ standInScript: expect.stringContaining('/demo-payments/') });
  });
});

it('Rounds begin at the start and every minute, in the background and one at a time, until they are stopped', async () => {
  vi.useFakeTimers();
  const stop = open(KEYS).startReconciling();
  // Of all that is unsettled, and of what was given up.
  expect(tasks).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(tasks).toHaveLength(2);
  await Promise.all(tasks.map((task) => task()));
  expect(kept.rounds).toEqual(['all', 'givenUp']);
  vi.advanceTimersByTime(60_000);
  expect(tasks).toHaveLength(4);
  stop();
  vi.advanceTimersByTime(10 * 60_000);
  expect(tasks).toHaveLength(4);
  vi.useRealTimers();
});

describe('An order', () => {
  const RECEIPT = { orderId: 1, orderNumber: 'SPS-10001', totalCents: 72_620, handoverCode: null };
  const BILL = {
    boxes: 9,
    area: 1,
    itemsCents: 67_869,
    taxCents: 4_751,
    installationCents: 0,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 72_620,
  };
  const SNAPSHOT = {
    userId: 7,
    content: {
      bill: BILL,
      choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
      addressText: null,
      miles: null,
      locatedBy: null,
      band: null,
      lines: [],
    },
  };
  const confirm = async (stripe: typeof KEYS | null): Promise<readonly [Mail, number] | undefined> => {
    await open(stripe).reconcile();
    await kept.confirm?.({}, RECEIPT, SNAPSHOT);
    return kept.mails[0] as readonly [Mail, number] | undefined;
  };

  it('is confirmed to its shopper by a mail, which goes out at once', async () => {
    const [mail, now] = (await confirm({ ...KEYS, secretKey: 'sk_live_x' })) ?? [];
    expect(now).toBe(5_000);
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Your SPS Flooring order SPS-10001' });
    expect(mail?.text).toContain('9 Warehouse Rd');
    expect(mail?.text).toContain('https://shop.example/orders/SPS-10001');
    kept.onOrder?.();
    expect(wakes).toBe(1);
  });

  it('of a demo is called one', async () => {
    expect((await confirm(null))?.[0].subject).toBe('Demo: your SPS Flooring order SPS-10001');
    expect((await confirm(KEYS))?.[0].subject).toMatch(/^Demo: /);
  });

  it('is not held up by missing settings, nor by an account that is gone', async () => {
    kept.settings = null;
    expect((await confirm(KEYS))?.[0].text).toContain('At our store.');
    for (const user of [undefined, { email: 'erased-7@shop.invalid' }]) {
      Object.assign(kept, { mails: [], user });
      expect(await confirm(KEYS)).toBeUndefined();
    }
  });
});

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);
vi.mock('../repositories/payment-changes', async () => {
  const { changesInMemory, eventsInMemory } = await import('../../tests/fixtures/payment-ledger');
  return { ...changesInMemory, ...eventsInMemory };
});

const take = (event: Partial<PaymentEvent>): Promise<void> =>
  takeEvent(ledgerContext(), { id: 'evt_1', kind: 'payment_intent.succeeded', payment: null, change: null, ...event });
const REFUND = { objectId: 're_1', paymentId: 'pi_1', kind: 'refund', amountCents: 2_000, status: 'succeeded', asOf: 0, tie: 1 } as const;

beforeEach(clearLedger);

it('A webhook about a paid cart makes its order, once, and is remembered', async () => {
  const paid = payment();
  await take({ payment: paid });
  await take({ payment: paid });
  await take({ id: 'evt_2', payment: paid });
  expect([ledger.orders.length, ledger.events]).toEqual([1, ['evt_1', 'evt_2']]);
  expect(ledger.logged).toEqual([
    { level: 'info', event: 'webhook', kind: 'payment_intent.succeeded', paymentId: 'pi_1' },
    { level: 'info', event: 'webhook', kind: 'payment_intent.succeeded', paymentId: 'pi_1' },
  ]);
});

it('A webhook that was handled is not looked at again', async () => {
  ledger.events.push('evt_1');
  await take({ payment: payment() });
  expect([ledger.orders, ledger.logged]).toEqual([[], []]);
});

it('A webhook whose order cannot be made is not remembered, so that it is delivered again', async () => {
  ledger.trouble.insertOrder = () => {
    throw new Error('not now');
  };
  const paid = payment();
  await expect(take({ payment: paid })).rejects.toThrow('The order of a paid event is still owed');
  expect(ledger.events).toEqual([]);
  ledger.trouble = {};
  await take({ payment: paid });
  expect([ledger.orders.length, ledger.events]).toEqual([1, ['evt_1']]);
});

it.each(['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.processing'])(
  'A webhook of the kind %s makes no order and gives up no cart, but is remembered',
  async (kind) => {
    await take({ kind, payment: payment() });
    expect([ledger.orders, snapshotOf(1)?.state, ledger.events]).toEqual([[], 'open', ['evt_1']]);
  },
);

it('A webhook about a canceled payment gives up its cart, and no other', async () => {
  freeze();
  const canceled = payment({ status: 'canceled' });
  await take({ kind: 'payment_intent.canceled', payment: canceled });
  expect([snapshotOf(1)?.state, snapshotOf(2)?.state, ledger.orders]).toEqual(['open', 'superseded', []]);
  await take({ id: 'evt_2', kind: 'payment_intent.canceled', payment: { ...canceled, snapshotId: null } });
  expect(snapshotOf(1)?.state).toBe('open');
});

it('A cancellation at another shop of the same account gives up no cart that has the same number here', async () => {
  const ours = payment({ status: 'requires_action' });
  await take({ kind: 'payment_intent.canceled', payment: { ...ours, id: 'pi_of_another_shop', status: 'canceled' } });
  expect([snapshotOf(1)?.state, ledger.events]).toEqual(['open', ['evt_1']]);
});

it('A cancellation that names no payment gives up no cart and is remembered', async () => {
  freeze();
  await take({ kind: 'payment_intent.canceled' });
  expect([snapshotOf(1)?.state, ledger.events]).toEqual(['open', ['evt_1']]);
});

it('A refund made in the dashboard is kept and told to the log; one of another shop is not', async () => {
  payment({}, 'ordered');
  await take({ kind: 'refund.created', change: REFUND });
  expect(ledger.changes).toEqual(['re_1']);
  expect(ledger.logged[0]).toEqual({
    level: 'warning',
    event: 'payment_changed',
    paymentId: 'pi_1',
    what: 'refund',
    amountCents: 2_000,
    status: 'succeeded',
  });
  ledger.logged = [];
  await take({ id: 'evt_2', kind: 'refund.created', change: { ...REFUND, paymentId: 'pi_foreign' } });
  expect(ledger.changes).toEqual(['re_1']);
  expect(ledger.logged).toEqual([{ level: 'info', event: 'webhook', kind: 'refund.created', paymentId: undefined }]);
});
