import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentEvent } from './payment-provider';
import { takeEvent } from './take-event';
import { clearLedger, freeze, ledger, ledgerContext, payment, snapshotOf } from '../../tests/fixtures/payment-ledger';

vi.mock('../repositories/cart-snapshots', async () => (await import('../../tests/fixtures/payment-ledger')).snapshotsInMemory);
vi.mock('../repositories/orders', async () => (await import('../../tests/fixtures/payment-ledger')).ordersInMemory);
vi.mock('../repositories/stock-uses', async () => (await import('../../tests/fixtures/payment-ledger')).stockInMemory);
vi.mock('../repositories/payment-events', async () => (await import('../../tests/fixtures/payment-ledger')).eventsInMemory);
vi.mock('../repositories/payment-changes', async () => (await import('../../tests/fixtures/payment-ledger')).changesInMemory);

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
