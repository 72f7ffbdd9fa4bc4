import MiniSearch, { type Query } from 'minisearch';
import { englishRow, type Product, type SpecificationGroup } from '../catalogue';
import { type Language, spokenLanguage } from '../languages';
import { excerpt, plainText } from '../text';
import { floorPhrases, wordsOf } from './floor-phrases';
import { englishOfBeginning } from './spanish-words';
import { broaderWord, isEmptyWord, isTradeWord } from './trade-words';
import { understoodOf } from './understood';
import type { SearchMatches, SearchIndex, TextMatch } from './search-matches';
import { readTypedQuery, type TypedQuery } from './typed-query';
import { createVocabulary, typosAllowed, type Vocabulary } from './vocabulary';

/** A few milliseconds on a slow phone. */
const FLOORS_PER_SLICE = 5;
/** `about` holds descriptions. */
const WEIGHTS = { title: 6, facts: 2, id: 4, about: 0.5 } as const;
const FIELDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];
const CHOOSING_FIELDS = FIELDS.filter((field) => field !== 'about');
/** Ignores the length of a field: equal matches keep the list's order. */
const PLAIN_SCORES = { k: 1.2, b: 0, d: 0.5 } as const;
/** Rows about unsuitable rooms and care are not indexed. */
const NOT_SEARCHED = /^(avoid|do not|not |cleaning|\*)/i;
const MOST_NEAR = 50;
const TONE_WORDS: ReadonlySet<string> = new Set(['light', 'warm', 'gray', 'dark']);
const BESIDE = { fields: [...FIELDS], bm25: PLAIN_SCORES, boost: { ...WEIGHTS, about: 4 } };

interface SearchedFloor extends Readonly<Record<keyof typeof WEIGHTS, string>> {
  readonly position: number;
}
type Engine = MiniSearch<SearchedFloor>;
type SpecificationsOf = (slug: string) => readonly SpecificationGroup[] | undefined;

/** Builds one short slice per `next()`, for idle time. */
export function* indexFloors(floors: readonly Product[], specificationsOf?: SpecificationsOf): Generator<undefined, SearchIndex> {
  const vocabulary = createVocabulary();
  const engine: Engine = new MiniSearch({
    fields: [...FIELDS],
    idField: 'position',
    tokenize: (text) => text.split(' '),
  });
  for (const [position, floor] of floors.entries()) {
    const words = searchedWords(floor, specificationsOf?.(floor.slug));
    for (const word of words.title) vocabulary.learnTitle(word);
    for (const word of words.about) vocabulary.learn(word);
    for (const word of words.facts) vocabulary.learnFact(word);
    engine.add({
      position,
      id: String(floor.id),
      title: words.title.join(' '),
      facts: words.facts.join(' '),
      about: words.about.join(' '),
    });
    if (position % FLOORS_PER_SLICE === FLOORS_PER_SLICE - 1) yield;
  }
  let last: { readonly text: string; readonly language: Language; readonly matches: SearchMatches } | null = null;
  return {
    search: (text) => {
      // Each press on a facet searches for the same text again.
      const language = spokenLanguage();
      if (last?.text !== text || last.language !== language) last = { text, language, matches: search(floors, engine, vocabulary, text) };
      return last.matches;
    },
  };
}

/** For short lists, the server and tests. */
export function indexAtOnce(floors: readonly Product[], specificationsOf?: SpecificationsOf): SearchIndex {
  const building = indexFloors(floors, specificationsOf);
  for (;;) {
    const step = building.next();
    if (step.done === true) return step.value;
  }
}

interface SearchedWords {
  readonly title: readonly string[];
  readonly facts: readonly string[];
  readonly about: readonly string[];
}

function searchedWords(floor: Product, specifications: readonly SpecificationGroup[] = []): SearchedWords {
  const rows = specifications.flatMap((group) => group.rows.filter((row) => !NOT_SEARCHED.test(englishRow(row).title)));
  // Later sentences of a description are about rooms and care, not the color.
  const [first = ''] = excerpt(plainText(floor.descriptionHtml.slice(0, 600)), 200).split('. ');
  return {
    title: wordsOf(floor.title),
    facts: [...new Set(floorPhrases(floor).flatMap(({ words }) => words))],
    about: [...new Set([first, ...rows.map(({ value }) => value)].flatMap(wordsOf))],
  };
}

