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
const MAILBOXES: readonly string[] = [
  'anadiaz@gmail.com',
  'ana.diaz@gmail.com',
  'a.n.a.d.i.a.z@googlemail.com',
  'AnaDiaz+1@GMAIL.com',
  'ana.diaz+floor+two@googlemail.com',
  ' anadiaz@Gmail.com ',
];

describe('One house gets eight samples in a month, whatever', () => {
  it.each([
    ['its spelling, its units and its ZIP code say', HOUSES.map((house) => ({ ...house, email: stranger().email ?? '' }))],
    ['dots, tags and capitals its mailbox has', MAILBOXES.map((email) => ({ ...stranger(), email }))],
    [
      'mail domain in Unicode its mailbox has',
      ['bob@münchen.de', 'Bob+1@MÜNCHEN.de', 'bob@xn--mnchen-3ya.de', 'bob@mu\u0308nchen.de', 'BOB+2@xn--mnchen-3ya.de'].map((email) => ({
        ...stranger(),
        email,
      })),
    ],
  ])('%s', async (_what, parts) => {
    const replies: string[] = [];
    for (const part of parts) replies.push(await send(part));
    expect(replies.slice(0, 4)).toEqual(['taken', 'taken', 'taken', 'taken']);
    expect(new Set(replies.slice(4))).toEqual(
      new Set([
        'We send up to 8 samples to one address or email in 30 days. If they went to somebody else in your house, or you need more, please call us at (305) 555-0142: we are glad to help.',
      ]),
    );
    expect(await samplesKept()).toBe(MAX_SAMPLES_A_MONTH);
  });

  it('and in whatever order they come, all at once', async () => {
    const replies = await Promise.all([...HOUSES, ...HOUSES.slice(0, 8)].map((house) => send({ ...house, email: stranger().email ?? '' })));
    expect(replies.filter((reply) => reply === 'taken')).toHaveLength(4);
    expect(await samplesKept()).toBe(MAX_SAMPLES_A_MONTH);
  });

  it.each([
    { line1: '1422 Coral Way' },
    { line1: '1420 Coral Terrace' },
    { line1: '1420 Coral Way', postalCode: '33432', city: 'Boca Raton' },
    { line1: '14 Twentieth Street' },
  ])('but another house is not refused for its neighbor: %j', async (part) => {
    for (let count = 0; count < 4; count += 1) expect(await send({ email: stranger().email ?? '' })).toBe('taken');
    expect(await send({ ...part, email: stranger().email ?? '' })).toBe('taken');
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
