import { describe, expect, it } from 'vitest';
import { judgePromo, normalisePromoCode, promoCodesIn, type Promo } from './promo';
import { promoTexts } from './promo.texts';

const [STARTS_AT, ENDS_AT] = [1_000, 2_000];
const PROMO: Promo = { code: 'FALL15', status: 'Active', percentHundredths: 1_500, startsAt: STARTS_AT, endsAt: ENDS_AT };
const APPLIED = { ok: true, code: 'FALL15', percentHundredths: 1_500 };
const OUT_OF_DATES = { ok: false, message: 'This promo code has expired or is not yet active' };
const INVALID = { ok: false, message: 'Invalid or inactive promo code' };

describe('A promo code', () => {
  it.each([
    ['a millisecond before its time', STARTS_AT - 1, OUT_OF_DATES],
    ['in its first millisecond', STARTS_AT, APPLIED],
    ['within its time', 1_500, APPLIED],
    ['in its last millisecond', ENDS_AT, APPLIED],
    ['a millisecond after its time', ENDS_AT + 1, OUT_OF_DATES],
  ])('%s is judged so', (_when, now, verdict) => {
    expect(judgePromo(PROMO, now)).toEqual(verdict);
  });

  it('that lasts one instant is good for that instant alone', () => {
    const instant = { ...PROMO, endsAt: STARTS_AT };
    expect([STARTS_AT - 1, STARTS_AT, STARTS_AT + 1].map((now) => judgePromo(instant, now).ok)).toEqual([false, true, false]);
  });

  it('is never good where its time or the clock cannot be read, or where it ends before it starts', () => {
    expect(judgePromo(PROMO, Number.NaN)).toEqual(OUT_OF_DATES);
    expect(judgePromo({ ...PROMO, startsAt: Number.NaN }, 1_500)).toEqual(OUT_OF_DATES);
    expect(judgePromo({ ...PROMO, endsAt: Number.NaN }, 1_500)).toEqual(OUT_OF_DATES);
    expect(judgePromo({ ...PROMO, startsAt: ENDS_AT, endsAt: STARTS_AT }, 1_500)).toEqual(OUT_OF_DATES);
  });

  it('that nobody knows or that is not active is invalid, in its time as outside of it', () => {
    for (const now of [0, 1_500, 3_000]) {
      expect(judgePromo(undefined, now)).toEqual(INVALID);
      for (const status of ['Inactive', 'active', '', 'Deleted']) expect(judgePromo({ ...PROMO, status }, now)).toEqual(INVALID);
    }
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [10_000, true],
    [10_001, false],
    [Number.NaN, false],
  ])('of %d hundredths of a percent takes something off, and no more than everything: %s', (percentHundredths, isGood) => {
    expect(judgePromo({ ...PROMO, percentHundredths }, 1_500)).toEqual(isGood ? { ok: true, code: 'FALL15', percentHundredths } : INVALID);
  });
});

describe('A typed promo code', () => {
  it.each([
    ['  fall15 ', 'FALL15'],
    ['Fall15\u200B', 'FALL15'],
    ['\u00A0fall15', 'FALL15'],
    ['', ''],
  ])('%j is looked up as %j', (typed, code) => {
    expect(normalisePromoCode(typed)).toBe(code);
  });

  it.each([
    ['fall15', ['FALL15']],
    ['fall-15.', ['FALL-15.', 'FALL15']],
    ['“fall 15”', ['"FALL 15"', 'FALL15']],
    ['été15!', ['ÉTÉ15!', 'ÉTÉ15']],
    ['...', ['...']],
    ['   ', []],
  ])('%j may mean %j, as it stands first', (typed, codes) => {
    expect(promoCodesIn(typed)).toEqual(codes);
  });
});

it('The promo field says the specified words', () => {
  expect(promoTexts).toEqual({
    empty: 'Please enter a promo code',
    outOfDates: 'This promo code has expired or is not yet active',
    invalid: 'Invalid or inactive promo code',
    failed: 'Something went wrong. Please try again.',
  });
});