function search(floors: readonly Product[], engine: Engine, vocabulary: Vocabulary, text: string): SearchMatches {
  const typed = readTypedQuery(text, { has: vocabulary.has, begins: vocabulary.knows });
  const nothing: ReadonlyMap<string, TextMatch> = new Map();
  const leftOut = excludedBy(engine, vocabulary, typed);
  const passes = (floor: Product, position: number): boolean => typed.passes(floor) && !leftOut.has(position);
  const everyPassing = (): ReadonlyMap<string, TextMatch> =>
    new Map(
      floors.flatMap((floor, at) =>
        typed.asksForFloors && passes(floor, at) ? [[floor.slug, new Match(floor, 0, [], typed)] as const] : [],
      ),
    );
  if (typed.words.length + typed.eithers.length === 0) return { exact: everyPassing(), near: nothing, understood: understoodOf(typed) };
  const read = [...new Set(typed.words.flatMap((word) => readWord(word, vocabulary)))];
  // Beside a topic only what floors are called by asks for floors: not the city of 'delivery to Miami'.
  const words = typed.topics.length === 0 ? read : read.filter((word) => isTradeWord(word) || vocabulary.has(word) || /\d/.test(word));
  const beside = read.filter((word) => !words.includes(word));
  if (words.length + typed.eithers.length === 0)
    return { exact: everyPassing(), near: nothing, understood: understoodOf(typed, [], beside) };
  const ask = (asked: readonly string[]): ReadonlyMap<string, TextMatch> =>
    matches(floors, engine, wholeQuery(asked, typed.eithers, vocabulary), passes, typed);
  let exact = ask(words);
  if (exact.size > 0) return { exact, near: nothing, understood: understoodOf(typed, words) };
  const unknown = words.filter(
    (word) => !vocabulary.knows(word) && !isTradeWord(word) && engine.search(queryOf(word, vocabulary)).length === 0,
  );
  const known = words.filter((word) => !unknown.includes(word));
  // A word that says nothing here spoils no sentence; of two words, half would be left out.
  if (unknown.length > 0 && known.length + typed.said.length + typed.rooms.length + typed.topics.length >= 2) {
    exact = known.length + typed.eithers.length === 0 ? exact : ask(known);
    if (exact.size > 0) return { exact, near: nothing, understood: understoodOf(typed, known, unknown) };
  }
  const queries = [...words, ...typed.eithers.flat()].map((word) => queryOf(word, vocabulary));
  const near = matches(floors, engine, { combineWith: 'OR', queries }, (_, at) => !leftOut.has(at), null, queries.length);
  return { exact, near, understood: understoodOf(typed, known, unknown) };
}

/** In a pair as 'light gray' the color is asked, the other tone puts floors first: each floor has one tone. */
function wholeQuery(words: readonly string[], eithers: TypedQuery['eithers'], vocabulary: Vocabulary): Query {
  const tones = words.filter((word) => TONE_WORDS.has(word));
  const main = tones.includes('gray') ? 'gray' : tones.at(-1);
  const beside = tones.filter((tone) => tone !== main);
  const asked: Query = {
    combineWith: 'AND',
    queries: [
      ...words.filter((word) => !beside.includes(word)).map((word) => queryOf(word, vocabulary)),
      ...eithers.map((group): Query => ({
        combineWith: 'OR',
        queries: group.flatMap((word) => readWord(word, vocabulary)).map((word) => queryOf(word, vocabulary)),
      })),
    ],
  };
  if (beside.length === 0) return asked;
  const wished: Query = { combineWith: 'OR', queries: [asked, ...beside.map((word) => ({ ...BESIDE, queries: [word] }))] };
  return { combineWith: 'AND', queries: [asked, wished] };
}

