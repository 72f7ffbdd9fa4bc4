import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '../../server/repositories/messages';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { endSession } from '../../src/contract/end-session';
import {
  CART_DEVICE_HEADER,
  CART_PRODUCT_HEADER,
  CART_SEQUENCE_HEADER,
  MESSAGE_ID_HEADER,
  REQUEST_ID_HEADER,
} from '../../src/contract/headers';
import { getOrders } from '../../src/contract/orders';
import { login, logout, refreshToken, signUp } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient, newShopper, storeAt, type Reply } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { FAULT_COLUMNS, type FaultColumn } from '../faults/fault-columns';
import { NO_FAULT, type Fault } from '../faults/fault-kinds';
import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';

/** Every fault of docs/faults.md on every write of a real store, sent again as a device does: one effect, and a reply that says so. */

const GIVEN_UP_MS = 100;
const HOUR_MS = 60 * 60 * 1000;
/** Those of which the store sees something, in the forms that make a difference to it. */
const COLUMNS = [
  'delay',
  'hang',
  'reset before',
  'reset after',
  'cut short',
  'truncate',
  'duplicate',
  'page 200',
  'page 302',
  'page 5xx',
  'trickle',
] as const satisfies readonly FaultColumn[];
const FAULTS = COLUMNS.flatMap((column) => {
  const faults: readonly Fault[] = FAULT_COLUMNS[column];
  const used = faults.filter((fault, index) => index === 0 || column === 'hang' || (fault.kind === 'duplicate' && fault.times === 2));
  return used.map((fault) => ({ column, fault, form: JSON.stringify(fault) }));
});

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

/** A client that gives up on silence and meets redirects as fetch does. */
const reachable = () => {
  const { app } = storeAt(proxy.url);
  return {
    app: {
      request: (path: string, init?: RequestInit) =>
        app.request(path, { ...init, signal: AbortSignal.timeout(isSlow ? GIVEN_UP_MS : HOUR_MS) }),
    },
  };
};
let isSlow = false;

/** Sends a write whose first delivery meets the fault, and again until the store has replied. */
async function sendThrough<Output>(path: string, fault: Fault, send: () => Promise<Reply<Output>>): Promise<Reply<Output>> {
  proxy.choose(({ path: asked, nth }) => (asked === `/api${path}` && nth === first ? fault : NO_FAULT));
  const first = 1 + proxy.log.filter(({ path: asked }) => asked === `/api${path}`).length;
  isSlow = fault.kind === 'hang';
  try {
    const reply = await send().catch(() => null);
    if (reply !== null) return reply;
    isSlow = false;
    proxy.choose(() => NO_FAULT);
    const again = await send();
    // A cookie that came with the lost reply: the page sends such a call once more, with the newer token (src/api/call.ts).
    return again.httpStatus === 403 ? await send() : again;
  } finally {
    isSlow = false;
    proxy.choose(() => NO_FAULT);
  }
}

const draft = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550123',
  isDefault: false,
  latitude: null,
  longitude: null,
};
const newcomer = () => ({ firstName: 'Ana', lastName: 'Diaz', email: `${randomUUID()}@example.com`, password: 'nine oak planks' });
const numbered = (sequence: number) => ({ [CART_DEVICE_HEADER]: 'tablet-1', [CART_SEQUENCE_HEADER]: String(sequence) });
const line = (boxes: number) => ({ lineId: null, productId: 107, pricePerBoxCents: 1, boxes, isInstallationChosen: false });
const cartOf = async (shopper: ContractClient) => (await shopper.data(getCart, undefined)).map(({ boxes, product }) => [product.id, boxes]);
const statusOf = async (shopper: ContractClient) => (await shopper.call(getCart, undefined)).httpStatus;

