import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withCredentials } from './credentials';
import { readEnv } from '../env';

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Secrets that systemd hands over are read from its folder, and the environment itself counts first', () => {
  for (const [name, secret] of Object.entries({
    STRIPE_SECRET_KEY: 'sk_test_handed\n',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_handed',
    STRIPE_WEBHOOK_SECRET: 'whsec_handed',
    SMTP_URL: 'smtps://user:handed@mail.example',
  }))
    writeFileSync(join(folder, name), secret);
  const env = readEnv(withCredentials({ CREDENTIALS_DIRECTORY: folder, SMTP_URL: 'smtps://mail.example', PORT: '9000' }));
  expect(env.stripe).toEqual({ secretKey: 'sk_test_handed', publishableKey: 'pk_test_handed', webhookSecret: 'whsec_handed' });
  expect([env.smtpUrl, env.port]).toEqual(['smtps://mail.example', 9000]);
});

test('Without such a folder the environment is all there is', () => {
  expect(withCredentials({ PORT: '9000' })).toEqual({ PORT: '9000' });
});
