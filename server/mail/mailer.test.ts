import { expect, test } from 'vitest';
import { smtpAddress } from './mailer';

const LIMITS = 'connectionTimeout=15000&greetingTimeout=15000&socketTimeout=45000';

test.each([
  ['smtp://user:secret@mail.example:587', `smtp://user:secret@mail.example:587?${LIMITS}&requireTLS=true`],
  ['smtps://mail.example', `smtps://mail.example?${LIMITS}&requireTLS=true`],
  ['smtp://10.0.0.5:25?pool=true', `smtp://10.0.0.5:25?pool=true&${LIMITS}&requireTLS=true`],
])('A mail server elsewhere must speak TLS: %s', (smtpUrl, address) => {
  expect(smtpAddress(smtpUrl)).toBe(address);
});

test.each(['smtp://127.0.0.1:25', 'smtp://localhost:1025', 'smtp://[::1]:25'])('One on this machine need not: %s', (smtpUrl) => {
  expect(smtpAddress(smtpUrl)).toBe(`${smtpUrl}?${LIMITS}`);
});

test('What the owner set in the address stays', () => {
  expect(smtpAddress('smtp://relay.internal?requireTLS=false&socketTimeout=1000')).toBe(
    'smtp://relay.internal?requireTLS=false&socketTimeout=1000&connectionTimeout=15000&greetingTimeout=15000',
  );
});
