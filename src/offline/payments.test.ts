import 'fake-indexeddb/auto';
import { keptDatabase } from './kept/database';
import { set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { bill } from '../domain/bill';
import { paymentAttempts, readPaymentAttempt, type PaymentAttempt } from './payments';
import { NO_TRIES, startedTry } from './sync/backoff';

const attempt: PaymentAttempt = {
  v: 1,
  accountId: 'elena',
  order: {
    choice: { fulfilment: 'Delivery', addressId: 4, promoCode: 'WELCOME10', isInstallationChosen: true },
    paymentId: 'pi_1',
    paymentStatus: '',
    cartLineIds: [3, 4],
    bill: bill({
      lines: [{ boxes: 9, pricePerBoxCents: 7541, sqftPerBox: 2364 }],
      taxPercentHundredths: 700,
      installationCentsPerSqft: 275,
      isInstallationChosen: true,
      promoPercentHundredths: 1000,
      shippingCents: 15_000,
    }),
  },
  startedAt: 1_000,
  isPaid: false,
  tries: NO_TRIES,
};
afterEach(() => vi.unstubAllGlobals());

const withId = (paymentId: string): PaymentAttempt => ({ ...attempt, order: { ...attempt.order, paymentId } });

test('An attempt comes back from the device as it was kept, for its own account only, whatever else lies there', async () => {
  await set('odd', 'nonsense', keptDatabase.useStore('payments'));
  await paymentAttempts.save(attempt);
  expect(await paymentAttempts.of('elena')).toEqual([attempt]);
  expect(await paymentAttempts.of('marco')).toEqual([]);
});

test('Keeping it again as paid replaces it, and dropping it leaves nothing', async () => {
  await paymentAttempts.save({ ...attempt, isPaid: true });
  expect(await paymentAttempts.of('elena')).toEqual([{ ...attempt, isPaid: true }]);
  await paymentAttempts.drop('pi_1');
  expect(await paymentAttempts.of('elena')).toEqual([]);
});

test('The oldest attempt is finished first', async () => {
  await paymentAttempts.save({ ...withId('pi_2'), startedAt: 3 });
  await paymentAttempts.save({ ...withId('pi_3'), startedAt: 2 });
  expect((await paymentAttempts.of('elena')).map(({ order }) => order.paymentId)).toEqual(['pi_3', 'pi_2']);
});

test('Where the browser stores nothing, an attempt lasts as long as the page', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const refused = await import('./payments');
  await expect(refused.paymentAttempts.save(attempt)).rejects.toMatchObject({ trouble: 'unavailable' });
  expect(await refused.paymentAttempts.of('elena')).toEqual([attempt]);
  await expect(refused.paymentAttempts.drop('pi_1')).rejects.toMatchObject({ trouble: 'unavailable' });
  expect(await refused.paymentAttempts.of('elena')).toEqual([]);
});

test('The tries of an open payment are kept with it, and never bring back one that is over', async () => {
  await paymentAttempts.save({ ...attempt, accountId: 'ana' });
  await paymentAttempts.retime('pi_1', (tries) => startedTry(tries, 1_000));
  await paymentAttempts.retime('pi_1', (tries) => startedTry(tries, 2_000));
  expect(await paymentAttempts.of('ana')).toMatchObject([{ tries: { attempts: 2, lastTryAt: 2_000 } }]);
  await paymentAttempts.drop('pi_1');
  await paymentAttempts.retime('pi_1', (tries) => startedTry(tries, 3_000));
  expect(await paymentAttempts.of('ana')).toEqual([]);
});

test('Whoever watches hears of each attempt that this page saves, under a name of its own, until it stops', async () => {
  vi.resetModules();
  const { paymentAttempts: fresh } = await import('./payments');
  expect(fresh.newest()).toBe('');
  const told: string[] = [];
  const stop = fresh.subscribe(() => void told.push(fresh.newest()));
  await fresh.save(attempt);
  await fresh.save({ ...attempt, isPaid: true });
  expect(told).toEqual(['pi_1 false', 'pi_1 true']);
  stop();
  await fresh.save(withId('pi_4'));
  expect([told.length, fresh.newest()]).toEqual([2, 'pi_4 false']);
  for (const id of ['pi_1', 'pi_4']) await fresh.drop(id);
});

test('Where the browser stores nothing, the tries of an attempt last as long as the page too', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const { paymentAttempts: refused } = await import('./payments');
  await expect(refused.save(attempt)).rejects.toMatchObject({ trouble: 'unavailable' });
  await expect(refused.retime('pi_1', (tries) => startedTry(tries, 1_000))).rejects.toMatchObject({ trouble: 'unavailable' });
  await expect(refused.retime('pi_2', (tries) => startedTry(tries, 1_000))).rejects.toMatchObject({ trouble: 'unavailable' });
  expect(await refused.of('elena')).toMatchObject([{ order: { paymentId: 'pi_1' }, tries: { attempts: 1, lastTryAt: 1_000 } }]);
});

const BILL = { boxes: 9, area: 1, itemsCents: 2, taxCents: 3, installationCents: 4, discountCents: 5, shippingCents: 6, totalCents: 7 };
const CHOICE = { fulfilment: 'Delivery', addressId: 4, promoCode: 'FALL15', isInstallationChosen: true };
const ORDER = { paymentId: 'pi_1', paymentStatus: 'succeeded', cartLineIds: [3, 4], choice: CHOICE, bill: BILL };
const ATTEMPT = { v: 1, accountId: 'elena', order: ORDER, startedAt: 1_000, isPaid: true };

test('A payment under way is read from the device as it was written', () => {
  expect(readPaymentAttempt(ATTEMPT)).toMatchObject(ATTEMPT);
});

test.each([undefined, 'true', 1, null])('A payment counts as paid only where the provider has said so, not at %j', (isPaid) => {
  expect(readPaymentAttempt({ ...ATTEMPT, isPaid })?.isPaid).toBe(false);
});

test.each<[string, object]>([
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

test.each<[object, object]>([
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
