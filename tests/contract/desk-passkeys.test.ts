import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rateWindows } from '../../server/db/schema/people';
import { endMember } from '../../server/owner/staff';
import {
  addPasskey,
  getPasskeys,
  passkeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
  type SignedChallenge,
} from '../../src/contract/desk/passkeys';
import { getDeskSnapshot } from '../../src/contract/desk/snapshot';
import { DESK_PASSWORD, DeskClient, invite, newStaff, type Staff } from '../fixtures/desk-client';
import { SoftwarePasskey } from '../fixtures/software-passkey';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const ORIGIN = 'http://store.test';
const HOST = 'store.test';
const REFUSED = 'This passkey does not open the Desk. Please sign in with your password and a code.';
const NOT_MADE = 'This passkey was not made as asked. Please begin again.';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterEach(() => store.database.db.delete(rateWindows));
afterAll(() => store.close());

const factors = ({ code }: Staff) => {
  store.advance(30_000);
  return { password: DESK_PASSWORD, code: code() };
};
const begin = (person: Staff) => person.client.data(startPasskey, factors(person));
async function withPasskey(person: Staff): Promise<SoftwarePasskey> {
  const key = new SoftwarePasskey(HOST);
  const { challenge } = await begin(person);
  await person.client.data(addPasskey, { passkey: key.make({ challenge, origin: ORIGIN }), deviceName: 'Phone' });
  return key;
}
const challengeFor = async (client: DeskClient): Promise<unknown> => (await client.data(startPasskeySignIn, undefined))['challenge'];
const signIn = (client: DeskClient, signed: SignedChallenge) => client.call(passkeySignIn, { signed, deviceName: 'Phone' });

