import MiniSearch, { type Query } from 'minisearch';
import type { Product, SpecificationGroup } from '../catalogue';
import { excerpt, plainText } from '../text';
import { floorPhrases, wordsOf } from './floor-phrases';
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
const NOTHING_FOUND: SearchMatches = { exact: new Map(), near: new Map() };

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
    for (const word of [...words.title, ...words.about]) vocabulary.learn(word);
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
  let last: { readonly text: string; readonly matches: SearchMatches } | null = null;
  return {
    search: (text) => {
      // Each press on a facet searches for the same text again.
      if (last?.text !== text) last = { text, matches: search(floors, engine, vocabulary, readTypedQuery(text)) };
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
  const rows = specifications.flatMap((group) => group.rows.filter(({ title }) => !NOT_SEARCHED.test(title)));
  // Later sentences of a description are about rooms and care, not the color.
  const [first = ''] = excerpt(plainText(floor.descriptionHtml.slice(0, 600)), 200).split('. ');
  return {
    title: wordsOf(floor.title),
    facts: [...new Set(floorPhrases(floor).flatMap(({ words }) => words))],
    about: [...new Set([first, ...rows.map(({ value }) => value)].flatMap(wordsOf))],
  };
}

function search(floors: readonly Product[], engine: Engine, vocabulary: Vocabulary, typed: TypedQuery): SearchMatches {
  if (typed.words.length === 0) {
    if (!typed.hasLimits) return NOTHING_FOUND;
    return { exact: new Map(floors.filter(typed.passes).map((floor) => [floor.slug, new Match(floor, 0, [], typed)])), near: new Map() };
  }
  const words = typed.words.flatMap((word) => (vocabulary.knows(word) ? [word] : vocabulary.mend(word)));
  const queries = words.map((word) => queryOf(word, vocabulary));
  const exact = matches(floors, engine, { combineWith: 'AND', queries }, typed);
  if (exact.size > 0) return { exact, near: new Map() };
  return { exact, near: matches(floors, engine, { combineWith: 'OR', queries }, null) };
}

function queryOf(word: string, vocabulary: Vocabulary): Query {
  const isNumber = /\d/.test(word);
  return {
    queries: [word],
    fields: fieldsFor(word, vocabulary),
    bm25: PLAIN_SCORES,
    boost: WEIGHTS,
    prefix: !isNumber,
    fuzzy: vocabulary.knows(word) ? false : typosAllowed(word),
  };
}

/** A word of the facts is not searched in descriptions: that of a pale floor may mention dark rooms. */
function fieldsFor(word: string, vocabulary: Vocabulary): string[] {
  if (word.length === 1) return ['title'];
  return [...(vocabulary.isFact(word) ? CHOOSING_FIELDS : FIELDS)];
}

function matches(floors: readonly Product[], engine: Engine, query: Query, typed: TypedQuery | null): ReadonlyMap<string, TextMatch> {
  const found = new Map<string, TextMatch>();
  const hits = engine.search(query);
  const best = hits[0]?.score ?? 1;
  for (const { id, score, terms } of hits) {
    const floor = floors[Number(id)];
    if (floor === undefined || typed?.passes(floor) === false) continue;
    found.set(floor.slug, new Match(floor, score / best, terms, typed));
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
