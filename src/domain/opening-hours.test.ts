import { expect, test } from 'vitest';
import { openingTimes, openingWords } from './opening-hours';

test.each([
  ['Mo-Fr 08:00-17:00, Sa 09:00-13:00', ['Monday to Friday, 8 am to 5 pm', 'Saturday, 9 am to 1 pm']],
  ['Mo-Su 00:00-23:59', ['Monday to Sunday, 12 am to 11:59 pm']],
  ['Tu 12:00-20:30', ['Tuesday, 12 pm to 8:30 pm']],
])('%j is read as %j', (text, words) => {
  expect(openingTimes(text).map(openingWords)).toEqual(words);
});

test.each(['', 'always', 'Mo-Fr', 'Mo-Fr 8-17', 'Mo-Fr 08:00-25:00', 'Mo-Fr 08:00-17:00, by appointment'])(
  '%j is no opening hours',
  (text) => {
    expect(openingTimes(text)).toEqual([]);
  },
);
