import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import type { FloorFacts } from '../floor-facts';
import { NO_FACTS } from '../read-floor-facts';
import { FACETS, facetOf, facetValues, unsaidValues } from './facets';
import { FACET_IDS, type FacetId, readFindParameters } from './find-parameters';
import { findSearch, NOTHING_ASKED, readFindState, toggleValue } from './find-state';

const values = (id: FacetId, facts: Partial<FloorFacts>) => facetOf(id).valuesOf({ ...NO_FACTS, ...facts });

const unsaid = (id: FacetId, facts: Partial<FloorFacts>) => unsaidValues(plainFloor(1, 'Floor', facts), facetOf(id));

/** Values of each facet that has words of its own for them, in their order. */
const WORDED: readonly (readonly [FacetId, readonly string[]])[] = [
  ['tone', ['light', 'warm', 'grey', 'dark']],
  ['core', ['SPC', 'WPC', 'LVT', 'loose-lay']],
  ['waterproof', ['yes']],
  ['pad', ['yes', 'no']],
  ['install', ['click', 'glue', 'loose']],
  [
    'room',
    ['bathroom', 'kitchen', 'laundry', 'bedroom', 'living', 'dining', 'entry', 'basement', 'sunroom', 'garage', 'unheated', 'outdoor'],
  ],
  ['sound', ['50', '55', '60']],
];

test('Every facet is found by its id', () => {
  for (const each of FACETS) expect(facetOf(each.id)).toBe(each);
});

test('Any one of the chosen values is enough, but for rooms: a floor must suit them all', () => {
  expect(FACETS.filter(({ needs }) => needs === 'all').map(({ id }) => id)).toEqual(['room']);
});

test('A floor whose facts say nothing has no value in any facet', () => {
  for (const { id, valuesOf } of FACETS) expect(valuesOf(NO_FACTS), id).toEqual([]);
});

test.each(WORDED)('The values of %s stand in their order; one that is not known is called by its name', (id, expected) => {
  const { labelOf, explanationOf, compare } = facetOf(id);
  expect(expected.toReversed().toSorted(compare ?? undefined)).toEqual(expected);
  expect([labelOf('other'), explanationOf('other')]).toEqual(['other', '']);
});

describe('A floor', () => {
  test('of white oak is found as oak, and any other look as itself', () => {
    expect([values('look', { look: 'White Oak' }), values('look', { look: 'Oak' }), values('look', { look: 'Brown Oak Slate' })]).toEqual([
      ['oak'],
      ['oak'],
      ['brown oak slate'],
    ]);
    expect([values('look', { look: 'Oak slate' }), values('look', { look: 'Sawn white oak' })]).toEqual([
      ['oak slate'],
      ['sawn white oak'],
    ]);
    expect(facetOf('look').compare).toBeNull();
  });

  test.each([
    ['tone', { tone: 'grey' }, ['grey']],
    ['core', { core: 'Loose lay' }, ['loose-lay']],
    ['core', { core: 'WPC' }, ['WPC']],
    ['wear', { wearLayerMil: 20 }, ['20']],
    ['thickness', { thicknessMm: 6.5 }, ['6.5']],
    ['width', { plankWidthInches: 7.17 }, ['7']],
    ['width', { plankWidthInches: 8.98 }, ['9']],
    ['waterproof', { isWaterproof: true }, ['yes']],
    ['waterproof', { isWaterproof: false }, []],
    ['pad', { hasPad: true }, ['yes']],
    ['pad', { hasPad: false }, ['no']],
    ['install', { installMethod: 'glue' }, ['glue']],
    ['sound', { iic: 49 }, []],
    ['sound', { iic: 50 }, ['50']],
    ['sound', { iic: 54 }, ['50']],
    ['sound', { iic: 55 }, ['50', '55']],
    ['sound', { iic: 59 }, ['50', '55']],
    ['sound', { iic: 60 }, ['50', '55', '60']],
    ['sound', { iic: 72 }, ['50', '55', '60']],
  ] as const)('has in %s, with %o, the values %j', (id, facts, expected) => {
    expect(values(id, facts)).toEqual(expected);
  });

  test.each([
    ['bathrooms', ['bathroom']],
    ['wet areas', ['bathroom', 'laundry']],
    ['wet rooms', ['bathroom', 'laundry']],
    ['kitchens', ['kitchen']],
    ['laundries', ['laundry']],
    ['bedrooms', ['bedroom']],
    ['living rooms', ['living']],
    ['basements', ['basement']],
    ['rooms below grade', ['basement']],
    ['sunrooms', ['sunroom']],
    ['sun rooms', ['sunroom']],
    ['solariums', ['sunroom']],
    ['three-season porches', ['sunroom']],
    ['dining rooms', ['dining']],
    ['entries', ['entry']],
    ['open living areas', ['living']],
    ['patios', ['outdoor']],
    ['upper floors', []],
    ['busy homes', []],
    ['garages', ['garage']],
    ['unheated rooms', ['unheated']],
    ['unconditioned rooms', ['unheated']],
    ['not climate controlled rooms', ['unheated']],
    ['saunas', []],
  ])(
    'whose maker names %s is found for those rooms, one whose maker rules them out is not, and a silent one is not said',
    (words, rooms) => {
      expect(values('room', { suits: [words] })).toEqual(rooms);
      expect(values('room', { suits: ['pools', words] })).toEqual(rooms);
      expect(values('room', { suits: [words], notForRooms: [words] })).toEqual([]);
      const silent = unsaid('room', {});
      expect([silent.length, values('room', {})]).toEqual([12, []]);
      expect(unsaid('room', { notForRooms: ['pools', words] })).toEqual(silent.filter((room) => !rooms.some((each) => each === room)));
      expect(unsaid('room', { suits: [words] })).toEqual(silent.filter((room) => !rooms.some((each) => each === room)));
    },
  );

  test('of which the maker says neither yes nor no is not said to be waterproof, and one that is not is ruled out', () => {
    expect([unsaid('waterproof', {}), unsaid('waterproof', { isWaterproof: false }), unsaid('waterproof', { isWaterproof: true })]).toEqual(
      [['yes'], [], []],
    );
    expect([unsaid('sound', {}), unsaid('sound', { iic: 49 })]).toEqual([['50', '55', '60'], []]);
    expect(unsaid('core', {})).toEqual([]);
    const { facts: _, ...unread } = plainFloor(1, 'Oak');
    expect(unsaidValues(unread, facetOf('waterproof'))).toEqual(['yes']);
  });
});

