import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskActs, staffInvitations, staffSessions } from '../../server/db/schema/staff';
import { deleteExpired, RETENTION_DAYS } from '../../server/repositories/retention';
import { listStaff } from '../../server/repositories/staff';
import { deskSignIn, readDeskSession } from '../../src/contract/desk/session';
import { DESK_PASSWORD, DeskClient, invite, newStaff } from '../fixtures/desk-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('A shop that is restored keeps its staff and what they did, who sign in with the factors of before; no session and no link of before works', async () => {
  const ana = await newStaff(store, 'owner');
  await invite(store, { email: 'invited@shop.example' });
  expect(await ownerTool(store.database, 'backup', 'desk.backup')).toMatchObject({ exitCode: 0 });
  const target = await openTestDatabase();
  expect(await ownerTool(target, 'restore', join(store.database.dataDir, 'desk.backup'))).toMatchObject({ exitCode: 0 });
  const restored = await openTestStore({ database: target });
  expect((await listStaff(target.db)).map(({ email }) => email).sort()).toEqual([ana.email, 'invited@shop.example']);
  expect([await target.db.$count(staffSessions), await target.db.$count(staffInvitations)]).toEqual([0, 0]);
  expect(await target.db.$count(deskActs)).toBe(2);
  const client = new DeskClient(restored);
  client.cookies.set('desk', ana.client.cookies.get('desk') ?? '');
  expect((await client.call(readDeskSession, undefined)).httpStatus).toBe(401);
  for (const test of [store, restored]) test.advance(30_000);
  const typed = { email: ana.email, password: DESK_PASSWORD, code: ana.code(), deviceName: '' };
  expect(await new DeskClient(restored).data(deskSignIn, typed)).toMatchObject({ member: { role: 'owner' } });
  await restored.close();
});

it('Ended sessions and used links go after 30 days, acts after two years, and people never', async () => {
  const ana = await newStaff(store);
  const { db } = store.database;
  const rows = async () => [
    await db.$count(staffSessions, eq(staffSessions.staffId, ana.staffId)),
    await db.$count(staffInvitations, eq(staffInvitations.staffId, ana.staffId)),
    await db.$count(deskActs, eq(deskActs.subject, ana.email)),
  ];
  const now = store.services.now();
  await deleteExpired(db, now + (RETENTION_DAYS.ended - 1) * DAY_MS);
  expect(await rows()).toEqual([1, 1, 1]);
  // A session ends after a week, a link after three days.
  await deleteExpired(db, now + (RETENTION_DAYS.ended + 8) * DAY_MS);
  expect(await rows()).toEqual([0, 0, 1]);
  await deleteExpired(db, now + (RETENTION_DAYS.deskActs + 1) * DAY_MS);
  expect(await rows()).toEqual([0, 0, 0]);
  expect((await listStaff(db)).some(({ email }) => email === ana.email)).toBe(true);
});
