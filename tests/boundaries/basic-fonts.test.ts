import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BASIC_CHARACTERS } from '../../build/basic-characters';

/** The characters of `U+0020-007E, U+00A0`. */
function charactersOf(unicodeRange: string): readonly string[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

it('A basic face is asked for the characters that it has, and for no other', () => {
  const faces = [...readFileSync('src/ui/styles/fonts.css', 'utf8').matchAll(/@basic-fonts\/[^}]+unicode-range:\s+([^;]+);/g)];
  expect(faces).toHaveLength(3);
  for (const [, range = ''] of faces) expect(charactersOf(range)).toEqual([...BASIC_CHARACTERS]);
});
