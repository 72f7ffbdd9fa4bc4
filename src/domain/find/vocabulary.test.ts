import { describe, expect, test } from 'vitest';
import { createVocabulary, typosAllowed } from './vocabulary';

function vocabularyOf(...words: readonly string[]) {
  const vocabulary = createVocabulary();
  for (const word of words) vocabulary.learn(word);
  return vocabulary;
}
const mended = (typed: string, ...words: readonly string[]) => vocabularyOf(...words).mend(typed);

describe('A word of the catalog', () => {
  test('is known from its first letter to its last, and no further', () => {
    const { knows } = vocabularyOf('oak');
    expect(['o', 'oa', 'oak', 'oaks', 'ak', ''].filter(knows)).toEqual(['o', 'oa', 'oak']);
  });

  test('that is part of a longer one does not hide the longer one', () => {
    expect(vocabularyOf('lime', 'limewash').knows('limewas')).toBe(true);
    expect(vocabularyOf('limewash', 'lime').mend('limewahs')).toEqual(['limewash']);
  });

  test('with a digit is not kept: one wrong number looks like another', () => {
    expect(vocabularyOf('12x24', 'x12').knows('1')).toBe(false);
    expect(vocabularyOf('12x24', 'x12').knows('x')).toBe(false);
  });

  test('of forty letters is kept, a longer one is no word', () => {
    expect(vocabularyOf('o'.repeat(40)).knows('o')).toBe(true);
    expect(vocabularyOf('o'.repeat(41)).knows('o')).toBe(false);
  });

  test('is a fact only when a floor’s facts say it', () => {
    const vocabulary = vocabularyOf('oak');
    vocabulary.learnFact('dark');
    expect(['oak', 'dark', 'dar'].map(vocabulary.isFact)).toEqual([false, true, false]);
    expect(vocabulary.knows('dar')).toBe(true);
    expect(vocabulary.mend('dakr')).toEqual(['dark']);
  });
});

describe('A misspelled word', () => {
  test.each([
    ['ample', 'maple'],
    ['mpale', 'maple'],
    ['mapel', 'maple'],
  ])('%s, with two letters the wrong way round, is %s', (typed, word) => {
    expect(mended(typed, 'slate', word)).toEqual([word]);
  });

  test('is two words where the space is missing, both of three letters at least', () => {
    expect(mended('graytile', 'gray', 'tile')).toEqual(['gray', 'tile']);
    expect(mended('ashoak', 'ash', 'oak')).toEqual(['ash', 'oak']);
    expect(mended('ashwood', 'ash', 'wood')).toEqual(['ash', 'wood']);
    expect(mended('woodash', 'ash', 'wood')).toEqual(['wood', 'ash']);
    expect(mended('xyslate', 'xy', 'slate')).toEqual(['xyslate']);
    expect(mended('slatexy', 'xy', 'slate')).toEqual(['slate']);
    expect(mended('grayoak', 'gray', 'maple')).toEqual(['grayoak']);
    expect(mended('grayoak', 'maple', 'oak')).toEqual(['grayoak']);
    expect(mended('graoak', 'gray', 'oak')).toEqual(['graoak']);
  });

  test('is the longer first word, where it may be cut twice', () => {
    expect(mended('grayslate', 'gray', 'grays', 'slate', 'late')).toEqual(['gray', 'late']);
  });

  test('is the word that has it inside, from four letters on', () => {
    expect(mended('bone', 'oak', 'herringbone')).toEqual(['herringbone']);
    expect(mended('ingbon', 'oak', 'herringbone')).toEqual(['herringbone']);
    expect(mended('bon', 'herringbone')).toEqual(['bon']);
  });

  test('is searched as far as it is right, when one or two letters at its end are wrong', () => {
    expect(mended('limex', 'limewash')).toEqual(['lime']);
    expect(mended('limexy', 'limewash')).toEqual(['lime']);
    expect(mended('limewxx', 'limewash')).toEqual(['limew']);
    expect(mended('limexyz', 'limewash')).toEqual(['limexyz']);
    expect(mended('limx', 'limewash')).toEqual(['limx']);
  });

  test('that is like nothing stays as it is', () => {
    expect(mended('qwertz', 'oak', 'maple')).toEqual(['qwertz']);
  });

  test('of more than forty letters is not looked at', () => {
    const [left, right] = ['l'.repeat(20), 'r'.repeat(20)];
    expect(mended(left + right, left, right)).toEqual([left, right]);
    expect(mended(`${left + right}r`, left, right, `${right}r`)).toEqual([`${left + right}r`]);
  });
});

test.each([
  ['oak', 0],
  ['pine', 1],
  ['hickory', 1],
  ['chestnut', 2],
  ['o'.repeat(40), 2],
  ['o'.repeat(41), 0],
  ['12x24', 0],
  ['everyday2', 0],
])('In %s at most %i letters may be wrong', (word, letters) => {
  expect(typosAllowed(word)).toBe(letters);
});
