import { formatCount } from '../number-text';
import { facetOf } from './facets';
import type { EvidenceCounts } from './evidence';
import type { Understood } from './search-matches';
import type { TypedQuery } from './typed-query';

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

/** `words` as they were searched, `unknown` as they were left out. */
export function understoodOf(typed: TypedQuery, words: readonly string[] = typed.words, unknown: readonly string[] = []): Understood {
  const { notWords, rooms, said, topics, order } = typed;
  const say = (word: string): string => MEANINGS.get(word) ?? word;
  return {
    words: [...words, ...typed.eithers.flat(), ...unknown],
    unknown,
    said: [
      ...words.map(say),
      ...typed.eithers.map((group) => group.map(say).join(' or ')),
      ...notWords.map((word) => `not ${say(word)}`),
      ...rooms.map((room) => facetOf('room').labelOf(room).toLowerCase()),
      ...said,
    ],
    rooms,
    topics,
    order,
    isNoFloor: topics.length > 0 && words.length + typed.eithers.length === 0 && !typed.asksForFloors,
    typed,
  };
}

/** The sentences under a search: what was looked for, what makers say of it, what was left out. Empty without a text. */
export function understoodSentences({
  understood,
  evidence,
}: {
  readonly understood: Understood | null;
  readonly evidence: readonly EvidenceCounts[];
}): readonly string[] {
  if (understood === null) return [];
  const { said, unknown, isNoFloor, typed } = understood;
  const isForAll = said.length === 0 && unknown.length === 0 && typed.asksForFloors;
  return [
    ...(isNoFloor || (said.length === 0 && !isForAll) ? [] : [`Searched for: ${isForAll ? 'every floor' : said.join(', ')}.`]),
    ...evidence.map(evidenceWords),
    ...(unknown.length === 0 || isNoFloor ? [] : [`No floor has: ${unknown.join(', ')}.`]),
  ];
}

const floors = (count: number): string => `${formatCount(count)} ${count === 1 ? 'floor' : 'floors'}`;

function evidenceWords({ label, said, unsaid, ruledOut }: EvidenceCounts): string {
  const parts = [
    said === 0 ? 'no maker says so' : `said by the ${said === 1 ? 'maker' : 'makers'} of ${floors(said)}`,
    ...(unsaid === 0 ? [] : [`not said for ${floors(unsaid)}`]),
    ...(ruledOut === 0 ? [] : [`ruled out for ${floors(ruledOut)}`]),
  ];
  return `${label}: ${parts.join(', ')}.`;
}
