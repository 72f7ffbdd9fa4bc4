import { expect, test } from 'vitest';
import { ApiError, ContractError, HttpError, NetworkError } from '../../api/errors';
import { bill } from '../../domain/bill';
import type { CartLine } from '../../domain/cart';
import { FALLBACK_PICTURE } from '../../domain/picture';
import { finishOrder, takePayment, type CardReply, type PaymentSteps } from './take-payment';

const line: CartLine = {
  lineId: 31,
  boxes: 9,
  isInstallationChosen: false,
  product: {
    id: 107,
    title: 'White Oak',
    slug: 'white-oak',
    picture: FALLBACK_PICTURE,
    priceCentsPerSqft: 319,
    pricePerBoxCents: 7541,
    sqftPerBox: 2364,
  },
};
const choice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false } as const;
const receipt = { orderId: 5, orderNumber: 'SPS-5', totalCents: 72_620 };
const TOTAL = 72_620;

const billOf: PaymentSteps['billOf'] = (lines) =>
  bill({
    lines: lines.map(({ boxes, product }) => ({ boxes, pricePerBoxCents: product.pricePerBoxCents, sqftPerBox: product.sqftPerBox })),
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  });

/** The steps of a successful payment, recorded in order. */
function world(change: Partial<PaymentSteps> = {}) {
  const log: string[] = [];
  const note = (words: string) => void log.push(words);
  const steps: PaymentSteps = {
    settleCart: async () => [line],
    billOf,
    createIntent: async (cents) => (note(`intent ${cents}`), 'pi_1_secret_x'),
    keepAttempt: async (order, isPaid) => note(`keep ${order.paymentId} ${isPaid ? 'paid' : 'open'}`),
    dropAttempt: async (paymentId) => note(`drop ${paymentId}`),
    confirmCard: async () => (note('confirm'), { status: 'succeeded', errorMessage: null }),
    lookUp: async () => (note('look up'), { status: 'succeeded', errorMessage: null }),
    placeOrder: async (order) => (note(`order ${order.paymentStatus} ${order.cartLineIds.join()}`), receipt),
    onCard: () => (note('card'), true),
    onPaid: () => note('told'),
    ...change,
  };
  return { steps, log };
}

const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};

test('The attempt is on the device before the card is confirmed, and gone when the order is made', async () => {
  const { steps, log } = world();
  expect(await takePayment(steps, TOTAL, choice)).toEqual({ kind: 'ordered', receipt });
  expect(log).toEqual(['intent 72620', 'card', 'keep pi_1 open', 'confirm', 'told', 'keep pi_1 paid', 'order succeeded 31', 'drop pi_1']);
});

test("A declined card charges nothing, tells the provider's words and leaves no attempt", async () => {
  const { steps, log } = world({ confirmCard: async () => ({ status: null, errorMessage: 'Your card was declined.' }) });
  expect(await takePayment(steps, TOTAL, choice)).toEqual({ kind: 'failed', message: 'Your card was declined.', hasChanged: false });
  expect(log.at(-1)).toBe('drop pi_1');
});

test('A provider without words gives the words of the specification', async () => {
  const { steps } = world({ confirmCard: async () => ({ status: null, errorMessage: null }) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ message: 'Payment failed' });
});

