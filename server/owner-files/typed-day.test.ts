import { expect, test } from 'vitest';
import { noDayText, typedDay } from './typed-day';

test.each([
  ['2026-12-03', '2026-12-03'],
  [' 2026-12-03 ', '2026-12-03'],
  ['12/3/2026', '2026-12-03'],
  ['02/28/2026', '2026-02-28'],
  ['02/29/2026', null],
  ['2026-02-30', null],
  ['13/1/2026', null],
  ['12/3/26', null],
  ['12.3.2026', null],
  ['1026-12-03', null],
  ['tomorrow', null],
  ['', null],
])('A day typed as %j is read as %j', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test('What is no day is told with the day it may mean, else with how a day is written', () => {
  expect(noDayText('12.3.2026')).toBe("'12.3.2026' is no day as it is written here. Did you mean '2026-12-03'?");
  expect(noDayText('02/30/2026', '2026-11-30')).toBe("'02/30/2026' is no day. Write it as year-month-day, such as 2026-11-30.");
});
