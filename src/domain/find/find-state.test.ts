import { describe, expect, test } from 'vitest';
import { FACET_IDS } from './find-parameters';
import { FIND_SORTS, findSearch, isFiltered, NOTHING_ASKED, readFindState, toggleValue } from './find-state';

describe('A list’s state in the address', () => {
  test('nothing asked leaves the address clean', () => {
    expect(findSearch(NOTHING_ASKED)).toEqual({});
    expect(readFindState({})).toEqual(NOTHING_ASKED);
    expect(isFiltered(NOTHING_ASKED)).toBe(false);
  });

  test('what is asked comes back from short, plain parameters', () => {
    const search = { q: 'light oak', sort: 'price-up', price: '2-3.5', core: 'SPC,WPC', wear: 20, sound: 55 };
    const state = readFindState(search);
    expect(state).toEqual({
      q: 'light oak',
      sort: 'price-up',
      price: { fromCents: 200, toCents: 350 },
      chosen: { core: ['SPC', 'WPC'], wear: ['20'], sound: ['55'] },
    });
    expect(findSearch(state)).toEqual(search);
  });

  test('a range may be open at one end, or the wrong way round', () => {
    expect(readFindState({ price: '-4' }).price).toEqual({ fromCents: null, toCents: 400 });
    expect(readFindState({ price: '3-' }).price).toEqual({ fromCents: 300, toCents: null });
    expect(readFindState({ price: '5-2' }).price).toEqual({ fromCents: 200, toCents: 500 });
  });

  test.each([
    ['2-3', 200, 300],
    ['2.5-3.49', 250, 349],
    ['0.05-1234.5', 5, 123_450],
    ['1234.5-2000', 123_450, 200_000],
    ['4-4', 400, 400],
    [' 2-3 ', 200, 300],
    ['-', null, null],
    ['1.15-', 115, null],
  ])('a price of %s is from %j to %j cents', (price, fromCents, toCents) => {
    expect(readFindState({ price }).price).toEqual({ fromCents, toCents });
  });

  test.each([
    [250, null, '2.5-'],
    [null, 399, '-3.99'],
    [200, 1_005, '2-10.05'],
  ])('a price from %j to %j cents is written as %s', (fromCents, toCents, price) => {
    expect(findSearch({ ...NOTHING_ASKED, price: { fromCents, toCents } })).toEqual({ price });
  });

  test.each(FIND_SORTS)('the order %s comes back', (sort) => {
    const state = { ...NOTHING_ASKED, sort };
    expect(readFindState(findSearch(state))).toEqual(state);
    expect(isFiltered(state)).toBe(false);
  });

  test('every value of every facet comes back, however its letters are written', () => {
    const chosen = {
      look: ['white oak', "cat's paw", 'oak & walnut mix', 'st. laurent marble', '50% oak'],
      tone: ['light', 'warm', 'grey', 'dark'],
      core: ['SPC', 'WPC', 'LVT', 'loose-lay'],
      wear: ['6', '7.5', '28'],
      thickness: ['12', '6.55', '100.5'],
      width: ['9', '12'],
      waterproof: ['yes'],
      pad: ['yes', 'no'],
      install: ['click', 'glue', 'loose'],
      room: [
        'bathroom',
        'kitchen',
        'laundry',
        'bedroom',
        'living',
        'dining',
        'entry',
        'basement',
        'sunroom',
        'garage',
        'unheated',
        'outdoor',
      ],
      sound: ['50', '55', '60'],
    };
    const search = findSearch({ ...NOTHING_ASKED, chosen });
    expect(Object.keys(search)).toEqual(FACET_IDS);
    expect(readFindState(search).chosen).toEqual(chosen);
    const loud = Object.fromEntries(
      Object.entries(search).map(([id, values]) => [id, ` ${String(values).toUpperCase().replaceAll(',', ' , ')}`]),
    );
    expect(readFindState(loud).chosen).toEqual(chosen);
    expect(readFindState({ core: 'SPC,spc,marble,SPC' }).chosen).toEqual({ core: ['SPC'] });
  });

  test('a number stays a number, and a text that only looks like one stays a text', () => {
    expect(findSearch({ ...NOTHING_ASKED, q: '107', chosen: { wear: ['12', '20'] } })).toEqual({ q: 107, wear: '12,20' });
    for (const q of ['007', '1e3', 'NaN', 'Infinity', '-0', '2.50']) expect(findSearch({ ...NOTHING_ASKED, q })).toEqual({ q });
    expect(readFindState({ q: 107, price: 3, wear: 20 })).toEqual({ ...NOTHING_ASKED, q: '107', chosen: { wear: ['20'] } });
    expect(readFindState({ q: true }).q).toBe('true');
  });

  test('any filter or text counts as asked, an order does not', () => {
    expect(isFiltered({ ...NOTHING_ASKED, q: 'oak' })).toBe(true);
    expect(isFiltered({ ...NOTHING_ASKED, price: { fromCents: 100, toCents: null } })).toBe(true);
    expect(isFiltered({ ...NOTHING_ASKED, price: { fromCents: null, toCents: 100 } })).toBe(true);
    expect(isFiltered({ ...NOTHING_ASKED, chosen: { core: ['SPC'] } })).toBe(true);
  });

  test.each([
    { price: 'cheap' },
    { price: '12345-' },
    { price: '-12345' },
    { price: '2.555-' },
    { price: '-2.555' },
    { price: '2' },
    { price: '2-3-4' },
    { price: 'x2-3' },
    { look: `o${'a'.repeat(80)}` },
    { wear: '1234' },
    { wear: '12.55' },
    { wear: 'x12' },
    { wear: '12x' },
    { thickness: '1234' },
    { thickness: '6.555' },
    { thickness: 'x6' },
    { thickness: '6x' },
    { width: '1234' },
    { width: '7.5' },
    { width: 'x7' },
    { width: '7x' },
    { sound: '65' },
    { price: '1e9-2' },
    { price: { from: 1 } },
    { core: 'marble' },
    { core: ['SPC'] },
    { sort: 'random' },
    { sort: '__proto__' },
    { wear: 'NaN' },
    { wear: -3 },
    { tone: null },
    { look: '<script>' },
    { q: ['oak'] },
    { q: { toString: 'oak' } },
  ])('malformed parameters count as not asked: %j', (search) => {
    expect(readFindState(search)).toEqual(NOTHING_ASKED);
  });

  test('sizes are bounded, and no character is cut in half', () => {
    const state = readFindState({ q: '🪵'.repeat(5000), wear: Array.from({ length: 900 }, (_, at) => at).join(',') });
    expect(state.q).toBe('🪵'.repeat(200));
    expect(readFindState({ q: `  ${'oak '.repeat(60)}` }).q).toHaveLength(198);
    expect(readFindState({ look: `o${'a'.repeat(79)}` }).chosen.look).toEqual([`o${'a'.repeat(79)}`]);
    expect(readFindState({ wear: `${' '.repeat(998)}20` }).chosen).toEqual({ wear: ['20'] });
    expect(readFindState({ wear: `${' '.repeat(1000)}20` }).chosen).toEqual({});
    expect(state.chosen.wear).toHaveLength(12);
  });

  test('a value is chosen by one press and taken back by the next', () => {
    const chosen = toggleValue(toggleValue(NOTHING_ASKED, 'core', 'SPC'), 'core', 'WPC');
    expect(chosen.chosen).toEqual({ core: ['SPC', 'WPC'] });
    expect(toggleValue(chosen, 'core', 'SPC').chosen).toEqual({ core: ['WPC'] });
    expect(toggleValue(chosen, 'tone', 'dark').chosen).toEqual({ core: ['SPC', 'WPC'], tone: ['dark'] });
    expect(toggleValue(toggleValue(chosen, 'core', 'SPC'), 'core', 'WPC')).toEqual(NOTHING_ASKED);
  });
});
