import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../fixtures/test-database';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CART_DEVICE_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { getOrders } from '../../src/contract/orders';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { buildApiStore } from '../fixtures/build-api-store';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { newShopper, storeAt, type ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../fixtures/floor-purchase';
import { startStore, type RunningStore } from '../fixtures/running-store';
import { NO_FAULT } from '../faults/fault-kinds';
import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';

let built: Awaited<ReturnType<typeof buildApiStore>>;
let folder: string;
let store: RunningStore;
let link: FaultProxy;
const lostReplies: string[] = [];
beforeAll(async () => {
  [built, folder] = await Promise.all([buildApiStore(), makeTestFolder()]);
  store = await startStore(folder, {}, undefined, built.program);
  link = await openFaultProxy(store.url);
});
afterAll(async () => {
  await link.close();
  await store.stop();
  built.remove();
  await rm(folder, { recursive: true, maxRetries: 9, force: true });
});

const line = (boxes: number) => ({ lineId: null, productId: 107, pricePerBoxCents: 1, boxes, isInstallationChosen: false });
const numbered = (sequence: number) => ({ [CART_DEVICE_HEADER]: 'tablet-1', [CART_SEQUENCE_HEADER]: String(sequence) });

/** Loses the reply to the next call of that path, after the store has done what was asked. */
function loseNext(path: string, afterLoss: () => Promise<void> = async () => undefined): void {
  let isLost = false;
  link.choose((asked) => {
    if (isLost || asked.path !== `/api${path}`) return NO_FAULT;
    isLost = true;
    return {
      kind: 'reset after',
      afterwards: async ({ body }) => {
        lostReplies.push(new TextDecoder().decode(body));
        await afterLoss();
      },
    };
  });
}

async function killAndStartAgain(): Promise<void> {
  await store.kill();
  store = await startStore(folder, {}, undefined, built.program);
  link.leadTo(store.url);
}

/** Puts nine boxes into the cart; the first reply is lost, and the same write is sent again. */
async function writeTwice(shopper: ContractClient): Promise<void> {
  loseNext(writeCartLine.path);
  await expect(shopper.call(writeCartLine, line(9), numbered(1))).rejects.toThrow();
  await shopper.data(writeCartLine, line(9), numbered(1));
  expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
}

/** Pays for the cart; the checkout's first reply is lost, and the second must be the same. */
async function checkOutTwice(shopper: ContractClient, afterLoss?: () => Promise<void>): Promise<void> {
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(storeAt(store.url), secret, CARDS.good);
  loseNext(checkout.path, afterLoss);
  await expect(shopper.call(checkout, draftFor(secret))).rejects.toThrow();
  const receipt = await shopper.data(checkout, draftFor(secret));
  expect(checkout.output.decode(dataOf(lostReplies.at(-1) ?? ''))).toEqual(receipt);
  expect(await shopper.data(getOrders, NEWEST_ORDERS)).toMatchObject([{ orderNumber: receipt.orderNumber }]);
  expect(await shopper.data(getCart, undefined)).toEqual([]);
}

function dataOf(reply: string): unknown {
  const parsed: unknown = JSON.parse(reply);
  return typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : null;
}

describe('An answer that never arrives', () => {
  it('makes the retry the same cart and the same order, not a second one', async () => {
    const shopper = await newShopper(storeAt(link.url));
    await writeTwice(shopper);
    await checkOutTwice(shopper);
  });

  it('because the store was killed after its commit, makes the retry the same, by what is on the disk', async () => {
    const shopper = await newShopper(storeAt(link.url));
    await writeTwice(shopper);
    await checkOutTwice(shopper, killAndStartAgain);
    expect(store.output()).not.toContain(shopper.session.authKey);
  }, 120_000);
});
