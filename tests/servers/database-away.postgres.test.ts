import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedDatabase } from '../fixtures/test-database';
import { orderLines, orders } from '../../server/db/schema/shop';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProducts } from '../../src/contract/catalogue';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { login } from '../../src/contract/session';
import { buildApiStore } from '../fixtures/build-api-store';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { startPostgres, type PostgresServer } from '../fixtures/postgres-server';
import { spawnStore } from '../fixtures/running-store';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

let postgres: PostgresServer;
let store: TestStore;
let built: Awaited<ReturnType<typeof buildApiStore>>;
beforeAll(async () => {
  [postgres, built] = await Promise.all([startPostgres(), buildApiStore()]);
  store = await openTestStore({ database: await openSharedDatabase(postgres) });
});
afterAll(async () => {
  await store.close();
  await postgres.remove();
  built.remove();
});

const health = async (): Promise<number> => (await store.app.request('/healthz')).status;
const isWell = async (): Promise<boolean> => (await health()) === 200;

describe('While the database is away', () => {
  it('every call that needs it answers 503 with Retry-After, and all is well again by itself', async () => {
    const shopper = await shopperWithFloor(store);
    const line = { lineId: null, productId: 101, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false };
    await postgres.stop();
    store.advance(2_000);
    const replies = await Promise.all([
      shopper.call(getCart, undefined),
      shopper.call(writeCartLine, line),
      new ContractClient(store).call(getProducts, 'ALL'),
      new ContractClient(store).call(login, {
        email: shopper.email,
        password: 'plank by plank',
        deviceName: 'Test',
        deviceId: 'test-device',
      }),
    ]);
    for (const { httpStatus, headers, outcome } of replies) {
      expect([httpStatus, headers.get('Retry-After'), outcome.kind]).toEqual([503, '5', 'refused']);
      expect(outcome).toMatchObject({ message: 'The store is not available just now. Please try again in a moment.' });
    }
    const sick = await store.app.request('/healthz');
    expect([sick.status, sick.headers.get('Retry-After')]).toEqual([503, '5']);
    await postgres.start();
    await until(isWell);
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
    await shopper.data(writeCartLine, line);
  });

  it('a checkout that loses it half way makes no half order, and the next one makes the whole', async () => {
    const shopper = await shopperWithFloor(store);
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    const holdUp = new Client({ connectionString: postgres.url });
    holdUp.on('error', () => undefined);
    await holdUp.connect();
    // An order is written before its lines: whoever makes one now waits between the two.
    await holdUp.query('begin; lock table order_lines in access exclusive mode');
    expect(await payWithCard(store, secret, CARDS.good)).toMatchObject({ status: 'succeeded' });
    const checkedOut = shopper.call(checkout, draftFor(secret));
    const waiting = "select 1 from pg_locks where not granted and relation = 'order_lines'::regclass";
    await until(async () => (await holdUp.query(waiting)).rowCount === 1);
    await postgres.stop();
    const reply = await checkedOut;
    expect([reply.httpStatus, reply.headers.get('Retry-After')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await store.settled();
    await postgres.start();
    await until(isWell);

    const made = () =>
      store.database.db
        .select()
        .from(orders)
        .where(eq(orders.paymentId, paymentIdOf(secret)));
    expect(await made()).toEqual([]);
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 9 }]);
    expect(await shopper.data(checkout, draftFor(secret))).toMatchObject({ totalCents: BILL_B_CENTS });
    const [order, ...more] = await made();
    expect(more).toEqual([]);
    expect(
      await store.database.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, order?.id ?? 0)),
    ).toHaveLength(1);
    expect(await shopper.data(getCart, undefined)).toEqual([]);
  });

  it('a store that is started answers 503, and opens when the database is there', async () => {
    await postgres.stop();
    const dataDir = mkdtempSync(join(tmpdir(), 'store-away-'));
    const starting = await spawnStore(built.program, dataDir, { DATABASE_URL: postgres.url });
    const ask = (): Promise<Response | null> => fetch(`${starting.url}/api/beforeauth/getproduct`, { method: 'POST' }).catch(() => null);
    await until(async () => (await ask())?.status === 503);
    expect((await ask())?.headers.get('Retry-After')).toBe('5');
    await postgres.start();
    await starting.untilHealthy();
    expect((await ask())?.status).toBe(200);
    expect(starting.output()).toContain('"event":"database_away"');
    expect(starting.output()).not.toContain(new URL(postgres.url).password);
    await starting.stop();
    expect(await starting.ended).toBe(0);
    rmSync(dataDir, { recursive: true, maxRetries: 9 });
  });
});
