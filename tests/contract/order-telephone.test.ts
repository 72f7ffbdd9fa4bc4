import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '../../server/repositories/order-history';
import { readWrittenMails } from '../../server/mail/written-mails';
import { writeAddress } from '../../src/contract/addresses';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { openShopTool } from '../fixtures/filled-shop';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

const OWNER = 'owner@shop.example';
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: OWNER } });
});
afterAll(() => store.close());

/** A pickup; with the telephone number that the checkout asked for, or none as from a page of before it asked. */
async function pickUp(shopper: ContractClient, telephone?: string): Promise<number> {
  const asked = telephone === undefined ? {} : { telephone };
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP, ...asked });
  await payWithCard(store, secret, CARDS.good);
  const { orderId } = await shopper.data(checkout, draftFor(secret));
  await store.settled();
  return orderId;
}

const phoneOf = async (orderId: number) => (await findOrder(store.database.db, orderId))?.phone;

const addAddress = (shopper: ContractClient, mobileNumber: string, isDefault: boolean) =>
  shopper.data(writeAddress, {
    addressId: null,
    draft: {
      ...SAMPLE_HOUSE,
      mobileNumber,
      isDefault,
      latitude: null,
      longitude: null,
    },
  });

test('The telephone number that a pickup was asked for stands on the order, in its mail to the shop and in the lists', async () => {
  const orderId = await pickUp(await shopperWithFloor(store), '+1 (305) 555-0142');
  expect(await phoneOf(orderId)).toBe('3055550142');
  const mail = (await readWrittenMails(store.database.dataDir, 10)).find(({ to }) => to === OWNER);
  expect(mail?.text).toContain('telephone (305) 555-0142');
  expect((await openShopTool(store, 'order', String(orderId))).text).toContain('Telephone: (305) 555-0142');
  expect((await openShopTool(store, 'orders', '0142')).text).toContain('(305) 555-0142');
});

test('An older page that asks for no number still pays', async () => {
  expect(await phoneOf(await pickUp(await shopperWithFloor(store)))).toBeNull();
});

test('A number that nobody could call is refused in words, before a payment is opened', async () => {
  const shopper = await shopperWithFloor(store);
  const input = { amountCents: BILL_B_CENTS, choice: PICKUP, telephone: '555-0142' };
  expect(await shopper.refusal(createPaymentIntent, input)).toBe('Please enter a telephone number of 10 digits, or leave the field empty.');
});

test('A number that was corrected counts, also after the payment was opened with the wrong one', async () => {
  const shopper = await shopperWithFloor(store);
  await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP, telephone: '3055550100' });
  expect(await phoneOf(await pickUp(shopper, '3055550199'))).toBe('3055550199');
});

test('A pickup that was asked for no number has that of the default address', async () => {
  const shopper = await shopperWithFloor(store);
  await addAddress(shopper, '3055550112', false);
  await addAddress(shopper, '3055550113', true);
  await addAddress(shopper, '3055550114', false);
  expect(await phoneOf(await pickUp(shopper))).toBe('3055550113');
});
