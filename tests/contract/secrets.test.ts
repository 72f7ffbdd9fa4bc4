import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineLog } from '../../server/log';
import { readWrittenMails } from '../../server/mail/written-mails';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent, getPromoCode } from '../../src/contract/checkout';
import { AUTH_KEY_HEADER, XSRF_COOKIE } from '../../src/contract/headers';
import { forgotPassword, login, logout, refreshToken, resetPassword, signUp } from '../../src/contract/session';
import { getShippingCharge, sendContactMessage } from '../../src/contract/site';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const PASSWORDS = { first: 'quartz heron lantern', second: 'velvet anvil meadow', wrong: 'wrong otter guess' };
const PERSON = {
  email: 'secret.keeper@example.com',
  firstName: 'Wilhelmina',
  lastName: 'Quackenbush',
  street: '77 Hidden Cove Lane',
  phone: '3055550177',
  message: 'Between you and me',
};
const device = { deviceId: 'device-secret-1', deviceName: 'Test' };

let store: TestStore;
/** Whoever knows one of these gets in, pays, or reads along. */
const secrets = new Map<string, string>(Object.entries({ ...PASSWORDS, goodCard: CARDS.good, declinedCard: CARDS.declined }));
let rows = '';
beforeAll(async () => {
  // Requests are logged too, so that their lines are searched.
  store = await openTestStore({ env: { LOG: 'requests' } });
  await liveThrough(new ContractClient(store));
  rows = await everyRow();
  await troubles();
});
afterAll(() => store.close());

function keep(client: ContractClient, name: string, authKey: string): void {
  client.authKey = authKey;
  secrets
    .set(`${name} key`, authKey)
    .set(`${name} refresh token`, client.cookies.get('refresh_token') ?? '')
    .set(`${name} XSRF token`, client.cookies.get(XSRF_COOKIE) ?? '');
}

/** All that a shopper can do and get wrong. */
async function liveThrough(shopper: ContractClient): Promise<void> {
  const { email, firstName, lastName } = PERSON;
  keep(
    shopper,
    'first',
    (await shopper.data(signUp, { email, firstName, lastName, password: PASSWORDS.first, deviceName: 'Test' })).authKey,
  );
  await shopper.refusal(login, { email, password: PASSWORDS.wrong, ...device });
  await shopper.data(refreshToken, undefined);
  await shopper.data(forgotPassword, email);
  await store.settled();
  const token = /token=([\w-]{43})/.exec((await readWrittenMails(store.database.dataDir, 1))[0]?.text ?? '')?.[1] ?? '';
  secrets.set('reset token', token);
  await shopper.data(resetPassword, { token, password: PASSWORDS.second });
  keep(shopper, 'second', (await shopper.data(login, { email, password: PASSWORDS.second, ...device })).authKey);
  await shopper.data(writeAddress, {
    addressId: null,
    draft: {
      name: firstName,
      line1: PERSON.street,
      line2: '',
      postalCode: '33145',
      city: 'Miami',
      state: 'FL',
      mobileNumber: PERSON.phone,
      isDefault: true,
      latitude: 25.8,
      longitude: -80.3,
    },
  });
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  await shopper.data(getPromoCode, 'WELCOME10');
  await shopper.data(sendContactMessage, { email, firstName, lastName, message: PERSON.message });
  const clientSecret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  secrets.set('client secret', clientSecret);
  await payWithCard(store, clientSecret, CARDS.declined);
  await payWithCard(store, clientSecret, CARDS.good);
  await shopper.data(checkout, draftFor(clientSecret));
  await store.settled();
}

