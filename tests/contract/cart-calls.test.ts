import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCartLine, getCart, writeCartLine, type CartWrite } from '../../src/contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  shopper = await newShopper(store);
});

const write = (productId: number, boxes: number, more: Partial<CartWrite> = {}): CartWrite => ({
  lineId: null,
  productId,
  boxes,
  pricePerBoxCents: 7541,
  isInstallationChosen: false,
  ...more,
});
const lines = () => shopper.data(getCart, undefined);
const numbered = (sequence: number, device = 'tablet-1') => ({ [CART_DEVICE_HEADER]: device, [CART_SEQUENCE_HEADER]: String(sequence) });

describe('The cart', () => {
  it("starts empty, takes products and shows the newest first, at the store's own price", async () => {
    expect(await lines()).toEqual([]);
    await shopper.data(writeCartLine, write(107, 9, { pricePerBoxCents: 1 }));
    await shopper.data(writeCartLine, write(101, 2, { isInstallationChosen: true }));
    expect(await lines()).toMatchObject([
      { boxes: 2, isInstallationChosen: true, product: { id: 101 } },
      {
        boxes: 9,
        isInstallationChosen: false,
        product: { id: 107, title: 'Family 20 - Coastal Maple', slug: 'family-20-coastal-maple', pricePerBoxCents: 7541, sqftPerBox: 2364 },
      },
    ]);
  });

  it('keeps one line per product: adding again sets its quantity', async () => {
    await shopper.data(writeCartLine, write(107, 3));
    await shopper.data(writeCartLine, write(107, 5));
    expect(await lines()).toMatchObject([{ boxes: 5, product: { id: 107 } }]);
  });

  it('changes and deletes a line by its id', async () => {
    await shopper.data(writeCartLine, write(107, 3));
    const lineId = (await lines())[0]?.lineId ?? 0;
    await shopper.data(writeCartLine, write(107, 4, { lineId, isInstallationChosen: true }));
    expect(await lines()).toMatchObject([{ lineId, boxes: 4, isInstallationChosen: true }]);
    await shopper.data(deleteCartLine, lineId);
    expect(await lines()).toEqual([]);
    expect(await shopper.refusal(deleteCartLine, lineId)).toBe('This item is no longer in your cart.');
  });

  it.each([0, -1, 1.5, 10_000])('refuses %s boxes', async (boxes) => {
    expect(await shopper.refusal(writeCartLine, write(107, boxes))).toBe('Please choose a whole number of boxes from 1 to 9,999.');
    expect(await lines()).toEqual([]);
  });

  it('refuses a product that does not exist or is withdrawn', async () => {
    expect(await shopper.refusal(writeCartLine, write(999, 1))).toBe('This product is no longer available.');
    await shopper.data(writeCartLine, write(148, 1));
    await store.database.db.execute('update products set is_active = false where id = 148');
    expect(await shopper.refusal(writeCartLine, write(148, 2))).toBe('This product is no longer available.');
    expect(await lines()).toEqual([]);
  });
});

describe('A cart write that arrives late', () => {
  it('changes nothing and answers success', async () => {
    await shopper.data(writeCartLine, write(107, 3), numbered(1));
    await shopper.data(writeCartLine, write(107, 7), numbered(3));
    await shopper.data(writeCartLine, write(107, 5), numbered(2));
    await shopper.data(writeCartLine, write(107, 9), numbered(3));
    expect(await lines()).toMatchObject([{ boxes: 7 }]);
  });

  it('does not bring back a deleted line', async () => {
    await shopper.data(writeCartLine, write(107, 3), numbered(1));
    await shopper.data(deleteCartLine, (await lines())[0]?.lineId ?? 0, numbered(3));
    await shopper.data(writeCartLine, write(107, 5), numbered(2));
    expect(await lines()).toEqual([]);
  });

  it('does not delete a line that its device has changed since', async () => {
    await shopper.data(writeCartLine, write(107, 3), numbered(1));
    const lineId = (await lines())[0]?.lineId ?? 0;
    await shopper.data(writeCartLine, write(107, 5), numbered(3));
    await shopper.data(deleteCartLine, lineId, numbered(2));
    await shopper.data(deleteCartLine, lineId, numbered(3));
    expect(await lines()).toMatchObject([{ lineId, boxes: 5 }]);
    await shopper.data(deleteCartLine, lineId, numbered(4));
    expect(await lines()).toEqual([]);
  });

  it('does not add a product whose deletion was told, though its line was gone already', async () => {
    await shopper.refusal(deleteCartLine, 1, { ...numbered(2), [CART_PRODUCT_HEADER]: '107' });
    await shopper.data(writeCartLine, write(107, 5), numbered(1));
    expect(await lines()).toEqual([]);
  });

  it('is not what a refused change leaves behind: the same number may come again as an addition', async () => {
    await shopper.refusal(writeCartLine, write(107, 5, { lineId: 999_999 }), numbered(4));
    await shopper.data(writeCartLine, write(107, 5), numbered(4));
    expect(await lines()).toMatchObject([{ boxes: 5 }]);
  });

  it('is told by device and product', async () => {
    await shopper.data(writeCartLine, write(107, 3), numbered(9));
    await shopper.data(writeCartLine, write(101, 4), numbered(1));
    await shopper.data(writeCartLine, write(107, 6), numbered(1, 'phone-2'));
    expect(await lines()).toMatchObject([
      { product: { id: 101 }, boxes: 4 },
      { product: { id: 107 }, boxes: 6 },
    ]);
  });

  it('because it was sent five times at once is one line and five equal answers', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => shopper.call(writeCartLine, write(107, 4), numbered(1))));
    expect(new Set(replies.map(({ httpStatus, outcome }) => JSON.stringify([httpStatus, outcome]))).size).toBe(1);
    expect(replies[0]?.outcome.kind).toBe('success');
    expect(await lines()).toMatchObject([{ boxes: 4 }]);
  });

  it('leaves one line when twenty writes race', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(numbers.map((number) => shopper.data(writeCartLine, write(107, number), numbered(number))));
    expect(await lines()).toMatchObject([{ boxes: 20 }]);
  });

  it('is refused as malformed when its number is none', async () => {
    const reply = await shopper.call(writeCartLine, write(107, 3), { [CART_DEVICE_HEADER]: 'tablet-1', [CART_SEQUENCE_HEADER]: 'many' });
    expect(reply.httpStatus).toBe(400);
  });
});
