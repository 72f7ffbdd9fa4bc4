import { expect, test } from 'vitest';
import { shopDayEnd, shopDayStart } from './shop-day';

const text = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

test.each([
  ['a winter day', '2026-01-15', '2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'],
  ['a summer day', '2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T03:59:59.999Z'],
  ['the day of 23 hours', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['the day of 25 hours', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ['the last of a year', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T04:59:59.999Z'],
])('%s begins and ends at midnight in the shop', (_what, day, start, end) => {
  expect(text(shopDayStart(day))).toBe(start);
  expect(text(shopDayEnd(day))).toBe(end);
});

test.each(['2026-02-30', '2026-13-01', '07/04/2026', '2026-7-4', ''])("'%s' is no day", (day) => {
  expect(shopDayStart(day)).toBeNull();
  expect(shopDayEnd(day)).toBeNull();
});
