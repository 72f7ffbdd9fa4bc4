import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/db/database';
import { openSeededDatabase } from '../../server/seed/seed-database';
import { makeTestFolder, openTestDatabase } from '../fixtures/test-database';
import { outgoingMails } from '../../server/db/schema/mails';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { buildApiStore } from '../fixtures/build-api-store';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { storeAt } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { mailServer, type MailServer } from '../fixtures/mail-server';
import { startStore } from '../fixtures/running-store';
import { until } from '../fixtures/until';

let built: Awaited<ReturnType<typeof buildApiStore>>;
let post: MailServer;
beforeAll(async () => {
  [built, post] = await Promise.all([buildApiStore(), mailServer()]);
  await post.start();
});
afterAll(async () => {
  built.remove();
  await post.stop();
});

/** A database that outlives the store on it. */
async function lastingDatabase() {
  const shared = (process.env['TEST_DATABASE_URL'] ?? '') === '' ? null : await openTestDatabase();
  const dataDir = shared?.dataDir ?? (await makeTestFolder());
  const env: Readonly<Record<string, string>> = shared === null ? {} : { DATABASE_URL: shared.url ?? '' };
  return {
    dataDir,
    env,
    /** Only while no store runs on the embedded engine. */
    look: async <Result>(see: (database: OpenDatabase) => Promise<Result>): Promise<Result> => {
      if (shared !== null) return see(shared);
      const opened = await openSeededDatabase({ databaseUrl: null, dataDir });
      return see(opened).finally(() => opened.close());
    },
    remove: () => (shared === null ? rm(dataDir, { recursive: true, maxRetries: 9 }) : shared.close()),
  };
}

it('A store that is killed between order and mail sends the mail after its next start, once', async () => {
  const lasting = await lastingDatabase();
  const env = { ...lasting.env, SMTP_URL: post.url, PUBLIC_URL: 'https://floors.example', DEMO_PAYMENTS: 'true' };
  post.behave('is silent');
  const dying = await startStore(lasting.dataDir, env, undefined, built.program);
  const shopper = await shopperWithFloor(storeAt(dying.url));
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(storeAt(dying.url), secret, CARDS.good);
  const { orderNumber } = await shopper.data(checkout, draftFor(secret));
  await until(async () => post.visits() > 0);
  await dying.kill();

  post.behave('takes');
  const theClaimIsOver = { claimedUntil: sql`now()`, nextTryAt: sql`now()` };
  await lasting.look(async ({ db }) => {
    expect(await db.select().from(outgoingMails)).toMatchObject([{ state: 'waiting', recipient: shopper.email }]);
    await db.update(outgoingMails).set(theClaimIsOver);
  });
  const next = await startStore(lasting.dataDir, env, undefined, built.program);
  await until(async () => post.taken.length > 0);
  await next.stop();
  const last = await startStore(lasting.dataDir, env, undefined, built.program);
  await last.stop();
  expect(post.taken).toHaveLength(1);
  expect(post.taken[0]).toContain(`To: ${shopper.email}`);
  expect(post.taken[0]).toContain(`https://floors.example/orders/${orderNumber}`);
  expect(await lasting.look(({ db }) => db.select().from(outgoingMails))).toMatchObject([{ state: 'sent', bodyText: null }]);
  await lasting.remove();
});
