export interface TextMatch {
  /** From 0 to 1; higher is better. */
  readonly score: number;
  /** In lower case, for marking in the title. */
  readonly titleWords: readonly string[];
  /** Such as 'Wear layer 20 mil'; null when the title matched. */
  readonly because: string | null;
}

/** The matches by slug. */
export interface SearchMatches {
  readonly exact: ReadonlyMap<string, TextMatch>;
  /** Filled only when `exact` is empty. */
  readonly near: ReadonlyMap<string, TextMatch>;
}

export interface SearchIndex {
  /** Never throws. */
  readonly search: (text: string) => SearchMatches;
}
