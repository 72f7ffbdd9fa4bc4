import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox';

test.each([
  ['Ana.Diaz+floor@Example.com', 'ana.diaz@example.com'],
  ['ana.d.i.a.z+1+2@gmail.com', 'anadiaz@gmail.com'],
  ['AnaDiaz@GoogleMail.com', 'anadiaz@gmail.com'],
  ['ana.diaz@pm.me', 'anadiaz@proton.me'],
  ['ana@me.com', 'ana@icloud.com'],
  ['bob+oak@münchen.de', 'bob@xn--mnchen-3ya.de'],
  ['BOB@XN--MNCHEN-3YA.DE', 'bob@xn--mnchen-3ya.de'],
  ['+1305@example.com', '+1305@example.com'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each(['ana.diaz@example.com', 'anadiaz@example.com'])('Dots of other providers make another mailbox: %s', (email) => {
  expect(mailboxOf(email)).toBe(email);
});