test('A payment still under way names its status and keeps the attempt', async () => {
  const { steps, log } = world({ confirmCard: async () => ({ status: 'processing', errorMessage: null }) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({
    kind: 'failed',
    message: 'Payment status: processing',
    isUnderWay: true,
  });
  expect(log).not.toContain('drop pi_1');
});

test('A total that is no longer the shown one is never charged', async () => {
  const { steps, log } = world();
  const outcome = await takePayment(steps, TOTAL - 1, choice);
  expect(outcome).toMatchObject({ kind: 'failed', hasChanged: true, now: { totalCents: TOTAL } });
  expect(outcome).toHaveProperty('message', expect.stringContaining('The total is now $726.20, not $726.19'));
  expect(log).toEqual([]);
});

test('A server that refuses the figures is quoted', async () => {
  const { steps, log } = world({ createIntent: fails(new ApiError('The price of White Oak has changed.', null)) });
  expect(await takePayment(steps, TOTAL, choice)).toEqual({
    kind: 'failed',
    message: 'The price of White Oak has changed.',
    hasChanged: true,
  });
  expect(log).not.toContain('confirm');
});

test('A server that bills otherwise gives its figures beside its words', async () => {
  const figures = {
    boxes: 9,
    sqft: '212.76',
    sub_total: '700.00',
    tax: '49.00',
    installation_charge: '0',
    discount: '0',
    shipping: '0',
    total: '749.00',
  };
  const { steps } = world({ createIntent: fails(new ApiError('The total is now $749.00, not $726.20.', figures)) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({
    kind: 'failed',
    hasChanged: true,
    now: { itemsCents: 70_000, taxCents: 4_900, totalCents: 74_900 },
  });
});

test('A reply without a client secret cannot start a payment', async () => {
  const { steps } = world({ createIntent: fails(new ContractError(['clientSecret: missing'])) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ message: 'Failed to initialize payment' });
});

test('A server that refuses without words is told in those of the specification, as no change of the cart', async () => {
  const { steps } = world({ createIntent: fails(new ApiError('', null)) });
  expect(await takePayment(steps, TOTAL, choice)).toEqual({ kind: 'failed', message: 'Failed to initialize payment', hasChanged: false });
});

test.each([
  ['does not answer', new NetworkError('offline'), 'The store has not answered yet.'],
  ['answers with a fault', new HttpError(503, ''), 'The store could not make your order yet.'],
])('A store that %s after the charge is told as that', async (_what, error, reason) => {
  const { steps } = world({ placeOrder: fails(error) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'paid', reason });
});

test('An order that another made while the card was confirmed ends the waiting, and what comes late changes nothing', async () => {
  let confirm: (reply: CardReply) => void = () => undefined;
  const { steps, log } = world({
    confirmCard: () => new Promise<CardReply>((resolve) => (confirm = resolve)),
    watch: () => ({
      ended: Promise.resolve({ kind: 'ordered', receipt } as const),
      stop: () => log.push('stop'),
      tellLate: () => undefined,
    }),
  });
  expect(await takePayment(steps, TOTAL, choice)).toEqual({ kind: 'ordered', receipt });
  confirm({ status: 'succeeded', errorMessage: null });
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toContain('stop');
  expect(log).not.toContain('told');
  expect(log).not.toContain('keep pi_1 paid');
});

test('A payment without a card field asks the server for nothing', async () => {
  const { steps, log } = world({ confirmCard: null });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ message: 'Card element not found' });
  expect(log).toEqual([]);
});

test('No connection before the card is an error and charges nothing', async () => {
  const { steps, log } = world({ settleCart: fails(new NetworkError('offline')) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'failed', message: 'An error occurred' });
  expect(log).toEqual([]);
});

test('A confirmation without an answer is looked up before anything is told', async () => {
  const { steps, log } = world({ confirmCard: fails(new Error('cut')) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'ordered' });
  expect(log).toContain('look up');
});

test('When nobody knows whether the card was charged the attempt stays on the device, and asking again tells', async () => {
  const replies: CardReply[] = [{ status: 'requires_payment_method', errorMessage: null }];
  let isThere = false;
  const lookUp = async (): Promise<CardReply> => (isThere ? replies[0] : undefined) ?? fails(new Error('cut'))();
  const { steps, log } = world({ confirmCard: fails(new Error('cut')), lookUp });
  const outcome = await takePayment(steps, TOTAL, choice);
  expect(outcome).toMatchObject({ kind: 'unknown', order: { paymentId: 'pi_1' } });
  expect(log).toEqual(['intent 72620', 'card', 'keep pi_1 open']);
  if (outcome.kind !== 'unknown') throw new Error('It was known');
  expect(await outcome.askAgain()).toMatchObject({ kind: 'unknown' });
  isThere = true;
  expect(await outcome.askAgain()).toMatchObject({ kind: 'failed', message: 'Payment status: requires_payment_method' });
  expect(log.at(-1)).toBe('drop pi_1');
  replies[0] = { status: 'succeeded', errorMessage: null };
  expect(await outcome.askAgain()).toEqual({ kind: 'ordered', receipt });
});

test('A cart that was emptied meanwhile is never charged', async () => {
  const { steps, log } = world({ settleCart: async () => [] });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'failed', message: 'Your cart is empty', hasChanged: true });
  expect(log).toEqual([]);
});

test('A payment that was left off before the card charges nothing and keeps nothing', async () => {
  const { steps, log } = world({ onCard: () => false });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'failed' });
  expect(log).toEqual(['intent 72620']);
});

test('A paid order that could not be sent is kept as paid', async () => {
  const { steps, log } = world({ placeOrder: fails(new NetworkError('offline')) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'paid', order: { paymentStatus: 'succeeded' } });
  expect(log.at(-1)).toBe('keep pi_1 paid');
});

test('A device that cannot keep the attempt still sells the floor', async () => {
  const { steps } = world({ keepAttempt: fails(new Error('quota')) });
  expect(await takePayment(steps, TOTAL, choice)).toMatchObject({ kind: 'ordered' });
});

test('A payment that went back is over: no attempt is left, and no further try is offered', async () => {
  const refused = fails(new ApiError('We could not make your order, so your payment was refunded in full.', { refunded: true }));
  const { steps, log } = world({ placeOrder: refused });
  expect(await takePayment(steps, TOTAL, choice)).toEqual({
    kind: 'refunded',
    message: 'We could not make your order, so your payment was refunded in full.',
  });
  expect(log.at(-1)).toBe('drop pi_1');
});

test('A total that has become lower is shown before the card is charged, too', async () => {
  const { steps, log } = world();
  expect(await takePayment(steps, TOTAL + 1, choice)).toMatchObject({ kind: 'failed', hasChanged: true, now: { totalCents: TOTAL } });
  expect(log).toEqual([]);
});

test('A slow device keeps the card waiting: what is charged is on the device by then', async () => {
  const { steps, log } = world({
    keepAttempt: async (order, isPaid) => {
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`kept ${order.paymentId} ${isPaid ? 'paid' : 'open'}`);
    },
  });
  await takePayment(steps, TOTAL, choice);
  expect(log.filter((words) => /kept|confirm/.test(words))).toEqual(['kept pi_1 open', 'confirm', 'kept pi_1 paid']);
});

test('A payment that may have succeeded is not kept as paid before the server says so', async () => {
  const { steps, log } = world();
  const order = { choice, paymentId: 'pi_1', paymentStatus: '', cartLineIds: [31], bill: billOf([line]) };
  expect(await finishOrder(steps, order)).toEqual({ kind: 'ordered', receipt });
  expect(log).toEqual(['order  31', 'drop pi_1']);
});
