import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices, passwordResets, rateWindows, sessions } from '../../server/db/schema/people';
import { cartWrites } from '../../server/db/schema/shop';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { deleteExpired, keptSince } from '../../server/repositories/retention';
import { findUserByEmail } from '../../server/repositories/users';
import { deleteAddress, getAddresses } from '../../src/contract/addresses';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout } from '../../src/contract/checkout';
import { CART_DEVICE_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { newShopper } from '../fixtures/contract-client';
import { draftFor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => store.close());

const line = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false };

describe('Writes of one account', () => {
  it('end at a limit with 429 and a time to wait, change nothing beyond it, and go on afterwards', async () => {
    const [shopper, neighbour] = [await newShopper(store), await newShopper(store)];
    await shopper.data(writeCartLine, line);
    await store.database.db.execute(
      `update rate_windows set hits = ${RATE_LIMITS.writesPerAccount.hits - 1} where bucket like 'writesPerAccount:%'`,
    );
    expect((await shopper.call(writeCartLine, { ...line, boxes: 3 })).httpStatus).toBe(200);
    for (const stopped of [
      await shopper.call(writeCartLine, { ...line, boxes: 4 }),
      await shopper.call(deleteCartLine, 1),
      await shopper.call(deleteAddress, 1),
      await shopper.call(checkout, draftFor('pi_none_secret')),
    ]) {
      expect(stopped.httpStatus).toBe(429);
      expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 3 }]);
    expect(await shopper.data(getAddresses, undefined)).toEqual([]);
    expect((await neighbour.call(writeCartLine, line)).httpStatus).toBe(200);
    store.advance(RATE_LIMITS.writesPerAccount.windowMs);
    expect((await shopper.call(writeCartLine, { ...line, boxes: 4 })).httpStatus).toBe(200);
  });
});

describe('Rows by device', () => {
  const rows = async (userId: number): Promise<readonly string[]> =>
    (await store.database.db.select().from(cartWrites).where(eq(cartWrites.userId, userId))).map(({ deviceId }) => deviceId);

  it('of a client that is another device with every write stay a thousand, the newest; those of a quarter year ago go', async () => {
    const { db } = store.database;
    const shopper = await newShopper(store);
    const userId = (await findUserByEmail(db, shopper.email))?.id ?? 0;
    await db.execute(sql`
      insert into cart_writes (user_id, device_id, product_id, sequence, written_at)
      select ${userId}, 'device ' || n, 107, n, now() - n * interval '1 minute' from generate_series(1, 1500) as n`);
    await shopper.call(writeCartLine, line, { [CART_DEVICE_HEADER]: 'own', [CART_SEQUENCE_HEADER]: '1' });
    await deleteExpired(db, store.services.now());
    const kept = await rows(userId);
    expect(kept).toHaveLength(1_000);
    expect(kept).toEqual(expect.arrayContaining(['own', 'device 1', 'device 999']));
    await db.execute(
      sql`update cart_writes set written_at = ${new Date(keptSince('cartWrites', store.services.now()) - 1_000).toISOString()} where device_id <> 'own'`,
    );
    await deleteExpired(db, store.services.now());
    expect(await rows(userId)).toEqual(['own']);
  });
});

describe('What is over', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  it('goes after its time: logins, links for a new password, devices and counts; what lives or is younger stays', async () => {
    const { db } = store.database;
    const now = store.services.now();
    const shopper = await newShopper(store);
    const userId = (await findUserByEmail(db, shopper.email))?.id ?? 0;
    const daysAgo = (days: number): Date => new Date(now - days * DAY_MS);
    const login = (deviceName: string, endsAt: Date, revokedAt: Date | null = null) => ({
      ...{ userId, deviceName, endsAt, revokedAt, keyHash: deviceName, refreshHash: deviceName, deviceId: deviceName },
      ...{ keyExpiresAt: daysAgo(99), createdAt: daysAgo(99) },
    });
    await db
      .insert(sessions)
      .values([
        login('ended 31 days ago', daysAgo(31)),
        login('ended 29 days ago', daysAgo(29)),
        login('signed out 31 days ago', daysAgo(-9), daysAgo(31)),
        login('signed out 29 days ago', daysAgo(-9), daysAgo(29)),
        login('still open', daysAgo(-9)),
      ]);
    const links = [31, 29].map((days) => ({ userId, tokenHash: `${days} days ago`, expiresAt: daysAgo(days) }));
    await db.insert(passwordResets).values(links);
    await db.insert(knownDevices).values([366, 364].map((days) => ({ userId, deviceHash: `${days} days ago`, seenAt: daysAgo(days) })));
    const windows = [25, 23].map((hours) => ({ bucket: `test: ${hours} hours ago`, startedAt: daysAgo(hours / 24), hits: 1 }));
    await db.insert(rateWindows).values(windows);
    await deleteExpired(db, now);
    expect((await db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ deviceName }) => deviceName).toSorted()).toEqual([
      'Test',
      'ended 29 days ago',
      'signed out 29 days ago',
      'still open',
    ]);
    const linksLeft = await db.select().from(passwordResets).where(eq(passwordResets.userId, userId));
    expect(linksLeft.map(({ tokenHash }) => tokenHash)).toEqual(['29 days ago']);
    const devicesLeft = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
    expect(devicesLeft.map(({ deviceHash }) => deviceHash)).toEqual(['364 days ago']);
    const names = windows.map(({ bucket }) => bucket);
    const windowsLeft = await db.select().from(rateWindows).where(inArray(rateWindows.bucket, names));
    expect(windowsLeft.map(({ bucket }) => bucket)).toEqual(['test: 23 hours ago']);
  });
});
