import { describe, expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import type { Product, SpecificationGroup } from '../catalogue';
import { indexAtOnce, indexFloors } from './search-index';

type SpecificationsOf = (slug: string) => readonly SpecificationGroup[] | undefined;

const found = (floors: readonly Product[], typed: string, rowsOf?: SpecificationsOf) =>
  [...indexAtOnce(floors, rowsOf).search(typed).exact.keys()].map(Number);
const near = (floors: readonly Product[], typed: string) => [...indexAtOnce(floors).search(typed).near.keys()].map(Number);
const matchOf = (floor: Product, typed: string) => indexAtOnce([floor]).search(typed).exact.get(floor.slug);
const described = (id: number, descriptionHtml: string) => plainFloor(id, 'Floor', {}, { descriptionHtml });

const WOODS = [plainFloor(1, 'Smoky Oak'), plainFloor(2, 'Coastal Maple'), plainFloor(3, 'Hickory'), plainFloor(4, 'Oak Drift')];

describe('A word', () => {
  test('of the title counts more than a fact, and a fact more than the description', () => {
    const floors = [described(1, 'Walnut brown.'), plainFloor(2, 'Drift', { series: 'Walnut' }), plainFloor(3, 'Walnut')];
    expect(found(floors, 'walnut')).toEqual([3, 2]);
    const unsaid = [described(1, 'Walnut brown.'), plainFloor(2, 'Walnut')];
    expect(found(unsaid, 'walnut')).toEqual([2, 1]);
    const { exact } = indexAtOnce(floors).search('walnut');
    expect(exact.get('3')?.score).toBe(1);
    expect(exact.get('2')?.score).toBeGreaterThan(0);
    expect(exact.get('2')?.score).toBeLessThan(0.5);
  });

  test('counts the same in a long title as in a short one, so that the list’s order stays', () => {
    expect(found([plainFloor(1, 'Oak of the long winding coastal road'), plainFloor(2, 'Oak')], 'oak')).toEqual([1, 2]);
  });

  test('is found from its first letters on, whole words first', () => {
    const floors = [plainFloor(1, 'Limewash'), plainFloor(2, 'Lime'), plainFloor(3, 'Sublime')];
    expect(found(floors, 'lime')).toEqual([2, 1]);
  });

  test('of one letter is looked for in titles alone', () => {
    expect(found([described(1, 'Veined.'), plainFloor(2, 'Vale')], 'v')).toEqual([2]);
    expect(found([described(1, 'Veined.'), plainFloor(2, 'Vale')], 've')).toEqual([1]);
  });

  test('of the facts is not looked for in descriptions, where it may speak of the room', () => {
    const pale = described(1, 'Brightens dark rooms.');
    expect(found([pale, plainFloor(2, 'Night', { tone: 'dark' })], 'dark')).toEqual([2]);
    expect(found([pale, plainFloor(2, 'Night')], 'dark')).toEqual([1]);
  });

  test('beside others must be found too: what has only some of them is near', () => {
    expect([found(WOODS, 'oak drift'), near(WOODS, 'oak drift')]).toEqual([[4], []]);
    expect([found(WOODS, 'maple drift'), new Set(near(WOODS, 'maple drift'))]).toEqual([[], new Set([2, 4])]);
  });
});

describe('A number', () => {
  const floors = [plainFloor(107, 'Family 20'), plainFloor(1075, 'Family 200'), plainFloor(20, 'Everyday')];

  test('of a floor counts more than the same one in its facts', () => {
    expect(found([plainFloor(1, 'Oak', { series: 'Family 20' }), plainFloor(20, 'Oak')], '20')).toEqual([20, 1]);
  });

  test('of a floor or of its series is found whole, not by its first digits', () => {
    expect(found(floors, '107')).toEqual([107]);
    expect(found(floors, '20')).toEqual([107, 20]);
    expect(found(floors, '10')).toEqual([]);
  });

  test('is never guessed: another number is another floor', () => {
    expect([found(floors, '1076'), near(floors, '1076')]).toEqual([[], []]);
  });

  test('that hangs on a word is another word', () => {
    expect(found(floors, 'family20')).toEqual([107]);
  });
});

describe('A misspelled word', () => {
  test.each([
    ['hickry', [3]],
    ['hickoryy', [3]],
    ['mapel', [2]],
    ['coastalmaple', [2]],
    ['costal maple', [2]],
    ['drfit', [4]],
    ['ickory', [3]],
  ])('%s finds %j', (typed, ids) => {
    expect(found(WOODS, typed)).toEqual(ids);
  });

  test('of a description is found too', () => {
    expect(found([described(1, 'Honey brown.')], 'honye')).toEqual([1]);
  });

  test('is what no floor has: a word that one has stays itself', () => {
    expect(found([plainFloor(1, 'Pink'), plainFloor(2, 'Pine')], 'pine')).toEqual([2]);
    expect(found([plainFloor(1, 'Pink')], 'pine')).toEqual([1]);
  });
});

describe('What is indexed', () => {
  test('of a description is its first sentence, which names the color', () => {
    const floors = [described(1, '<p>Honey brown. Wipe with a <b>mop</b>.</p>')];
    expect([found(floors, 'honey'), found(floors, 'brown'), found(floors, 'mop')]).toEqual([[1], [1], []]);
    expect(found([described(1, `${'<i></i>'.repeat(80)}Amber`)], 'amber')).toEqual([1]);
    expect(found([described(1, `${'x '.repeat(95)}amber`)], 'amber')).toEqual([1]);
    expect(found([described(1, `${'x '.repeat(150)}amber`)], 'amber')).toEqual([]);
  });

  test('of saved details are the rows that say what a floor is, not what to avoid', () => {
    const row = (title: string) => [
      {
        id: 1,
        title: 'Details',
        rows: [
          { title: 'Edge', value: 'Square' },
          { title, value: 'Bevel' },
        ],
      },
    ];
    for (const title of ['Edge', 'Best for', 'Notes', 'Made by', 'Knots', 'Colors (not all)'])
      expect(
        found([plainFloor(1, 'Oak')], 'bevel', () => row(title)),
        title,
      ).toEqual([1]);
    for (const title of ['Avoid', 'DO NOT install in', 'Not for', 'Cleaning', '* Note'])
      expect(
        found([plainFloor(1, 'Oak')], 'bevel', () => row(title)),
        title,
      ).toEqual([]);
    expect(found([plainFloor(1, 'Oak')], 'square', () => row('Avoid'))).toEqual([1]);
    expect(found([plainFloor(1, 'Oak'), plainFloor(2, 'Ash')], 'bevel', (slug) => (slug === '2' ? row('Edge') : undefined))).toEqual([2]);
  });

  test('takes one pause for each five floors', () => {
    const pausesFor = (count: number): number => [...indexFloors(Array.from({ length: count }, (_, id) => plainFloor(id, 'Oak')))].length;
    expect([4, 5, 9, 10, 12].map(pausesFor)).toEqual([0, 1, 1, 2, 2]);
  });

  test('is also a floor without facts', () => {
    const { facts: _, ...floor } = plainFloor(1, 'Oak');
    expect(found([floor], 'oak')).toEqual([1]);
  });
});

describe('What is found', () => {
  const many = Array.from({ length: 60 }, (_, id) => plainFloor(id, `Oak ${id < 30 ? 'Fog' : 'Drift'}`, { wearLayerMil: id }));

  test('is everything that fits, but of what only comes near fifty floors are enough', () => {
    expect(found(many, 'oak')).toHaveLength(60);
    expect(near(many, 'oak walnut')).toHaveLength(50);
    expect(near(many, 'oak')).toEqual([]);
  });

  test('keeps within typed limits, with words and without', () => {
    expect(found(many, 'fog 20 mil')).toEqual([20]);
    expect(found(many, '20 mil')).toEqual([20]);
    expect([found(many, 'drift 20 mil'), near(many, 'drift 20 mil').length]).toEqual([[], 30]);
    expect([found(many, '90 mil'), near(many, '90 mil')]).toEqual([[], []]);
  });

  test('is nothing for nothing', () => {
    for (const typed of ['', ' ', 'the', '...']) expect([found(many, typed), near(many, typed)], typed).toEqual([[], []]);
  });

  test('is looked up once for a text, and anew for another', () => {
    const index = indexAtOnce(WOODS);
    const oaks = index.search('oak');
    expect(index.search('oak')).toBe(oaks);
    expect([...index.search('maple').exact.keys()]).toEqual(['2']);
    expect([...index.search('oak').exact.keys()]).toEqual(['1', '4']);
  });

  test('has its words marked in the title, in small letters, each once', () => {
    const floor = plainFloor(1, 'Grey-Washed OAK, oak drift', { tone: 'grey' });
    expect(matchOf(floor, 'roble gray')?.titleWords).toEqual(['grey', 'oak']);
    expect(matchOf(floor, 'dri')?.titleWords).toEqual(['drift']);
    expect(matchOf(plainFloor(1, '(Fog) Oak'), 'oak')?.titleWords).toEqual(['oak']);
    expect(matchOf(floor, 'roble gray')?.because).toBeNull();
  });

  test('has its reason said where the title does not show it', () => {
    const floor = plainFloor(1, 'Fog Oak', { tone: 'grey', core: 'SPC', wearLayerMil: 20 });
    expect(matchOf(floor, 'oak gray')).toMatchObject({ titleWords: ['oak'], because: 'Gray tone' });
    expect(matchOf(floor, 'rigid')?.because).toBe('Core: SPC');
    expect(matchOf(floor, 'oak 20 mil')?.because).toBe('Wear layer 20 mil');
    expect(matchOf(floor, '20 mil')).toMatchObject({ score: 0, titleWords: [], because: 'Wear layer 20 mil' });
    expect(matchOf(floor, 'oak')?.because).toBeNull();
    const beside = (typed: string) => indexAtOnce([floor]).search(typed).near.get('1')?.because;
    expect([beside('gray walnut 12 mil'), beside('oak walnut 20 mil')]).toEqual(['Gray tone', null]);
  });
});
