import { expect, test } from 'vitest';
import { shopDayEnd, shopDayOf, shopDayStart, shopInstantText, shopTimeText } from './shop-day';

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

test.each([
  ['eight in the evening of the last day of November', '2026-12-01T01:00:00.123Z', '2026-11-30 20:00', '2026-11-30T20:00:00.123-05:00'],
  ["eight in the evening of the year's last day", '2027-01-01T01:00:00.000Z', '2026-12-31 20:00', '2026-12-31T20:00:00.000-05:00'],
  ['eight in the evening of the last day of June', '2026-07-01T00:00:00.000Z', '2026-06-30 20:00', '2026-06-30T20:00:00.000-04:00'],
  ['the last minute before summer time', '2026-03-08T06:59:00.000Z', '2026-03-08 01:59', '2026-03-08T01:59:00.000-05:00'],
  ['the first of summer time', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00', '2026-03-08T03:00:00.000-04:00'],
  ['half past one, the first time', '2026-11-01T05:30:00.000Z', '2026-11-01 01:30', '2026-11-01T01:30:00.000-04:00'],
  ['half past one, the second time', '2026-11-01T06:30:00.000Z', '2026-11-01 01:30', '2026-11-01T01:30:00.000-05:00'],
])('%s reads as the shop has it', (_what, instant, shown, withOffset) => {
  expect(shopTimeText(Date.parse(instant))).toBe(shown);
  expect(shopDayOf(Date.parse(instant))).toBe(shown.slice(0, 10));
  expect(shopInstantText(Date.parse(instant))).toBe(withOffset);
  expect(Date.parse(withOffset)).toBe(Date.parse(instant));
});
