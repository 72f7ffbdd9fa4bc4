import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSharedDatabase, openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { outgoingMails } from '../../server/db/schema/mails';
import { orders } from '../../server/db/schema/shop';
import { readWrittenMails } from '../../server/mail/written-mails';
import { deleteExpired } from '../../server/repositories/retention';
import { putMail } from '../../server/repositories/outgoing-mails';
import { createPaymentIntent } from '../../src/contract/checkout';
import { forgotPassword } from '../../src/contract/session';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { newShopper } from '../fixtures/contract-client';
import { buyCart, ownerTool } from '../fixtures/filled-shop';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { mailServer, type MailServer } from '../fixtures/mail-server';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let post: MailServer;
let store: TestStore;
beforeEach(async () => {
  post = await mailServer();
  store = await openTestStore({ env: { SMTP_URL: `${post.url}?greetingTimeout=600000`, MAIL_FROM: 'shop@store.test' } });
});
afterEach(async () => {
  await post.stop();
  await store.close();
});

async function look(at: TestStore = store): Promise<void> {
  at.services.mailOutbox.wake();
  await at.settled();
}

const rows = () => store.database.db.select().from(outgoingMails);
const ownerSees = async (...command: readonly string[]): Promise<string> => (await ownerTool(store.database, ...command)).text;
const tokenIn = (mail: string | undefined): string => /token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? 'no token';

