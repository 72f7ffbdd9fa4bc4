import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/db/schema/people';
import { contactMessages } from '../../server/db/schema/content';
import { sampleOrders } from '../../server/db/schema/samples';
import { readWrittenMails } from '../../server/mail/written-mails';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples } from '../../src/contract/samples';
import { forgotPassword, login, signUp } from '../../src/contract/session';
import { getSettings, sendContactMessage } from '../../src/contract/site';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OWNER = 'inhaber@böden.example';
const OWNER_STORED = 'inhaber@xn--bden-5qa.example';
const PASSWORD = 'plank by plank';
const STORED = 'bob@xn--mnchen-3ya.de';
/** One mailbox: composed and decomposed, capitals, the ideographic full stop, and the form that browsers send. */
const TYPED = [
  'bob@münchen.de',
  'bob@mu\u0308nchen.de',
  'bob@MÜNCHEN.de',
  'bob@münchen。de',
  STORED,
  'BOB@XN--MNCHEN-3YA.DE',
  ' bob@münchen.de ',
];

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: OWNER, MESSAGES_TO: OWNER, MAIL_FROM: 'Böden <shop@böden.example>' } });
  visitor = new ContractClient(store);
  await ownerTool(store.database, 'settings', 'set', 'offersSamples', 'yes');
});
afterAll(() => store.close());

const person = (email: string) => ({ firstName: 'Bob', lastName: 'Maier', email, password: PASSWORD, deviceName: 'Test' });
const mailsTo = async (mailbox: string) => {
  store.services.mailOutbox.wake();
  await store.settled();
  return (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === mailbox);
};

describe('A mailbox whose domain is in Unicode', () => {
  it('is one account, also when it signs up in every form at once', async () => {
    const replies = await Promise.all(TYPED.map((email) => new ContractClient(store).call(signUp, person(email))));
    expect(replies.filter(({ outcome }) => outcome.kind === 'success')).toHaveLength(1);
    for (const { outcome } of replies)
      if (outcome.kind === 'refused') expect(outcome.message).toMatch(/^There is already an account with this email/);
    expect((await store.database.db.select().from(users)).map(({ email }) => email.toLowerCase())).toEqual([STORED]);
  });

  it.each(TYPED)('logs in as %j', async (email) => {
    const session = await new ContractClient(store).data(login, { email, password: PASSWORD, deviceId: randomUUID(), deviceName: 'Test' });
    expect(session.firstName).toBe('Bob');
  });

  it('gets the link for a new password, and counts as one against guesses', async () => {
    for (const email of TYPED.slice(0, 3)) await visitor.data(forgotPassword, email);
    await expect.poll(async () => (await mailsTo((await store.database.db.select().from(users))[0]?.email ?? '')).length).toBe(3);
    expect((await visitor.call(forgotPassword, TYPED[3] ?? '')).httpStatus).toBe(429);
  });

  it('sends messages and orders samples, and the mails to owner and from the shop have the form that every server takes', async () => {
    const press = () => ({ [MESSAGE_ID_HEADER]: randomUUID() });
    await visitor.data(sendContactMessage, { firstName: 'Bob', lastName: 'Maier', email: 'bob@münchen.de', message: 'Oak?' }, press());
    await visitor.data(orderSamples, { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: 'bob@münchen.de', productIds: [107] }, press());
    expect((await store.database.db.select().from(contactMessages)).map(({ email }) => email)).toEqual([STORED]);
    expect((await store.database.db.select().from(sampleOrders)).map(({ email }) => email)).toEqual([STORED]);
    const mails = await mailsTo(OWNER_STORED);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => text).join()).toContain(STORED);
  });

  it("is found by the owner's tool as it is typed", async () => {
    expect((await ownerTool(store.database, 'shopper', 'show', 'bob@münchen.de')).text).toContain('Bob Maier');
    expect((await ownerTool(store.database, 'samples', 'bob@münchen.de')).text).toContain('Ana Diaz');
    expect((await ownerTool(store.database, 'settings', 'set', 'email', 'laden@böden.example')).exitCode).toBe(0);
    expect((await visitor.data(getSettings, undefined)).email).toBe('laden@xn--bden-5qa.example');
  });

  it.each([
    'bob@mün chen.de',
    'bob@münchen',
    'bob@-münchen.de',
    'bob@mün/chen.de',
    'bøb@münchen.de',
    'bob@münchen.de, eve@example.com',
    'bob@xn--.de',
  ])('%j is none', async (email) => {
    expect(await visitor.refusal(signUp, person(email))).toBe('Please enter a valid email address');
  });
});
