import { expect, test } from 'vitest';
import type { Promo } from '../../src/domain/promo';
import { openLines } from './start-lines';

const now = Date.UTC(2026, 10, 25);
const day = 24 * 60 * 60 * 1000;
const promo = (code: string, startsAt: number, endsAt: number): Promo => ({
  code,
  status: 'Active',
  percentHundredths: 1000,
  startsAt,
  endsAt,
});
const env = { port: 8080, dataDir: '/srv/data', databaseUrl: null, publicUrl: null, stripe: null, smtpUrl: null, isRehearsal: false };
const address = 'http://127.0.0.1:8080';

test('A newcomer reads how to stop the store, where its data is, and how to buy something', () => {
  const promos = [promo('SUMMER5', now - 2 * day, now - day), promo('WELCOME10', now - day, now + day)];
  expect(openLines({ address, env, promos, hasDesk: true, now })).toBe(
    [
      'Store open at http://127.0.0.1:8080',
      '  Stop it with Ctrl+C. Another port: PORT=8081 npm start',
      '  Data is kept in /srv/data',
      '  Try it with the test card 4242 4242 4242 4242, any future date and any code; promo code WELCOME10 takes 10 % off',
      "  Mails are not sent; read them with 'npm run store -- mail'",
      '',
    ].join('\n'),
  );
});

test('A store with real payments, mail and PostgreSQL offers no test card', () => {
  const stripe = { secretKey: 'sk_x', publishableKey: 'pk_x', webhookSecret: 'whsec_x' };
  const real = { ...env, stripe, smtpUrl: 'smtp://mail', databaseUrl: 'postgres://user:secret@host/shop' };
  const text = openLines({ address, env: real, promos: [], hasDesk: true, now });
  expect(text).toContain('Data is kept in PostgreSQL');
  expect(text).not.toMatch(/secret|4242|Mails/);
});

test('A shop in use says its address alone', () => {
  expect(openLines({ address, env: { ...env, publicUrl: 'https://shop.example' }, promos: [], hasDesk: true, now })).toBe(
    `Store open at ${address}\n`,
  );
});

test('A store where nobody has an account of the Desk says in one line how to make the first', () => {
  const lines = openLines({ address, env: { ...env, publicUrl: 'https://shop.example' }, promos: [], hasDesk: false, now }).split('\n');
  expect(lines[1]).toBe(
    "  Nobody can sign in at http://127.0.0.1:8080/desk yet. The first: npm run store -- staff add YOU@YOUR-MAIL --owner --name 'YOUR NAME'",
  );
});
