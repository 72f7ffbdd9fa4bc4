import { expect, it } from 'vitest';
import { readPaymentAttempt } from './payment-attempts';

const BILL = { boxes: 9, area: 1, itemsCents: 2, taxCents: 3, installationCents: 4, discountCents: 5, shippingCents: 6, totalCents: 7 };
const CHOICE = { fulfilment: 'Delivery', addressId: 4, promoCode: 'FALL15', isInstallationChosen: true };
const ORDER = { paymentId: 'pi_1', paymentStatus: 'succeeded', cartLineIds: [3, 4], choice: CHOICE, bill: BILL };
const ATTEMPT = { v: 1, accountId: 'elena', order: ORDER, startedAt: 1_000, isPaid: true };

it('A payment under way is read from the device as it was written', () => {
  expect(readPaymentAttempt(ATTEMPT)).toMatchObject(ATTEMPT);
});

it.each([undefined, 'true', 1, null])('A payment counts as paid only where the provider has said so, not at %j', (isPaid) => {
  expect(readPaymentAttempt({ ...ATTEMPT, isPaid })?.isPaid).toBe(false);
});

it.each<[string, object]>([
  ['of a later build', { v: 2 }],
  ['of nobody', { accountId: 7 }],
  ['without a time', { startedAt: '1' }],
  ['without an order', { order: null }],
  ['without its id', { order: { ...ORDER, paymentId: 7 } }],
  ['without a choice', { order: { ...ORDER, choice: 7 } }],
  ['without a bill', { order: { ...ORDER, bill: null } }],
])('A payment %s is none', (_what, damage) => {
  expect(readPaymentAttempt({ ...ATTEMPT, ...damage })).toBeNull();
});

it.each<[object, object]>([
  [{ paymentStatus: 7 }, { paymentStatus: '' }],
  [{ cartLineIds: 7 }, { cartLineIds: [] }],
  [{ cartLineIds: [3, 'x'] }, { cartLineIds: [3] }],
  [{ choice: {} }, { choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false } }],
  [
    { choice: { ...CHOICE, isInstallationChosen: 1, addressId: '4', promoCode: 7 } },
    { choice: { ...CHOICE, isInstallationChosen: false, addressId: null, promoCode: null } },
  ],
  ...Object.keys(BILL).map((name): [object, object] => [{ bill: { ...BILL, [name]: 'x' } }, { bill: { ...BILL, [name]: 0 } }]),
])('A payment that is damaged in %j alone is still finished, as %j', (damage, read) => {
  expect(readPaymentAttempt({ ...ATTEMPT, order: { ...ORDER, ...damage } })?.order).toEqual({ ...ORDER, ...read });
});
