import { expect, test } from 'vitest';
import { canonical, indexedWords, plainWords, tellingParts, typedWords } from './trade-words';

test.each([
  ['roble', 'oak'],
  ['grey', 'gray'],
  ['planks', 'plank'],
  ['tablas', 'plank'],
  ['cherries', 'cherry'],
  ['birches', 'birch'],
  ['boxes', 'box'],
  ['finishes', 'finish'],
  ['glass', 'glass'],
  ['gris', 'gray'],
  ['basis', 'basis'],
  ['focus', 'focus'],
  ['gas', 'gas'],
  ['mils', 'mil'],
  ['dogs', 'pet'],
])('%s is looked up as %s', (word, indexed) => {
  expect(canonical(word)).toBe(indexed);
});

test.each([
  ['WATER-PROOF', 'waterproof'],
  ['water  proof', 'waterproof'],
  ['Loose lay', 'looselay'],
  ['glue down', 'gluedown'],
  ['herring-bone', 'herringbone'],
  ['extra long', 'extralong'],
  ['mármol', 'marmol'],
  ['“7” × ′7′', `"7" × '7'`],
  ['20–30', '20-30'],
])('%s is read as %s', (typed, plain) => {
  expect(plainWords(typed)).toBe(plain);
});

test('Words are split at everything but letters, digits and dots within', () => {
  expect(indexedWords('oak, 6.5mm. (pad) ...')).toEqual(['oak', '6.5mm', 'pad']);
});

test('Of typed words those stay that help to choose, in their spelling or as they are indexed, each once and twelve at most', () => {
  expect(typedWords('show me the roble and oak with dogs')).toEqual(['oak', 'pet']);
  expect(tellingParts('show me the roble, with dogs')).toEqual(['roble', 'dogs']);
  expect(typedWords(Array.from({ length: 20 }, (_each, index) => `w${index}`).join(' '))).toHaveLength(12);
});
