import { expect, it } from 'vitest';
import { isSignature, LONGEST_SIGNATURE, signaturePath } from './signature';

const wave = (points: number, height: number, y: number) =>
  Array.from({ length: points }, (_, index) => ({ x: (index / points) * 600, y: y + Math.sin(index / 7) * height }));

it('A straight stroke keeps its ends, a dot is a line to itself, and nothing leaves the picture', () => {
  const straight = Array.from({ length: 50 }, (_, index) => ({ x: index * 2, y: 10 }));
  expect(signaturePath([straight])).toBe('M0 10L98 10');
  expect(signaturePath([[{ x: 5.4, y: 6.6 }]])).toBe('M5 7L5 7');
  expect(
    signaturePath([
      [
        { x: -20, y: 900 },
        { x: 900, y: -3 },
      ],
    ]),
  ).toBe('M0 200L600 0');
  expect(signaturePath([])).toBe('');
});

it('However long somebody scribbles, the path is short enough and still a signature', () => {
  for (const strokes of [[wave(3_000, 90, 100)], Array.from({ length: 900 }, (_, index) => wave(40, 30, index % 200))]) {
    const path = signaturePath(strokes);
    expect(path.length).toBeLessThanOrEqual(LONGEST_SIGNATURE);
    expect(path.length).toBeGreaterThan(1_000);
    expect(isSignature(path)).toBe(true);
  }
});

it('Anything but moves and lines in whole numbers is no signature', () => {
  for (const path of ['M1 1', 'M1 1L2 2Z', 'M1 1C2 2 3 3 4 4', 'M1.5 1L2 2', 'M-1 1L2 2', '<svg/>', 'M1 1L2 2 ', 'M9999 1L2 2'])
    expect(isSignature(path), path).toBe(false);
  expect(isSignature('')).toBe(true);
});
