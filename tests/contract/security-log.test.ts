import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordReset } from '../../server/security/passwords';
import { KEY_LIFETIME_MS } from '../../server/security/sessions';
import { findUserByEmail } from '../../server/repositories/users';
import { lineLog } from '../../server/log';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { changePassword, signOutEverywhere } from '../../src/contract/account';
import { getCart } from '../../src/contract/cart';
import { getPromoCode } from '../../src/contract/checkout';
import { forgotPassword, login, resetPassword, signUp } from '../../src/contract/session';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const RIGHT = 'plank by plank';
const CLIENT = '192.0.2.7';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ADDRESS = {
  name: 'Ben',
  line1: '1420 Coral Way',
  line2: '',
  postalCode: '33145',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550177',
  isDefault: true,
  latitude: null,
  longitude: null,
};

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => store.close());

const from = { 'X-Forwarded-For': CLIENT };
/** The events logged by an act. */
async function loggedBy(act: () => Promise<unknown>): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const before = store.logged.length;
  await act();
  await store.settled();
  return store.logged.slice(before).filter(({ level }) => level === 'notice');
}
const entry = (event: string, email?: string) => ({
  level: 'notice',
  event,
  client: CLIENT,
  ...(email === undefined ? {} : { account: store.services.accountMark(email) }),
});
const logIn = (email: string, password: string) =>
  new ContractClient(store).call(login, { email, password, deviceId: '', deviceName: 'Test' }, from);

test('A sign-up, a login, one that fails, and the lock after five', async () => {
  const email = 'mara@shop.example';
  const signUpNow = () =>
    new ContractClient(store).call(signUp, { firstName: 'Mara', lastName: 'Sol', email, password: RIGHT, deviceName: 'Test' }, from);
  expect(await loggedBy(signUpNow)).toEqual([entry('signed_up', email)]);
  expect(await loggedBy(() => logIn(email, RIGHT))).toEqual([entry('logged_in', email)]);
  expect(await loggedBy(() => logIn(email.toUpperCase(), 'wrong password'))).toEqual([entry('login_failed', email)]);
  for (let count = 0; count < 4; count += 1) await logIn(email, 'wrong password');
  expect(await loggedBy(() => logIn(email, RIGHT))).toEqual([entry('login_locked', email)]);
  expect(await loggedBy(() => logIn('nobody@example.com', 'wrong password'))).toEqual([entry('login_failed', 'nobody@example.com')]);
});

test('A reset asked for, refused and done, a password changed, and signing out everywhere', async () => {
  const shopper = await newShopper(store);
  const { email } = shopper;
  const { token } = await createPasswordReset(store.database.db, (await findUserByEmail(store.database.db, email))?.id ?? 0, Date.now());
  const reset = (sent: string) => new ContractClient(store).call(resetPassword, { token: sent, password: 'nine oak planks' }, from);
  expect(await loggedBy(() => new ContractClient(store).call(forgotPassword, email, from))).toEqual([entry('reset_asked', email)]);
  expect(await loggedBy(() => reset('x'.repeat(43)))).toEqual([entry('reset_refused')]);
  expect(await loggedBy(() => reset(token))).toEqual([entry('password_reset', email)]);
  const again = await newShopper(store);
  const change = (currentPassword: string) => again.call(changePassword, { currentPassword, password: 'nine oak planks' }, from);
  expect(await loggedBy(() => change('not this one'))).toEqual([entry('password_check_failed', again.email)]);
  const last = await newShopper(store);
  expect(await loggedBy(() => change(RIGHT))).toEqual([entry('password_changed', again.email)]);
  expect(await loggedBy(() => last.call(signOutEverywhere, { currentPassword: 'not this one' }, from))).toEqual([
    entry('password_check_failed', last.email),
  ]);
  expect(await loggedBy(() => last.call(signOutEverywhere, { currentPassword: RIGHT }, from))).toEqual([
    entry('signed_out_everywhere', last.email),
  ]);
});

test('A refused key, with whose it was; but not the key that waits for its daily refresh', async () => {
  const [revoked, expired] = [await newShopper(store), await newShopper(store)];
  const useKey = (client: ContractClient) => () => client.call(getCart, undefined, from);
  await revoked.data(signOutEverywhere, { currentPassword: RIGHT });
  expect(await loggedBy(useKey(revoked))).toEqual([entry('key_refused', revoked.email)]);
  const made = new ContractClient(store);
  expect(await loggedBy(useKey(made))).toEqual([]);
  made.authKey = 'made-up';
  expect(await loggedBy(useKey(made))).toEqual([entry('key_refused')]);
  store.advance(KEY_LIFETIME_MS + 1);
  expect(await loggedBy(useKey(expired))).toEqual([]);
});

test("A refused signature of a webhook and of the page's token, and a forbidden origin", async () => {
  const post = (path: string, headers: Readonly<Record<string, string>>) => async () =>
    store.app.request(`/api${path}`, { method: 'POST', body: '{}', headers: { ...from, ...headers } });
  expect(await loggedBy(post('/payments/webhook', { 'Stripe-Signature': 't=1,v1=00' }))).toEqual([entry('webhook_refused')]);
  expect(await loggedBy(post(getCart.path, { Cookie: 'XSRF-TOKEN=planted', 'X-XSRF-TOKEN': 'planted' }))).toEqual([entry('token_refused')]);
  expect(await loggedBy(post(getCart.path, { Origin: 'https://evil.example' }))).toEqual([entry('origin_refused')]);
});

test("Input that is none, another shopper's address, and the first try of a window that is one too many", async () => {
  const [ana, ben] = [await newShopper(store), await newShopper(store)];
  await ben.data(writeAddress, { addressId: null, draft: ADDRESS });
  const [address] = await ben.data(getAddresses, undefined);
  expect(await loggedBy(() => ana.call(deleteAddress, address?.id ?? 0, from))).toEqual([entry('id_refused', ana.email)]);
  const send = (body: string) => async () =>
    store.app.request(`/api${login.path}`, { method: 'POST', body, headers: { ...from, ...FORM } });
  expect(await loggedBy(send('Appuser[__proto__]=x'))).toEqual([entry('input_refused')]);
  expect(await loggedBy(send('x'.repeat(70_000)))).toEqual([entry('input_refused')]);
  const ask = () => new ContractClient(store).call(getPromoCode, 'GUESS', from);
  for (let count = 0; count < 20; count += 1) await ask();
  expect(await loggedBy(ask)).toEqual([{ ...entry('limit_reached'), limit: 'unknownPromoPerAddress' }]);
  expect(await loggedBy(ask)).toEqual([]);
});

test('Such an entry is written with its time whatever LOG says, and holds neither address nor password', async () => {
  const { email } = await newShopper(store);
  const [logged] = await loggedBy(() => logIn(email, 'a secret guess'));
  const lines: string[] = [];
  lineLog((line) => void lines.push(line), false)(logged ?? {});
  expect(lines[0]).toMatch(
    /^\{"at":"\d{4}-\d\d-\d\dT[\d:.]+Z","level":"notice","event":"login_failed","client":"192\.0\.2\.7","account":"[\da-f]{16}"\}\n$/,
  );
});
