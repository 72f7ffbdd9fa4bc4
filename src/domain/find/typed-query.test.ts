import { describe, expect, test } from 'vitest';
import { SAMPLE_FLOORS } from '../../../tests/find/sample-floors';
import type { Product } from '../catalogue';
import type { FloorFacts } from '../floor-facts';
import { sizeWord } from './typed-limits';
import { readTypedQuery } from './typed-query';

const [sample] = SAMPLE_FLOORS;
const floor = (facts: Partial<FloorFacts>, priceCentsPerSqft: number | null = 319): Product => {
  if (sample?.facts === undefined) throw new Error('No sample floor');
  return { ...sample, priceCentsPerSqft, facts: { ...sample.facts, ...facts } };
};
/** Which of these figures pass what was typed. */
function passing(typed: string, figures: readonly (number | null)[], floorOf: (figure: number | null) => Product) {
  const { passes } = readTypedQuery(typed);
  return figures.filter((figure) => passes(floorOf(figure)));
}
const prices = (typed: string) => passing(typed, [249, 250, 300, 350, 351, null], (cents) => floor({}, cents));
const mils = (typed: string) => passing(typed, [6, 12, 20, 28, null], (wearLayerMil) => floor({ wearLayerMil }));
const sounds = (typed: string) => passing(typed, [49, 50, 55, 60, null], (iic) => floor({ iic }));

describe('A price', () => {
  test.each([
    ['under $3.50', [249, 250, 300, 350]],
    ['up to 3.50 dollars', [249, 250, 300, 350]],
    ['$3.50', [249, 250, 300, 350]],
    ['$3.50 or less', [249, 250, 300, 350]],
    ['menos de 3.50', [249, 250, 300, 350]],
    ['over $2.50', [250, 300, 350, 351]],
    ['$2.50 and up', [250, 300, 350, 351]],
    ['$2.50+', [250, 300, 350, 351]],
    ['at least 2.50 bucks', [250, 300, 350, 351]],
    ['$2.50 to $3.50', [250, 300, 350]],
    ['$3.50-2.50', [250, 300, 350]],
    ['between 2.50 and 3.50', [250, 300, 350]],
    ['2.50-3.50 usd', [250, 300, 350]],
    ['3.50', [350]],
    ['2,50', [250]],
    ['250 cents', [249, 250]],
    ['$2.50/sqft', [249, 250]],
    ['2.50 per square foot', [249, 250]],
    ['two dollars and up', [249, 250, 300, 350, 351]],
    ['under three fifty', [249, 250, 300, 350]],
    ['less than three dollars', [249, 250, 300]],
    ['3$', [249, 250, 300]],
    ['$3 max', [249, 250, 300]],
    ['3 dollars tops', [249, 250, 300]],
    ['budget of $3', [249, 250, 300]],
    ['sub $3', [249, 250, 300]],
    ['upto 3', [249, 250, 300]],
    ['starting at $3', [300, 350, 351]],
    ['around $3', [300]],
  ])('typed as %s lets through %j cents', (typed, cents) => {
    expect(prices(typed)).toEqual(cents);
    expect(readTypedQuery(typed)).toMatchObject({ hasLimits: true, words: [] });
  });

  test('is no price without a sign, a word or a unit', () => {
    expect(readTypedQuery('3.5')).toMatchObject({ hasLimits: false, words: ['3.5'] });
    expect(readTypedQuery('350')).toMatchObject({ hasLimits: false, words: ['350'] });
    expect(readTypedQuery('2-3')).toMatchObject({ hasLimits: false });
  });
});

