import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endMember, inviteMember } from '../../server/owner/staff';
import { findStaffByEmail } from '../../server/repositories/staff';
import type { Endpoint } from '../../src/contract/define-endpoint';
import { deskEndpoints } from '../../src/contract/desk/all-desk-endpoints';
import { DESK_TOKEN_HEADER } from '../../src/contract/desk/session';
import { endStaff, inviteStaff } from '../../src/contract/desk/staff';
import { newShopper } from '../fixtures/contract-client';
import { newStaff, type DeskClient, type Staff } from '../fixtures/desk-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const TERMINAL = { id: null, name: 'the test' } as const;
const ALLOWED_ORIGIN = 'https://other-front.example';

let store: TestStore;
let owner: Staff;
let staff: Staff;
beforeAll(async () => {
  store = await openTestStore({ env: { ALLOWED_ORIGINS: ALLOWED_ORIGIN } });
  [owner, staff] = [await newStaff(store, 'owner', 'Olga Owner'), await newStaff(store)];
});
afterAll(() => store.close());

type Row = readonly [name: string, endpoint: Pick<Endpoint<never, unknown>, 'path' | 'method' | 'auth'>];
const ALL: readonly Row[] = Object.entries(deskEndpoints);
const OF_STAFF = ALL.filter(([, { auth }]) => auth === 'staff' || auth === 'owner');
const OF_OWNERS = ALL.filter(([, { auth }]) => auth === 'owner');
const NEEDS_TOKEN = OF_STAFF.filter(([name]) => name !== 'readDeskSession');

/** Without a field: who may not make the call is refused before its form is read. */
const ask = (client: { request: DeskClient['request'] }, { path, method }: Row[1], headers: Record<string, string> = {}) =>
  client.request(path, { method, headers });

describe.each(ALL)('The call %s', (_name, endpoint) => {
  it('is refused to a page of another site, also of one that may make the calls of shoppers, and is stored by nobody', async () => {
    for (const Origin of ['https://evil.example', 'null', ALLOWED_ORIGIN]) {
      const reply = await ask(owner.client, endpoint, { Origin });
      expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    }
    expect((await ask(owner.client, endpoint, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('is made with POST alone', async () => {
    expect((await owner.client.request(endpoint.path, { method: 'GET' })).status).toBe(405);
  });
});

describe.each(OF_STAFF)('The call %s', (_name, endpoint) => {
  it("is opened by no shopper's key, by nobody and by no made-up session", async () => {
    const shopper = await newShopper(store);
    const nobody = { request: (path: string, init: RequestInit) => Promise.resolve(store.app.request(`/api${path}`, init)) };
    for (const reply of [
      await ask(shopper, endpoint),
      await ask(shopper, endpoint, { [DESK_TOKEN_HEADER]: owner.client.token ?? '' }),
      await ask(nobody, endpoint),
      await ask(nobody, endpoint, { Cookie: `desk=${'x'.repeat(43)}` }),
      await ask(nobody, endpoint, { Cookie: `desk=${shopper.session.authKey}` }),
    ])
      expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
  });
});

describe.each(NEEDS_TOKEN)('The call %s', (_name, endpoint) => {
  it("is refused without its session's token: a cookie alone does nothing", async () => {
    for (const token of ['', 'made-up', staff.client.token ?? '', staff.client.cookies.get('XSRF-TOKEN') ?? '']) {
      const reply = await ask(owner.client, endpoint, { [DESK_TOKEN_HEADER]: token });
      expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    }
  });
});

describe.each(OF_OWNERS)('The call %s', (_name, endpoint) => {
  it('is refused to staff, and the log says so; to an owner it is not', async () => {
    store.logged.length = 0;
    expect((await ask(staff.client, endpoint)).status).toBe(403);
    expect(store.logged).toContainEqual(expect.objectContaining({ event: 'role_refused' }));
    const reply = await ask(owner.client, endpoint);
    expect([200, 400]).toContain(reply.status);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});

it('Some calls are for owners alone, and every call of the table is one of three kinds', () => {
  expect(OF_OWNERS.length).toBeGreaterThan(3);
  expect(ALL.filter(([, { auth }]) => auth === 'key')).toEqual([]);
  expect(ALL.flatMap(([name, { auth }]) => (auth === 'none' ? [name] : [])).sort()).toEqual([
    'chooseJoinPassword',
    'deskSignIn',
    'joinDesk',
    'passkeySignIn',
    'readInvitation',
    'startPasskeySignIn',
  ]);
});

describe('A call of an owner that was under way when the account changed', () => {
  it('invites nobody and ends nobody: of two owners who end each other, one stays', async () => {
    const [ana, ben] = [await newStaff(store, 'owner'), await newStaff(store, 'owner')];
    const outcomes = await Promise.all([
      ana.client.call(endStaff, ben.staffId),
      ben.client.call(endStaff, ana.staffId),
      ana.client.call(inviteStaff, { email: 'friend-1@shop.example', name: 'A Friend', role: 'owner' }),
      ben.client.call(inviteStaff, { email: 'friend-2@shop.example', name: 'A Friend', role: 'owner' }),
    ]);
    const [first, second] = outcomes.map(({ outcome }) => outcome.kind === 'success');
    expect([first, second].filter(Boolean)).toHaveLength(1);
  });

  it('counts by the role that the account has when it is written', async () => {
    const [ana, ben] = [await newStaff(store, 'owner'), await newStaff(store)];
    const context = { db: store.database.db, now: store.services.now(), publicUrl: 'http://store.test' };
    // Let in as an owner; made staff before the write.
    await inviteMember({ ...context, by: TERMINAL }, { email: ana.email, name: 'Ana', role: 'staff' }, { isMailed: false });
    const by = { id: ana.staffId, name: 'Ana' };
    const friend = { email: 'friend-3@shop.example', name: 'A Friend', role: 'owner' } as const;
    expect(await inviteMember({ ...context, by }, friend, { isMailed: false })).toMatchObject({ kind: 'refused' });
    expect(await endMember({ ...context, by }, ben.staffId)).toMatchObject({ kind: 'refused' });
    expect(await findStaffByEmail(store.database.db, friend.email)).toBeUndefined();
  });
});

it("A session of the Desk opens no call of a shopper's account", async () => {
  const { client } = await newStaff(store, 'owner');
  const key = client.cookies.get('desk') ?? '';
  for (const headers of [{}, { auth_key: key }])
    expect((await client.request('/userauth/getusercarts', { method: 'POST', headers })).status).toBe(401);
});
