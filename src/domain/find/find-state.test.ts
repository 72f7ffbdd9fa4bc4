import { describe, expect, test } from 'vitest';
import { findSearch, isFiltered, NOTHING_ASKED, readFindState, toggleValue } from './find-state';

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
    { price: 'cheap' },
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
    expect(state.chosen.wear).toHaveLength(12);
  });

  test('a value is chosen by one press and taken back by the next', () => {
    const chosen = toggleValue(toggleValue(NOTHING_ASKED, 'core', 'SPC'), 'core', 'WPC');
    expect(chosen.chosen).toEqual({ core: ['SPC', 'WPC'] });
    expect(toggleValue(toggleValue(chosen, 'core', 'SPC'), 'core', 'WPC')).toEqual(NOTHING_ASKED);
  });
});
