import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenMails } from '../../server/mail/written-mails';
import { KEY_LIFETIME_MS } from '../../server/security/sessions';
import { changePassword, getDevices, signOutEverywhere } from '../../src/contract/account';
import { getCart } from '../../src/contract/cart';
import { login, refreshToken, resetPassword } from '../../src/contract/session';
import { createPasswordReset } from '../../server/security/passwords';
import { findUserByEmail } from '../../server/repositories/users';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OLD = 'plank by plank';
const NEW = 'nine oak planks';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function signIn(email: string, password: string, deviceId: string, deviceName = 'Test'): Promise<ContractClient> {
  const client = new ContractClient(store);
  client.authKey = (await client.data(login, { email, password, deviceId, deviceName })).authKey;
  return client;
}
const cartStatus = async (client: ContractClient): Promise<number> => (await client.call(getCart, undefined)).httpStatus;
/** Somebody who has copied the key, but not the cookies, of a device. */
function thiefOf(client: ContractClient): ContractClient {
  const thief = new ContractClient(store);
  thief.authKey = client.authKey;
  return thief;
}

describe('The devices of an account', () => {
  it('are listed with their names and times, the newest first, this one marked, and nobody else is', async () => {
    const { email } = await newShopper(store);
    await newShopper(store);
    const phone = await signIn(email, OLD, 'phone-1', 'Chrome\non\u202e Android');
    const devices = await phone.data(getDevices, undefined);
    expect(devices.map(({ name, isThisOne }) => [name, isThisOne])).toEqual([
      ['Chrome on Android', true],
      ['Test', false],
    ]);
    for (const { signedInAt, usedAt } of devices) expect(Math.abs(signedInAt - usedAt)).toBeLessThan(60_000);
  });

  it('are all signed out at once: no key, no cookie and no copy of a key opens anything afterwards', async () => {
    const shopper = await newShopper(store);
    const [phone, tablet] = [await signIn(shopper.email, OLD, 'phone-2'), await signIn(shopper.email, OLD, 'tablet-2')];
    const thief = thiefOf(tablet);
    expect(await cartStatus(thief)).toBe(200);
    await phone.data(signOutEverywhere, { currentPassword: OLD });
    for (const client of [shopper, phone, tablet, thief]) {
      expect(await cartStatus(client)).toBe(401);
      expect((await client.call(refreshToken, undefined)).httpStatus).toBe(401);
    }
    expect(phone.cookies.has('refresh_token')).toBe(false);
    expect(await cartStatus(await signIn(shopper.email, OLD, 'phone-2'))).toBe(200);
  });

  it('are signed out by the password only, which cannot be guessed: who holds a key alone signs nobody out', async () => {
    const shopper = await newShopper(store);
    const thief = thiefOf(shopper);
    const ofBefore = await thief.request(signOutEverywhere.path, { method: 'POST' });
    expect(await ofBefore.json()).toMatchObject({ status: 0, message: expect.stringContaining('enter your password') });
    for (let guess = 0; guess < 5; guess += 1)
      expect(await thief.refusal(signOutEverywhere, { currentPassword: `guess ${guess}` })).toContain('not right');
    expect((await thief.call(signOutEverywhere, { currentPassword: OLD })).httpStatus).toBe(429);
    expect(await cartStatus(shopper)).toBe(200);
  });
});

describe('A password changed while signed in', () => {
  it('ends every other session and every copy of this key, keeps this device signed in, and is told by mail', async () => {
    const shopper = await newShopper(store);
    const [phone, tablet] = [await signIn(shopper.email, OLD, 'phone-3', 'Phone'), await signIn(shopper.email, OLD, 'tablet-3')];
    const thief = thiefOf(phone);
    const { authKey } = await phone.data(changePassword, { currentPassword: OLD, password: NEW });
    expect(authKey).not.toBe(phone.authKey);
    phone.authKey = authKey;
    expect([await cartStatus(phone), await cartStatus(tablet), await cartStatus(shopper), await cartStatus(thief)]).toEqual([
      200, 401, 401, 401,
    ]);
    store.advance(KEY_LIFETIME_MS + 1);
    await phone.data(refreshToken, undefined);
    expect((await phone.data(getDevices, undefined)).map(({ name }) => name)).toEqual(['Phone']);
    await store.settled();
    const mails = (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === shopper.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your SPS Flooring password was changed']);
    const visitor = new ContractClient(store);
    const again = { email: shopper.email, deviceId: '', deviceName: 'Test' };
    expect(await visitor.refusal(login, { ...again, password: OLD })).toContain('not right');
    expect((await visitor.data(login, { ...again, password: NEW })).firstName).toBe('Ana');
  });

  it('asks for the current one, five times in a quarter of an hour, and for one that is not common', async () => {
    const shopper = await newShopper(store);
    expect(await shopper.refusal(changePassword, { currentPassword: OLD, password: 'Flooring1' })).toContain(
      'first that anybody would guess',
    );
    for (let guess = 0; guess < 5; guess += 1)
      expect(await shopper.refusal(changePassword, { currentPassword: `guess ${guess}`, password: NEW })).toContain(
        'current password is not right',
      );
    expect((await shopper.call(changePassword, { currentPassword: OLD, password: NEW })).httpStatus).toBe(429);
    expect(await cartStatus(shopper)).toBe(200);
  });

  it('voids the reset links that were mailed before', async () => {
    const { db } = store.database;
    const shopper = await newShopper(store);
    const { token } = await createPasswordReset(db, (await findUserByEmail(db, shopper.email))?.id ?? 0, store.services.now());
    await shopper.data(changePassword, { currentPassword: OLD, password: NEW });
    expect(await shopper.refusal(resetPassword, { token, password: 'one more oak plank' })).toContain('expired or has been used');
  });
});
