import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { findUserByEmail } from '../../server/repositories/users';
import { createPasswordReset } from '../../server/security/passwords';
import { getPromoCode } from '../../src/contract/checkout';
import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import { forgotPassword, login, resetPassword, signUp } from '../../src/contract/session';
import { orderSamples } from '../../src/contract/samples';
import { sendContactMessage } from '../../src/contract/site';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const MINUTE_MS = 60_000;
const RIGHT = 'plank by plank';

let store: TestStore;
beforeAll(async () => {
  // One proxy in front: each test calls from network addresses of its own.
  store = await openTestStore({ env: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => store.close());

let machines = 0;
const newAddress = (): string => `10.9.${(machines += 1) >> 8}.${machines & 255}`;
const from = (address: string): Readonly<Record<string, string>> => ({ 'X-Forwarded-For': address });
const tryLogin = async (address: string, email: string, password: string, deviceId = '') =>
  new ContractClient(store).call(login, { email, password, deviceId, deviceName: 'Test' }, from(address));
const repeat = async (times: number, act: (index: number) => Promise<{ readonly httpStatus: number }>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await act(index)).httpStatus);
  return statuses;
};
const all = (times: number, status: number): readonly number[] => Array.from({ length: times }, () => status);

/** As if this address had asked so often already that two more are allowed. */
const allButTwo = async (name: keyof typeof RATE_LIMITS, act: () => Promise<{ readonly httpStatus: number }>): Promise<void> => {
  await act();
  await store.database.db.execute(`update rate_windows set hits = ${RATE_LIMITS[name].hits - 2} where bucket like '${name}:%'`);
};

describe('Logging in', () => {
  it('five wrong passwords from one address close an account to that address alone, for a quarter of an hour', async () => {
    const { email } = await newShopper(store);
    const [guesser, owner] = [newAddress(), newAddress()];
    expect(await repeat(5, () => tryLogin(guesser, email, 'wrong password'))).toEqual(all(5, 200));
    const stopped = await tryLogin(guesser, email.toUpperCase(), RIGHT);
    expect(stopped.httpStatus).toBe(429);
    expect(stopped.outcome).toMatchObject({ message: 'Too many tries. Please wait 15 minutes, then try again.' });
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect((await tryLogin(owner, email, RIGHT)).outcome.kind).toBe('success');
    store.advance(15 * MINUTE_MS);
    expect((await tryLogin(guesser, email, RIGHT)).outcome.kind).toBe('success');
  });

  /** Fifty machines with one guess each, which is what closes an account from everywhere. */
  const closeAccount = async (email: string): Promise<void> => {
    expect(RATE_LIMITS.loginPerAccount.hits).toBe(50);
    expect(await repeat(51, () => tryLogin(newAddress(), email, 'wrong password'))).toEqual([...all(50, 200), 429]);
    expect((await tryLogin(newAddress(), email, RIGHT, 'a stranger')).httpStatus).toBe(429);
  };

  it("fifty guesses from everywhere close an account to strangers; the owner's own device gets in, and has ten tries of its own", async () => {
    const { email } = await newShopper(store);
    const [home, phone] = [newAddress(), '6f1c8a52-7d0b-4f57-9a43-2f1f6f0c1d11'];
    expect((await tryLogin(home, email, RIGHT, phone)).outcome.kind).toBe('success');
    await closeAccount(email);
    expect((await tryLogin(newAddress(), email, RIGHT, phone)).outcome.kind).toBe('success');
    expect(await repeat(11, () => tryLogin(newAddress(), email, 'wrong password', phone))).toEqual([...all(10, 200), 429]);
    store.advance(60 * MINUTE_MS);
    expect((await tryLogin(newAddress(), email, RIGHT, 'a stranger')).outcome.kind).toBe('success');
  });

  it('a reset by mail opens a closed account: on the device that did it while guesses go on, and on any other at once', async () => {
    const { db } = store.database;
    const [phone, desktop] = ['0d6b2a7e-34f4-4c8e-8e0b-7c3f0a9d2b22', '9c2f5b1d-8a6e-4d3c-b1f0-5e4d3c2b1a33'];
    const { email } = await newShopper(store);
    const [address, password] = [newAddress(), 'nine oak planks'];
    await closeAccount(email);
    expect(await repeat(6, () => tryLogin(address, email, 'wrong password'))).toEqual(all(6, 429));
    const { token } = await createPasswordReset(db, (await findUserByEmail(db, email))?.id ?? 0, store.services.now());
    await new ContractClient(store).data(resetPassword, { token, password, deviceId: phone });
    expect((await tryLogin(address, email, password, desktop)).outcome.kind).toBe('success');
    await closeAccountAgain(email);
    expect((await tryLogin(newAddress(), email, password, phone)).outcome.kind).toBe('success');
  });

  const closeAccountAgain = (email: string): Promise<unknown> => repeat(50, () => tryLogin(newAddress(), email, 'wrong password'));

  it('counts wrong passwords alone', async () => {
    const { email } = await newShopper(store);
    const address = newAddress();
    expect(await repeat(25, () => tryLogin(address, email, RIGHT))).toEqual(all(25, 200));
  });
});

describe('A forgotten password', () => {
  it('may be asked for three times an hour per account, known or not, from wherever', async () => {
    const { email } = await newShopper(store);
    for (const asked of [email, 'nobody-at-all@example.com']) {
      const ask = (index: number) =>
        new ContractClient(store).call(forgotPassword, index % 2 === 0 ? asked : asked.toUpperCase(), from(newAddress()));
      expect(await repeat(4, ask)).toEqual([...all(3, 200), 429]);
      store.advance(60 * MINUTE_MS);
      expect((await new ContractClient(store).call(forgotPassword, asked, from(newAddress()))).httpStatus).toBe(200);
    }
  });
});

type Ask = (address: string) => Promise<{ readonly httpStatus: number }>;
const visitor = () => new ContractClient(store);
const house = { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: 'nora@example.com', productIds: [107] };
const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: 'Open on Sunday?' };
const reset = { token: 'x'.repeat(43), password: 'nine oak planks' };
const person = { firstName: 'A', lastName: 'B', password: RIGHT, deviceName: 'Test' };

