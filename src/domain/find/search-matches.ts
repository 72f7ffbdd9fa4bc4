import type { Topic } from './find-topics';
import type { TypedOrder } from './typed-needs';
import type { TypedQuery } from './typed-query';

export interface TextMatch {
  /** From 0 to 1; higher is better. */
  readonly score: number;
  /** In lower case, for marking in the title. */
  readonly titleWords: readonly string[];
  /** Such as 'Wear layer 20 mil'; null when the title matched. */
  readonly because: string | null;
}

/** What a typed text was understood to ask. */
export interface Understood {
  /** In the words of the index, with those that no floor has: guides and articles may have them. */
  readonly words: readonly string[];
  /** 'oak', 'not brown', 'up to $3.50 / sqft', 'cheapest first'. */
  readonly said: readonly string[];
  /** Left out, since no floor has them. */
  readonly unknown: readonly string[];
  readonly rooms: readonly string[];
  readonly topics: readonly Topic[];
  readonly order: TypedOrder | null;
  /** A text that asks for something else than floors. */
  readonly isNoFloor: boolean;
  readonly typed: TypedQuery;
}

/** The matches by slug. */
export interface SearchMatches {
  readonly exact: ReadonlyMap<string, TextMatch>;
  /** Filled only when `exact` is empty. */
  readonly near: ReadonlyMap<string, TextMatch>;
  readonly understood: Understood;
}

export interface SearchIndex {
  /** Never throws. */
  readonly search: (text: string) => SearchMatches;
}
