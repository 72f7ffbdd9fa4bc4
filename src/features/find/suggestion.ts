import type { Product } from '../../domain/catalogue';
import type { Findings } from '../../domain/find/find-floors';
import type { TextMatch } from '../../domain/find/search-matches';

export type Suggestion =
  | { readonly kind: 'floor'; readonly floor: Product; readonly match: TextMatch | null }
  | { readonly kind: 'all'; readonly text: string; readonly count: number }
  | { readonly kind: 'recent'; readonly text: string };

/** Slightly more than fit above a phone's keyboard. */
const MOST_FLOORS = 6;

/** The nearest floors when none fits. */
export function suggestionsFor(text: string, findings: Findings, recent: readonly string[]): readonly Suggestion[] {
  if (text === '') return recent.map((each) => ({ kind: 'recent', text: each }));
  const { count } = findings;
  const floors = (count === 0 ? findings.nearest : findings.floors).slice(0, MOST_FLOORS);
  return [
    ...floors.map(({ floor, match }) => ({ kind: 'floor', floor, match }) as const),
    ...(count === 0 ? [] : [{ kind: 'all', text, count } as const]),
  ];
}
