import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../../server/db/schema/people';
import { getDevices } from '../../src/contract/account';
import { getCart } from '../../src/contract/cart';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { forgotPassword, login, logout, refreshToken, resetPassword, signUp } from '../../src/contract/session';
import { readWrittenMails } from '../../server/mail/written-mails';
import { IDLE_LIFETIME_MS, KEY_LIFETIME_MS, SESSION_LIFETIME_MS } from '../../server/security/sessions';
import { isKnownDevice, rememberDevice } from '../../server/repositories/sessions';
import { findUserByEmail } from '../../server/repositories/users';
import { createPasswordReset, redeemPasswordReset } from '../../server/security/passwords';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const device = { deviceId: 'device-1', deviceName: 'Test' };
const statusOfCart = async (client: ContractClient): Promise<number> => (await client.call(getCart, undefined)).httpStatus;

describe('Signing up and logging in', () => {
  it('opens a session whose key works, and the names come back', async () => {
    const shopper = await newShopper(store);
    expect(shopper.session).toEqual({ authKey: shopper.authKey, firstName: 'Ana', lastName: 'Diaz', fullName: 'Ana Diaz' });
    expect(shopper.session.authKey).toMatch(/^[\w-]{43}$/);
    const again = new ContractClient(store);
    const session = await again.data(login, { email: shopper.email.toUpperCase(), password: 'plank by plank', ...device });
    again.authKey = session.authKey;
    expect(session.authKey).not.toBe(shopper.authKey);
    expect([await statusOfCart(shopper), await statusOfCart(again)]).toEqual([200, 200]);
  });

  it('asks for eight characters, counts every one of them, and takes any script', async () => {
    const visitor = new ContractClient(store);
    const person = { firstName: 'Ana', lastName: 'Diaz', deviceName: 'Test' };
    expect(await visitor.refusal(signUp, { ...person, email: 'short@example.com', password: '1234567' })).toBe(
      'Please choose a password of at least 8 characters.',
    );
    const long = `${'пол '.repeat(25)}1`;
    await visitor.data(signUp, { ...person, email: 'long@example.com', password: long });
    expect(await visitor.refusal(login, { email: 'long@example.com', password: `${long.slice(0, -1)}2`, ...device })).toContain(
      'not right',
    );
    expect((await visitor.data(login, { email: 'long@example.com', password: long, ...device })).firstName).toBe('Ana');
  });

  it('refuses a second account with the same address, also in another case', async () => {
    const { email } = await newShopper(store);
    const input = { firstName: 'Bo', lastName: 'Li', email: email.toUpperCase(), password: 'another oak plank', deviceName: 'Test' };
    expect(await new ContractClient(store).refusal(signUp, input)).toContain('already an account');
  });
});