it.each(FAULTS)('Every write that met $column is done once and answered as such ($form)', async ({ fault }) => {
  // Each fault is an hour of its own: the store limits how much comes from one address.
  store.advance(HOUR_MS);
  const success = { httpStatus: 200, outcome: { kind: 'success' } };
  const shopper = await newShopper(reachable());
  const send = <Output>(path: string, work: () => Promise<Reply<Output>>) => sendThrough(path, fault, work);

  const written = await send(writeCartLine.path, () => shopper.call(writeCartLine, line(4), numbered(1)));
  expect(written).toMatchObject(success);
  expect(await cartOf(shopper)).toEqual([[107, 4]]);

  const lineId = (await shopper.data(getCart, undefined))[0]?.lineId ?? 0;
  const removal = { ...numbered(2), [CART_PRODUCT_HEADER]: '107' };
  await send(deleteCartLine.path, () => shopper.call(deleteCartLine, lineId, removal));
  expect(await cartOf(shopper)).toEqual([]);

  const press = { [REQUEST_ID_HEADER]: randomUUID() };
  expect(await send(writeAddress.path, () => shopper.call(writeAddress, { addressId: null, draft }, press))).toMatchObject(success);
  const addresses = await shopper.data(getAddresses, undefined);
  expect(addresses).toHaveLength(1);
  const deletion = { [REQUEST_ID_HEADER]: randomUUID() };
  expect(await send(deleteAddress.path, () => shopper.call(deleteAddress, addresses[0]?.id ?? 0, deletion))).toMatchObject(success);
  expect(await shopper.data(getAddresses, undefined)).toEqual([]);

  const words = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: `Do you lay on stairs? ${randomUUID()}` };
  const messageId = { [MESSAGE_ID_HEADER]: randomUUID() };
  const visitor = new ContractClient(reachable());
  expect(await send(sendContactMessage.path, () => visitor.call(sendContactMessage, words, messageId))).toMatchObject(success);
  expect((await listMessages(store.database.db, 1000)).filter(({ message }) => message === words.message)).toHaveLength(1);

  await shopper.data(writeCartLine, line(9), numbered(3));
  const opened = await send(createPaymentIntent.path, () =>
    shopper.call(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP }),
  );
  if (opened.outcome.kind !== 'success') throw new Error(opened.outcome.message);
  const secret = opened.outcome.data;
  expect(await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP })).toBe(secret);
  await payWithCard(store, secret, CARDS.good);
  const placed = await send(checkout.path, () => shopper.call(checkout, draftFor(secret)));
  expect(placed).toMatchObject(success);
  const orders = await shopper.data(getOrders, NEWEST_ORDERS);
  expect(orders).toHaveLength(1);
  expect(placed.outcome).toMatchObject({ data: { orderNumber: orders[0]?.orderNumber } });
  expect(await cartOf(shopper)).toEqual([]);

  expect(await send(refreshToken.path, () => shopper.call(refreshToken, undefined))).toMatchObject(success);
  expect(await statusOf(shopper)).toBe(200);

  const device = new ContractClient(reachable());
  const credentials = { email: shopper.email, password: 'plank by plank', deviceId: 'phone', deviceName: 'Test' };
  const signedIn = await send(login.path, () => device.call(login, credentials));
  if (signedIn.outcome.kind !== 'success') throw new Error(signedIn.outcome.message);
  device.authKey = signedIn.outcome.data.authKey;
  expect(await statusOf(device), 'the key of the login').toBe(200);

  const hash = createHash('sha256').update(device.authKey).digest('hex');
  expect(await send(endSession.path, () => visitor.call(endSession, hash))).toMatchObject(success);
  expect([await statusOf(device), await statusOf(shopper)]).toEqual([401, 200]);

  expect(await send(logout.path, () => shopper.call(logout, undefined))).toMatchObject(success);
  expect(await statusOf(shopper)).toBe(401);

  const [account, other] = [newcomer(), new ContractClient(reachable())];
  const signUpId = { [REQUEST_ID_HEADER]: randomUUID() };
  const made = await send(signUp.path, () => other.call(signUp, { ...account, deviceName: 'Test' }, signUpId));
  if (made.outcome.kind !== 'success') throw new Error(made.outcome.message);
  other.authKey = made.outcome.data.authKey;
  expect(await statusOf(other), 'the key of the sign-up').toBe(200);
});