/** As the index knows it: mended, in two words, or what comes nearest to a word that no floor has. */
function readWord(word: string, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary.knows(word)) return [word];
  const broader = broaderWord(word);
  if (broader !== null && vocabulary.knows(broader)) return [broader];
  const begun = englishOfBeginning(word);
  if (begun !== null && vocabulary.knows(begun)) return [begun];
  const mended = vocabulary.mend(word).filter((each) => !isEmptyWord(each));
  return mended.length === 0 ? [word] : mended;
}

/** The positions of floors that have a denied word. */
function excludedBy(engine: Engine, vocabulary: Vocabulary, { notWords }: TypedQuery): ReadonlySet<number> {
  if (notWords.length === 0) return new Set();
  const queries = notWords.flatMap((word) => readWord(word, vocabulary)).map((word) => queryOf(word, vocabulary, !vocabulary.has(word)));
  return new Set(engine.search({ combineWith: 'OR', queries }).map(({ id }) => Number(id)));
}

function queryOf(word: string, vocabulary: Vocabulary, hasPrefix = true): Query {
  const isNumber = /\d/.test(word);
  return {
    combineWith: 'OR',
    queries: [word, ...begunIn(spokenLanguage(), word, vocabulary)],
    fields: fieldsFor(word, vocabulary),
    bm25: PLAIN_SCORES,
    boost: WEIGHTS,
    prefix: hasPrefix && !isNumber,
    fuzzy: vocabulary.knows(word) ? false : typosAllowed(word),
  };
}

/** On a Spanish page 'cla' is more often the beginning of 'claro' than of 'classic'. */
function begunIn(language: Language, word: string, vocabulary: Vocabulary): readonly string[] {
  const begun = language === 'es' && !vocabulary.has(word) ? englishOfBeginning(word) : null;
  return begun === null || begun === word || !vocabulary.has(begun) ? [] : [begun];
}

/** A word of the facts is not searched in descriptions: that of a pale floor may mention dark rooms. */
function fieldsFor(word: string, vocabulary: Vocabulary): string[] {
  if (word.length === 1) return ['title'];
  return [...(vocabulary.isFact(word) ? CHOOSING_FIELDS : FIELDS)];
}

/** With `asked` words the score is the share of them that a floor has. */
function matches(
  floors: readonly Product[],
  engine: Engine,
  query: Query,
  passes: (floor: Product, position: number) => boolean,
  typed: TypedQuery | null,
  asked: number | null = null,
): ReadonlyMap<string, TextMatch> {
  const found = new Map<string, TextMatch>();
  const hits = engine.search(query);
  const best = hits[0]?.score ?? 1;
  for (const { id, score, terms, queryTerms } of hits) {
    const floor = floors[Number(id)];
    if (floor === undefined || !passes(floor, Number(id))) continue;
    found.set(floor.slug, new Match(floor, asked === null ? score / best : new Set(queryTerms).size / asked, terms, typed));
    if (typed === null && found.size >= MOST_NEAR) break;
  }
  return found;
}

/** The reason is computed on request: a list shows only some of its matches. */
class Match implements TextMatch {
  readonly #floor: Product;
  readonly #terms: readonly string[];
  readonly #typed: TypedQuery | null;

  constructor(
    floor: Product,
    readonly score: number,
    terms: readonly string[],
    typed: TypedQuery | null,
  ) {
    this.#floor = floor;
    this.#terms = terms;
    this.#typed = typed;
  }

  get titleWords(): readonly string[] {
    const words = this.#floor.title.split(/[^\p{L}\p{N}]/u);
    return [...new Set(words.filter((word) => wordsOf(word).some((each) => this.#terms.includes(each))).map((word) => word.toLowerCase()))];
  }

  get because(): string | null {
    const inTitle = new Set(wordsOf(this.#floor.title));
    const beside = this.#terms.filter((term) => !inTitle.has(term));
    const phrase = floorPhrases(this.#floor).find(({ words }) => words.some((word) => beside.includes(word)));
    return phrase?.says ?? this.#typed?.reasonFor(this.#floor) ?? null;
  }
}
