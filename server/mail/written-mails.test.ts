import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './mailer';
import { readWrittenMails } from './written-mails';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'written-mails-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each([
  'Your order SPS-12 is confirmed',
  'Café Suelos: your order SPS-12 is confirmed',
  `Café Suelos: ${'the señor’s floor_is here, 20 % off? '.repeat(6)}=E9`,
  'カフェの床材：ご注文を承りました。お届け日はメールでお知らせいたします 🪵🪵',
])('A mail that is written without a mail server shows its subject as given: %s', async (subject) => {
  const mailer = createMailer({ smtpUrl: null, dataDir, sender: async () => ({ name: 'Café Suelos', address: 'shop@floors.example' }) });
  await mailer.send({ to: 'ana@shopper.example', subject, text: `${subject}\n`, html: '<p>Thanks</p>' }, 'key');
  const [mail] = await readWrittenMails(dataDir, 1);
  expect(mail).toMatchObject({ to: 'ana@shopper.example', subject: subject.trim() });
  expect(mail?.text.trim()).toBe(subject.trim());
});
