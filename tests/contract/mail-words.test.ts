import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../server/db/schema/people';
import { mailFolder } from '../../server/mail/mailer';
import { putMail } from '../../server/repositories/outgoing-mails';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { forgotPassword, signUp } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { buyCart } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const BAIT = 'You have won\r\nhttp://evil.example/prize\u2028\u202e\u001b[31mLaura';
const PERSON = { firstName: 'Ana', lastName: 'Diaz', password: 'plank by plank', deviceName: 'Test' };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { MAIL_FROM: '"Diaz, Floors" <shop@floors.example>' } });
});
afterAll(() => store.close());

/** Every mail as it would go out, quoted-printable line ends undone. */
async function mailsTo(address: string): Promise<readonly string[]> {
  await store.settled();
  const folder = mailFolder(store.database.dataDir);
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mail.replaceAll('=\r\n', ''));
}

test("What a stranger types at sign-up with somebody else's address is in no mail to it, and names are one line", async () => {
  const email = 'victim@example.com';
  const stranger = new ContractClient(store);
  const session = await stranger.data(signUp, { ...PERSON, firstName: BAIT, lastName: BAIT, email });
  expect(session.firstName).toBe('You have won http://evil.example/prize [31mLaura');
  await stranger.data(forgotPassword, email);
  const [mail = ''] = await mailsTo(email);
  expect(mail).toContain('reset-password');
  expect(mail).not.toMatch(/won|evil|Laura/);
});

test('An order of that account sends no word of its own either, and addresses are kept as single lines', async () => {
  const shopper = await shopperWithFloor(store);
  await store.database.db.update(users).set({ firstName: BAIT }).where(eq(users.email, shopper.email));
  const address = { name: BAIT, line1: BAIT, line2: BAIT, postalCode: '33145', city: BAIT, state: 'FL\n' };
  await shopper.data(writeAddress, {
    addressId: null,
    draft: { ...address, mobileNumber: '3055550142', isDefault: true, latitude: null, longitude: null },
  });
  const [kept] = await shopper.data(getAddresses, undefined);
  for (const line of [kept?.name, kept?.line1, kept?.line2, kept?.city])
    expect(line).toBe('You have won http://evil.example/prize [31mLaura');
  expect(kept?.state).toBe('FL');
  await buyCart(store, shopper);
  const mails = await mailsTo(shopper.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toMatch(/won|evil|Laura/);
});

test.each([
  'a@b',
  'a@x.example, b@x.example',
  'g:a@x.example;',
  '"a b"@x.example',
  'a(x)@x.example',
  'A <a@x.example>',
  'a@[192.0.2.1]',
  'a@x.example\u2028b',
])('%j is refused at sign-up and in a message', async (email) => {
  const visitor = new ContractClient(store);
  const refused = 'Please enter a valid email address';
  expect(await visitor.refusal(signUp, { ...PERSON, email })).toBe(refused);
  expect(await visitor.refusal(sendContactMessage, { firstName: 'A', lastName: 'B', email, message: 'Hello' })).toBe(refused);
});

test('Mails come from the shop by its name, go to one mailbox and carry a well-formed Message-ID', async () => {
  const { email } = await newShopper(store);
  await new ContractClient(store).data(forgotPassword, email);
  const [mail = ''] = await mailsTo(email);
  expect(mail).toContain('From: "Diaz, Floors" <shop@floors.example>\r\n');
  expect(mail).toContain(`To: ${email}\r\n`);
  expect(mail).toMatch(/\r\nMessage-ID: <[\w-]{36}@floors\.example>\r\n/);
});

test('An account of earlier days whose address names two mailboxes gets no mail at all', async () => {
  const two = 'a@x.example, victim@x.example';
  await store.database.db.transaction((tx) => putMail(tx, { to: two, subject: 'Hello', text: 'Hello' }, { now: Date.now() }));
  store.services.mailOutbox.wake();
  expect(await mailsTo('')).not.toContainEqual(expect.stringContaining('victim@x.example'));
  expect(store.logged).toContainEqual(expect.objectContaining({ event: 'mail_failed' }));
});
