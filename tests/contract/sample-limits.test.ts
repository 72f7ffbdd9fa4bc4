import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rateWindows } from '../../server/db/schema/people';
import { sampleOrders } from '../../server/db/schema/samples';
import { readWrittenMails } from '../../server/mail/written-mails';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples, type SampleOrder } from '../../src/contract/samples';
import { MAX_SAMPLES_A_MONTH } from '../../src/domain/samples';
import { shopClock } from '../../src/domain/shop-day';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OWNERS = ['owner@shop.example', 'second@shop.example'];
const HOUR_MS = 60 * 60 * 1000;

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: OWNERS.join(',') } });
  visitor = new ContractClient(store);
  await ownerTool(store.database, 'settings', 'set', 'offersSamples', 'yes');
});
afterEach(async () => {
  await store.database.db.delete(sampleOrders);
  await store.database.db.delete(rateWindows);
});
afterAll(() => store.close());

/** A house number and a mailbox that nobody else has. */
let others = 0;
const stranger = (): Partial<SampleOrder> => {
  others += 1;
  return { line1: `${others} Elsewhere Lane`, email: `stranger-${others}@example.com` };
};
const order = (part: Partial<SampleOrder>): SampleOrder => ({
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550142',
  email: 'ana@example.com',
  productIds: [107, 101],
  ...part,
});
const send = async (part: Partial<SampleOrder>): Promise<string> => {
  const { outcome } = await visitor.call(orderSamples, order(part), { [MESSAGE_ID_HEADER]: randomUUID() });
  return outcome.kind === 'success' ? 'taken' : outcome.message;
};
const samplesKept = async (): Promise<number> =>
  (await store.database.db.select().from(sampleOrders)).reduce((sum, { floors }) => sum + floors.length, 0);

const HOUSES: readonly Partial<SampleOrder>[] = [
  {},
  { line1: '1420 CORAL WAY.', line2: 'Apt 1' },
  { line1: '1420 Coral Wy Unit 2' },
  { line1: 'Suite 3', line2: '1420 Coral Way' },
  { line1: '1420 Coral Way #4', postalCode: '33145-1234' },
  { line1: '1420-B Coral Way', postalCode: '33134' },
  { line1: 'Fourteen Twenty Coral Way', postalCode: '33129' },
  { line1: '１４２０ Ｃｏｒａｌ Ｗａｙ', postalCode: '３３１４５' },
  { line1: '1420 Сoral Wаy', state: 'Florida' },
  { line1: '1420 Co\u2060ral\u200d Way', city: 'Coral Gables', postalCode: '39999' },
  { line1: '#1420 Coral Way', state: 'fl' },
  { line1: 'Coral Way 1420', city: 'MIAMI' },
];

describe('One house gets eight samples in a month, whatever', () => {
  it('and in whatever order they come, all at once', async () => {
    const replies = await Promise.all([...HOUSES, ...HOUSES.slice(0, 8)].map((house) => send({ ...house, email: stranger().email ?? '' })));
    expect(replies.filter((reply) => reply === 'taken')).toHaveLength(4);
    expect(await samplesKept()).toBe(MAX_SAMPLES_A_MONTH);
  });
});

describe('More samples than the shop has in a day', () => {
  const alarms = async () => {
    await store.settled();
    return (await readWrittenMails(store.database.dataDir, 1_000)).filter(({ subject }) => subject.startsWith('CHECK:'));
  };
  const orderMany = (count: number) => Promise.all(Array.from({ length: count }, () => send(stranger())));

  it('are told to the owner once a day, however many come at once, and stand in the list', async () => {
    // From noon, so that no midnight is near.
    const { time } = shopClock(store.services.now());
    store.advance(((36 - Number(time.slice(0, 2))) % 24) * HOUR_MS);
    await orderMany(10);
    expect(await alarms()).toEqual([]);
    await store.database.db.delete(rateWindows);
    await orderMany(10);
    store.services.mailOutbox.wake();
    await expect.poll(async () => (await alarms()).map(({ to }) => to).sort()).toEqual([...OWNERS].sort());
    expect((await alarms())[0]).toMatchObject({ subject: 'CHECK: 22 samples were ordered today' });
    await store.database.db.delete(rateWindows);
    store.advance(24 * HOUR_MS);
    await orderMany(15);
    store.services.mailOutbox.wake();
    await expect.poll(async () => (await alarms()).length).toBe(4);
  });

  it('are shown above the list of the day', async () => {
    const listed = async () => (await ownerTool(store.database, 'samples')).text;
    const today = { createdAt: new Date() };
    await orderMany(10);
    await store.database.db.update(sampleOrders).set(today);
    expect(await listed()).not.toContain('CHECK');
    await orderMany(1);
    await store.database.db.update(sampleOrders).set(today);
    expect(await listed()).toMatch(/^CHECK: 22 samples were ordered today, more than 20 in a day\./);
    expect(JSON.parse((await ownerTool(store.database, 'samples', '--json')).text)).toMatchObject({ samplesToday: 22, isBeyondPace: true });
  });
});
