import { describe, expect, test } from 'vitest';
import type { FloorFacts } from '../floor-facts';
import { NO_FACTS } from '../read-floor-facts';
import { FACETS, facetOf } from './facets';
import type { FacetId } from './find-state';

const facet = (id: FacetId) => {
  const found = facetOf(id);
  if (found === undefined) throw new Error(`No facet ${id}`);
  return found;
};
const values = (id: FacetId, facts: Partial<FloorFacts>) => facet(id).valuesOf({ ...NO_FACTS, ...facts });

/** Values of each facet that has words of its own for them, in their order. */
const WORDED: readonly (readonly [FacetId, readonly string[]])[] = [
  ['tone', ['light', 'warm', 'grey', 'dark']],
  ['core', ['SPC', 'WPC', 'LVT', 'loose-lay']],
  ['waterproof', ['yes']],
  ['pad', ['yes', 'no']],
  ['install', ['click', 'glue', 'loose']],
  ['room', ['bathroom', 'kitchen', 'laundry', 'bedroom', 'living', 'basement', 'sunroom', 'garage', 'unheated']],
  ['sound', ['50', '55', '60']],
];

test('Every facet is found by its id and says what it is', () => {
  for (const each of FACETS) {
    expect(facetOf(each.id)).toBe(each);
    expect([each.title, each.explanation], each.id).not.toContain('');
  }
});

test('A floor whose facts say nothing has no value in any facet', () => {
  for (const { id, valuesOf } of FACETS) expect(valuesOf(NO_FACTS), id).toEqual([]);
});

test.each(WORDED)('The values of %s stand in their order, each with a label of its own and an explanation', (id, expected) => {
  const { labelOf, explanationOf, compare } = facet(id);
  expect(expected.toReversed().toSorted(compare ?? undefined)).toEqual(expected);
  const labels = expected.map(labelOf);
  expect(labels).toHaveLength(new Set(labels).size);
  expect([...labels, ...expected.map(explanationOf)]).not.toContain('');
  expect([labelOf('other'), explanationOf('other')]).toEqual(['other', '']);
});

describe('A floor', () => {
  test('of white oak is found as oak, and any other look as itself', () => {
    expect([values('look', { look: 'White Oak' }), values('look', { look: 'Oak' }), values('look', { look: 'Brown Oak Slate' })]).toEqual([
      ['oak'],
      ['oak'],
      ['brown oak slate'],
    ]);
    expect([facet('look').labelOf('oak'), facet('look').explanationOf('oak')]).toEqual(['Oak', 'Floors that look like oak.']);
    expect(facet('look').compare).toBeNull();
  });

  test.each([
    ['tone', { tone: 'grey' }, ['grey']],
    ['core', { core: 'Loose lay' }, ['loose-lay']],
    ['core', { core: 'WPC' }, ['WPC']],
    ['wear', { wearLayerMil: 20 }, ['20']],
    ['thickness', { thicknessMm: 6.5 }, ['6.5']],
    ['width', { plankWidthInches: 7.17 }, ['7']],
    ['waterproof', { isWaterproof: true }, ['yes']],
    ['waterproof', { isWaterproof: false }, []],
    ['pad', { hasPad: true }, ['yes']],
    ['pad', { hasPad: false }, ['no']],
    ['install', { installMethod: 'glue' }, ['glue']],
    ['sound', { iic: 49 }, []],
    ['sound', { iic: 50 }, ['50']],
    ['sound', { iic: 59 }, ['50', '55']],
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
    ['garages', ['garage']],
    ['unheated rooms', ['unheated']],
    ['unconditioned rooms', ['unheated']],
    ['not climate controlled rooms', ['unheated']],
    ['saunas', []],
  ])('whose maker rules out %s is not found for those rooms, and for all others', (words, rooms) => {
    const all = facet('room').valuesOf({ ...NO_FACTS, notForRooms: [] });
    expect(all).toHaveLength(9);
    expect(values('room', { notForRooms: [words] })).toEqual(all.filter((room) => !rooms.some((each) => each === room)));
    expect(values('room', { notForRooms: ['pools', words] })).toEqual(values('room', { notForRooms: [words] }));
  });
});

test('Figures stand in the order of numbers and are explained', () => {
  for (const id of ['wear', 'thickness', 'width'] as const)
    expect(['12', '8', '100'].toSorted(facet(id).compare ?? undefined)).toEqual(['8', '12', '100']);
  expect(['wear', 'thickness', 'width'].map((id) => facet(id as FacetId).labelOf('12'))).toEqual(['12 mil', '12 mm', '12 in']);
  expect([facet('thickness').explanationOf('12'), facet('width').explanationOf('7')]).toEqual([
    'About 0.47 in from slab to surface.',
    'Pieces about 7 in wide.',
  ]);
  const wear = ['11', '12', '19', '20', '27', '28'].map(facet('wear').explanationOf);
  expect(wear[1]).toBe(wear[2]);
  expect(wear[3]).toBe(wear[4]);
  expect(new Set(wear).size).toBe(4);
  expect(wear[5]).toBe('For shops and hard daily use.');
});
