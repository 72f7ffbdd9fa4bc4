// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bill } from '../../domain/bill';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { connection } from '../../offline/connection/connection';
import { NO_TRIES } from '../../offline/sync/backoff';
import { sessionStore } from '../session/session-store';
import { OpenPayment } from './open-payment';
import { resumePayments } from './resume-payments';
import type { PaymentOutcome } from './take-payment';

const order: OrderDraft = {
  choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
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
const RECEIPT: OrderReceipt = { orderId: 1, orderNumber: 'SPS-1', totalCents: 100 };

beforeEach(() => {
  // The tests before may have been offline.
  connection.sawResponse();
  sessionStore.signIn({ authKey: 'k', firstName: 'Elena', lastName: '', fullName: 'Elena' }, 'account-1');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
});

/** A payment whose result was lost; the test says what the provider answers, and when. */
function openPayment() {
  const heard = { onOrdered: vi.fn(), onRefunded: vi.fn(), onNotCharged: vi.fn() };
  const answers: ((outcome: PaymentOutcome) => void)[] = [];
  const askAgain = () => new Promise<PaymentOutcome>((resolve) => void answers.push(resolve));
  render(<OpenPayment order={order} askAgain={askAgain} {...heard} />);
  return {
    heard,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    asked: () => answers.length,
    answer: (outcome: PaymentOutcome) => act(async () => answers.shift()?.(outcome)),
  };
}

/** As the queue of another tab, or of this page, makes the order of a payment. */
async function orderIsMade(paymentId: string): Promise<void> {
  const attempt = { v: 1, accountId: 'account-1', order: { ...order, paymentId }, startedAt: 0, isPaid: true, tries: NO_TRIES } as const;
  const attempts = { of: async () => [attempt], drop: async () => undefined, retime: async () => undefined };
  const parts = { attempts, placeOrder: async () => RECEIPT, now: () => 1_800_000_000_000, tellRefund: () => undefined };
  await act(async () => void (await resumePayments('account-1', undefined, parts)));
}

const NOT_CHARGED: PaymentOutcome = { kind: 'failed', message: 'Your card was declined.', hasChanged: false, now: undefined };

test('The order of another payment is not shown as the one that is waited for', async () => {
  const { heard } = openPayment();
  await orderIsMade('pi_2');
  expect(heard.onOrdered).not.toHaveBeenCalled();
  await orderIsMade('pi_1');
  expect(heard.onOrdered.mock.calls).toEqual([[RECEIPT]]);
});

test.each([
  ['that it was not charged', NOT_CHARGED],
  ['the same order', { kind: 'ordered', receipt: RECEIPT }],
  ['a refund', { kind: 'refunded', message: '' }],
] as const)('What the card’s provider says after the order is made changes nothing: %s', async (_what, late) => {
  const { heard, press, answer } = openPayment();
  press();
  await orderIsMade('pi_1');
  await answer(late);
  expect(heard.onOrdered).toHaveBeenCalledOnce();
  expect([heard.onNotCharged, heard.onRefunded].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('The provider is asked once at a time, however often the button is pressed, and again after its answer', async () => {
  const { heard, press, asked, answer } = openPayment();
  act(() => {
    press();
    press();
  });
  expect(asked()).toBe(1);
  await answer({ kind: 'failed', message: 'Payment status: processing', hasChanged: false, now: undefined, isUnderWay: true });
  expect(screen.getByText('Payment status: processing')).toBeDefined();
  press();
  expect(asked()).toBe(1);
  await answer(NOT_CHARGED);
  expect(heard.onNotCharged).toHaveBeenCalledOnce();
});
