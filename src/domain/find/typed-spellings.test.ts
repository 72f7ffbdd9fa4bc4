import { describe, expect, test } from 'vitest';
import { floor, passing } from '../../../tests/find/passing-floors';
import type { FloorFacts } from '../floor-facts';
import { readTypedQuery } from './typed-query';

const prices = (typed: string) => passing(typed, [299, 300, 301], (cents) => floor({}, cents));
const mils = (typed: string) => passing(typed, [19, 20, 21], (wearLayerMil) => floor({ wearLayerMil }));
const sounds = (typed: string) => passing(typed, [54, 55, 56], (iic) => floor({ iic }));
const thicknesses = (typed: string) => passing(typed, [6, 7, 8], (thicknessMm) => floor({ thicknessMm }));
const widths = (typed: string) => passing(typed, [5.9, 7.17, 7.6, 8.98], (plankWidthInches) => floor({ plankWidthInches }));

describe('At most', () => {
  test.each(['under', 'below', 'less than', 'cheaper than', 'up to', 'at most', 'max', 'maximum', '<', '<=', '≤', 'menos de', 'hasta'])(
    '%s is understood, with a space, a unit and a figure after it',
    (word) => {
      expect(prices(`${word} 3`)).toEqual([299, 300]);
      expect(prices(`${word} $3.00`)).toEqual([299, 300]);
      expect(mils(`${word} 20 mil`)).toEqual([19, 20]);
    },
  );
  test.each(['20 mil or less', '20 mil or under', '20mil or less'])('%s is understood', (typed) => {
    expect(mils(typed)).toEqual([19, 20]);
  });
});

describe('At least', () => {
  test.each(['over', 'above', 'more than', 'at least', 'from', 'min', 'minimum', '>', '>=', '≥', 'más de', 'desde'])(
    '%s is understood, with a space, a unit and a figure after it',
    (word) => {
      expect(prices(`${word} 3`)).toEqual([300, 301]);
      expect(prices(`${word} $ 3.00`)).toEqual([300, 301]);
      expect(mils(`${word} 20 mil`)).toEqual([20, 21]);
    },
  );
  test.each(['20 mil+', '20 mil or more', '20 mil or up', '20 mil and up', '20 mil or thicker', '20 mil or wider'])(
    '%s is understood',
    (typed) => {
      expect(mils(typed)).toEqual([20, 21]);
    },
  );
});

describe('A unit', () => {
  test.each(['3 dollars', '3 dollar', '3 bucks', '3 usd', '$3', '$ 3', '$3.00'])('of money alone is a budget: %s', (typed) => {
    expect(prices(typed)).toEqual([299, 300]);
  });

  test.each(['20 mil', '20mil', '20 mils', '20-mil', '20.0 mil', '20 MIL'])('of the wear layer: %s', (typed) => {
    expect(mils(typed)).toEqual([20]);
  });

  test.each(['7 mm', '7mm', '7-mm', '7 millimeters', '7 millimetres', '7 millimeter', '7 mm thick', '7 millimeters thick'])(
    'of thickness: %s',
    (typed) => {
      expect(thicknesses(typed)).toEqual([7]);
    },
  );

  test.each([
    '7 inch',
    '7 inches',
    '7 in',
    '7in',
    '7"',
    '7 "',
    '7″',
    "7''",
    '7-inch',
    '7 pulgadas',
    '7 inch wide',
    '7" wide',
    '7 in wide',
    '7.2 inch',
  ])('of width, to the inch: %s', (typed) => {
    expect(widths(typed)).toEqual([7.17]);
  });

  test.each(['7 1/4 inch', '7-1/4 inch', '7¼"', '7 ¼ in', '7 - 1/4 inch', '6 15/16 inch', '6 7/8"', '6⅞ inch wide', '7⅛"'])(
    'of width with a fraction: %s',
    (typed) => {
      expect(widths(typed)).toEqual([7.17]);
    },
  );

  test('of width, half way between two inches, finds both', () => {
    for (const typed of ['7.5 inch', '7 1/2 inch', '7½"', '7.1 to 7.6 inch']) expect(widths(typed), typed).toEqual([7.17, 7.6]);
    expect(widths('1 pulgada')).toEqual([]);
  });

  test.each([
    'iic 55',
    'iic55',
    'iic of 55',
    'iic rating 55',
    'iic rating of 55',
    'iic > 55',
    'iic >55',
    'iic >= 55',
    'iic ≥ 55',
    'iic over 55',
  ])('of sound: %s', (typed) => {
    expect(sounds(typed)).toEqual([55, 56]);
  });
  test.each(['iic above 55', 'iic at least 55', 'iic from 55', 'iic min 55', 'iic minimum 55', 'iic 55+', '55 iic'])(
    'of sound, also so: %s',
    (typed) => {
      expect(sounds(typed)).toEqual([55, 56]);
    },
  );
});

