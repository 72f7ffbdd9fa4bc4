import { facetOf } from './facets';
import type { EvidenceCounts } from './evidence';
import type { Understood } from './search-matches';
import type { TypedQuery } from './typed-query';
import { understoodTexts } from './understood.texts';

/** `words` as they were searched, `unknown` as they were left out. */
export function understoodOf(typed: TypedQuery, words: readonly string[] = typed.words, unknown: readonly string[] = []): Understood {
  const { notWords, rooms, said, topics, order } = typed;
  const say = (word: string): string => understoodTexts.word(word);
  return {
    words: [...words, ...typed.eithers.flat(), ...unknown],
    unknown,
    said: [
      ...words.map(say),
      ...typed.eithers.map((group) => group.map(say).join(understoodTexts.or)),
      ...notWords.map((word) => understoodTexts.not(say(word))),
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
    ...(isNoFloor || (said.length === 0 && !isForAll)
      ? []
      : [understoodTexts.searchedFor(isForAll ? understoodTexts.everyFloor : said.join(', '))]),
    ...evidence.map(evidenceWords),
    ...(unknown.length === 0 || isNoFloor ? [] : [understoodTexts.noneHas(unknown.join(', '))]),
  ];
}

function evidenceWords({ label, said, unsaid, ruledOut }: EvidenceCounts): string {
  const parts = [
    said === 0 ? understoodTexts.noMakerSays : understoodTexts.saidOf(said),
    ...(unsaid === 0 ? [] : [understoodTexts.notSaidOf(unsaid)]),
    ...(ruledOut === 0 ? [] : [understoodTexts.ruledOutOf(ruledOut)]),
  ];
  return `${label}: ${parts.join(', ')}.`;
}
