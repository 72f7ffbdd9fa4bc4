import { describe, expect, it, test } from 'vitest';
import { namesStreet, sameHouseAs, type HouseLines } from './house';

const linesOf = (typed: string): HouseLines => {
  const [line1 = '', line2 = ''] = typed.split(' / ');
  return [line1, line2];
};
const isSame = (one: string, other: string): boolean => sameHouseAs(linesOf(one))(linesOf(other));

describe('One house is one', () => {
  it.each([
    '1420 CORAL way.',
    '1420 Coral Wy',
    '1420 CoralWay',
    '1420CoralWay',
    '1420 Coral',
    'Coral Way 1420',
    '1420 Coral Way / Apt. 9',
    '1420 Coral Way Apt 9',
    '1420 Coral Way #9B',
    '1420 Coral Way, Suite 200 / Building 3',
    '1420 Coral Way / 2nd Floor',
    '1420-A Coral Way',
    '1420A Coral Way',
    '1420 ½ Coral Way',
    '1420-1422 Coral Way',
    'Apt 9 / 1420 Coral Way',
    'Unit 7, 1420 Coral Way',
    '#1420 Coral Way',
    'No. 1420 Coral Way',
    '№ 1420 Coral Way',
    'c/o Bob / 1420 Coral Way',
    '1 Made-up Street / 1420 Coral Way',
    '1420 Coral Way rear / blue door',
    '1420 Coral Way, Miami FL 33145',
    '01420 Coral Way',
    '1,420 Coral Way',
    '1 4 2 0 Coral Way',
    '142O Coral Way',
    'Fourteen twenty Coral Way',
    'One four two zero Coral Way',
    'One thousand four hundred and twenty Coral Way',
    '１４２０ Ｃｏｒａｌ Ｗａｙ',
    '1420 Сoral Wаy',
    '1420 Cοral Way',
    '1420 Córál Way',
    '1420 Co\u200bral W\u00aday',
    '\u202e1420 Coral Way',
    '𝟏𝟒𝟐𝟎 𝐂𝐨𝐫𝐚𝐥 𝐖𝐚𝐲',
  ])('1420 Coral Way is also %j', (typed) => {
    expect(isSame('1420 Coral Way', typed)).toBe(true);
    expect(isSame(typed, '1420 Coral Way')).toBe(true);
  });

  it.each([
    '7315 S.W. 8 St',
    '7315 Southwest Eighth St.',
    '7315 South West 8th Str',
    '7315 8th Street SW',
    '7315 8 St',
    'SW 8th Street 7315',
    '7315 SW 8TH ST / Apt 4',
  ])('7315 SW 8th Street is also %j', (typed) => {
    expect(isSame('7315 SW 8th Street', typed)).toBe(true);
  });

  it.each([
    ['720 East Las Olas Boulevard', '720 E Las Olas Blvd'],
    ['100 St. Johns Ave', '100 Saint Johns Avenue'],
    ['1420 North Avenue', '1420 N Ave'],
    ['5 53rd St', '5 Fifty-Third Street'],
    ['433 Plaza Real', '433 Plz Real'],
    ['2 Mt Vernon Rd', '2 Mount Vernon Road'],
    ['9 Avenue B', '9 Ave. B'],
    ['PO Box 12', 'P.O. Box 12'],
    ['PO Box 12', 'Post Office Box 12'],
    ['The white house', 'the White HOUSE'],
  ])('%s is %s', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });
});

test.each([
  ['1420 Coral Way', '1422 Coral Way'],
  ['1420 Coral Way', '1420 Coral Terrace'],
  ['1420 Coral Way', '1420 Sunset Drive'],
  ['7315 SW 8th Street', '7315 SW 8th Avenue'],
  ['7315 SW 8th Street', '7315 NW 8th Street'],
  ['7315 SW 8th Street', '7315 SW 7th Street'],
  ['100 N Main St', '100 S Main St'],
  ['1420 Ocean Bay Drive', '1420 Ocean Drive'],
  ['12 Oak St Apt 7', '7 Oak St Apt 12'],
  ['1420 Coral Way Apt 9', '9 Coral Way'],
  ['PO Box 12', 'PO Box 13'],
  ['The white house', 'The blue house'],
  ['', '1420 Coral Way'],
])('%j and %j are two houses', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});

test.each([
  ['900 Far Road', true],
  ['nine hundred far rd', true],
  ['Apt 9', false],
  ['Gate code 4411', false],
  ['', false],
])('Line 2 %j names a street of its own: %s', (line, does) => {
  expect(namesStreet(line)).toBe(does);
});

test('A line of the greatest length is read in no time', () => {
  const began = performance.now();
  for (const line of ['1 '.repeat(100), 'one hundred '.repeat(20), '1420 Coral Way '.repeat(14), '#'.repeat(200), '1,'.repeat(100)])
    isSame(line, line);
  expect(performance.now() - began).toBeLessThan(200);
});
