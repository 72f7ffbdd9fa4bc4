import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../server/db/schema/shop';
import { deleteExpired } from '../../server/repositories/retention';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { writeCartLine } from '../../src/contract/cart';
import { createPaymentIntent } from '../../src/contract/checkout';
import type { CheckoutChoice } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { newShopper } from '../fixtures/contract-client';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('A payment that the store hears of after its address was removed and, a month later, deleted is an order to that address', async () => {
  const shopper = await newShopper(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  const draft = { ...SAMPLE_HOUSE, mobileNumber: '3055550100', isDefault: false, latitude: null, longitude: null };
  await shopper.data(writeAddress, { addressId: null, draft });
  const addressId = (await shopper.data(getAddresses, undefined))[0]?.id ?? 0;
  const choice: CheckoutChoice = { fulfilment: 'Delivery', addressId, promoCode: 'welcome10', isInstallationChosen: true };
  const secret = await shopper.data(createPaymentIntent, { amountCents: 144_242, choice, telephone: '3055550100' });
  expect(await payWithCard(store, secret, CARDS.good)).toMatchObject({ status: 'succeeded' });
  await shopper.data(deleteAddress, addressId);
  store.advance(31 * DAY_MS);
  await deleteExpired(store.database.db, store.services.now());

  await store.services.payments.reconcile();
  const made = await store.database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentIdOf(secret)));
  expect(made).toMatchObject([
    { addressId: null, addressText: expect.stringContaining(SAMPLE_HOUSE.line1), phone: '3055550100', totalCents: 144_242, flag: null },
  ]);
});
