import { describe, expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import type { Product } from '../catalogue';
import type { FloorFacts } from '../floor-facts';
import { findFloors, isPriceIn, type Findings } from './find-floors';
import { ANY_PRICE, NOTHING_ASKED, type Chosen, type FindState } from './find-state';
import { indexAtOnce } from './search-index';

const floor = (id: number, title: string, facts: Partial<FloorFacts>, priceCentsPerSqft: number | null): Product =>
  plainFloor(id, title, facts, { priceCentsPerSqft });

const FLOORS = [
  floor(1, 'Smoky Oak', { look: 'Oak', core: 'SPC', wearLayerMil: 20, suits: ['kitchens', 'sunrooms'], notForRooms: ['garages'] }, 300),
  floor(2, 'Drift Oak', { look: 'White Oak', core: 'WPC', wearLayerMil: 12, notForRooms: ['garages', 'sunrooms'] }, 200),
  floor(
    3,
    'Coastal Maple',
    { look: 'Maple', core: 'SPC', wearLayerMil: 20, suits: ['kitchens', 'garages'], notForRooms: ['sunrooms'] },
    400,
  ),
  floor(4, 'Slate', { look: 'Slate', core: 'LVT', wearLayerMil: 20 }, null),
];
const choosing = (chosen: Chosen, others: Partial<FindState> = {}): FindState => ({ ...NOTHING_ASKED, chosen, ...others });
const find = (state: FindState, floors: readonly Product[] = FLOORS): Findings => findFloors(floors, state, indexAtOnce(floors));
const ids = ({ floors }: Findings) => floors.map((each) => each.floor.id);
const counts = (findings: Findings, id: string) =>
  findings.facets
    .find(({ facet }) => facet.id === id)
    ?.values.map(({ label, count, isChosen }) => `${label} ${count}${isChosen ? ' chosen' : ''}`);

describe('Beside each value stands how many floors it brings', () => {
  test('and looks go by that number, then by their letters', () => {
    const findings = find(NOTHING_ASKED);
    expect(counts(findings, 'look')).toEqual(['Oak 2', 'Maple 1', 'Slate 1']);
    const others = find(NOTHING_ASKED, FLOORS.toReversed());
    expect(counts(others, 'look')).toEqual(['Oak 2', 'Maple 1', 'Slate 1']);
    expect(counts(findings, 'wear')).toEqual(['12 mil 1', '20 mil 3']);
    expect(findings.facets.map(({ facet }) => facet.id)).toEqual(['look', 'core', 'wear', 'room']);
    expect(findings.facets[0]?.values[0]).toEqual({
      value: 'oak',
      label: 'Oak',
      explanation: 'Floors that look like oak.',
      count: 2,
      isChosen: false,
    });
  });

  test('instead of the chosen one in its own facet, together with it in the others', () => {
    const findings = find(choosing({ core: ['SPC'] }));
    expect(ids(findings)).toEqual([1, 3]);
    expect(counts(findings, 'core')).toEqual(['SPC 2 chosen', 'WPC 1', 'LVT 1']);
    expect(counts(findings, 'look')).toEqual(['Maple 1', 'Oak 1']);
    expect(counts(findings, 'wear')).toBeUndefined();
  });

  test('and a floor that fails two facets counts for neither', () => {
    const findings = find(choosing({ core: ['SPC'], wear: ['12'] }));
    expect(ids(findings)).toEqual([]);
    expect(counts(findings, 'core')).toEqual(['SPC 0 chosen', 'WPC 1']);
    expect(counts(findings, 'wear')).toEqual(['12 mil 0 chosen', '20 mil 2']);
    expect(counts(findings, 'look')).toBeUndefined();
  });

  test('but rooms add up: a second one leaves those floors that suit both', () => {
    const findings = find(choosing({ room: ['garage'] }));
    expect(ids(findings)).toEqual([3]);
    expect(counts(findings, 'room')).toContain('Garage 1 chosen');
    expect(counts(findings, 'room')).toEqual(['Garage 1 chosen']);
    expect(counts(find(NOTHING_ASKED), 'room')).toEqual(['Kitchen 2', 'Sunroom 1', 'Garage 1']);
    expect(ids(find(choosing({ room: ['kitchen', 'sunroom'] })))).toEqual([1]);
    expect(ids(find(choosing({ room: ['garage', 'sunroom'] })))).toEqual([]);
  });

  test('a value that every floor of the result has is not offered, since it narrows nothing', () => {
    const oaks = FLOORS.slice(0, 2);
    expect(counts(find(NOTHING_ASKED, oaks), 'look')).toBeUndefined();
    expect(counts(find(choosing({ look: ['oak'] }), oaks), 'look')).toEqual(['Oak 2 chosen']);
    for (const { values } of find(choosing({ core: ['SPC'] })).facets)
      for (const { count, isChosen } of values) expect(count < 2 || isChosen).toBe(true);
  });

  test('and beside a room, of how many floors makers say nothing and of how many they rule it out', () => {
    const room = find(NOTHING_ASKED).facets.find(({ facet }) => facet.id === 'room');
    const said = (counted: readonly { readonly label: string; readonly count: number }[] = []) =>
      counted.map(({ label, count }) => `${label} ${count}`);
    expect(said(room?.unsaid)).toContain('Kitchen 2');
    expect(said(room?.unsaid)).toContain('Garage 1');
    expect(said(room?.ruledOut)).toEqual(['Sunroom 2', 'Garage 2']);
    expect(find(NOTHING_ASKED).facets[0]).toMatchObject({ unsaid: [], ruledOut: [] });
  });

  test('any one of several values of a facet is enough', () => {
    expect(ids(find(choosing({ core: ['WPC', 'LVT'] })))).toEqual([2, 4]);
  });
});

describe('A price', () => {
  test.each([
    [null, null, true, true],
    [299, 301, true, false],
    [300, 300, true, false],
    [301, null, false, false],
    [null, 299, false, false],
    [null, 300, true, false],
    [300, null, true, false],
    [null, 0, false, false],
  ])('from %j to %j cents, both included, lets 300 through: %j; a floor without one: %j', (fromCents, toCents, passes, unpriced) => {
    expect([isPriceIn({ fromCents, toCents }, 300), isPriceIn({ fromCents, toCents }, null)]).toEqual([passes, unpriced]);
  });

  test('range is that of the floors that all other filters let through', () => {
    expect(find(NOTHING_ASKED).prices).toEqual({ lowestCents: 200, highestCents: 400 });
    expect(find(choosing({ core: ['SPC'] })).prices).toEqual({ lowestCents: 300, highestCents: 400 });
    expect(find(choosing({}, { price: { fromCents: 250, toCents: 350 } })).prices).toEqual({ lowestCents: 200, highestCents: 400 });
    expect(find(choosing({ core: ['LVT'] })).prices).toBeNull();
    expect(find(choosing({ core: ['SPC'], wear: ['12'] })).prices).toBeNull();
  });

  test('filter leaves out dearer floors and those without a price, in the list and beside the values', () => {
    const findings = find(choosing({}, { price: { fromCents: null, toCents: 300 } }));
    expect([ids(findings), findings.count, findings.total]).toEqual([[1, 2], 2, 4]);
    expect(counts(findings, 'core')).toEqual(['SPC 1', 'WPC 1']);
  });
});

describe('Where no floor fits', () => {
  const loosened = ({ loosen }: Findings) => loosen.map(({ label, count }) => `${label} ${count}`);
  const nearest = (findings: Findings) => findings.nearest.map((each) => each.floor.id);

  test('the nearest fail the fewest filters, a price among them', () => {
    const findings = find(choosing({ core: ['SPC'], wear: ['12'] }, { price: { fromCents: 350, toCents: 500 } }));
    expect(nearest(findings)).toEqual([3, 1, 2, 4]);
    expect(findings.nearest[0]).toEqual({ floor: FLOORS[2], match: null });
    expect(loosened(findings)).toEqual(['12 mil 1']);
  });

  test('the nearest are those that the typed text comes near, the better match first', () => {
    const findings = find(choosing({}, { q: 'oak drift walnut' }));
    expect(nearest(findings)).toEqual([2, 1]);
    expect(findings.nearest[0]?.match?.titleWords).toEqual(['drift', 'oak']);
    expect(nearest(find(choosing({ core: ['SPC'] }, { q: 'oak drift walnut' })))).toEqual([1, 2]);
    expect(nearest(find(choosing({}, { q: 'qwertz' })))).toEqual([1, 2, 3, 4]);
  });

  test('they are six at most', () => {
    const many = Array.from({ length: 9 }, (_, id) => floor(id, 'Oak', {}, 100));
    expect(nearest(find(choosing({}, { q: 'slate' }), many))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('each filter can be left out, with what is found then', () => {
    const findings = find(choosing({ core: ['SPC'] }, { q: 'oak', price: { fromCents: null, toCents: 200 } }));
    expect(loosened(findings)).toEqual(['SPC 1', 'Up to $2.00 / sqft 1']);
    for (const { state, count } of findings.loosen) expect(find(state).count).toBe(count);
  });

  test('what can be left out is looked for when it is read, and once', () => {
    const index = indexAtOnce(FLOORS);
    let searches = 0;
    const counted = { search: (text: string) => ((searches += 1), index.search(text)) };
    const findings = findFloors(FLOORS, choosing({ core: ['LVT'] }, { q: 'oak' }), counted);
    expect([findings.count, searches]).toEqual([0, 1]);
    expect(loosened(findings)).toEqual(['LVT 2', '“oak” 1']);
    expect([findings.loosen === findings.loosen, searches]).toEqual([true, 2]);
  });

  test('nothing is proposed while something fits, and of an empty list nothing', () => {
    const some = find(choosing({}, { q: 'oak' }));
    expect([ids(some), some.nearest, some.loosen]).toEqual([[1, 2], [], []]);
    const none = find(choosing({ core: ['SPC'] }, { price: ANY_PRICE }), []);
    expect([none.floors, none.count, none.total, none.nearest, none.loosen, none.prices]).toEqual([[], 0, 0, [], [], null]);
  });
});

test('A text and filters narrow the list together, best matches first, with an index or without', () => {
  const state = choosing({ wear: ['20'] }, { q: 'oak' });
  expect([ids(find(state)), ids(findFloors(FLOORS, state, null))]).toEqual([[1], [1]]);
  expect([find(state).count, find(state).total]).toEqual([1, 4]);
  expect(find(state).floors[0]?.match?.titleWords).toEqual(['oak']);
  expect(find(choosing({ wear: ['20'] })).floors[0]?.match).toBeNull();
  expect([counts(find(state), 'core'), counts(find(state), 'wear')]).toEqual([undefined, ['12 mil 1', '20 mil 1 chosen']]);
});