test('Figures stand in the order of numbers', () => {
  for (const id of ['wear', 'thickness', 'width'] as const)
    expect(['12', '8', '100'].toSorted(facetOf(id).compare ?? undefined)).toEqual(['8', '12', '100']);
});

test('What a floor has is read once, however often the panel counts', () => {
  const oak = plainFloor(1, 'Oak', { look: 'Oak', suits: ['kitchens'] });
  expect(facetValues(oak)).toBe(facetValues({ ...oak, title: 'Renamed' }));
  expect(facetValues(oak).look).toEqual(['oak']);
  expect(facetValues(oak).room).toEqual(['kitchen']);
  const { facts: _, ...unread } = oak;
  expect(FACETS.flatMap(({ id }) => facetValues(unread)[id])).toEqual([]);
});

describe('A value that a filter offers', () => {
  const chosenByPress = (id: FacetId, value: string) => {
    const address = new URLSearchParams(Object.entries(findSearch(toggleValue(NOTHING_ASKED, id, value))).map(([k, v]) => [k, String(v)]));
    return readFindState(readFindParameters(Object.fromEntries(new URLSearchParams(address.toString())))).chosen[id];
  };

  test('can be chosen, whatever the back end says of the floor: it comes back from the address', () => {
    const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 100 }), fc.constantFrom(19.69, 6.125, 0.05, 1000));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.constantFrom('İ', '\ud800', 'a, b'),
    );
    fc.assert(
      fc.property(text, number, number, number, (look, wearLayerMil, thicknessMm, plankWidthInches) => {
        const offered = facetValues(plainFloor(1, 'Floor', { look, wearLayerMil, thicknessMm, plankWidthInches }));
        for (const id of FACET_IDS) for (const value of offered[id]) expect(chosenByPress(id, value)).toEqual([value]);
      }),
    );
  });

  test.each([
    ['look', { look: 'Oak & walnut mix' }, 'Oak & walnut mix'],
    ['look', { look: 'St. Laurent marble' }, 'St. laurent marble'],
    ['look', { look: 'Oak, smoked' }, 'Oak smoked'],
    ['look', { look: 'Hand scraped reclaimed chestnut from old barns' }, 'Hand scraped reclaimed chestnut from old barns'],
    ['wear', { wearLayerMil: 19.69 }, '19.7 mil'],
    ['thickness', { thicknessMm: 6.125 }, '6.13 mm'],
    ['thickness', { thicknessMm: 6.350000000000001 }, '6.35 mm'],
  ] as const)('in %s, with %o, is called %s', (id, facts, label) => {
    const [value = ''] = facetValues(plainFloor(1, 'Floor', facts))[id];
    expect([facetOf(id).labelOf(value), chosenByPress(id, value)]).toEqual([label, [value]]);
  });
});
