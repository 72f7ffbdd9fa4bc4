/** Why a floor was found by a text. */
export interface TextMatch {
  /** Higher is better, from 0 to 1. */
  readonly score: number;
  /** Matched words of its title, in lower case, for marking. */
  readonly titleWords: readonly string[];
  /** The matched fact, such as 'Wear layer 20 mil'; null when the title matched. */
  readonly because: string | null;
}

/** Matches by slug. */
export interface SearchMatches {
  /** Floors that match the whole typed text. */
  readonly exact: ReadonlyMap<string, TextMatch>;
  /** Floors that match a part of it; only filled when `exact` is empty. */
  readonly near: ReadonlyMap<string, TextMatch>;
}

export interface SearchIndex {
  /** Searches for a typed text. Never throws. */
  readonly search: (text: string) => SearchMatches;
}
