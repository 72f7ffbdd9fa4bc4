import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_LIFETIME_MS, openSession } from '../../server/security/sessions';
import { findUserByEmail } from '../../server/repositories/users';
import { createPasswordReset } from '../../server/security/passwords';
import { changePassword, getDevices, signOutEverywhere } from '../../src/contract/account';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import type { Endpoint, FormFields } from '../../src/contract/define-endpoint';
import { endpoints } from '../../src/contract/all-endpoints';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { getOrders, setOrderJob } from '../../src/contract/orders';
import { getProjects, saveProject } from '../../src/contract/projects';
import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import { logout, resetPassword } from '../../src/contract/session';
import { NEWEST_ORDERS, type CheckoutChoice } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { bodyOf, newShopper, type ContractClient } from '../fixtures/contract-client';
import { SAMPLE_PROJECT } from '../fixtures/sample-rooms';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

// Every call that needs a key x {no key, bad key, expired, revoked by logout, revoked by a new password, another's id, own id}
//. The rows come from the contract: a new call without an example here fails the first test.

let store: TestStore;
let deadKeys: ReadonlyMap<string, string | null>;
/** Owns everything the dead keys and the strangers ask for. */
let owner: Awaited<ReturnType<typeof furnishedShopper>>;
const ownersIds = new Map<Row, string>();

const DELIVERY: CheckoutChoice = { fulfilment: 'Delivery', addressId: null, promoCode: 'welcome10', isInstallationChosen: true };
const BILL_A_CENTS = 139_342;
const BILL_B_CENTS = 72_620;
const NO_BILL = { boxes: 1, area: 1, itemsCents: 1, taxCents: 0, installationCents: 0, discountCents: 0, shippingCents: 0, totalCents: 1 };
const draft = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550100',
  isDefault: false,
  postalCode: '33178',
  latitude: null,
  longitude: null,
};

interface Row {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** What names the thing in question, made for the shopper; null for a call that names nothing. */
  readonly ownId: ((shopper: ContractClient) => Promise<string>) | null;
  readonly missingId: string;
  readonly fields: (id: string) => FormFields;
}

function row<Input>(endpoint: Endpoint<Input, unknown>, ownId: Row['ownId'], input: (id: string) => Input, missingId = '999999'): Row {
  return { path: endpoint.path, method: endpoint.method, ownId, missingId, fields: (id) => endpoint.input.encode(input(id)) as FormFields };
}

const firstLine = async (shopper: ContractClient): Promise<string> => String((await shopper.data(getCart, undefined))[0]?.lineId);
const firstAddress = async (shopper: ContractClient): Promise<string> => String((await shopper.data(getAddresses, undefined))[0]?.id);
const paidPayment = async (shopper: ContractClient): Promise<string> => {
  const choice: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice });
  expect(await payWithCard(store, secret, CARDS.good)).toMatchObject({ status: 'succeeded' });
  // The provider's event makes the order at once; it must not come between two looks at what the shopper has.
  await store.settled();
  return paymentIdOf(secret);
};

const firstOrder = async (shopper: ContractClient): Promise<string> => {
  const orderIds = async (): Promise<readonly number[]> => (await shopper.data(getOrders, NEWEST_ORDERS)).map(({ orderId }) => orderId);
  if ((await orderIds()).length === 0) await paidPayment(shopper);
  return String((await orderIds())[0]);
};

const rows: Readonly<Record<string, Row>> = {
  getCart: row(getCart, null, () => undefined),
  getAddresses: row(getAddresses, null, () => undefined),
  getOrders: row(getOrders, null, () => NEWEST_ORDERS),
  suggestPlaces: row(suggestPlaces, null, () => ({ typed: '1420 coral', searchId: '' })),
  lookUpPlace: row(lookUpPlace, null, () => ({ placeId: 'sample-1', searchId: '' })),
  logout: row(logout, null, () => undefined),
  getDevices: row(getDevices, null, () => undefined),
  changePassword: row(changePassword, null, () => ({ currentPassword: 'plank by plank', password: 'nine oak planks' })),
  signOutEverywhere: row(signOutEverywhere, null, () => ({ currentPassword: 'plank by plank' })),
  writeCartLine: row(writeCartLine, firstLine, (id) => ({
    lineId: Number(id),
    productId: 107,
    pricePerBoxCents: 1,
    boxes: 3,
    isInstallationChosen: true,
  })),
  deleteCartLine: row(deleteCartLine, firstLine, Number),
  writeAddress: row(writeAddress, firstAddress, (id) => ({ addressId: Number(id), draft: { ...draft, name: 'Changed' } })),
  deleteAddress: row(deleteAddress, firstAddress, Number),
  getProjects: row(getProjects, null, () => 0),
  // A project's id is the shopper's own: another's is a project of one's own with the same id.
  saveProject: row(saveProject, null, () => SAMPLE_PROJECT),
  createPaymentIntent: row(createPaymentIntent, firstAddress, (id) => ({
    amountCents: BILL_A_CENTS,
    choice: { ...DELIVERY, addressId: Number(id) },
  })),
  checkout: row(
    checkout,
    paidPayment,
    (paymentId) => ({ choice: DELIVERY, paymentId, paymentStatus: 'succeeded', cartLineIds: [], bill: NO_BILL }),
    'pi_nobodyknowsthisone',
  ),
  // Last: without an order yet it buys the cart.
  setOrderJob: row(setOrderJob, firstOrder, (id) => ({ orderId: Number(id), jobName: 'Diaz, upstairs' })),
};
const matrix = Object.entries(rows);

