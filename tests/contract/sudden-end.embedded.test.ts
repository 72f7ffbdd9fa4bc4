import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSeededDatabase } from '../../server/seed/seed-database';
import { orders } from '../../server/db/schema/shop';
import { readEnv } from '../../server/env';
import { openServices } from '../../server/open-services';
import { createPaymentIntent, checkout } from '../../src/contract/checkout';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { openTestStore } from '../fixtures/test-store';

test('After a sudden end the order is still there, and a payment without one gets its order at the next start', async () => {
  const dying = await openTestStore();
  const [first, second] = [await shopperWithFloor(dying), await shopperWithFloor(dying)];
  const ask = (shopper: ContractClient) => shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  const [ordered, unordered] = [await ask(first), await ask(second)];
  await payWithCard(dying, ordered, CARDS.good);
  const receipt = await first.data(checkout, draftFor(ordered));
  const dataDir = await mkdtemp(join(tmpdir(), 'store-copy-'));
  await payWithCard(dying, unordered, CARDS.good);
  // In one go: meanwhile the payment's webhook must not make the order.
  cpSync(dying.database.dataDir, dataDir, { recursive: true });
  await dying.close();

  const database = await openSeededDatabase({ databaseUrl: null, dataDir });
  const { services, settled } = await openServices({
    database,
    env: readEnv({ DATA_DIR: dataDir }),
    log: () => undefined,
    publicUrl: () => '',
  });
  const orderOf = (secret: string) =>
    database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentId, paymentIdOf(secret)));
  expect((await orderOf(ordered)).map((order) => order.orderNumber)).toEqual([receipt.orderNumber]);
  expect(await orderOf(unordered)).toEqual([]);
  expect(await services.payments.reconcile()).toMatchObject({ ordered: 1, failed: 0 });
  expect(await orderOf(unordered)).toMatchObject([{ totalCents: BILL_B_CENTS, flag: null }]);
  await settled();
  await database.close();
  await rm(dataDir, { recursive: true, maxRetries: 9 });
});