describe('A session', () => {
  it('that is used lives on, one forgotten for a month ends, and none lives longer than sixty days', async () => {
    const [used, forgotten] = [await newShopper(store), await newShopper(store)];
    const days = (ms: number): number => ms / (24 * 60 * 60 * 1000);
    expect([days(IDLE_LIFETIME_MS), days(SESSION_LIFETIME_MS)]).toEqual([30, 60]);
    store.advance(KEY_LIFETIME_MS + IDLE_LIFETIME_MS - 1_000);
    await used.data(refreshToken, undefined);
    store.advance(2_000);
    expect((await forgotten.call(refreshToken, undefined)).httpStatus).toBe(401);
    expect(await statusOfCart(used)).toBe(200);
    store.advance(SESSION_LIFETIME_MS - KEY_LIFETIME_MS - IDLE_LIFETIME_MS);
    expect((await used.call(refreshToken, undefined)).httpStatus).toBe(401);
  });

  it('that is refreshed a minute before its sixty days are over ends with them all the same', async () => {
    const shopper = await newShopper(store);
    for (const ms of [IDLE_LIFETIME_MS, SESSION_LIFETIME_MS - IDLE_LIFETIME_MS - 60_000]) {
      store.advance(ms);
      await shopper.data(refreshToken, undefined);
    }
    expect(await statusOfCart(shopper)).toBe(200);
    store.advance(60_000);
    expect(await statusOfCart(shopper)).toBe(401);
  });

  it("ends when its device logs in again: an earlier key of the device is dead, other devices' keys are not", async () => {
    const { email } = await newShopper(store);
    const signIn = async (deviceId: string): Promise<ContractClient> => {
      const client = new ContractClient(store);
      client.authKey = (await client.data(login, { email, password: 'plank by plank', deviceId, deviceName: 'Test' })).authKey;
      return client;
    };
    const [earlier, elsewhere] = [await signIn('phone-1'), await signIn('tablet-1')];
    store.advance(61_000);
    const now = await signIn('phone-1');
    expect([await statusOfCart(earlier), await statusOfCart(elsewhere), await statusOfCart(now)]).toEqual([401, 200, 200]);
    expect((await earlier.call(refreshToken, undefined)).httpStatus).toBe(401);
  });

  it('holds with whichever answer a network gives that delivers one login three times, and the device is listed once', async () => {
    const { email } = await newShopper(store);
    const device = { deviceId: 'phone-2', deviceName: 'Phone' };
    const deliver = async (): Promise<ContractClient> => {
      const client = new ContractClient(store);
      client.authKey = (await client.data(login, { email, password: 'plank by plank', ...device })).authKey;
      store.advance(10_000);
      return client;
    };
    const clients = [await deliver(), await deliver(), await deliver()];
    for (const client of clients) {
      expect(await statusOfCart(client)).toBe(200);
      const phones = (await client.data(getDevices, undefined)).filter(({ name }) => name === 'Phone');
      expect(phones.map(({ isThisOne }) => isThisOne)).toEqual([true]);
    }
    store.advance(61_000);
    const next = await deliver();
    expect(await Promise.all([...clients, next].map(statusOfCart))).toEqual([401, 401, 401, 200]);
  });

  it('is listed among the devices while it can be used: not after a month of rest, after sixty days, or once it is signed out', async () => {
    const { email } = await newShopper(store);
    const signIn = async (deviceId: string): Promise<ContractClient> => {
      const client = new ContractClient(store);
      client.authKey = (await client.data(login, { email, password: 'plank by plank', deviceId, deviceName: deviceId })).authKey;
      return client;
    };
    const [phone, tablet, desk] = [await signIn('phone'), await signIn('tablet'), await signIn('desk')];
    const listed = async (): Promise<readonly string[]> => (await phone.data(getDevices, undefined)).map(({ name }) => name);
    expect(await listed()).toEqual(['desk', 'tablet', 'phone', 'Test']);
    await desk.data(logout, undefined);
    expect(await listed()).toEqual(['tablet', 'phone', 'Test']);
    store.advance(KEY_LIFETIME_MS + IDLE_LIFETIME_MS - 60_000);
    await phone.data(refreshToken, undefined);
    expect(await listed()).toEqual(['tablet', 'phone', 'Test']);
    store.advance(120_000);
    expect(await listed()).toEqual(['phone']);
    store.advance(SESSION_LIFETIME_MS - KEY_LIFETIME_MS - IDLE_LIFETIME_MS);
    expect((await (await signIn('laptop')).data(getDevices, undefined)).map(({ name }) => name)).toEqual(['laptop']);
    expect(await tablet.call(refreshToken, undefined)).toMatchObject({ httpStatus: 401 });
  });

  it('is known by its device for twenty devices of an account: the longest unseen one is forgotten first', async () => {
    const { db } = store.database;
    const { email } = await newShopper(store);
    const userId = (await findUserByEmail(db, email))?.id ?? 0;
    for (let seen = 1; seen <= 20; seen += 1) await rememberDevice(db, userId, `device ${seen}`, seen * 1_000);
    await rememberDevice(db, userId, 'device 1', 21_000);
    await rememberDevice(db, userId, 'device 21', 22_000);
    const known = [1, 2, 3, 20, 21].map((device) => isKnownDevice(db, userId, `device ${device}`));
    expect(await Promise.all(known)).toEqual([true, false, true, true, true]);
  });

  it('of an account that was closed ends: neither key nor cookie nor password opens it, and no mail is sent', async () => {
    const shopper = await newShopper(store);
    await store.database.db.update(users).set({ isActive: false }).where(eq(users.email, shopper.email));
    expect(await statusOfCart(shopper)).toBe(401);
    expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
    expect(await shopper.refusal(login, { email: shopper.email, password: 'plank by plank', ...device })).toContain('not right');
    await shopper.data(forgotPassword, shopper.email);
    await store.settled();
    expect((await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === shopper.email)).toEqual([]);
  });

  it('is opened by the header alone: a key in the address, the body or a cookie opens nothing', async () => {
    const { authKey } = (await newShopper(store)).session;
    const [name, path] = [AUTH_KEY_HEADER, `/api${getCart.path}`];
    for (const [address, init] of [
      [`${path}?${name}=${authKey}`, {}],
      [path, { body: new URLSearchParams({ [name]: authKey }) }],
      [path, { headers: { Cookie: `${name}=${authKey}` } }],
      [path, { headers: { Authorization: `Bearer ${authKey}` } }],
    ] as const) {
      expect((await store.app.request(address, { method: 'POST', ...init })).status).toBeGreaterThanOrEqual(401);
    }
    expect((await store.app.request(path, { method: 'POST', headers: { [name]: authKey } })).status).toBe(200);
  });

  it('cannot be refreshed without its cookie, with a made-up one, or after logout', async () => {
    const shopper = await newShopper(store);
    const stolen = shopper.cookies.get('refresh_token') ?? '';
    await shopper.data(logout, undefined);
    shopper.cookies.set('refresh_token', stolen);
    expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
    shopper.cookies.set('refresh_token', 'made-up');
    expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
    expect((await new ContractClient(store).call(refreshToken, undefined)).httpStatus).toBe(401);
  });
});

