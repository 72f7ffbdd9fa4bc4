import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { deleteCartLine, getCart } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CART_DEVICE_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { createSendCart } from '../../src/offline/send-cart';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { cartOn, NO_DATABASE } from '../fixtures/cart-on-device';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { productNumber } from '../faults/cart-server';

// Two devices of one shopper with the store's own code, on the store's own server.

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const FLOOR = productNumber(107);
const wish = (boxes: number) => ({ product: FLOOR, boxes, isInstallationChosen: false });

/** A device that sends when `drain` is called, and not before. */
async function deviceOf(shopper: ContractClient) {
  let clock = 0;
  // Far enough apart that no try waits for the one before it.
  const now = () => (clock += 10_000);
  const cartChanges = await cartOn(NO_DATABASE, 'ana', now);
  const drainOnce = createSendCart({ changes: cartChanges, runLocked: (_name, work) => work(), limitMs: 20_000, now });
  const drain = () => {
    setTransport({
      baseUrl: '/api',
      fetch: async (url, init) => store.app.request(url, init),
      authKey: () => shopper.authKey,
      xsrfToken: () => null,
    });
    return drainOnce();
  };
  return { cartChanges, drain };
}

async function shopperWithTwoDevices() {
  const shopper = await newShopper(store);
  const [tablet, phone] = [await deviceOf(shopper), await deviceOf(shopper)];
  await phone.cartChanges.put(wish(9));
  await phone.drain();
  // The tablet sees the nine boxes: it puts them itself, which changes nothing.
  await tablet.cartChanges.put(wish(9));
  await tablet.drain();
  const boxes = async () => (await shopper.data(getCart, undefined)).map((line) => line.boxes);
  const order = async () => {
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await payWithCard(store, secret, CARDS.good);
    return shopper.data(checkout, draftFor(secret));
  };
  return { shopper, tablet, phone, boxes, order };
}

it('Forty boxes that waited on a tablet ask after the phone has ordered, and are not bought unless the shopper says so', async () => {
  const { tablet, boxes, order } = await shopperWithTwoDevices();
  await tablet.cartChanges.put(wish(40));
  const { orderNumber } = await order();
  expect(await tablet.drain()).toBeNull();
  expect(tablet.cartChanges.entries()).toMatchObject([{ state: 'refused', ending: { how: 'ordered', boxes: 9, orderNumber } }]);
  await tablet.drain();
  expect(await boxes()).toEqual([]);
  await tablet.cartChanges.put(wish(40));
  await tablet.drain();
  expect(await boxes()).toEqual([40]);
  expect(tablet.cartChanges.entries()).toEqual([]);
});

it('Forty boxes that waited ask after the line was removed on the phone, and stay out when the shopper leaves them out', async () => {
  const { tablet, phone, boxes } = await shopperWithTwoDevices();
  await tablet.cartChanges.put(wish(40));
  await phone.cartChanges.put(wish(0));
  await phone.drain();
  await tablet.drain();
  expect(tablet.cartChanges.entries()).toMatchObject([{ ending: { how: 'removed', boxes: 9, orderNumber: null } }]);
  await tablet.cartChanges.dismiss(107);
  await tablet.drain();
  expect([await boxes(), tablet.cartChanges.entries()]).toEqual([[], []]);
});

it('A waiting change in place of another was made on the same cart: it asks too', async () => {
  const { shopper, tablet, boxes } = await shopperWithTwoDevices();
  await tablet.cartChanges.put(wish(40));
  const line = (await shopper.data(getCart, undefined))[0]?.lineId ?? 0;
  await shopper.data(deleteCartLine, line, { [CART_DEVICE_HEADER]: 'laptop', [CART_SEQUENCE_HEADER]: '1' });
  await tablet.cartChanges.noteCartVersion('ana', 999_999);
  await tablet.cartChanges.put(wish(41));
  await tablet.drain();
  expect(tablet.cartChanges.entries()).toMatchObject([{ ending: { how: 'removed' }, intent: { boxes: 41 } }]);
  expect(await boxes()).toEqual([]);
});

it('A removal that waited meets an order without a question, and a change of the number goes through', async () => {
  const { tablet, phone, boxes, order } = await shopperWithTwoDevices();
  await tablet.cartChanges.put(wish(12));
  await phone.cartChanges.put(wish(9));
  await phone.drain();
  await tablet.drain();
  expect(await boxes()).toEqual([12]);
  await phone.cartChanges.put(wish(9));
  await phone.drain();
  await tablet.cartChanges.put(wish(0));
  await order();
  await tablet.drain();
  expect([await boxes(), tablet.cartChanges.entries()]).toEqual([[], []]);
});
