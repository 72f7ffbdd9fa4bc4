import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentCss, accentOf, accentProblem, DEFAULT_ACCENT, nearestAccent, readColour } from './accent-colour';
import { contrast, rgbOf, type Rgb } from './contrast';

const GROUNDS = ['#fbf9f6', '#f1ece4', '#e4d9cb', '#ffffff', '#fcefd4'].map(rgbOf);
const WHITE: Rgb = [255, 255, 255];
const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const tokensOf = (css: string): readonly string[] => [...css.matchAll(/--sea(?:-hover)?:(#[0-9a-f]{6})/g)].map(([, colour = '']) => colour);
const tintIn = (css: string): string => /--sea-tint:(#[0-9a-f]{6})/.exec(css)?.[1] ?? '';

describe('The accent color', () => {
  it.each([
    ['#ffcc00', '#ffcc00 is too light for links on our pages: 1.0:1 where 4.5:1 is needed. The nearest that can be read: #755d00.'],
    ['#ffffff', '#ffffff is too light for links on our pages: 1.3:1 where 4.5:1 is needed. The nearest that can be read: #606060.'],
  ])('%s is refused with the nearest one that can be read', (colour, words) => expect(accentProblem(colour)).toBe(words));

  it.each([DEFAULT_ACCENT, '#000000', '#7a1f2b', '#1b4b8f'])('%s is taken', (colour) => expect(accentProblem(colour)).toBeNull());

  it('The nearest color always passes, has the same hue, and is the color itself where that passes', () => {
    assert(
      property(anyColour, (colour) => {
        const nearest = nearestAccent(colour);
        expect(accentProblem(nearest)).toBeNull();
        if (accentProblem(colour) === null) expect(nearest).toBe(colour);
        const [r, g, b] = rgbOf(colour);
        const [red, green, blue] = rgbOf(nearest);
        // Bytes are whole: each may be half a step off.
        expect(Math.abs(r * green - g * red)).toBeLessThanOrEqual(255);
        expect(Math.abs(g * blue - b * green)).toBeLessThanOrEqual(255);
      }),
      { numRuns: 500 },
    );
  });

  it('is the lightest that passes: one step lighter would be refused', () => {
    const [r, g, b] = rgbOf(nearestAccent('#ffcc00'));
    const lighter = [r + 2, g + 2, b + 2].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(accentProblem(`#${lighter}`)).not.toBeNull();
  });

  it('With every accent that is taken, links can be read on each ground and on their tint, white text on buttons, and rings are seen', () => {
    assert(
      property(anyColour, (typed) => {
        const css = accentCss(nearestAccent(typed));
        const colours = tokensOf(css).map(rgbOf);
        expect(colours).toHaveLength(4);
        for (const colour of colours) {
          for (const ground of GROUNDS) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(WHITE, colour)).toBeGreaterThanOrEqual(4.5);
        }
        const [accent = WHITE, , more = WHITE] = colours;
        expect(contrast(accent, rgbOf(tintIn(css)))).toBeGreaterThanOrEqual(4.5);
        for (const ground of GROUNDS) expect(contrast(more, ground)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 500 },
    );
  });

  it('A button under the pointer never looks as before', () => {
    for (const colour of ['#000000', '#0f4c46', '#755d00', '#111111']) {
      const [accent, hover] = tokensOf(accentCss(colour));
      expect(hover).not.toBe(accent);
    }
  });

  it.each([
    ['#7A1F2B', '#7a1f2b'],
    [' #7a1f2b ', '#7a1f2b'],
    ['red', null],
    ['#fff', null],
    ['#7a1f2b}body{display:none', null],
    ['', null],
  ])('%j is read as %j', (text, colour) => expect(readColour(text)).toBe(colour));

  it.each([
    ['#7a1f2b', '#7a1f2b'],
    [undefined, DEFAULT_ACCENT],
    ['', DEFAULT_ACCENT],
    ['#7a1f2b}body{display:none', DEFAULT_ACCENT],
  ])('Of a shop that keeps %j it is %s', (kept, accent) => expect(accentOf(kept)).toBe(accent));
});
