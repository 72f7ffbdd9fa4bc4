import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '../../server/repositories/messages';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { endSession } from '../../src/contract/end-session';
import { MESSAGE_ID_HEADER, REQUEST_ID_HEADER } from '../../src/contract/headers';
import { login, logout, signUp } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { ContractClient, newShopper, storeAt } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { NO_FAULT, type Fault } from '../faults/fault-kinds';
import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';

// What a proxy delivers three times, and what a device sends again after a lost reply, has one effect and one reply.

let store: TestStore;
let proxy: FaultProxy;
let stopListening: () => void;
beforeAll(async () => {
  store = await openTestStore();
  const server = createServer(getRequestListener(store.app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopListening = () => server.close().closeAllConnections();
  const address = server.address();
  proxy = await openFaultProxy(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
afterAll(async () => {
  await proxy.close();
  stopListening();
  await store.close();
});

const draft = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550123',
  isDefault: false,
  latitude: null,
  longitude: null,
};
const press = () => ({ [REQUEST_ID_HEADER]: randomUUID() });
const newcomer = () => ({ firstName: 'Ana', lastName: 'Diaz', email: `${randomUUID()}@example.com`, password: 'nine oak planks' });
const visitor = () => new ContractClient(storeAt(proxy.url));

/** What happens to the next call of a path; everything else passes. */
function next(path: string, fault: Fault): void {
  let isOver = false;
  proxy.choose((asked) => {
    if (isOver || asked.path !== `/api${path}`) return NO_FAULT;
    isOver = true;
    return fault;
  });
}

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['delivered three times, with the first answer', { kind: 'duplicate', times: 3, reply: 'first' }],
  ['delivered three times, with the last answer', { kind: 'duplicate', times: 3, reply: 'last' }],
  ['sent again after a lost reply', { kind: 'reset after' }],
];

/** Sends once more where no reply came, as a device does. */
async function untilReply<Output>(send: () => Promise<Output>): Promise<Output> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return send();
  }
}

it.each(FAULTS)('An address is one address when it is %s', async (_words, fault) => {
  const shopper = await newShopper(storeAt(proxy.url));
  const [addition, deletion] = [press(), press()];
  next(writeAddress.path, fault);
  const added = await untilReply(() => shopper.call(writeAddress, { addressId: null, draft }, addition));
  expect(added.outcome.message).toBe('Address added successfully. Freight quote will follow.');
  const addresses = await shopper.data(getAddresses, undefined);
  expect(addresses).toHaveLength(1);
  next(deleteAddress.path, fault);
  const deleted = await untilReply(() => shopper.call(deleteAddress, addresses[0]?.id ?? 0, deletion));
  expect(deleted.outcome).toMatchObject({ kind: 'success', message: 'Address deleted successfully' });
  expect(await shopper.data(getAddresses, undefined)).toEqual([]);
});

it.each(FAULTS)('A sign-up makes one account and signs in when it is %s', async (_words, fault) => {
  const [client, id, shopper] = [visitor(), press(), newcomer()];
  next(signUp.path, fault);
  const { outcome } = await untilReply(() => client.call(signUp, { ...shopper, deviceName: 'Test' }, id));
  if (outcome.kind !== 'success') throw new Error(outcome.message);
  expect(outcome.message).toBe('Your account is ready.');
  client.authKey = outcome.data.authKey;
  expect(await client.data(getAddresses, undefined)).toEqual([]);
  const again = await visitor().data(login, { ...shopper, deviceId: 'phone', deviceName: 'Test' });
  expect(again.firstName).toBe('Ana');
});

it.each(FAULTS)('A message is kept once when it is %s', async (words, fault) => {
  const id = { [MESSAGE_ID_HEADER]: randomUUID() };
  const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: `Do you lay on stairs? (${words})` };
  next(sendContactMessage.path, fault);
  const { outcome } = await untilReply(() => visitor().call(sendContactMessage, message, id));
  expect(outcome).toMatchObject({ kind: 'success', message: 'Thanks for the message, one of our team will be in touch shortly' });
  expect((await listMessages(store.database.db, 100)).filter((kept) => kept.message === message.message)).toHaveLength(1);
});

it.each(FAULTS)('A logout says goodbye when it is %s', async (_words, fault) => {
  const shopper = await newShopper(storeAt(proxy.url));
  next(logout.path, fault);
  const { httpStatus, outcome } = await untilReply(() => shopper.call(logout, undefined));
  expect([httpStatus, outcome.message]).toEqual([200, 'Logged out.']);
  expect((await shopper.call(getAddresses, undefined)).httpStatus).toBe(401);
  next(endSession.path, fault);
  const waited = await untilReply(() => visitor().call(endSession, '0'.repeat(64)));
  expect(waited.outcome).toMatchObject({ kind: 'success', message: 'Logged out.' });
});
