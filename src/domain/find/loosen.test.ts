import { expect, test } from 'vitest';
import { NOTHING_ASKED, type FindState } from './find-state';
import { priceLabel, waysToLoosen } from './loosen';

const priced = (fromCents: number | null, toCents: number | null): FindState => ({ ...NOTHING_ASKED, price: { fromCents, toCents } });

test.each([
  [null, null, 'Any price'],
  [null, 350, 'Up to $3.50 / sqft'],
  [200, null, 'From $2.00 / sqft'],
  [200, 350, '$2.00 to $3.50 / sqft'],
])('The range from %j to %j cents is said as %s', (fromCents, toCents, words) => {
  expect(priceLabel(priced(fromCents, toCents))).toBe(words);
});

const asked: FindState = {
  ...NOTHING_ASKED,
  q: 'oak',
  price: { fromCents: null, toCents: 200 },
  chosen: { core: ['SPC', 'WPC'], sound: ['55'] },
};

test('Every filter can be left out alone, the text too, and those that bring most come first', () => {
  const found = new Map([
    ['SPC, WPC', 3],
    ['IIC 55 or more', 9],
    ['Up to $2.00 / sqft', 1],
    ['“oak”', 5],
  ]);
  const countOf = ({ q, price, chosen }: FindState): number => {
    if (chosen.core === undefined) return found.get('SPC, WPC') ?? 0;
    if (chosen.sound === undefined) return found.get('IIC 55 or more') ?? 0;
    return (price.toCents === null ? found.get('Up to $2.00 / sqft') : q === '' ? found.get('“oak”') : 0) ?? 0;
  };
  const ways = waysToLoosen(asked, countOf);
  expect(ways.map(({ label, count }) => [label, count])).toEqual([...found].toSorted(([, a], [, b]) => b - a));
  expect(ways[0]?.state).toEqual({ ...asked, chosen: { core: ['SPC', 'WPC'] } });
  expect(ways.at(-1)?.state).toEqual({ ...asked, price: { fromCents: null, toCents: null } });
});

test('What brings no floor is not proposed, and a text alone is loosened in its parts', () => {
  expect(waysToLoosen(asked, () => 0)).toEqual([]);
  expect(waysToLoosen({ ...NOTHING_ASKED, q: 'oak under $2' }, () => 1).map(({ label, state }) => [label, state.q])).toEqual([
    ['“under $2”', 'oak'],
    ['“oak”', 'under $2'],
  ]);
  expect(waysToLoosen(priced(200, null), () => 1).map(({ label }) => label)).toEqual(['From $2.00 / sqft']);
});

test('An order is no filter, and neither is a price or a facet of which nothing is chosen', () => {
  expect(waysToLoosen({ ...NOTHING_ASKED, sort: 'name', chosen: { core: [] } }, () => 1)).toEqual([]);
  expect(waysToLoosen(priced(null, 350), () => 1)).toEqual([{ label: 'Up to $3.50 / sqft', state: NOTHING_ASKED, count: 1 }]);
  expect(waysToLoosen({ ...NOTHING_ASKED, q: 'oak' }, () => 1)).toEqual([]);
});

test('A text beside a filter can be left out as a whole and in its parts, the order and all else kept', () => {
  const state: FindState = { ...NOTHING_ASKED, sort: 'name', q: 'dark oak', chosen: { pad: ['no'] } };
  expect(waysToLoosen(state, () => 2)).toEqual([
    { label: 'No pad', state: { ...state, chosen: {} }, count: 2 },
    { label: '“dark oak”', state: { ...state, q: '' }, count: 2 },
    { label: '“dark”', state: { ...state, q: 'oak' }, count: 2 },
    { label: '“oak”', state: { ...state, q: 'dark' }, count: 2 },
  ]);
});
