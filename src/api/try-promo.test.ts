import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors';
import type { FoundPromo } from '../domain/promo';
import { tryPromo } from './try-promo';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const welcome: FoundPromo = {
  code: 'WELCOME10',
  status: 'Active',
  percentHundredths: 1000,
  startsAt: NOW - 1,
  endsAt: NOW + 1,
  serverNow: null,
};
const finds = (promo: FoundPromo) => async () => promo;
const fails = (error: Error) => async (): Promise<FoundPromo> => {
  throw error;
};

test('A code is looked up trimmed and in capitals, and gives its percentage', async () => {
  const asked: string[] = [];
  const look = async (code: string) => {
    asked.push(code);
    return welcome;
  };
  expect(await tryPromo(' welcome10 ', look, NOW)).toEqual({ ok: true, code: 'WELCOME10', percentHundredths: 1000 });
  expect(asked).toEqual(['WELCOME10']);
});

test.each([['WELCOME 10'], ['\u200bwelcome10\u00a0'], ['“Welcome10”'], ['ＷＥＬＣＯＭＥ１０'], ['welcome-10.']])(
  'A code pasted as %j is found',
  async (typed) => {
    const look = async (code: string): Promise<FoundPromo> => {
      if (code !== 'WELCOME10') throw new ApiError('No such code', null);
      return welcome;
    };
    expect(await tryPromo(typed, look, NOW)).toMatchObject({ ok: true, code: 'WELCOME10' });
  },
);

test('A reply that does not repeat the code leaves the one that was typed', async () => {
  expect(await tryPromo('welcome10', finds({ ...welcome, code: '' }), NOW)).toMatchObject({ ok: true, code: 'WELCOME10' });
});

test.each([
  ['nothing typed', '  ', finds(welcome), 'Please enter a promo code'],
  ['a code past its dates', 'SUMMER5', finds({ ...welcome, endsAt: NOW - 1 }), 'This promo code has expired or is not yet active'],
  ['a code before its dates', 'HOLIDAY20', finds({ ...welcome, startsAt: NOW + 1 }), 'This promo code has expired or is not yet active'],
  ['an inactive code', 'PRO15', finds({ ...welcome, status: 'Inactive' }), 'Invalid or inactive promo code'],
  ['an unknown code', 'NOPE', fails(new ApiError('No such code', null)), 'Invalid or inactive promo code'],
  ['no connection', 'WELCOME10', fails(new NetworkError('offline')), 'Something went wrong. Please try again.'],
])("With %s the message is the specification's", async (_name, typed, look, message) => {
  expect(await tryPromo(typed, look, NOW)).toEqual({ ok: false, message });
});

const YEAR_MS = 365 * 24 * 60 * 60_000;
test.each([
  ['a year behind', NOW - YEAR_MS],
  ['a year ahead', NOW + YEAR_MS],
])('A device whose clock is %s is shown what the server will charge', async (_name, deviceNow) => {
  const current = { ...welcome, serverNow: NOW };
  expect(await tryPromo('WELCOME10', finds(current), deviceNow)).toMatchObject({ ok: true });
  const over = { ...welcome, startsAt: deviceNow - 1, endsAt: deviceNow + 1, serverNow: NOW };
  expect(await tryPromo('SUMMER5', finds(over), deviceNow)).toEqual({
    ok: false,
    message: 'This promo code has expired or is not yet active',
  });
});
