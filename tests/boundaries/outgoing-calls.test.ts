import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What opens a connection to somebody else. */
const OPENS = /(?<!\.)\bfetch\(|: typeof fetch\b|\bcreateTransport\(|new Stripe\(|new (?:pg\.)?(?:Pool|Client)\(|from 'node:https'/;
/** Who may, and whom they reach: only what the environment names, or a constant address. docs/security.md lists them. */
const ALLOWED = [
  'server/db/open-postgres.ts',
  'server/db/shop-open.ts',
  'server/mail/mailer.ts',
  'server/payments/payment-service.ts',
  'server/payments/stand-in/create-stand-in.ts',
  'server/places/places.ts',
  'server/places/road-distance.ts',
  'server/routes/accounting-routes.ts',
];
/** Scripts for the browser, and the store's own renderer, which asks the API in its own process. */
const NOT_OURS = /^server\/(payments\/stand-in\/stripe-js\/|site\/start-script\.ts|site\/serve-site\.ts)/;

const sources = readdirSync('server', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
const textOf = (path: string): string => readFileSync(path, 'utf8');

test('The server opens connections in these files and no others', () => {
  expect(sources.filter((path) => OPENS.test(textOf(path)) && !NOT_OURS.test(path)).toSorted()).toEqual(ALLOWED);
});

test('No call of the server follows a redirect to an address that nobody configured', () => {
  const asking = ALLOWED.filter((path) => /await (?:ask|fetchRoute)\(/.test(textOf(path)));
  expect(asking).toHaveLength(3);
  expect(asking.filter((path) => !textOf(path).includes("redirect: 'error'"))).toEqual([]);
});

test('No file turns the checking of certificates off', () => {
  expect(sources.filter((path) => /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(textOf(path)))).toEqual([]);
});