describe('A passkey of the Desk', () => {
  it('is made after password and code, listed, and signs in alone', async () => {
    const ana = await newStaff(store, 'owner');
    const key = await withPasskey(ana);
    expect(await ana.client.data(getPasskeys, undefined)).toMatchObject([{ name: 'Phone', usedAt: null }]);
    for (let time = 0; time < 2; time += 1) {
      const client = new DeskClient(store);
      const reply = await signIn(client, key.sign({ challenge: await challengeFor(client), origin: ORIGIN }));
      if (reply.outcome.kind !== 'success') throw new Error(reply.outcome.message);
      expect(reply.outcome.data).toMatchObject({ member: { email: ana.email, role: 'owner' }, isLocked: false });
      client.token = reply.outcome.data.token;
      expect((await client.call(getDeskSnapshot, '')).httpStatus).toBe(200);
    }
    expect(await ana.client.data(getPasskeys, undefined)).toMatchObject([{ usedAt: expect.any(Number) }]);
  });

  it('asks for both factors before it is made or removed', async () => {
    const ana = await newStaff(store);
    await withPasskey(ana);
    const [passkey] = await ana.client.data(getPasskeys, undefined);
    const passkeyId = passkey?.passkeyId ?? 0;
    store.advance(30_000);
    const wrong = [
      { password: 'seven grey doors', code: ana.code() },
      { password: DESK_PASSWORD, code: '000000' },
    ];
    for (const typed of wrong) {
      expect(await ana.client.refusal(startPasskey, typed)).toBe('The password or the code is not right. Please try again.');
      expect(await ana.client.refusal(removePasskey, { ...typed, passkeyId })).toContain('not right');
    }
    const ben = await newStaff(store);
    expect(await ben.client.refusal(removePasskey, { ...factors(ben), passkeyId })).toBe('This passkey is removed already.');
    expect(await ana.client.data(getPasskeys, undefined)).toHaveLength(1);
    await ana.client.data(removePasskey, { ...factors(ana), passkeyId });
    expect(await ana.client.data(getPasskeys, undefined)).toEqual([]);
  });

  it('is not kept when it was made for another challenge, person, host or origin, without the person, or twice', async () => {
    const [ana, ben] = [await newStaff(store), await newStaff(store)];
    const key = new SoftwarePasskey(HOST);
    const offer = (passkey: ReturnType<SoftwarePasskey['make']>) => ana.client.refusal(addPasskey, { passkey, deviceName: '' });
    expect(await offer(key.make({ challenge: 'made-up', origin: ORIGIN }))).toBe(NOT_MADE);
    expect(await offer(key.make({ challenge: (await begin(ben))['challenge'], origin: ORIGIN }))).toBe(NOT_MADE);
    expect(await offer(key.make({ challenge: (await begin(ana))['challenge'], origin: 'https://evil.example' }))).toBe(NOT_MADE);
    const elsewhere = new SoftwarePasskey('evil.example');
    expect(await offer(elsewhere.make({ challenge: (await begin(ana))['challenge'], origin: ORIGIN }))).toBe(NOT_MADE);
    expect(await offer(key.make({ challenge: (await begin(ana))['challenge'], origin: ORIGIN, isUserVerified: false }))).toBe(NOT_MADE);
    const { challenge: late } = await begin(ana);
    store.advance(5 * 60_000 + 1);
    expect(await offer(key.make({ challenge: late, origin: ORIGIN }))).toBe(NOT_MADE);
    const { challenge } = await begin(ana);
    const passkey = key.make({ challenge, origin: ORIGIN });
    await ana.client.data(addPasskey, { passkey, deviceName: '' });
    expect(await offer(passkey)).toBe(NOT_MADE);
    expect(
      await ben.client.refusal(addPasskey, {
        passkey: key.make({ challenge: (await begin(ben))['challenge'], origin: ORIGIN }),
        deviceName: '',
      }),
    ).toBe(NOT_MADE);
  });

  it('opens nothing with a signature sent twice, of another site, without the person, of an unknown key, or of a copy', async () => {
    const ana = await newStaff(store);
    const key = await withPasskey(ana);
    const client = new DeskClient(store);
    const used = key.sign({ challenge: await challengeFor(client), origin: ORIGIN });
    expect((await signIn(client, used)).outcome.kind).toBe('success');
    const refusals = [
      used,
      key.sign({ challenge: 'made-up', origin: ORIGIN }),
      key.sign({ challenge: await challengeFor(client), origin: 'https://evil.example' }),
      key.sign({ challenge: await challengeFor(client), origin: ORIGIN, isUserVerified: false }),
      // One for a new passkey is none for a sign-in.
      key.sign({ challenge: (await begin(ana))['challenge'], origin: ORIGIN }),
      new SoftwarePasskey(HOST).sign({ challenge: await challengeFor(client), origin: ORIGIN }),
    ];
    const stranger = new SoftwarePasskey(HOST).sign({ challenge: await challengeFor(client), origin: ORIGIN });
    for (const signed of [...refusals, { ...stranger, id: used.id, rawId: used.id }])
      expect((await signIn(new DeskClient(store), signed)).outcome).toMatchObject({ kind: 'refused', message: REFUSED });
    expect((await client.request('/desk/passkeysignin', { method: 'POST', body: new URLSearchParams({ signed: '{}' }) })).status).toBe(400);
  });

  it('ends with the account, and with a new link that was used', async () => {
    const [ana, ben] = [await newStaff(store), await newStaff(store)];
    const [anas, bens] = [await withPasskey(ana), await withPasskey(ben)];
    await endMember({ db: store.database.db, now: store.services.now(), by: { id: null, name: 'the test' } }, ana.staffId);
    const client = new DeskClient(store);
    expect((await signIn(client, anas.sign({ challenge: await challengeFor(client), origin: ORIGIN }))).outcome.kind).toBe('refused');
    await invite(store, { email: ben.email });
    expect((await signIn(client, bens.sign({ challenge: await challengeFor(client), origin: ORIGIN }))).outcome.kind).toBe('success');
    await newStaff(store, 'staff', 'Ben Wolf', ben.email);
    expect((await signIn(client, bens.sign({ challenge: await challengeFor(client), origin: ORIGIN }))).outcome.kind).toBe('refused');
  });
});