describe('A figure', () => {
  test.each([
    ['20 mil', [20]],
    ['20mils', [20]],
    ['12-20 mil', [12, 20]],
    ['over 12 mil', [12, 20, 28]],
    ['12 mil or more', [12, 20, 28]],
    ['12 mil or thicker', [12, 20, 28]],
    ['under 12 mil', [6, 12]],
    ['12 mil or under', [6, 12]],
  ])('of the wear layer typed as %s lets through %j mil', (typed, expected) => {
    expect(mils(typed)).toEqual(expected);
  });

  test.each([
    ['iic 55', [55, 60]],
    ['55 iic', [55, 60]],
    ['iic rating of at least 55', [55, 60]],
    ['IIC >= 50+', [50, 55, 60]],
    ['under 55 iic', [49, 50, 55]],
  ])('of sound typed as %s lets through %j', (typed, expected) => {
    expect(sounds(typed)).toEqual(expected);
  });

  test('of thickness and of width is compared in its own unit, a width to the inch', () => {
    const thick = (typed: string) => passing(typed, [6, 6.5, 7, null], (thicknessMm) => floor({ thicknessMm }));
    const wide = (typed: string) => passing(typed, [5.6, 7.17, 9, null], (plankWidthInches) => floor({ plankWidthInches }));
    expect([thick('6.5mm'), thick('6.5 millimeters or more'), thick('6 to 6.5 mm')]).toEqual([[6.5], [6.5, 7], [6, 6.5]]);
    expect([wide('7 inch'), wide('7"'), wide('7 in or wider'), wide('6 pulgadas'), wide('6-7 inches')]).toEqual([
      [7.17],
      [7.17],
      [7.17, 9],
      [5.6],
      [5.6, 7.17],
    ]);
  });

  test('is told as the reason for a floor, a price is not, and none where the floor has none', () => {
    const reason = (typed: string, facts: Partial<FloorFacts> = {}) => readTypedQuery(typed).reasonFor(floor(facts));
    expect(reason('oak 20 mil under $9', { wearLayerMil: 20 })).toBe('Wear layer 20 mil');
    expect(reason('6mm', { thicknessMm: 6 })).toBe('6 mm thick');
    expect(reason('7 inch', { plankWidthInches: 7.17 })).toBe('7 in wide');
    expect(reason('iic 50', { iic: 61 })).toBe('IIC 61');
    expect([reason('under $9'), reason('oak'), reason('20 mil', { wearLayerMil: null })]).toEqual([null, null, null]);
  });
});

describe('Words', () => {
  test.each([
    ['bathroom', 'bathrooms'],
    ['baño', 'bathrooms'],
    ['kitchen', 'kitchens'],
    ['cocina', 'kitchens'],
    ['laundry room', 'laundry rooms'],
    ['bedrooms', 'bedrooms'],
    ['living room', 'living rooms'],
    ['basement', 'basements'],
    ['sun room', 'sunrooms'],
    ['garage', 'garages'],
  ])('that name the room %s let through only floors whose maker names %s', (typed, named) => {
    const { passes, hasLimits, words } = readTypedQuery(typed);
    expect([hasLimits, words]).toEqual([true, []]);
    const suited = (suits: readonly string[] | null, notForRooms: readonly string[]) => passes(floor({ suits, notForRooms }));
    expect([suited([named], []), suited([named], [named]), suited([], []), suited(null, [])]).toEqual([true, false, false, false]);
  });

  test('of a size are one word, the narrow side first, to the inch', () => {
    expect([sizeWord(24, 12), sizeWord(7.17, 48.4)]).toEqual(['12x24', '7x48']);
    for (const typed of ['12 x 24', '24x12', '12" by 24"', '12 in × 24 in', '12*24'])
      expect(readTypedQuery(typed).words, typed).toEqual(['12x24']);
  });

  test('are those that help to choose, each once', () => {
    expect(readTypedQuery('Oak floors for the OAK kitchen, with roble').words).toEqual(['oak']);
    expect(readTypedQuery('oak 20 mil maple under $3 gray').words).toEqual(['oak', 'maple', 'gray']);
  });

  test('and limits are left out in turn where nothing is found, four at most, and a single one is not', () => {
    expect(readTypedQuery('oak under $3.50').looser).toEqual([
      { part: 'under $3.50', text: 'oak' },
      { part: 'oak', text: 'under $3.50' },
    ]);
    expect(readTypedQuery('oak').looser).toEqual([]);
    expect(readTypedQuery('oak walnut maple ash elm').looser.map(({ part }) => part)).toEqual(['oak', 'walnut', 'maple', 'ash']);
  });

  test('beyond four hundred characters are not read', () => {
    expect(readTypedQuery(`${' '.repeat(397)}oak`).words).toEqual(['oak']);
    expect(readTypedQuery(`${' '.repeat(398)}oak`).words).toEqual(['oa']);
  });
});
