import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartConflictCodec, deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CART_DEVICE_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../../src/contract/headers';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// One shopper, two devices: a change that waited on one meets what the other has done since.

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  shopper = await newShopper(store);
});

const FLOOR = 107;
const lines = () => shopper.data(getCart, undefined);
const version = async (): Promise<string> => (await shopper.call(getCart, undefined)).headers.get(CART_VERSION_HEADER) ?? 'none';
const from = (device: string, sequence: number, seen?: string) => ({
  [CART_DEVICE_HEADER]: device,
  [CART_SEQUENCE_HEADER]: String(sequence),
  ...(seen === undefined ? {} : { [CART_VERSION_HEADER]: seen }),
});
const put = (boxes: number, headers: Readonly<Record<string, string>>, lineId: number | null = null) =>
  shopper.call(writeCartLine, { lineId, productId: FLOOR, pricePerBoxCents: 1, boxes, isInstallationChosen: false }, headers);
const lineId = async (): Promise<number> => (await lines())[0]?.lineId ?? 0;

async function remove(headers: Readonly<Record<string, string>>): Promise<void> {
  await shopper.data(deleteCartLine, await lineId(), headers);
}

async function order(): Promise<string> {
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  const { orderNumber } = await shopper.data(checkout, draftFor(secret));
  await store.settled();
  return orderNumber;
}

/** What a refusal tells of the other device. */
function endingIn({ outcome }: Awaited<ReturnType<typeof put>>) {
  if (outcome.kind !== 'refused') throw new Error(`It was not refused: ${outcome.kind}`);
  return { ...cartConflictCodec.decode(outcome.data), message: outcome.message };
}

describe('A change that waited on a tablet', () => {
  it('asks when the phone has ordered the floor meanwhile, and nothing is put back', async () => {
    await put(9, from('tablet', 1));
    const seen = await version();
    const orderNumber = await order();
    for (const line of [null, 1]) {
      const ending = endingIn(await put(40, from('tablet', 2, seen), line));
      expect(ending).toEqual({
        how: 'ordered',
        boxes: 9,
        orderNumber,
        message: `You have ordered this item meanwhile (order ${orderNumber}).`,
      });
    }
    expect(await lines()).toEqual([]);
  });

  it('asks when the phone has removed the line meanwhile, also after it came back', async () => {
    await put(9, from('tablet', 1));
    const seen = await version();
    await remove(from('phone', 1));
    const told = { how: 'removed', boxes: 9, orderNumber: null, message: 'This item was taken out of your cart on another device.' };
    expect(endingIn(await put(40, from('tablet', 2, seen)))).toEqual(told);
    await put(3, from('phone', 2, await version()));
    expect(endingIn(await put(40, from('tablet', 2, seen), await lineId()))).toEqual(told);
    expect(await lines()).toMatchObject([{ boxes: 3 }]);
  });

  it('asks again when the phone has removed the line a second time', async () => {
    await put(9, from('tablet', 1));
    await remove(from('phone', 1));
    await put(7, from('tablet', 2, await version()));
    const seen = await version();
    await remove(from('phone', 2));
    expect(endingIn(await put(40, from('tablet', 3, seen)))).toMatchObject({ how: 'removed', boxes: 7 });
  });

  it('asks when the floor was new on both and the phone has ordered it', async () => {
    const seen = await version();
    await put(9, from('phone', 1, seen));
    await order();
    expect(endingIn(await put(40, from('tablet', 1, seen)))).toMatchObject({ how: 'ordered', boxes: 9 });
  });

  it('is put back by who has been asked: it then names the cart as it is', async () => {
    await put(9, from('tablet', 1));
    const seen = await version();
    await remove(from('phone', 1));
    await put(40, from('tablet', 2, seen));
    expect((await put(40, from('tablet', 3, await version()))).outcome.kind).toBe('success');
    expect(await lines()).toMatchObject([{ boxes: 40 }]);
  });

  it('is told success when it had arrived before the order and comes once more', async () => {
    const seen = await version();
    await put(9, from('tablet', 1, seen));
    await order();
    expect((await put(9, from('tablet', 1, seen))).outcome.kind).toBe('success');
    expect(await lines()).toEqual([]);
  });

  it('is simply done when it is a removal: the line is out of the cart', async () => {
    await put(9, from('tablet', 1));
    const [seen, line] = [await version(), await lineId()];
    await remove(from('phone', 1));
    const { outcome } = await shopper.call(deleteCartLine, line, from('tablet', 2, seen));
    expect(outcome.message).toBe('This item is no longer in your cart.');
    expect(await lines()).toEqual([]);
  });

  it('goes ahead when only the number of boxes has changed elsewhere, and when another floor has left', async () => {
    await put(9, from('tablet', 1));
    await shopper.data(
      writeCartLine,
      { lineId: null, productId: 101, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false },
      from('phone', 1),
    );
    const seen = await version();
    await put(12, from('phone', 2, seen));
    const other = (await lines()).find(({ product }) => product.id === 101)?.lineId ?? 0;
    await shopper.data(deleteCartLine, other, from('phone', 3));
    expect((await put(40, from('tablet', 2, seen))).outcome.kind).toBe('success');
    expect(await lines()).toMatchObject([{ boxes: 40, product: { id: FLOOR } }]);
  });

  it('goes ahead after a removal of its own, and without a version as it always did', async () => {
    await put(9, from('tablet', 1));
    const seen = await version();
    await remove(from('tablet', 2, seen));
    expect((await put(4, from('tablet', 3, seen))).outcome.kind).toBe('success');
    await remove(from('phone', 1));
    expect((await put(5, from('tablet', 4))).outcome.kind).toBe('success');
  });

  it("does not hear of another shopper's orders", async () => {
    const seen = await version();
    const other = await newShopper(store);
    await other.data(writeCartLine, { lineId: null, productId: FLOOR, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
    await other.data(deleteCartLine, (await other.data(getCart, undefined))[0]?.lineId ?? 0);
    expect(await version()).toBe(seen);
    expect((await put(4, from('tablet', 1, seen))).outcome.kind).toBe('success');
  });
});

it('A cart version that is no number is malformed', async () => {
  expect((await put(4, from('tablet', 1, 'new'))).httpStatus).toBe(400);
});