describe('A confirmation mail', () => {
  it('goes out at once, and only what it said is forgotten then', async () => {
    await post.start();
    const shopper = await shopperWithFloor(store);
    const { orderNumber } = await buyCart(store, shopper);
    expect(post.taken).toHaveLength(1);
    expect(post.taken[0]).toContain(`To: ${shopper.email}\r\nSubject: Demo: your SPS Flooring order ${orderNumber}\r\n`);
    expect(post.taken[0]).toMatch(/\r\nMessage-ID: <[\w-]{36}@store\.test>\r\n/);
    expect(await rows()).toMatchObject([{ state: 'sent', recipient: shopper.email, bodyText: null, bodyHtml: null, tries: 1 }]);
    expect(await readWrittenMails(store.database.dataDir, 10)).toEqual([]);
  });

  it('that finds no mail server waits, and goes out once when there is one', async () => {
    const shopper = await shopperWithFloor(store);
    const { orderNumber } = await buyCart(store, shopper);
    expect(await ownerSees('mail')).toMatch(
      new RegExp(`1 +${shopper.email} +Demo: your SPS Flooring order ${orderNumber} +1 +20\\d\\d-.* E[DS]T +.*ECONNREFUSED`),
    );
    await post.start();
    await look();
    expect(post.taken).toEqual([]);
    store.advance(MINUTE_MS);
    await Promise.all([look(), look()]);
    await look();
    expect(post.taken).toHaveLength(1);
    expect(post.taken[0]).toContain(orderNumber);
    expect(await ownerSees('mail')).toBe('No mail waits, and none is written here.\n');
  });

  it('is given up after two days of refusals, kept for the owner to see, and sent when the owner says so', async () => {
    await post.start();
    post.behave(() => '554 your post is not welcome here');
    const shopper = await shopperWithFloor(store);
    await buyCart(store, shopper);
    const pauses: number[] = [];
    for (let hours = 0; hours < 54; hours += 1) {
      const before = (await rows())[0];
      await look();
      const tries = ((await rows())[0]?.tries ?? 0) - (before?.tries ?? 0);
      if (tries > 0) pauses.push(hours);
      store.advance(HOUR_MS);
    }
    expect(await rows()).toMatchObject([{ state: 'failed' }]);
    expect(pauses.length).toBeGreaterThan(8);
    expect(pauses.length).toBeLessThan(24);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(47);
    expect(store.logged.filter(({ event }) => event === 'mail_given_up')).toMatchObject([{ level: 'error', mailId: 1 }]);
    expect(await ownerSees('mail')).toMatch(/given up +554 your post is not welcome here/);

    post.behave('takes');
    await look();
    expect(post.taken).toEqual([]);
    expect(await ownerSees('mail', 'retry')).toContain('One mail is due now.');
    await look();
    expect(post.taken).toHaveLength(1);
    expect(await ownerSees('mail', 'retry')).toBe('No mail waits.\n');
    store.advance(31 * 24 * HOUR_MS);
    await deleteExpired(store.database.db, store.services.now());
    expect(await rows()).toEqual([]);
  });

  it('is never sent for an order that did not come to be, and once when it does', async () => {
    await post.start();
    const { db } = store.database;
    await db.execute("create function too_late() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$");
    await db.execute(
      'create constraint trigger too_late after insert on outgoing_mails deferrable initially deferred for each row execute function too_late()',
    );
    const shopper = await shopperWithFloor(store);
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await payWithCard(store, secret, CARDS.good);
    await look();
    const made = () =>
      db
        .select()
        .from(orders)
        .where(eq(orders.paymentId, paymentIdOf(secret)));
    expect([await made(), await rows(), post.taken]).toEqual([[], [], []]);
    await db.execute('drop trigger too_late on outgoing_mails');
    expect(await store.services.payments.reconcile()).toMatchObject({ ordered: 1 });
    await look();
    expect([await made(), await rows(), post.taken].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('that was under way when its server ended is sent by the next one, when the claim is over', async () => {
    await post.start();
    post.behave('is silent');
    const shopper = await shopperWithFloor(store);
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await payWithCard(store, secret, CARDS.good);
    await until(async () => post.visits() === 1);
    const next = await openTestStore({ database: { ...store.database, close: async () => undefined }, env: { SMTP_URL: post.url } });
    post.behave('takes');
    await look(next);
    expect(await ownerSees('mail', 'retry')).toBe('No mail waits.\n');
    await look(next);
    expect(post.taken).toEqual([]);
    next.advance(10 * MINUTE_MS);
    await look(next);
    expect(post.taken).toHaveLength(1);
    await post.stop();
    await store.settled();
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
    await next.close();
  });
});

describe('Mails to one recipient', () => {
  const ANA = 'ana@shopper.example';
  const put = (...subjects: readonly string[]) =>
    store.database.db.transaction(async (tx) => {
      for (const subject of subjects) await putMail(tx, { to: ANA, subject, text: 'Hello' }, { now: store.services.now() });
    });
  const arrived = (): readonly (string | undefined)[] => post.taken.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);

  it('that waited for the mail server all night arrive before the newer one that replaces them', async () => {
    await put('Delivery day December 3', 'A word about December 3');
    for (let hours = 0; hours < 9; hours += 1) {
      await look();
      store.advance(HOUR_MS);
    }
    await store.database.db.update(outgoingMails).set({ nextTryAt: new Date(store.services.now() + 4 * HOUR_MS) });
    await post.start();
    await look();
    expect(arrived()).toEqual([]);
    await put('New delivery day December 5');
    await look();
    expect(arrived()).toEqual(['Delivery day December 3', 'A word about December 3', 'New delivery day December 5']);
  });

  it('arrive in their order also when the newer one was written while the mail server was away', async () => {
    await put('Delivery day December 3');
    for (let hours = 0; hours < 9; hours += 1) {
      await look();
      store.advance(HOUR_MS);
    }
    await put('New delivery day December 5');
    await look();
    await post.start();
    store.advance(MINUTE_MS);
    await look();
    expect(arrived()).toEqual(['Delivery day December 3', 'New delivery day December 5']);
  });

  it('arrive although older ones are refused again and again, each of which is tried once a run', async () => {
    const refused: string[] = [];
    post.behave((mail) => {
      if (mail.includes('Subject: Poison')) {
        refused.push(mail);
        return '554 not this one';
      }
      newest.push(mail);
      return '250 taken';
    });
    const newest: string[] = [];
    await post.start();
    await put(...Array.from({ length: 6 }, (_nothing, index) => `Poison ${index}`));
    await look();
    expect(refused).toHaveLength(6);
    await put('Reset your password');
    await look();
    expect([newest.length, refused.length]).toEqual([1, 12]);
    await look();
    expect([newest.length, refused.length]).toEqual([1, 12]);
  });
});

it('A mail goes out beside the oldest of many that another recipient’s server refuses, not after them', async () => {
  const tried: (string | undefined)[] = [];
  post.behave((mail) => {
    tried.push(/^Subject: (.*)\r$/m.exec(mail)?.[1]);
    return mail.includes('Subject: Poison') ? '554 not this one' : '250 taken';
  });
  await post.start();
  const { db } = store.database;
  const now = store.services.now();
  await db.transaction(async (tx) => {
    for (let index = 0; index < 6; index += 1)
      await putMail(tx, { to: 'full@shopper.example', subject: `Poison ${index}`, text: 'Hello' }, { now });
    await putMail(tx, { to: 'ben@shopper.example', subject: 'Your order', text: 'Hello' }, { now });
  });
  await look();
  expect(tried.slice(0, 2).toSorted()).toEqual(['Poison 0', 'Your order']);
  expect(tried).toHaveLength(7);
});

describe('A mail with a link for a new password', () => {
  it('leaves nothing readable behind once it is sent, and no row after its hour', async () => {
    await post.start();
    const { email } = await newShopper(store);
    await (await newShopper(store)).data(forgotPassword, email);
    await store.settled();
    const token = tokenIn(post.taken[0]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows())).not.toContain(token);
    store.advance(HOUR_MS);
    await look();
    expect(await rows()).toEqual([]);
  });

  it('is not sent after its hour, and neither log nor owner sees its link, even if the mail server repeats it', async () => {
    await post.start();
    const refused: string[] = [];
    post.behave((mail) => {
      refused.push(mail);
      return `554 5.7.1 http://store.test/reset-password#token=${tokenIn(mail)} is listed`;
    });
    const { email } = await newShopper(store);
    await (await newShopper(store)).data(forgotPassword, email);
    await store.settled();
    const token = tokenIn(refused[0]);
    expect(token).toMatch(/^[\w-]{43}$/);
    const shown = await ownerSees('mail');
    expect(shown).toMatch(new RegExp(`${email} +Reset your SPS Flooring password +1 +.*554 5\\.7\\.1 \\[link\\] is listed`));
    post.behave('takes');
    store.advance(HOUR_MS);
    await look();
    expect([post.taken, await rows()]).toEqual([[], []]);
    const log = JSON.stringify(store.logged);
    expect(store.logged.map(({ event }) => event)).toEqual(expect.arrayContaining(['mail_failed', 'mail_expired']));
    for (const secret of [token, email, 'Reset your']) expect(log).not.toContain(secret);
    expect(shown).not.toContain(token);
  });
});

describe('Two servers on one database', () => {
  let shared: TestDatabase;
  let one: TestStore;
  let other: TestStore;
  beforeEach(async () => {
    shared = await openTestDatabase();
    one = await openTestStore({ database: shared, env: { SMTP_URL: post.url } });
    const theirs = shared.url === null ? { ...shared, close: async () => undefined } : await openSharedDatabase(shared);
    other = await openTestStore({ database: theirs, env: { SMTP_URL: post.url } });
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });

  it('send each mail once', async () => {
    await post.start();
    const subjects = Array.from({ length: 40 }, (_nothing, index) => `Mail number ${index}.`);
    await shared.db.transaction(async (tx) => {
      for (const subject of subjects) await putMail(tx, { to: 'ana@shopper.example', subject, text: 'Hello' }, { now: Date.now() });
    });
    await Promise.all([look(one), look(other), look(one), look(other)]);
    expect(post.taken.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]).sort()).toEqual([...subjects].sort());
    expect(
      await shared.db
        .select({ state: outgoingMails.state, mails: sql<number>`count(*)::int` })
        .from(outgoingMails)
        .groupBy(outgoingMails.state),
    ).toEqual([{ state: 'sent', mails: 40 }]);
  });
});
