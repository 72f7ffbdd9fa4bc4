import { formatCount } from '../number-text';

/** Words whose meaning is a figure of ours. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['pet', 'for pets (20 mil or more, or named by the maker)'],
  ['durable', 'hard wearing (20 mil or more)'],
  ['commercial', 'for shops and offices (20 mil or more, or named by the maker)'],
  ['quiet', 'quiet (IIC 50 or more)'],
  ['wood', 'wood look'],
  ['stone', 'stone look'],
  ['pad', 'with a pad'],
  ['looselay', 'loose lay'],
  ['gluedown', 'glue down'],
  ['extralong', 'extra long'],
]);

const floors = (count: number): string => `${formatCount(count)} ${count === 1 ? 'floor' : 'floors'}`;

export const understoodTexts = {
  /** Of the index's words. */
  word: (word: string) => MEANINGS.get(word) ?? word,
  or: ' or ',
  not: (word: string) => `not ${word}`,
  everyFloor: 'every floor',
  searchedFor: (said: string) => `Searched for: ${said}.`,
  noneHas: (words: string) => `No floor has: ${words}.`,
  noMakerSays: 'no maker says so',
  saidOf: (count: number) => `said by the ${count === 1 ? 'maker' : 'makers'} of ${floors(count)}`,
  notSaidOf: (count: number) => `not said for ${floors(count)}`,
  ruledOutOf: (count: number) => `ruled out for ${floors(count)}`,
};
