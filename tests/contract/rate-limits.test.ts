import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { findUserByEmail } from '../../server/repositories/users';
import { createPasswordReset } from '../../server/security/password-resets';
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

  it('guesses at one account again and again do not close their address to other accounts', async () => {
    const [{ email }, neighbour] = [await newShopper(store), await newShopper(store)];
    const address = newAddress();
    expect(await repeat(40, () => tryLogin(address, email, 'wrong password'))).toEqual([...all(5, 200), ...all(35, 429)]);
    expect((await tryLogin(address, neighbour.email, RIGHT)).outcome.kind).toBe('success');
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

  it('twenty wrong passwords from one address close it, for whatever accounts they were', async () => {
    const { email } = await newShopper(store);
    const address = newAddress();
    expect(await repeat(20, (index) => tryLogin(address, `somebody-${index}@example.com`, 'wrong password'))).toEqual(all(20, 200));
    expect((await tryLogin(address, email, RIGHT)).httpStatus).toBe(429);
    expect((await tryLogin(newAddress(), email, RIGHT)).outcome.kind).toBe('success');
    store.advance(15 * MINUTE_MS);
    expect((await tryLogin(address, email, RIGHT)).outcome.kind).toBe('success');
  });

  it('counts wrong passwords alone', async () => {
    const { email } = await newShopper(store);
    const address = newAddress();
    expect(await repeat(25, () => tryLogin(address, email, RIGHT))).toEqual(all(25, 200));
  });

  it('an address that a client writes itself changes nothing', async () => {
    const behindProxy = newAddress();
    const statuses = await repeat(21, (index) =>
      tryLogin(`198.51.100.${index}, ${behindProxy}`, `nobody-${index}@example.com`, 'wrong password'),
    );
    expect(statuses).toEqual([...all(20, 200), 429]);
    const open = await openTestStore();
    const direct = await repeat(21, (index) =>
      new ContractClient(open).call(
        login,
        { email: `nobody-${index}@example.com`, password: 'wrong password', deviceId: 'd', deviceName: 'Test' },
        from(`198.51.100.${index}`),
      ),
    );
    expect(direct).toEqual([...all(20, 200), 429]);
    await open.close();
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

  it('does not use up the tries to log in', async () => {
    const { email } = await newShopper(store);
    const address = newAddress();
    await repeat(4, () => new ContractClient(store).call(forgotPassword, email, from(address)));
    expect((await tryLogin(address, email, RIGHT)).outcome.kind).toBe('success');
  });
});

describe('Messages and mailed links', () => {
  it('twenty messages an hour from one address', async () => {
    const message = { firstName: 'Nora', lastName: 'Lee', email: 'nora@example.com', message: 'Open on Sunday?' };
    const send = (sender: string) => new ContractClient(store).call(sendContactMessage, message, from(sender));
    const address = newAddress();
    expect(RATE_LIMITS.contactPerAddress.hits).toBe(20);
    await allButTwo('contactPerAddress', () => send(address));
    expect(await repeat(3, () => send(address))).toEqual([...all(2, 200), 429]);
    expect((await send(newAddress())).httpStatus).toBe(200);
  });

  it('twenty orders of samples an hour from one address', async () => {
    const address = newAddress();
    const order = { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: 'nora@example.com', productIds: [107] };
    const send = (sender: string) => new ContractClient(store).call(orderSamples, order, from(sender));
    expect(RATE_LIMITS.samplesPerAddress.hits).toBe(20);
    await allButTwo('samplesPerAddress', () => send(address));
    expect(await repeat(3, () => send(address))).toEqual([...all(2, 200), 429]);
    expect((await send(newAddress())).httpStatus).toBe(200);
  });

  it('thirty guesses at a mailed link an hour from one address', async () => {
    const address = newAddress();
    const guess = () =>
      new ContractClient(store).call(resetPassword, { token: 'x'.repeat(43), password: 'nine oak planks' }, from(address));
    expect(RATE_LIMITS.resetPerAddress.hits).toBe(30);
    await allButTwo('resetPerAddress', guess);
    expect(await repeat(3, guess)).toEqual([...all(2, 200), 429]);
  });

  it('thirty forgotten passwords an hour from one address, for whatever accounts', async () => {
    const address = newAddress();
    const forget = (index: number) => new ContractClient(store).call(forgotPassword, `somebody-${index}@example.com`, from(address));
    expect(RATE_LIMITS.forgotPerAddress.hits).toBe(30);
    await allButTwo('forgotPerAddress', () => forget(99));
    expect(await repeat(3, forget)).toEqual([...all(2, 200), 429]);
  });
});

describe('Promo codes and accounts', () => {
  it('twenty unknown codes an hour from one address, and known ones always', async () => {
    const address = newAddress();
    const visitor = new ContractClient(store);
    expect(await repeat(25, () => visitor.call(getPromoCode, 'WELCOME10', from(address)))).toEqual(all(25, 200));
    expect(await repeat(21, (index) => visitor.call(getPromoCode, `GUESS${index}`, from(address)))).toEqual([...all(20, 200), 429]);
    expect((await visitor.call(getPromoCode, 'GUESS', from(newAddress()))).httpStatus).toBe(200);
  });

  it('sixty accounts an hour from one address', async () => {
    const address = newAddress();
    const taken = await newShopper(store);
    const again = () =>
      new ContractClient(store).call(
        signUp,
        { firstName: 'A', lastName: 'B', email: taken.email, password: RIGHT, deviceName: 'Test' },
        from(address),
      );
    expect(RATE_LIMITS.signUpPerAddress.hits).toBe(60);
    await allButTwo('signUpPerAddress', again);
    expect(await repeat(3, again)).toEqual([...all(2, 200), 429]);
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

describe('The road distance', () => {
  it("stops one address that asks without end, and lets the next one ask: the router may be somebody else's", async () => {
    const ask = async (address: string) => ({
      httpStatus: (await store.app.request('/api/route/v1/driving/-80.36,25.82;-80.22,25.75', { headers: from(address) })).status,
    });
    const busy = newAddress();
    await allButTwo('routesPerAddress', () => ask(busy));
    expect(await repeat(3, () => ask(busy))).toEqual([200, 200, 429]);
    expect((await ask(newAddress())).httpStatus).toBe(200);
  });
});