describe('From one address in an hour', () => {
  it.each<[number, string, keyof typeof RATE_LIMITS, Ask]>([
    [20, 'messages', 'contactPerAddress', (address) => visitor().call(sendContactMessage, message, from(address))],
    [20, 'orders of samples', 'samplesPerAddress', (address) => visitor().call(orderSamples, house, from(address))],
    [30, 'guesses at a mailed link', 'resetPerAddress', (address) => visitor().call(resetPassword, reset, from(address))],
    [
      30,
      'forgotten passwords',
      'forgotPerAddress',
      (address) => visitor().call(forgotPassword, `${randomUUID()}@example.com`, from(address)),
    ],
    [
      60,
      'accounts',
      'signUpPerAddress',
      async (address) => {
        // The same account again: what is refused counts too.
        return visitor().call(signUp, { ...person, email: 'taken@example.com' }, from(address));
      },
    ],
    [
      300,
      'road distances',
      'routesPerAddress',
      async (address) => ({
        httpStatus: (await store.app.request('/api/route/v1/driving/-80.36,25.82;-80.22,25.75', { headers: from(address) })).status,
      }),
    ],
  ])('come %d %s and no more; another address may', async (hits, _what, name, ask) => {
    const address = newAddress();
    expect(RATE_LIMITS[name].hits).toBe(hits);
    await allButTwo(name, () => ask(address));
    expect(await repeat(3, () => ask(address))).toEqual([...all(2, 200), 429]);
    expect((await ask(newAddress())).httpStatus).toBe(200);
  });

  it('come twenty unknown promo codes, and known ones always', async () => {
    const address = newAddress();
    expect(await repeat(25, () => visitor().call(getPromoCode, 'WELCOME10', from(address)))).toEqual(all(25, 200));
    expect(await repeat(21, (index) => visitor().call(getPromoCode, `GUESS${index}`, from(address)))).toEqual([...all(20, 200), 429]);
  });
});

describe('The address search', () => {
  it('stops one account that asks without end, and lets the next one ask: each search is paid for', async () => {
    const [busy, calm] = [await newShopper(store), await newShopper(store)];
    const search = (shopper: ContractClient) => shopper.call(suggestPlaces, { typed: '1420 coral', searchId: '' });
    await allButTwo('placesPerAccount', () => search(busy));
    expect(await repeat(3, () => search(busy))).toEqual([200, 200, 429]);
    expect((await busy.call(lookUpPlace, { placeId: 'sample-1', searchId: '' })).httpStatus).toBe(429);
    expect((await search(calm)).httpStatus).toBe(200);
  });
});
