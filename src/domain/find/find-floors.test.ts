import { assert, constantFrom, option, property, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manySampleFloors, SAMPLE_FLOORS } from '../../../tests/find/sample-floors';
import type { Product } from '../catalogue';
import { FACETS, facetValues } from './facets';
import { findFloors } from './find-floors';
import { NOTHING_ASKED, toggleValue, type FindState } from './find-state';
import { indexAtOnce } from './search-index';

const index = indexAtOnce(SAMPLE_FLOORS);
const ids = (state: FindState): readonly number[] => findFloors(SAMPLE_FLOORS, state, index).floors.map(({ floor }) => floor.id);
const asking = (q: string): FindState => ({ ...NOTHING_ASKED, q });

/** Every value of every facet that at least one floor has. */
const VALUES = FACETS.flatMap((facet) =>
  [...new Set(SAMPLE_FLOORS.flatMap((floor) => facetValues(floor)[facet.id]))].map((value) => ({ facet, value })),
);

/** A plain filter to compare facets with: computes a floor's values without the engine. */
function hasAll(floor: Product, wanted: readonly (typeof VALUES)[number][]): boolean {
  return FACETS.every((facet) => {
    const ofFacet = wanted.filter((each) => each.facet === facet).map(({ value }) => value);
    if (ofFacet.length === 0) return true;
    const has = (value: string) => facetValues(floor)[facet.id].includes(value);
    return facet.needs === 'one' ? ofFacet.some(has) : ofFacet.every(has);
  });
}

function withoutFacts({ facts: _facts, ...floor }: Product): Product {
  return floor;
}

