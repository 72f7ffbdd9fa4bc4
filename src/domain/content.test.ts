import { expect, it } from 'vitest';
import { calendarDay, formatDay } from './content';

it.each([
  ['2025-06-04', '2025-06-04'],
  [' 2025-06-04 ', '2025-06-04'],
  ['2025-06-04T23:59:59Z', '2025-06-04'],
  ['2025-06-04 10:00', '2025-06-04'],
  ['June 4, 2025', '2025-06-04'],
  ['4 Dec 1999', '1999-12-04'],
  ['2025-13-40', ''],
  ['2025-02-30', ''],
  ['2025-06-31T10:00:00Z', ''],
  ['2024-02-29', '2024-02-29'],
  ['June 4', ''],
  ['Chapter 3', ''],
  ['Room 19855', ''],
  ['soon', ''],
  ['', ''],
])('The day that %j means is %j', (text, day) => {
  expect(calendarDay(text)).toBe(day);
});

it.each([
  ['2025-06-04', '04 Jun 2025'],
  ['2025-01-31', '31 Jan 2025'],
  ['1999-12-01', '01 Dec 1999'],
  ['', ''],
  ['soon', ''],
  ['2025-02-30', ''],
])('The day %j is shown as %j', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});