describe('A forgotten password', () => {
  const mails = async () => {
    await store.settled();
    return readWrittenMails(store.database.dataDir, 100);
  };
  const mailedToken = async (email: string): Promise<string> => {
    const mail = (await mails()).find(({ to }) => to === email);
    const token = /^http:\/\/store\.test\/reset-password#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`No link was mailed to ${email}`);
    return token;
  };

  it('is replaced once by the mailed link, which ends every session', async () => {
    const shopper = await newShopper(store);
    await shopper.data(forgotPassword, shopper.email);
    const token = await mailedToken(shopper.email);
    expect(await shopper.refusal(resetPassword, { token, password: 'short' })).toContain('at least 8 characters');
    await shopper.data(resetPassword, { token, password: 'a brand new password' });
    expect((await mails()).some(({ to, subject }) => to === shopper.email && subject.endsWith('password was changed'))).toBe(true);
    expect(await statusOfCart(shopper)).toBe(401);
    expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
    expect(await shopper.refusal(resetPassword, { token, password: 'one more oak plank' })).toContain('expired or has been used');
    expect(await shopper.refusal(login, { email: shopper.email, password: 'plank by plank', ...device })).toContain('not right');
    expect((await shopper.data(login, { email: shopper.email, password: 'a brand new password', ...device })).firstName).toBe('Ana');
  });

  it('is replaced by one of many links used at once, and the others are void', async () => {
    const {
      database: { db },
      now,
    } = store.services;
    const { email } = await newShopper(store);
    const userId = (await findUserByEmail(db, email))?.id ?? 0;
    for (let round = 0; round < 3; round += 1) {
      const tokens = await Promise.all(Array.from({ length: 12 }, () => createPasswordReset(db, userId, now())));
      const redeemed = await Promise.all(tokens.map(({ token }) => redeemPasswordReset(db, token, 'a hash', now())));
      expect(redeemed.filter((id) => id !== null)).toEqual([userId]);
    }
  });

  it('cannot be replaced after an hour', async () => {
    const shopper = await newShopper(store);
    await shopper.data(forgotPassword, shopper.email);
    const token = await mailedToken(shopper.email);
    store.advance(60 * 60 * 1000 + 1);
    expect(await shopper.refusal(resetPassword, { token, password: 'a brand new password' })).toContain('expired');
  });
});
