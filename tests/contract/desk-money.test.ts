import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenMails } from '../../server/mail/written-mails';
import { cancelOrder, previewRefund, refundOrder, type Refund } from '../../src/contract/desk/money';
import { getDeskActs } from '../../src/contract/desk/staff';
import { buyOrder, orderSeen, refundsOf, type Bought } from '../fixtures/bought-order';
import { newStaff, type Staff } from '../fixtures/desk-client';
import { openShopTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let owner: Staff;
beforeAll(async () => {
  store = await openTestStore();
  owner = await newStaff(store, 'owner', 'Olga Owner');
});
afterAll(() => store.close());

const press = ({ orderId, orderNumber }: Bought, amountCents: number, part: Partial<Refund> = {}): Refund => ({
  id: randomUUID(),
  orderId,
  orderNumber,
  amountCents,
  note: null,
  isAgain: false,
  ...part,
});
const preview = ({ orderId, orderNumber }: Bought, amountCents: number | null, isCancelling = false) =>
  owner.client.call(previewRefund, { orderId, orderNumber, amountCents, isCancelling, isAgain: false });
const stepMails = async ({ shopper }: Bought): Promise<number> => {
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 500);
  return mails.filter(({ to, subject }) => to === shopper.email && !subject.startsWith('Demo: your')).length;
};

describe("An owner's refund from the Desk", () => {
  it('is previewed in the words of the store tool, and the preview changes nothing', async () => {
    const order = await buyOrder(store);
    const [seen, typed] = [await preview(order, 2_000), await openShopTool(store, 'order', order.id, 'refund', '20')];
    if (seen.outcome.kind !== 'success') throw new Error(seen.outcome.message);
    expect(seen.outcome.data).toMatchObject({ amountCents: 2_000, leftCents: 72_620 });
    expect(typed.text).toContain(seen.outcome.data.words);
    expect(await refundsOf(store, order.paymentId)).toEqual([]);
  });

  it('sent ten times at once moves the money once, makes one mail and is noted once', async () => {
    const order = await buyOrder(store);
    const same = press(order, 2_000, { note: 'A box was damaged' });
    for (let round = 0; round < 2; round += 1) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => owner.client.data(refundOrder, same)));
      for (const { words } of replies)
        expect(words).toBe(`$20.00 of order ${order.orderNumber} is refunded to its card; $706.20 of it are left.`);
    }
    expect(await refundsOf(store, order.paymentId)).toEqual([2_000]);
    expect(await stepMails(order)).toBe(1);
    const acts = await owner.client.data(getDeskActs, { subject: order.orderNumber, before: null });
    expect(acts).toMatchObject([{ by: 'Olga Owner', kind: 'refund', what: 'cents: 2000' }]);
  });

  it('is asked about when an equal one was made today, and refused beyond what is left', async () => {
    const order = await buyOrder(store);
    await owner.client.data(refundOrder, press(order, 2_000));
    expect(await owner.client.refusal(refundOrder, press(order, 2_000))).toMatch(/^\$20\.00 of order .* was refunded at .* already\.$/);
    await owner.client.data(refundOrder, press(order, 2_000, { isAgain: true }));
    expect(await owner.client.refusal(refundOrder, press(order, 70_000))).toBe(
      '$700.00 is more than the $686.20 that are left of $726.20.',
    );
    for (const amountCents of [0, -100]) expect(await owner.client.refusal(refundOrder, press(order, amountCents))).toContain('$0.01');
    expect(await refundsOf(store, order.paymentId)).toEqual([2_000, 2_000]);
  });

  it('of all that is left, pressed on two tablets at once, is made once', async () => {
    const order = await buyOrder(store);
    const replies = await Promise.all([1, 2].map(() => owner.client.call(refundOrder, press(order, 72_620))));
    expect(replies.map(({ outcome }) => outcome.kind)).toContain('success');
    expect(await refundsOf(store, order.paymentId)).toEqual([72_620]);
  });
});

describe("An owner's cancellation from the Desk", () => {
  it('refunds what is left once, however often it is sent, and is refused where other money is left than was shown', async () => {
    const order = await buyOrder(store);
    await owner.client.data(refundOrder, press(order, 2_000));
    expect(await owner.client.refusal(cancelOrder, press(order, 72_620))).toContain('$706.20 are left');
    const same = press(order, 70_620);
    const replies = await Promise.all(Array.from({ length: 5 }, () => owner.client.data(cancelOrder, same)));
    for (const { words } of replies) expect(words).toBe(`Order ${order.orderNumber} is cancelled, and $706.20 is refunded to its card.`);
    expect(replies[0]?.order).toMatchObject({ state: 'cancelled', refundedCents: 72_620 });
    expect(await refundsOf(store, order.paymentId)).toEqual([2_000, 70_620]);
    expect((await orderSeen(order)).state).toBe('cancelled');
    expect(await owner.client.refusal(cancelOrder, press(order, 0))).toContain("is 'Cancelled' and cannot be cancelled");
  });

  it('of an order whose money is back already moves none', async () => {
    const order = await buyOrder(store);
    await owner.client.data(refundOrder, press(order, 72_620));
    const seen = await preview(order, null, true);
    expect(seen.outcome).toMatchObject({ data: { leftCents: 0, words: expect.stringContaining('No money is left to refund.') } });
    const same = press(order, 0);
    for (let round = 0; round < 2; round += 1)
      expect((await owner.client.data(cancelOrder, same)).order).toMatchObject({ state: 'cancelled' });
    expect(await refundsOf(store, order.paymentId)).toEqual([72_620]);
  });
});

it('Money of one order is not moved by the number of another', async () => {
  const [one, two] = [await buyOrder(store), await buyOrder(store)];
  const mixed = press(one, 2_000, { orderNumber: two.orderNumber });
  for (const call of [refundOrder, cancelOrder]) expect(await owner.client.refusal(call, mixed)).toBe('This order is gone.');
  for (const { paymentId } of [one, two]) expect(await refundsOf(store, paymentId)).toEqual([]);
});