describe('Facets', () => {
  test('every combination of two values finds what a plain filter finds', () => {
    expect(VALUES.length).toBeGreaterThan(40);
    for (const first of VALUES) {
      for (const second of VALUES) {
        if (first === second) continue;
        const state = toggleValue(toggleValue(NOTHING_ASKED, first.facet.id, first.value), second.facet.id, second.value);
        const plain = SAMPLE_FLOORS.filter((floor) => hasAll(floor, [first, second])).map(({ id }) => id);
        expect(ids(state), `${first.facet.id} ${first.value}, ${second.facet.id} ${second.value}`).toEqual(plain);
      }
    }
  });

  test('a count is what is found when that value is chosen too, or alone in its facet', () => {
    const price = option(tuple(constantFrom(199, 249, 319), constantFrom(329, 399, 599)), { nil: null });
    assert(
      property(shuffledSubarray(VALUES, { maxLength: 4 }), price, (chosen, range) => {
        const base: FindState = { ...NOTHING_ASKED, price: { fromCents: range?.[0] ?? null, toCents: range?.[1] ?? null } };
        const state = chosen.reduce((before, { facet, value }) => toggleValue(before, facet.id, value), base);
        for (const { facet, values } of findFloors(SAMPLE_FLOORS, state, null).facets) {
          for (const { value, count, isChosen } of values) {
            const kept = facet.needs === 'one' ? chosen.filter((each) => each.facet !== facet) : chosen;
            const alone = kept.reduce((before, each) => toggleValue(before, each.facet.id, each.value), base);
            const asked = facet.needs === 'all' && isChosen ? alone : toggleValue(alone, facet.id, value);
            expect(count, `${facet.id} ${value}`).toBe(findFloors(SAMPLE_FLOORS, asked, null).count);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a facet that no floor fills is absent, and facts that are unknown never pass', () => {
    const silent = SAMPLE_FLOORS.map((floor) => withoutFacts(floor));
    expect(findFloors(silent, NOTHING_ASKED, null).facets).toEqual([]);
    expect(findFloors(silent, toggleValue(NOTHING_ASKED, 'core', 'SPC'), null).count).toBe(0);
    const facets = findFloors(SAMPLE_FLOORS, NOTHING_ASKED, null).facets;
    expect(facets.find(({ facet }) => facet.id === 'room')?.values.map(({ value }) => value)).not.toContain('sunroom');
  });

  test('white oak is oak', () => {
    expect(ids(toggleValue(NOTHING_ASKED, 'look', 'oak'))).toContain(115);
  });

  test('sound that depends on the assembly passes no least figure', () => {
    const quiet = findFloors(SAMPLE_FLOORS, toggleValue(NOTHING_ASKED, 'sound', '50'), null).floors;
    expect(quiet.map(({ floor }) => floor.facts?.hasPad)).not.toContain(false);
    expect(quiet).toHaveLength(41);
  });

  test('a chosen value that no floor has stays to be taken back', () => {
    const wear = findFloors(SAMPLE_FLOORS, toggleValue(NOTHING_ASKED, 'wear', '99'), null).facets.find(({ facet }) => facet.id === 'wear');
    expect(wear?.values.at(-1)).toMatchObject({ value: '99', label: '99 mil', count: 0, isChosen: true });
  });
});

describe('Order', () => {
  test.each([
    ['price-up', [142, 143, 106]],
    ['price-down', [129, 131, 130]],
    ['wear', [129, 130, 131]],
    ['quiet', [129, 130, 131]],
  ] as const)('%s puts the right floors first', (sort, first) => {
    expect(new Set(ids({ ...NOTHING_ASKED, sort }).slice(0, sort === 'price-up' ? 2 : 3))).toEqual(
      new Set(first.slice(0, sort === 'price-up' ? 2 : 3)),
    );
  });

  test('by name is by the letters, recommended is the list’s own', () => {
    const titles = findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, sort: 'name' }, null).floors.map(({ floor }) => floor.title.toLowerCase());
    expect(titles).toEqual(titles.toSorted());
    expect(ids(NOTHING_ASKED)).toEqual(SAMPLE_FLOORS.map(({ id }) => id));
  });

  test('floors without a price, or without a figure, stand last', () => {
    const unpriced = { ...(SAMPLE_FLOORS[0] as Product), id: 1, slug: 'unpriced', priceCentsPerSqft: null };
    for (const sort of ['price-up', 'price-down'] as const)
      expect(findFloors([unpriced, ...SAMPLE_FLOORS], { ...NOTHING_ASKED, sort }, null).floors.at(-1)?.floor.id).toBe(1);
  });
});

describe('What is found is told', () => {
  test('words of the title are marked as they stand there, other reasons are said', () => {
    const [first] = findFloors(SAMPLE_FLOORS, asking('gray tile'), index).floors;
    expect(first?.floor.id).toBe(133);
    expect(first?.match).toMatchObject({ titleWords: ['grey'], because: 'Looks like slate' });
    expect(findFloors(SAMPLE_FLOORS, asking('28 mil'), index).floors[0]?.match?.because).toBe('Wear layer 28 mil');
  });

  test('without a result there are the nearest floors and what to leave out', () => {
    const state = toggleValue(asking('oak under $1'), 'core', 'WPC');
    const found = findFloors(SAMPLE_FLOORS, state, index);
    expect(found.count).toBe(0);
    expect(found.nearest[0]?.floor.title).toContain('Oak');
    expect(found.loosen.map(({ label, count }) => `${label} ${count}`)).toEqual(['“oak under $1” 7', '“under $1” 4']);
    for (const { state: looser, count } of found.loosen) expect(findFloors(SAMPLE_FLOORS, looser, index).count).toBe(count);
  });
});

describe('Whatever is typed', () => {
  const TYPED: readonly string[] = [
    ' ',
    'o',
    'x'.repeat(200),
    'oak '.repeat(50),
    '12 '.repeat(66),
    '$'.repeat(200),
    '1-1-1-1-'.repeat(25),
    'under '.repeat(33),
    '🪵',
    '👩‍👩‍👧‍👦 oak',
    'بلوط',
    '\u202eoak',
    'עץ אלון',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '(.*)+$',
    '[a-z]{1,',
    '\\',
    'a|b^c$',
    '__proto__',
    'constructor',
    '%00',
    '\u0000oak',
    '\ud800',
  ];

  test.each(TYPED)('%j is no error, with an index and without', (typed) => {
    for (const with_ of [index, null]) {
      const found = findFloors(SAMPLE_FLOORS, asking(typed), with_);
      expect(found.count).toBeLessThanOrEqual(48);
      if (found.count === 0) expect(found.nearest.length).toBeGreaterThan(0);
    }
  });

  test('the time is bounded among 10,000 floors', () => {
    const many = manySampleFloors(10_000);
    const manyIndex = indexAtOnce(many);
    for (const typed of TYPED) {
      const start = performance.now();
      findFloors(many, asking(typed), manyIndex);
      expect(performance.now() - start, typed).toBeLessThan(3_000);
    }
  }, 60_000);
});