/** A shopper with nine boxes of product 107 in the cart and one address. */
async function furnishedShopper() {
  const shopper = await newShopper(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  await shopper.data(writeAddress, { addressId: null, draft });
  await shopper.data(saveProject, { ...SAMPLE_PROJECT, name: 'Owned' });
  return shopper;
}

async function possessions(shopper: ContractClient): Promise<unknown> {
  return [
    await shopper.data(getCart, undefined),
    await shopper.data(getAddresses, undefined),
    await shopper.data(getProjects, 0),
    await shopper.data(getOrders, NEWEST_ORDERS),
  ];
}

async function ownersId(call: Row): Promise<string> {
  const id = ownersIds.get(call) ?? (call.ownId === null ? '' : await call.ownId(owner));
  ownersIds.set(call, id);
  return id;
}

async function ask({ path, method }: Row, fields: FormFields, key: string | null): Promise<{ httpStatus: number; body: unknown }> {
  const headers = key === null ? {} : { [AUTH_KEY_HEADER]: key };
  const reply = await store.app.request(`/api${path}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: bodyOf(fields, 'multipart') }),
  });
  return { httpStatus: reply.status, body: sameForAll(await reply.text()) };
}

/** Without what differs from one login to the next, whoever asks. */
const sameForAll = (body: string): unknown =>
  JSON.parse(body.replaceAll(/"(auth_key|signed_in_at|used_at)":"[^"]*"/g, '"$1":""').replaceAll(/"session_id":\d+/g, '"session_id":0'));

/** Keys that worked once, of a shopper who has everything the calls ask for. */
async function makeDeadKeys(): Promise<ReadonlyMap<string, string | null>> {
  const {
    database: { db },
    now,
  } = store.services;
  const userIdOf = async (email: string): Promise<number> => (await findUserByEmail(db, email))?.id ?? 0;
  const [tired, gone, renewed] = [await furnishedShopper(), await furnishedShopper(), await furnishedShopper()];
  const expired = await openSession(db, await userIdOf(tired.email), { id: 'd', name: 'Test' }, now() - KEY_LIFETIME_MS);
  await gone.data(logout, undefined);
  const { token } = await createPasswordReset(db, await userIdOf(renewed.email), now());
  await renewed.data(resetPassword, { token, password: 'another nine planks' });
  return new Map([
    ['no key', null],
    ['a bad key', 'x'.repeat(43)],
    ['an expired key', expired.authKey],
    ['a key that was logged out', gone.session.authKey],
    ['a key from before a new password', renewed.session.authKey],
  ]);
}

beforeAll(async () => {
  store = await openTestStore();
  owner = await furnishedShopper();
  deadKeys = await makeDeadKeys();
});
afterAll(() => store.close());

it('The matrix has a row for every call of the contract that needs a key', () => {
  const keyCalls = Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint.auth === 'key')
    .map(([name]) => name);
  expect(Object.keys(rows).sort()).toEqual(keyCalls.sort());
});

describe.each(matrix)('%s', (_name, call) => {
  it.each(['no key', 'a bad key', 'an expired key', 'a key that was logged out', 'a key from before a new password'])(
    'answers 401 to %s and does nothing',
    async (kind) => {
      const fields = call.fields(await ownersId(call));
      const before = await possessions(owner);
      // A logout may come a second time: what it asks for is so.
      const mayHaveEnded = call === rows['logout'] && kind !== 'no key' && kind !== 'a bad key';
      const message = kind === 'no key' ? 'No auth key found' : 'Your session has ended. Please log in again.';
      expect(deadKeys.has(kind)).toBe(true);
      expect(await ask(call, fields, deadKeys.get(kind) ?? null)).toEqual(
        mayHaveEnded
          ? { httpStatus: 200, body: { status: 1, message: 'Logged out.', data: {}, reply_to: call.path } }
          : { httpStatus: 401, body: { status: 0, message, data: null, reply_to: call.path } },
      );
      expect(await possessions(owner)).toEqual(before);
    },
  );

  it("answers another shopper's id like a missing one, and does nothing", async () => {
    const id = await ownersId(call);
    const before = await possessions(owner);
    const [stranger, other] = [await newShopper(store), await newShopper(store)];
    // Names of the owner beside the fields of the call must not count either.
    const claims = { user_id: '1', appuser_id: '1', 'Appuser[appuser_id]': '1', 'Appuser[email]': owner.email };
    const foreign = await ask(call, { ...call.fields(id), ...claims }, stranger.session.authKey);
    expect(foreign).toEqual(await ask(call, call.fields(call.missingId), other.session.authKey));
    expect(foreign.body).toMatchObject({ status: call.ownId === null ? 1 : 0 });
    expect(await possessions(owner)).toEqual(before);
  });

  it('answers its owner', async () => {
    const shopper = await furnishedShopper();
    const fields = call.fields(call.ownId === null ? '' : await call.ownId(shopper));
    expect(await ask(call, fields, shopper.session.authKey)).toMatchObject({ httpStatus: 200, body: { status: 1 } });
  });
});
