import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCart } from '../../src/contract/cart';
import { endSession } from '../../src/contract/end-session';
import { login, logout, refreshToken } from '../../src/contract/session';
import { KEY_LIFETIME_MS } from '../../server/security/sessions';
import { bodyOf, ContractClient, newShopper, type Reply } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const cartStatus = async (client: ContractClient): Promise<number> => (await client.call(getCart, undefined)).httpStatus;

it('A logout that waited for a connection ends its session by the hash of the key, and says so however often it comes', async () => {
  const shopper = await newShopper(store);
  const device = new ContractClient(store);
  for (let delivery = 0; delivery < 3; delivery += 1)
    expect((await device.call(endSession, hashOf(shopper.session.authKey))).outcome).toEqual({
      kind: 'success',
      message: 'Logged out.',
      data: undefined,
    });
  expect(await cartStatus(shopper)).toBe(401);
  expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
});

it('It ends a key that has expired too, which a refresh would have revived', async () => {
  const shopper = await newShopper(store);
  store.advance(KEY_LIFETIME_MS + 1);
  await new ContractClient(store).data(endSession, hashOf(shopper.session.authKey));
  expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
});

it('It takes the cookies of the session that it ends, and leaves those of a newer login', async () => {
  const shopper = await newShopper(store);
  const earlierKey = shopper.session.authKey;
  const again = await shopper.data(login, { email: shopper.email, password: 'plank by plank', deviceId: 'tablet', deviceName: 'Test' });
  await shopper.data(endSession, hashOf(earlierKey));
  shopper.authKey = again.authKey;
  expect([await cartStatus(shopper), shopper.cookies.has('refresh_token')]).toEqual([200, true]);
  await shopper.data(refreshToken, undefined);
  await shopper.data(endSession, hashOf(again.authKey));
  expect(shopper.cookies.has('refresh_token')).toBe(false);
  expect(await cartStatus(shopper)).toBe(401);
});

it('The hash opens nothing, and one that is unknown or malformed ends nothing', async () => {
  const shopper = await newShopper(store);
  const thief = new ContractClient(store);
  thief.authKey = hashOf(shopper.session.authKey);
  expect(await cartStatus(thief)).toBe(401);
  await thief.data(endSession, 'a'.repeat(64));
  const malformed = { method: 'POST', body: bodyOf({ key_hash: shopper.session.authKey }, 'multipart') };
  expect((await thief.request(endSession.path, malformed)).status).toBe(400);
  expect(await cartStatus(shopper)).toBe(200);
});

it('A logout delivered three times gives its first answer again, and ends no session beside its own', async () => {
  const shopper = await newShopper(store);
  const elsewhere = new ContractClient(store);
  const { authKey } = await elsewhere.data(login, {
    email: shopper.email,
    password: 'plank by plank',
    deviceId: 'phone',
    deviceName: 'Test',
  });
  elsewhere.authKey = authKey;
  const cookies = [...shopper.cookies];
  const replies: Reply<void>[] = [];
  for (let delivery = 0; delivery < 3; delivery += 1) {
    for (const [name, value] of cookies) shopper.cookies.set(name, value);
    replies.push(await shopper.call(logout, undefined));
  }
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200]);
  expect(replies.map(({ outcome }) => outcome)).toEqual(replies.map(() => replies[0]?.outcome));
  expect([await cartStatus(shopper), await cartStatus(elsewhere)]).toEqual([401, 200]);
});
