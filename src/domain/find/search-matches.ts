/** Why a floor was found by a text. */
export interface TextMatch {
  /** Higher is better, from 0 to 1. */
  readonly score: number;
  /** Words of its title that were matched, in lower case: to be marked. */
  readonly titleWords: readonly string[];
  /** What matched beside the title, such as 'Wear layer 20 mil'; null when the title says it. */
  readonly because: string | null;
}

/** Matches by the floor's slug. */
export interface SearchMatches {
  /** Floors that match all that was typed. */
  readonly exact: ReadonlyMap<string, TextMatch>;
  /** When there are none: floors that match part of it. */
  readonly near: ReadonlyMap<string, TextMatch>;
}

export interface SearchIndex {
  /** Never fails, whatever was typed. */
  readonly search: (text: string) => SearchMatches;
}