describe('From one figure to another', () => {
  test.each(['19 to 20 mil', '19-20 mil', '19 - 20 mil', '19 and 20 mil', 'between 19 and 20 mil', '20-19 mil', '19–20mil', '19-20-mil'])(
    '%s',
    (typed) => {
      expect(mils(typed)).toEqual([19, 20]);
    },
  );

  test.each(['$3.00 to $3.01', '3.00 to $3.01', '$3.00 to 3.01', '$3-3.01', 'between 3 and 3.01', '3.01 to 3.00 dollars'])(
    '%s',
    (typed) => {
      expect(prices(typed)).toEqual([300, 301]);
    },
  );

  test.each([
    ['7 to 8 mm thick', thicknesses, [7, 8]],
    ['7 to 8 inches wide', widths, [7.17, 7.6]],
    ['54-55 iic', sounds, [54, 55]],
  ] as const)('%s', (typed, figures, expected) => {
    expect(figures(typed)).toEqual(expected);
  });
});

test('Several figures must all fit, and a floor of which nothing is known fits none', () => {
  const { passes, words } = readTypedQuery('19-20 mil, 6-7 mm, 6-7 inch, iic 50, iic 54+ under $3 over $2');
  const fits: Partial<FloorFacts> = { wearLayerMil: 20, thicknessMm: 6.5, plankWidthInches: 7, iic: 54 };
  expect([words, passes(floor(fits, 250))]).toEqual([[], true]);
  for (const other of [{ wearLayerMil: 21 }, { thicknessMm: 8 }, { plankWidthInches: 8 }, { iic: 53 }])
    expect(passes(floor({ ...fits, ...other }, 250)), JSON.stringify(other)).toBe(false);
  expect([passes(floor(fits, 199)), passes(floor(fits, 301))]).toEqual([false, false]);
  const { facts: _, ...unread } = floor({}, 250);
  for (const typed of ['20 mil', '7 mm', '7 inch', 'iic 50', 'kitchen']) expect(readTypedQuery(typed).passes(unread), typed).toBe(false);
  expect(readTypedQuery('under $3').passes(unread)).toBe(true);
});

describe('No figure', () => {
  test.each([
    ['107', ['107']],
    ['family 20', ['family', '20']],
    ['3.5', ['3.5']],
    ['2-3', ['2', '3']],
    ['7 1/3', ['7', '1', '3']],
    ['1/2', ['1', '2']],
    ['123 1/2', ['123', '1', '2']],
    ['7 1/25', ['7', '1', '25']],
    ['7 inlay', ['7', 'inlay']],
    ['7 milan', ['7', 'milan']],
    ['7 usda', ['7', 'usda']],
    ['v2.5 mil', ['v2.5', 'mil']],
    ['iic 555', ['iic', '555']],
    ['12345 mil', ['12345', 'mil']],
    ['1.2.3 mil', ['1.2.3', 'mil']],
  ])('is read in %s: its words are searched', (typed, words) => {
    expect(readTypedQuery(typed)).toMatchObject({ words, hasLimits: false });
  });
});

describe('A size', () => {
  test.each([
    '12x24',
    '12 x 24',
    '24x12',
    '12×24',
    '12*24',
    '12 by 24',
    '12" x 24"',
    '12″ × 24″',
    '12 in x 24 in',
    '12in x 24in',
    '12 inch by 24 inch',
    '12 inches x 24 inches',
    '12 x 24 inches',
    '11.8 x 23.62',
    '12.25x24.4 in',
    '12 1/4 x 23-5/8',
    '11¾" x 24⅜"',
  ])('is one word, the narrow side first and to the inch: %s', (typed) => {
    expect(readTypedQuery(`${typed} slate`)).toMatchObject({ words: ['12x24', 'slate'], hasLimits: false });
  });

  test.each([
    ['7x100', ['7x100']],
    ['12x24 inlay', ['12x24', 'inlay']],
    ['123x24', ['123x24']],
    ['a12x24', ['a12x24']],
    ['12x24mm', ['12x24mm']],
    ['12x1000', ['12x1000']],
  ])('or none: %s', (typed, words) => {
    expect(readTypedQuery(typed).words).toEqual(words);
  });
});

