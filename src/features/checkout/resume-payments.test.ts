import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors';
import { bill } from '../../domain/bill';
import type { OrderDraft } from '../../domain/order';
import type { PaymentAttempt } from '../../offline/payment-attempts';
import { resumePayments, subscribeFinishedPayments, type ResumeParts } from './resume-payments';

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
const attempt: PaymentAttempt = { v: 1, accountId: 'a', order, startedAt: NOW - HOUR, isPaid: false };

function world(kept: readonly PaymentAttempt[], placeOrder: ResumeParts['placeOrder']) {
  const dropped: string[] = [];
  const told: string[] = [];
  const parts: ResumeParts = {
    attempts: { of: async () => kept, drop: async (paymentId) => void dropped.push(paymentId) },
    placeOrder,
    now: () => NOW,
    tellRefund: (message) => void told.push(message),
  };
  return { parts, dropped, told };
}

const receipt = { orderId: 1, orderNumber: 'SPS-1', totalCents: 100 };
const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};

test('A payment left open becomes its order at the next start', async () => {
  const sent: OrderDraft[] = [];
  const { parts, dropped } = world([attempt], async (draft) => (sent.push(draft), receipt));
  expect(await resumePayments('a', parts)).toEqual([receipt]);
  expect(sent).toMatchObject([{ paymentId: 'pi_1', paymentStatus: 'succeeded' }]);
  expect(dropped).toEqual(['pi_1']);
});

test('Without a connection every attempt stays', async () => {
  const { parts, dropped } = world([{ ...attempt, startedAt: 0 }], fails(new NetworkError('offline')));
  expect(await resumePayments('a', parts)).toEqual([]);
  expect(dropped).toEqual([]);
});

test('A refused attempt that was never seen paid is given up after a day, not before', async () => {
  const refused = fails(new ApiError('This payment has not succeeded', null));
  const young = world([attempt], refused);
  await resumePayments('a', young.parts);
  expect(young.dropped).toEqual([]);
  const old = world([{ ...attempt, startedAt: NOW - 25 * HOUR }], refused);
  await resumePayments('a', old.parts);
  expect(old.dropped).toEqual(['pi_1']);
});

test('A payment that was taken is never given up', async () => {
  const { parts, dropped } = world([{ ...attempt, isPaid: true, startedAt: 0 }], fails(new ApiError('Please call us', null)));
  await resumePayments('a', parts);
  expect(dropped).toEqual([]);
});

test('A payment that went back is over at once, paid or not, and the shopper is told in words', async () => {
  const refusal = new ApiError('We could not make your order, so your payment was refunded in full.', { refunded: true });
  const { parts, dropped, told } = world([{ ...attempt, isPaid: true }], fails(refusal));
  const heard: (OrderDraft['paymentId'] | object | null)[] = [];
  const stop = subscribeFinishedPayments((paymentId, made) => heard.push(paymentId, made));
  expect(await resumePayments('a', parts)).toEqual([]);
  stop();
  expect(dropped).toEqual(['pi_1']);
  expect(told).toEqual(['We could not make your order, so your payment was refunded in full.']);
  expect(heard).toEqual(['pi_1', null]);
});