/** Requests that go wrong, with secrets wherever a client may have put them. */
async function troubles(): Promise<void> {
  const key = secrets.get('second key') ?? '';
  const ask = (path: string, init: RequestInit) => store.app.request(`/api${path}`, init);
  const form = (more: Readonly<Record<string, string>> = {}) =>
    new URLSearchParams({ 'Appuser[email]': PERSON.email, 'Appuser[password]': PASSWORDS.second, ...more });
  const statuses = [
    await ask(`${getCart.path}?${AUTH_KEY_HEADER}=${key}`, { method: 'POST' }),
    await ask(login.path, { method: 'POST', body: new URLSearchParams({ 'Appuser[password]': PASSWORDS.second }) }),
    await ask(login.path, { method: 'POST', body: form(), headers: { Origin: 'https://evil.example' } }),
    await ask(login.path, { method: 'DELETE', headers: { [AUTH_KEY_HEADER]: key } }),
    await ask(login.path, { method: 'POST', body: form({ pad: 'x'.repeat(70_000) }) }),
    await ask(login.path, { method: 'POST', body: PASSWORDS.second, headers: { 'Content-Type': 'text/plain' } }),
    await ask('/beforeauth/nothing', { method: 'POST', body: form() }),
    await store.app.request('/api/payments/webhook', {
      method: 'POST',
      body: secrets.get('client secret') ?? '',
      headers: { 'Stripe-Signature': key },
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 403, 405, 413, 415, 404, 400]);
  await store.database.db.execute('drop table addresses cascade');
  await store.database.db.execute('drop table delivery_bands');
  const shopper = new ContractClient(store);
  shopper.authKey = key;
  expect((await shopper.call(getAddresses, undefined)).httpStatus).toBe(500);
  expect((await new ContractClient(store).call(getShippingCharge, undefined)).httpStatus).toBe(500);
  await store.database.db.execute('drop table documents');
  expect((await shopper.call(createPaymentIntent, { amountCents: 1, choice: PICKUP })).httpStatus).toBe(500);
  await shopper.data(logout, undefined);
}

/** Every row of every table, but for the stand-in's, which plays the provider and keeps the provider's secrets. */
async function everyRow(): Promise<string> {
  const { db } = store.database;
  const named: unknown = await db.execute(
    sql`select string_agg(quote_ident(table_name), ',') as names from information_schema.tables where table_schema = 'public' and table_name <> 'stand_in_intents'`,
  );
  const tables = /"names":"([^"]+)"/.exec(JSON.stringify(named))?.[1]?.split(',') ?? [];
  expect(tables).toContain('sessions');
  let all = '';
  for (const table of tables) all += JSON.stringify(await db.execute(sql.raw(`select * from ${table}`)));
  return all;
}

describe('After all that a shopper can do and get wrong', () => {
  it('no key, token, password, client secret or card number stands in the log', () => {
    expect([...secrets.values()].filter((secret) => secret.length < 16)).toEqual([]);
    const log = JSON.stringify(store.logged);
    expect(store.logged.length).toBeGreaterThan(25);
    expect([...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name)).toEqual([]);
  });

  it('nothing about the person stands in the log', () => {
    const log = JSON.stringify(store.logged);
    expect(Object.values({ ...PERSON, device: device.deviceId }).filter((text) => log.includes(text))).toEqual([]);
  });

  it('the log holds one line of JSON for each event, with its path, without a query', () => {
    const lines: string[] = [];
    const write = lineLog((line) => lines.push(line), true);
    for (const entry of [...store.logged, { path: '/a\n{"level":"error"}\u2028' }]) write(entry);
    expect(lines).toHaveLength(store.logged.length + 1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ at: expect.stringMatching(/^\d{4}-/) });
    expect(lines.filter((line) => line.indexOf('\n') !== line.length - 1)).toEqual([]);
    const paths = store.logged.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
    expect(paths.filter((path) => path.includes('?'))).toEqual([]);
  });

  it('the database holds keys, tokens and passwords as hashes alone, and no card number', () => {
    expect(rows).toContain(PERSON.email);
    expect([...secrets].filter(([, secret]) => rows.includes(secret)).map(([name]) => name)).toEqual([]);
  });
});
