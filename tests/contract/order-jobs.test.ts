import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrders, setOrderJob } from '../../src/contract/orders';
import { JOB_NAME_LENGTH, NEWEST_ORDERS } from '../../src/domain/order';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { bodyOf, type ContractClient } from '../fixtures/contract-client';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const jobsOf = async (shopper: ContractClient): Promise<readonly (string | null)[]> =>
  (await shopper.data(getOrders, NEWEST_ORDERS)).map(({ jobName }) => jobName);

test('A shopper names the job of an order, changes the name and takes it away; the owner reads it', async () => {
  const shopper = await shopperWithFloor(store);
  const { orderId } = await buyCart(store, shopper);
  expect(await jobsOf(shopper)).toEqual([null]);
  await shopper.data(setOrderJob, { orderId, jobName: ' Diaz, upstairs ' });
  expect(await jobsOf(shopper)).toEqual(['Diaz, upstairs']);
  expect((await openShopTool(store, 'order', String(orderId))).text).toContain('Job: Diaz, upstairs\n');
  await shopper.data(setOrderJob, { orderId, jobName: '  ' });
  expect(await jobsOf(shopper)).toEqual([null]);
});

test('Nobody names the job of an order that is not theirs, or with a name that is too long', async () => {
  const owner = await shopperWithFloor(store);
  const { orderId } = await buyCart(store, owner);
  const other = await shopperWithFloor(store);
  expect(await other.call(setOrderJob, { orderId, jobName: 'Mine' })).toMatchObject({
    outcome: { kind: 'refused', message: 'There is no order with this number in your account.' },
  });
  const body = bodyOf({ order_id: String(orderId), job_name: 'x'.repeat(JOB_NAME_LENGTH + 1) }, 'multipart');
  const reply = await owner.request(setOrderJob.path, { method: 'POST', body });
  expect(await reply.json()).toMatchObject({ status: 0 });
  expect(await jobsOf(owner)).toEqual([null]);
});