describe('A room', () => {
  const rooms = [
    ['bathrooms', 'bath baths bathroom bathrooms baño'],
    ['kitchens', 'kitchen kitchens cocina'],
    ['laundries', 'laundry'],
    ['bedrooms', 'bedroom bedrooms dormitorio'],
    ['living rooms', 'livingroom livingrooms sala'],
    ['basements', 'basement basements'],
    ['sunrooms', 'sunroom sunrooms'],
    ['garages', 'garage garages'],
  ].flatMap(([named = '', typed = '']) => typed.split(' ').map((word) => [word, named] as const));

  test.each([
    ...rooms,
    ['laundry room', 'laundries'],
    ['laundry rooms', 'laundries'],
    ['living rooms', 'living rooms'],
    ['sun rooms', 'sunrooms'],
  ] as const)('is meant by %s: only floors whose maker names %s', (typed, named) => {
    const { passes, words, hasLimits } = readTypedQuery(`oak ${typed} oak ${typed}`);
    expect({ words, hasLimits }).toEqual({ words: ['oak'], hasLimits: true });
    expect([passes(floor({ suits: ['pools', named] })), passes(floor({ suits: ['pools'] })), passes(floor({}))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(['salamanca', 'fresnosala', 'bathstone', 'birdbath', 'kitchenette', 'outkitchen', 'laundryette', 'relaundry', 'subbedroom'])(
    'is not meant by a name that only has its letters: %s',
    (typed) => {
      expect(readTypedQuery(typed).hasLimits).toBe(false);
    },
  );
  test.each(['outliving room', 'subbasement', 'unsunroom', 'garageband', 'upgarage'])('nor by %s', (typed) => {
    expect(readTypedQuery(typed).hasLimits).toBe(false);
  });

  test('and another room must both be allowed', () => {
    const { passes } = readTypedQuery('kitchen and basement');
    expect([
      passes(floor({ suits: ['kitchens', 'basements'] })),
      passes(floor({ suits: ['kitchens'] })),
      passes(floor({ suits: ['kitchens', 'basements'], notForRooms: ['kitchens'] })),
    ]).toEqual([true, false, false]);
  });
});

describe('What is left out in turn, when nothing is found,', () => {
  test.each([
    ['oak 20 mil', ['20 mil: oak', 'oak: 20 mil']],
    ['12" x 24" slate', ['12" x 24": slate', 'slate: 12" x 24"']],
    ['7 1/4 inch  oak', ['7.25 inch: oak', 'oak: 7.25 inch']],
    ['12 in x 24 in slate', ['12 in x 24 in: slate', 'slate: 12 in x 24 in']],
    ['12 x 24 slate', ['12 x 24: slate', 'slate: 12 x 24']],
    ['oak iic 55+ kitchen', ['iic 55+: oak kitchen', 'kitchen: oak iic 55+', 'oak: iic 55+ kitchen']],
    ['oak between $2 and $3', ['between $2 and $3: oak', 'oak: between $2 and $3']],
    [' Roble,  gris ', ['roble: , gris', 'gris: roble,']],
    ['oak 20 mil maple', ['20 mil: oak maple', 'oak: 20 mil maple', 'maple: oak 20 mil']],
    ['washed ash', ['washed: ash', 'ash: washed']],
    [
      'dark roble, 20 mil, gris',
      ['20 mil: dark roble,, gris', 'dark: roble, 20 mil, gris', 'roble: dark , 20 mil, gris', 'gris: dark roble, 20 mil,'],
    ],
    ['ashen ash oak', ['ashen: ash oak', 'ash: ashen oak', 'oak: ashen ash']],
    ['find me an oak', []],
    ['20 mil', []],
  ])('of %s is a whole part: %j', (typed, parts) => {
    expect(readTypedQuery(typed).looser.map(({ part, text }) => `${part}: ${text}`)).toEqual(parts);
  });
});
