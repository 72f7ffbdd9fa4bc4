import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearestAccent } from '../domain/accent-colour';
import { nearestDark } from '../domain/dark-colour';
import { coloursFrom, logoFrom, lookFields } from './wire-look';

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
});
afterEach(() => void vi.restoreAllMocks());

const LOGO = { name: 'logo-0123456789abcdef', width: 160, height: 40, paper_width: 150, paper_height: 44 };

describe('The logo of a shop', () => {
  test('travels both ways, and a shop without one has no field for it', () => {
    expect(lookFields(logoFrom(LOGO))).toEqual({ logo: LOGO });
    expect([logoFrom(undefined), logoFrom(null), lookFields({}), warned]).toEqual([{}, {}, {}, []]);
  });

  test.each([
    'logo',
    { ...LOGO, name: 'logo-0123456789abcdef.svg' },
    { ...LOGO, name: '../logo-0123456789abcdef' },
    { ...LOGO, name: 'logo-0123' },
    { ...LOGO, width: -1 },
    { name: LOGO.name },
  ])('that is odd, as %j, is none: the name of the shop is shown', (wire) => {
    expect(logoFrom(wire)).toEqual({});
    expect(warned).toEqual(['Read as missing: the logo']);
  });
});

describe('The colors of a shop', () => {
  test('come with their styles: both, one, or none', () => {
    const accent = coloursFrom({ accent_color: '#7a1f2b' });
    const dark = coloursFrom({ dark_color: '#102030' });
    const both = coloursFrom({ accent_color: '#7a1f2b', dark_color: '#102030' });
    expect(Object.keys(accent)).toEqual(['accentColor', 'colourCss']);
    expect(Object.keys(dark)).toEqual(['darkColor', 'colourCss']);
    expect(both).toEqual({ ...accent, ...dark, colourCss: `${accent.colourCss}${dark.colourCss}` });
    expect([accent.colourCss, dark.colourCss]).not.toContain('');
    expect([coloursFrom({}), coloursFrom({ accent_color: '', dark_color: '' }), warned]).toEqual([{}, {}, []]);
  });

  test('travel both ways, and a shop without one has no field for it', () => {
    expect(lookFields(coloursFrom({ accent_color: '#7a1f2b' }))).toEqual({ accent_color: '#7a1f2b' });
    expect(lookFields(coloursFrom({ dark_color: '#102030' }))).toEqual({ dark_color: '#102030' });
  });

  test('on which text could not be read give way to the nearest on which it can be', () => {
    const { accentColor, darkColor } = coloursFrom({ accent_color: '#ffcc00', dark_color: '#3a6ea5' });
    expect([accentColor, darkColor]).toEqual([nearestAccent('#ffcc00'), nearestDark('#3a6ea5')]);
    expect([accentColor, darkColor]).not.toEqual(['#ffcc00', '#3a6ea5']);
  });

  test('that are none are left out one by one, and the log says so', () => {
    expect(coloursFrom({ accent_color: 'reddish', dark_color: '#102030' })).toEqual(coloursFrom({ dark_color: '#102030' }));
    expect(warned).toEqual(['Read as missing: a color of the shop']);
  });
});
