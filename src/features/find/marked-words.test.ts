import { expect, test } from 'vitest';
import { markedPieces } from './marked-words';

test('The words that were found are marked in the title, and the title stays whole', () => {
  const pieces = markedPieces('Stone Look 20 (12x24) - Grey Slate', ['12x24', 'slate']);
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['12x24', 'Slate']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Stone Look 20 (12x24) - Grey Slate');
});

test('A title of which nothing was found is one of unmarked pieces', () => {
  expect(markedPieces('<b>Oak</b>', []).some(({ isMarked }) => isMarked)).toBe(false);
});
