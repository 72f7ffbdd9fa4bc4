import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, rgbOf } from './contrast';
import { darkCss, darkOf, darkProblem, DEFAULT_DARK, nearestDark } from './dark-colour';

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const onDark = rgbOf('#b5aa9d');

test.each(['#000000', '#0b1f3a', '#2a0f14', '#14110f'])('%s can be the color of header and footer', (colour) => {
  expect(darkProblem(colour)).toBeNull();
  expect(nearestDark(colour)).toBe(colour);
});

test('A color too light for the text on it is refused with the nearest that can be read', () => {
  expect(darkProblem('#3a6ea5')).toBe(
    `#3a6ea5 is too light for the text on header and footer: 2.3:1 where 4.5:1 is needed. The nearest that can be read: ${nearestDark('#3a6ea5')}.`,
  );
  expect(darkProblem(nearestDark('#3a6ea5'))).toBeNull();
});

test('The quietest text is read on every color that a page can show, at 7:1 where the device asks for more contrast', () => {
  assert(
    property(anyColour, (typed) => {
      const [dark, , more] = [...darkCss(nearestDark(typed)).matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => rgbOf(colour));
      expect(contrast(dark ?? [0, 0, 0], onDark)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(more ?? [0, 0, 0], onDark)).toBeGreaterThanOrEqual(7);
      expect(contrast(dark ?? [0, 0, 0], rgbOf('#ffffff'))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('What is no color, from a damaged database, is the color of the store', () => {
  for (const kept of [undefined, '', 'red', '#fff', '#000000;}body{display:none}']) expect(darkOf(kept)).toBe(DEFAULT_DARK);
});
