import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { rateWindows } from '../../server/db/schema/people';
import { endMember } from '../../server/owner/staff';
import { findStaffByEmail } from '../../server/repositories/staff';
import { changeDeskPassword } from '../../src/contract/desk/password';
import {
  chooseJoinPassword,
  deskSignIn,
  deskSignOut,
  DESK_QUIET_HEADER,
  getDeskDevices,
  joinDesk,
  lockDesk,
  readDeskSession,
  readInvitation,
  signOutDevice,
  unlockDesk,
} from '../../src/contract/desk/session';
import { getDeskSnapshot } from '../../src/contract/desk/snapshot';
import { KEPT_WITHOUT_CONTACT_MS, LOCK_AFTER_MS } from '../../src/domain/desk/staff';
import { codeOf, DESK_PASSWORD, DeskClient, invite, newStaff, signInAgain } from '../fixtures/desk-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterEach(() => store.database.db.delete(rateWindows));
afterAll(() => store.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_OVER = 'This link has expired or has been used already. Please ask an owner of the shop for a new one.';
const REFUSED = 'The email address, the password or the code is not right. Please try again.';
let people = 0;
const newEmail = (): string => `joins-${(people += 1)}@shop.example`;
const statusOf = async (client: DeskClient): Promise<number> => (await client.call(getDeskSnapshot, '')).httpStatus;

describe('Joining the Desk by a link', () => {
  it('asks for a password and the code of the second factor, signs in, and works once', async () => {
    const email = newEmail();
    const token = await invite(store, { email, name: 'Ana Ruiz', role: 'owner' });
    const client = new DeskClient(store);
    expect(await client.data(readInvitation, token)).toEqual({ name: 'Ana Ruiz', email, role: 'owner' });
    const { secretKey, address } = await client.data(chooseJoinPassword, { token, password: DESK_PASSWORD });
    expect(secretKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    const { session, recoveryCodes } = await client.data(joinDesk, { token, code: codeOf(store, secretKey), deviceName: 'Tablet' });
    expect(session).toMatchObject({ member: { name: 'Ana Ruiz', email, role: 'owner' }, isLocked: false });
    expect(new Set(recoveryCodes).size).toBe(10);
    client.token = session.token;
    expect(await statusOf(client)).toBe(200);
    for (const call of [
      () => client.refusal(readInvitation, token),
      () => client.refusal(chooseJoinPassword, { token, password: DESK_PASSWORD }),
      () => client.refusal(joinDesk, { token, code: codeOf(store, secretKey), deviceName: '' }),
    ])
      expect(await call()).toBe(LINK_OVER);
  });

  it('pressed ten times at once makes one session', async () => {
    const token = await invite(store, { email: newEmail() });
    const { secretKey } = await new DeskClient(store).data(chooseJoinPassword, { token, password: DESK_PASSWORD });
    const presses = Array.from({ length: 10 }, () =>
      new DeskClient(store).call(joinDesk, { token, code: codeOf(store, secretKey), deviceName: '' }),
    );
    const outcomes = (await Promise.all(presses)).map(({ outcome }) => outcome.kind);
    expect(outcomes.filter((kind) => kind === 'success')).toHaveLength(1);
  });

  it('is over after three days, when a newer link is given, and when the account is closed', async () => {
    const client = new DeskClient(store);
    const old = await invite(store, { email: newEmail() });
    store.advance(3 * DAY_MS + 1);
    expect(await client.refusal(readInvitation, old)).toBe(LINK_OVER);
    const email = newEmail();
    const [first, second] = [await invite(store, { email }), await invite(store, { email })];
    expect(await client.refusal(readInvitation, first)).toBe(LINK_OVER);
    expect(await client.data(readInvitation, second)).toMatchObject({ email });
    const member = await findStaffByEmail(store.database.db, email);
    const by = { id: null, name: 'the test' };
    await endMember({ db: store.database.db, now: store.services.now(), by }, member?.id ?? 0);
    expect(await client.refusal(readInvitation, second)).toBe(LINK_OVER);
    expect(await client.refusal(readInvitation, 'made-up')).toBe(LINK_OVER);
  });

  it('refuses a weak password, a wrong code, and the code of an earlier secret key', async () => {
    const token = await invite(store, { email: newEmail() });
    const client = new DeskClient(store);
    expect(await client.refusal(chooseJoinPassword, { token, password: 'short' })).toContain('8 characters');
    expect(await client.refusal(chooseJoinPassword, { token, password: 'password1' })).not.toBe('');
    const early = await client.data(chooseJoinPassword, { token, password: DESK_PASSWORD });
    const late = await client.data(chooseJoinPassword, { token, password: DESK_PASSWORD });
    for (const code of ['', '123', 'abcdef', codeOf(store, early.secretKey)])
      expect(await client.refusal(joinDesk, { token, code: code === '' ? '-' : code, deviceName: '' })).toContain(
        'This code is not right.',
      );
    expect(await client.data(joinDesk, { token, code: codeOf(store, late.secretKey), deviceName: '' })).toMatchObject({
      session: { isLocked: false },
    });
  });

  it('with a new link for a lost telephone ends the old password, codes and sessions, once it is used', async () => {
    const ana = await newStaff(store);
    const token = await invite(store, { email: ana.email });
    expect(await statusOf(ana.client)).toBe(200);
    const client = new DeskClient(store);
    const { secretKey } = await client.data(chooseJoinPassword, { token, password: 'eleven oak stairs' });
    await client.data(joinDesk, { token, code: codeOf(store, secretKey), deviceName: '' });
    expect(await statusOf(ana.client)).toBe(401);
    const typed = { email: ana.email, deviceName: '' };
    store.advance(30_000);
    expect(await client.refusal(deskSignIn, { ...typed, password: DESK_PASSWORD, code: codeOf(store, secretKey) })).toBe(REFUSED);
    const [recovery = ''] = ana.recoveryCodes;
    expect(await client.refusal(deskSignIn, { ...typed, password: 'eleven oak stairs', code: recovery })).toBe(REFUSED);
  });
});

describe('Signing in at the Desk', () => {
  it('asks for the code when the password is right, and gives a session for both', async () => {
    const ana = await newStaff(store);
    store.advance(30_000);
    const client = new DeskClient(store);
    const typed = { email: ` ${ana.email.toUpperCase()}`, password: DESK_PASSWORD, deviceName: 'Phone' };
    expect(await client.data(deskSignIn, { ...typed, code: '' })).toBeNull();
    expect([...client.cookies.keys()]).not.toContain('desk');
    const session = await client.data(deskSignIn, { ...typed, code: ana.code().replace(/(...)/, '$1 ') });
    expect(session).toMatchObject({ member: { email: ana.email, role: 'staff' }, isLocked: false });
  });

  it('says the same of a wrong password, a wrong code, an unknown address, one who has not joined and a closed account', async () => {
    const ana = await newStaff(store);
    const gone = await newStaff(store);
    await endMember({ db: store.database.db, now: store.services.now(), by: { id: null, name: 'the test' } }, gone.staffId);
    const invited = newEmail();
    await invite(store, { email: invited });
    store.advance(30_000);
    const client = new DeskClient(store);
    for (const [email, password, code] of [
      [ana.email, 'seven grey doors', ana.code()],
      [ana.email, DESK_PASSWORD, '000000'],
      [ana.email, DESK_PASSWORD, 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF'],
      ['nobody@shop.example', DESK_PASSWORD, '000000'],
      [invited, DESK_PASSWORD, ''],
      [gone.email, DESK_PASSWORD, gone.code()],
    ] as const)
      expect(await client.refusal(deskSignIn, { email, password, code, deviceName: '' })).toBe(REFUSED);
    expect(await statusOf(gone.client)).toBe(401);
  });

  it('in a browser that is signed in takes the place of the session there', async () => {
    const [ana, ben] = [await newStaff(store), await newStaff(store)];
    const kept = new Map(ben.client.cookies);
    store.advance(30_000);
    await ben.client.data(deskSignIn, { email: ana.email, password: DESK_PASSWORD, code: ana.code(), deviceName: 'Shared' });
    for (const [name, value] of kept) ben.client.cookies.set(name, value);
    expect(await statusOf(ben.client)).toBe(401);
    expect(await ana.client.data(getDeskDevices, undefined)).toHaveLength(2);
  });

  it('takes each code once, also of those who press at the same time', async () => {
    const ana = await newStaff(store);
    const typed = { email: ana.email, password: DESK_PASSWORD, deviceName: '' };
    // The code that joined.
    expect(await new DeskClient(store).refusal(deskSignIn, { ...typed, code: ana.code() })).toBe(REFUSED);
    store.advance(30_000);
    const code = ana.code();
    const presses = Array.from({ length: 3 }, () => new DeskClient(store).call(deskSignIn, { ...typed, code }));
    expect((await Promise.all(presses)).filter(({ outcome }) => outcome.kind === 'success')).toHaveLength(1);
    // A step behind counts while it is unused; two do not.
    store.advance(30_000);
    const late = ana.code();
    store.advance(30_000);
    expect(await new DeskClient(store).data(deskSignIn, { ...typed, code: late })).not.toBeNull();
    const old = ana.code();
    store.advance(90_000);
    expect(await new DeskClient(store).refusal(deskSignIn, { ...typed, code: old })).toBe(REFUSED);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const ana = await newStaff(store);
    const [code = ''] = ana.recoveryCodes;
    const typed = { email: ana.email, password: DESK_PASSWORD, deviceName: '' };
    const spoken = code.replaceAll('-', ' ').toLowerCase();
    expect(await new DeskClient(store).data(deskSignIn, { ...typed, code: spoken })).not.toBeNull();
    expect(await new DeskClient(store).refusal(deskSignIn, { ...typed, code })).toBe(REFUSED);
  });

  it('is closed to an address after five wrong tries, of codes too, and says how long', async () => {
    const ana = await newStaff(store);
    const client = new DeskClient(store);
    const typed = { email: ana.email, password: DESK_PASSWORD, deviceName: '' };
    for (let guess = 0; guess < 5; guess += 1) expect(await client.refusal(deskSignIn, { ...typed, code: `00000${guess}` })).toBe(REFUSED);
    store.advance(30_000);
    const reply = await client.call(deskSignIn, { ...typed, code: ana.code() });
    expect([reply.httpStatus, Number(reply.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });

  it('on a shared device replaces nothing but its own cookie, which scripts cannot read and other sites do not send', async () => {
    const ana = await newStaff(store);
    store.advance(30_000);
    const form = new FormData();
    for (const [name, value] of [
      ['email', ana.email],
      ['password', DESK_PASSWORD],
      ['code', ana.code()],
    ] as const)
      form.append(name, value);
    const https = await openTestStore({
      database: { ...store.database, close: async () => undefined },
      env: { PUBLIC_URL: 'https://floors.example' },
    });
    // Its clock is not moved.
    https.advance(store.services.now() - https.services.now());
    const reply = await https.app.request('/api/desk/signin', { method: 'POST', body: form });
    const cookie = reply.headers.getSetCookie().find((given) => given.includes('desk='));
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });
});

describe('A password of the Desk', () => {
  it('is changed after both factors, ends every other session, and the old one opens nothing', async () => {
    const ana = await newStaff(store);
    const phone = await signInAgain(store, ana);
    store.advance(30_000);
    const change = { password: DESK_PASSWORD, newPassword: 'eleven oak stairs', deviceName: 'Tablet' };
    expect(await ana.client.refusal(changeDeskPassword, { ...change, code: '000000' })).toContain('not right');
    expect(await ana.client.refusal(changeDeskPassword, { ...change, code: ana.code(), newPassword: 'short' })).toContain('8 characters');
    const { token } = await ana.client.data(changeDeskPassword, { ...change, code: ana.code() });
    ana.client.token = token;
    expect([await statusOf(ana.client), await statusOf(phone)]).toEqual([200, 401]);
    store.advance(30_000);
    const typed = { email: ana.email, code: ana.code(), deviceName: '' };
    expect(await phone.refusal(deskSignIn, { ...typed, password: DESK_PASSWORD })).toBe(REFUSED);
    expect(await phone.data(deskSignIn, { ...typed, password: 'eleven oak stairs' })).not.toBeNull();
  });
});

describe('A session of the Desk', () => {
  it('is locked after 15 idle minutes, answers nothing but who it is, and opens by the same password', async () => {
    const { client } = await newStaff(store);
    store.advance(LOCK_AFTER_MS - 1_000);
    expect(await statusOf(client)).toBe(200);
    store.advance(LOCK_AFTER_MS - 1_000);
    expect(await statusOf(client)).toBe(200);
    store.advance(LOCK_AFTER_MS + 1_000);
    expect(await statusOf(client)).toBe(423);
    expect(await client.data(readDeskSession, undefined)).toMatchObject({ isLocked: true });
    expect(await client.refusal(unlockDesk, 'seven grey doors')).toBe('The password is not right. Please try again.');
    expect(await statusOf(client)).toBe(423);
    expect(await client.data(unlockDesk, DESK_PASSWORD)).toMatchObject({ isLocked: false });
    expect(await statusOf(client)).toBe(200);
  });

  it('is not kept open by calls that no person made', async () => {
    const { client } = await newStaff(store);
    for (let look = 0; look < 4; look += 1) {
      store.advance(LOCK_AFTER_MS / 3);
      await client.call(getDeskSnapshot, '', { [DESK_QUIET_HEADER]: '1' });
    }
    expect(await statusOf(client)).toBe(423);
  });

  it('is locked by a press, and a call on its way at that moment does not open it', async () => {
    const { client } = await newStaff(store);
    store.advance(60_000);
    await Promise.all([...Array.from({ length: 5 }, () => statusOf(client)), client.data(lockDesk, undefined)]);
    expect(await statusOf(client)).toBe(423);
  });

  it('that a press has locked stays so for a call that read the time before the press', async () => {
    const { client } = await newStaff(store);
    store.advance(60_000);
    await client.data(lockDesk, undefined);
    store.advance(-30_000);
    expect(await statusOf(client)).toBe(423);
    store.advance(30_000);
    expect(await statusOf(client)).toBe(423);
  });

  it('takes five wrong passwords to unlock, then none for a quarter of an hour', async () => {
    const { client } = await newStaff(store);
    await client.data(lockDesk, undefined);
    for (let guess = 0; guess < 5; guess += 1) await client.refusal(unlockDesk, `wrong ${guess}`);
    expect((await client.call(unlockDesk, DESK_PASSWORD)).httpStatus).toBe(429);
    store.advance(LOCK_AFTER_MS + 1_000);
    expect((await client.call(unlockDesk, DESK_PASSWORD)).httpStatus).toBe(200);
  });

  it('ends by signing out, after 72 hours without contact, after seven days, and when the account is closed', async () => {
    const [ana, ben, eve, kim] = [await newStaff(store), await newStaff(store), await newStaff(store), await newStaff(store)];
    const { cookies } = ana.client;
    const kept = new Map(cookies);
    await ana.client.data(deskSignOut, undefined);
    expect(cookies.has('desk')).toBe(false);
    for (const [name, value] of kept) cookies.set(name, value);
    expect(await statusOf(ana.client)).toBe(401);
    await endMember({ db: store.database.db, now: store.services.now(), by: { id: null, name: 'the test' } }, kim.staffId);
    expect(await statusOf(kim.client)).toBe(401);
    for (let day = 0; day < 6; day += 1) {
      store.advance(DAY_MS);
      expect((await eve.client.call(readDeskSession, undefined)).httpStatus).toBe(200);
      if ((day + 1) * DAY_MS >= KEPT_WITHOUT_CONTACT_MS) expect(await statusOf(ben.client)).toBe(401);
    }
    store.advance(DAY_MS + 1_000);
    expect(await statusOf(eve.client)).toBe(401);
  });

  it('is listed with the other devices of its person, who signs any of them out, and nobody else can', async () => {
    const ana = await newStaff(store);
    const phone = await signInAgain(store, ana);
    const ben = await newStaff(store, 'owner');
    const devices = await ana.client.data(getDeskDevices, undefined);
    expect(devices).toMatchObject([
      { name: 'Phone', isThisOne: false },
      { name: 'Tablet', isThisOne: true },
    ]);
    const phoneId = devices[0]?.sessionId ?? 0;
    const missing = await ben.client.refusal(signOutDevice, 999_999);
    expect(await ben.client.refusal(signOutDevice, phoneId)).toBe(missing);
    expect(await statusOf(phone)).toBe(200);
    await ana.client.data(signOutDevice, phoneId);
    expect([await statusOf(phone), await statusOf(ana.client)]).toEqual([401, 200]);
    expect(store.logged).toContainEqual(expect.objectContaining({ event: 'id_refused' }));
  });
});
