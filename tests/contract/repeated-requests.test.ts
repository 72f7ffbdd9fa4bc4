import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../server/repositories/retention';
import { listMessages } from '../../server/repositories/messages';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { getCart } from '../../src/contract/cart';
import { REQUEST_ID_HEADER } from '../../src/contract/headers';
import { signUp } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const draft = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550123',
  isDefault: false,
  latitude: null,
  longitude: null,
};
const press = () => ({ [REQUEST_ID_HEADER]: randomUUID() });
const newcomer = () => ({ firstName: 'Ana', lastName: 'Diaz', email: `${randomUUID()}@example.com`, password: 'nine oak planks' });
const accountsOf = (email: string): Promise<unknown> =>
  store.database.db.execute(sql`select count(*)::int as number from users where email = ${email}`);

describe('An address', () => {
  it('that is delivered five times at once and once more is one address, and every answer is the first', async () => {
    const shopper = await newShopper(store);
    const id = press();
    const deliver = () => shopper.call(writeAddress, { addressId: null, draft }, id);
    const replies = [...(await Promise.all(Array.from({ length: 5 }, deliver))), await deliver()];
    expect(replies.map(({ outcome }) => outcome)).toEqual(
      replies.map(() => ({ kind: 'success', message: 'Address added successfully. Freight quote will follow.', data: undefined })),
    );
    expect(await shopper.data(getAddresses, undefined)).toHaveLength(1);
  });

  it('is changed and deleted once: a late repeat does not undo what came after it', async () => {
    const shopper = await newShopper(store);
    await shopper.data(writeAddress, { addressId: null, draft });
    const addressId = (await shopper.data(getAddresses, undefined))[0]?.id ?? 0;
    const [change, deletion] = [press(), press()];
    await shopper.data(writeAddress, { addressId, draft: { ...draft, name: 'First' } }, change);
    await shopper.data(writeAddress, { addressId, draft: { ...draft, name: 'Second' } }, press());
    await shopper.data(writeAddress, { addressId, draft: { ...draft, name: 'First' } }, change);
    expect(await shopper.data(getAddresses, undefined)).toMatchObject([{ name: 'Second' }]);
    const replies = [await shopper.call(deleteAddress, addressId, deletion), await shopper.call(deleteAddress, addressId, deletion)];
    expect(replies.map(({ outcome }) => outcome.message)).toEqual(['Address deleted successfully', 'Address deleted successfully']);
  });
});

describe('A sign-up', () => {
  it('that is delivered four times at once is one account, and every answer signs in', async () => {
    const shopper = newcomer();
    const id = press();
    const deliver = () => new ContractClient(store).call(signUp, { ...shopper, deviceName: 'Test' }, id);
    const replies = [...(await Promise.all(Array.from({ length: 4 }, deliver))), await deliver()];
    for (const { outcome } of replies) {
      if (outcome.kind !== 'success') throw new Error(outcome.message);
      expect(outcome).toMatchObject({ message: 'Your account is ready.', data: { firstName: 'Ana', fullName: 'Ana Diaz' } });
      const client = new ContractClient(store);
      client.authKey = outcome.data.authKey;
      expect((await client.call(getCart, undefined)).httpStatus).toBe(200);
    }
    expect(await accountsOf(shopper.email)).toMatchObject({ rows: [{ number: 1 }] });
  });

  it('gives nothing to who knows its id and not the password, and counts these guesses', async () => {
    const shopper = newcomer();
    const id = press();
    await new ContractClient(store).data(signUp, { ...shopper, deviceName: 'Test' }, id);
    const guess = () => new ContractClient(store).call(signUp, { ...shopper, password: 'another guess', deviceName: 'Test' }, id);
    expect((await guess()).outcome).toMatchObject({ kind: 'refused', message: 'The email address or the password is not right.' });
    for (let tries = 1; tries < 5; tries += 1) await guess();
    expect((await guess()).httpStatus).toBe(429);
  });

  it('with another name under a used id is refused: it is not the one that was sent', async () => {
    const shopper = { ...newcomer(), deviceName: 'Test' };
    const id = press();
    await new ContractClient(store).data(signUp, shopper, id);
    expect(await new ContractClient(store).refusal(signUp, { ...shopper, firstName: 'Bo' }, id)).toContain('sent before with other words');
  });
});

it('Replies are forgotten after a month, and a message is not saved twice even then', async () => {
  const visitor = new ContractClient(store);
  const id = press();
  const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: 'Do you deliver to Key West?' };
  await visitor.data(sendContactMessage, message, id);
  store.advance(31 * DAY_MS);
  await deleteExpired(store.database.db, store.services.now());
  expect(await store.database.db.execute(sql`select * from request_replies`)).toMatchObject({ rows: [] });
  await visitor.data(sendContactMessage, message, id);
  const kept = (await listMessages(store.database.db, 100)).filter((one) => one.message === message.message);
  expect(kept).toHaveLength(1);
});
