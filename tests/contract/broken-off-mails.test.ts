import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { putMail } from '../../server/repositories/outgoing-mails';
import { mailServer, type MailServer } from '../fixtures/mail-server';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { endingDatabase, Lifeline } from '../schedules/ending-database';

/** Far more than sending one mail takes. */
const MOST_CALLS = 40;
const DAY_MS = 24 * 60 * 60_000;

let database: TestDatabase;
let post: MailServer;
beforeAll(async () => {
  // The break-offs themselves.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  [database, post] = await Promise.all([openTestDatabase(), mailServer()]);
  await post.start();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await post.stop();
  await database.close();
});

/** A server of the shop; `life` says how long its database goes on. */
const startServer = (life: Lifeline): Promise<TestStore> =>
  openTestStore({ database: { ...database, db: endingDatabase(database.db, life) }, env: { SMTP_URL: post.url } });

async function sendDue(server: TestStore): Promise<void> {
  server.services.mailOutbox.wake();
  await server.settled();
}

const mailTo = async (to: string) => (await database.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, to)))[0];
const arrivedAt = (to: string): number => post.taken.filter((mail) => mail.includes(`To: ${to}\r\n`)).length;

it.each<[string, string, 'takes' | (() => string)]>([
  ['takes', 'taken', 'takes'],
  ['first puts off', 'later', () => '451 come again later'],
])(
  'A server that ends at any call while the post office %s a mail loses none: the next one sends it, doubled only where the first could not note it',
  { timeout: 120_000 },
  async (_what, name, manner) => {
    const seen = { unsent: 0, unnoted: 0, noted: 0 };
    let hasEnded = true;
    for (let calls = 1; hasEnded; calls += 1) {
      expect(calls).toBeLessThan(MOST_CALLS);
      const to = `${name}-${calls}@shopper.example`;
      const life = new Lifeline();
      const dying = await startServer(life);
      await putMail(database.db, { to, subject: 'Your order', text: 'Thank you.' }, { now: Date.now() });
      post.behave(manner);
      life.endAfter(calls);
      await sendDue(dying);
      hasEnded = life.isOver;
      const left = await mailTo(to);
      const first = arrivedAt(to);
      // What is noted as sent has arrived, and its text is gone; all else still has its text.
      expect([left?.state, left?.bodyText]).toEqual(left?.state === 'sent' ? ['sent', null] : ['waiting', 'Thank you.']);
      if (left?.state === 'sent') expect(first).toBe(1);
      seen[left?.state === 'sent' ? 'noted' : first === 1 ? 'unnoted' : 'unsent'] += 1;
      if (left?.state !== 'sent' && first === 1)
        expect(dying.logged.filter(({ event }) => event === 'mail_outcome_lost')).toMatchObject([{ mailId: left?.id }]);

      post.behave('takes');
      const next = await startServer(new Lifeline());
      next.advance(DAY_MS);
      await sendDue(next);
      expect(await mailTo(to)).toMatchObject({ state: 'sent', bodyText: null, problem: null });
      expect(arrivedAt(to)).toBe(left?.state !== 'sent' && first === 1 ? 2 : 1);
    }
    // Where nothing breaks, or nothing is sent before it does, nothing would be proven.
    expect(seen.unsent).toBeGreaterThan(1);
    if (manner === 'takes') expect([seen.unnoted > 0, seen.noted > 0]).toEqual([true, true]);
  },
);
