import { expect, test } from 'vitest';
import { codePath } from './qr-svg-path';

test('Dark modules of a row that touch are one piece, up to the edge of the code, and light ones are none', () => {
  expect(codePath([])).toBe('');
  expect(codePath([[false, false]])).toBe('');
  expect(
    codePath([
      [true, true, false, true],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 1h3v1H1z');
});
