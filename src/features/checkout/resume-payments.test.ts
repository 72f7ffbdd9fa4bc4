// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors';
import { setTransport } from '../../api/transport';
import { bill } from '../../domain/bill';
import type { OrderDraft } from '../../domain/order';
import { paymentAttempts, type PaymentAttempt } from '../../offline/payments';
import { NO_TRIES, type Tries } from '../../offline/sync/backoff';
import { sessionStore } from '../session/session-store';
import { resumePayments, subscribeFinishedPayment, type ResumeParts } from './resume-payments';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const order: OrderDraft = {
  choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: true },
  paymentId: 'pi_1',
  paymentStatus: '',
  cartLineIds: [31],
  bill: bill({
    lines: [],
    taxPercentHundredths: 0,
    installationCentsPerSqft: 0,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  }),
};
const attempt: PaymentAttempt = { v: 1, accountId: 'a', order, startedAt: NOW - HOUR, isPaid: false, tries: NO_TRIES };

function world(kept: readonly PaymentAttempt[], placeOrder: ResumeParts['placeOrder']) {
  const dropped: string[] = [];
  const tries = new Map<string, Tries>();
  const clock = { now: NOW };
  const told: string[] = [];
  const parts: ResumeParts = {
    attempts: {
      of: async () =>
        kept
          .filter(({ order: { paymentId } }) => !dropped.includes(paymentId))
          .map((one) => ({ ...one, tries: tries.get(one.order.paymentId) ?? one.tries })),
      drop: async (paymentId) => void dropped.push(paymentId),
      retime: async (paymentId, change) => void tries.set(paymentId, change(tries.get(paymentId) ?? NO_TRIES)),
    },
    placeOrder,
    now: () => clock.now,
    tellRefund: (message) => void told.push(message),
  };
  return { parts, dropped, told, clock };
}

const receipt = { orderId: 1, orderNumber: 'SPS-1', totalCents: 100 };
const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};

test('A payment left open becomes its order at the next start', async () => {
  const sent: OrderDraft[] = [];
  const { parts, dropped } = world([attempt], async (draft) => (sent.push(draft), receipt));
  expect(await resumePayments('a', undefined, parts)).toMatchObject({ receipts: [receipt], dueInMs: null });
  expect(sent).toMatchObject([{ paymentId: 'pi_1', paymentStatus: 'succeeded' }]);
  expect(dropped).toEqual(['pi_1']);
});

test('Without a connection every attempt stays', async () => {
  const { parts, dropped } = world([{ ...attempt, startedAt: 0 }], fails(new NetworkError('offline')));
  expect((await resumePayments('a', undefined, parts)).receipts).toEqual([]);
  expect(dropped).toEqual([]);
});

test('A refused attempt that was never seen paid is given up after a day, not before', async () => {
  const refused = fails(new ApiError('This payment has not succeeded', null));
  const young = world([attempt], refused);
  await resumePayments('a', undefined, young.parts);
  expect(young.dropped).toEqual([]);
  const old = world([{ ...attempt, startedAt: NOW - 25 * HOUR }], refused);
  await resumePayments('a', undefined, old.parts);
  expect(old.dropped).toEqual(['pi_1']);
});

test('A payment that was taken is never given up', async () => {
  const { parts, dropped } = world([{ ...attempt, isPaid: true, startedAt: 0 }], fails(new ApiError('Please call us', null)));
  await resumePayments('a', undefined, parts);
  expect(dropped).toEqual([]);
});

test('A payment that went back is over at once, paid or not, and the shopper is told in words', async () => {
  const refusal = new ApiError('We could not make your order, so your payment was refunded in full.', { refunded: true });
  const { parts, dropped, told } = world([{ ...attempt, isPaid: true }], fails(refusal));
  const heard: (object | null)[] = [];
  const stop = subscribeFinishedPayment('pi_1', (made) => heard.push(made));
  expect((await resumePayments('a', undefined, parts)).receipts).toEqual([]);
  stop();
  expect(dropped).toEqual(['pi_1']);
  expect(told).toEqual(['We could not make your order, so your payment was refunded in full.']);
  expect(heard).toEqual([null]);
});

test('An order that cannot be made is asked for at most 6 times in a minute and 30 times in an hour', async () => {
  const startedAt: number[] = [];
  const { parts, clock } = world([{ ...attempt, isPaid: true }], async () => {
    startedAt.push(clock.now);
    throw new NetworkError('reset');
  });
  while (clock.now < NOW + HOUR) clock.now += Math.max(1, (await resumePayments('a', undefined, parts)).dueInMs ?? HOUR);
  expect(startedAt.filter((at) => at < NOW + 60_000).length).toBeLessThanOrEqual(6);
  expect(startedAt.length).toBeGreaterThan(10);
  expect(startedAt.length).toBeLessThanOrEqual(30);
});

test('A visit asks for the order at once, but not twice within five seconds', async () => {
  let calls = 0;
  const { parts, clock } = world([{ ...attempt, isPaid: true }], async () => {
    calls += 1;
    throw new NetworkError('reset');
  });
  await resumePayments('a', undefined, parts);
  clock.now += 4_000;
  expect((await resumePayments('a', 'person', parts)).dueInMs).toBe(1_000);
  expect(calls).toBe(1);
  clock.now += 1_000;
  await resumePayments('a', undefined, parts);
  expect(calls).toBe(2);
});

test('A store that is silent holds an order up for twenty seconds, not until the next visit', async () => {
  const limitsMs: number[] = [];
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limitsMs.push(ms);
    return late.signal;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'a');
  setTransport({
    baseUrl: '',
    authKey: () => 'key-1',
    xsrfToken: () => 'token',
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        late.abort(new DOMException('late', 'TimeoutError'));
      }),
  });
  await paymentAttempts.save(attempt);
  const { receipts, dueInMs } = await resumePayments('a');
  expect([limitsMs, receipts, (dueInMs ?? 0) > 0]).toEqual([[20_000], [], true]);
  expect(await paymentAttempts.of('a')).toHaveLength(1);
  vi.restoreAllMocks();
  sessionStore.signOut();
});

test.each(['Payment status: processing', 'Estado del pago: processing'])(
  'A payment that is under way is not uncharged: %s',
  async (words) => {
    const { parts } = world([attempt], fails(new ApiError(words, null)));
    expect((await resumePayments('a', undefined, parts)).uncharged.size).toBe(0);
  },
);
