import { facetOf } from './facets';
import { readTypedQuery } from './typed-query';
import { FACET_IDS } from './find-parameters';
import { ANY_PRICE, type FindState } from './find-state';
import { loosenTexts } from './loosen.texts';

export interface Loosening {
  /** For example 'IIC 55 or more'. */
  readonly label: string;
  readonly state: FindState;
  readonly count: number;
}

/** Filters that bring most floors come first; those that bring none are left out. */
export function waysToLoosen(state: FindState, countOf: (looser: FindState) => number): readonly Loosening[] {
  const ways: { readonly label: string; readonly state: FindState }[] = [];
  for (const id of FACET_IDS) {
    const values = state.chosen[id] ?? [];
    if (values.length === 0) continue;
    const { [id]: _, ...chosen } = state.chosen;
    ways.push({ label: values.map(facetOf(id).labelOf).join(', '), state: { ...state, chosen } });
  }
  if (state.price.fromCents !== null || state.price.toCents !== null)
    ways.push({ label: priceLabel(state), state: { ...state, price: ANY_PRICE } });
  if (state.q !== '' && ways.length > 0) ways.push({ label: `“${state.q}”`, state: { ...state, q: '' } });
  for (const { part, text } of readTypedQuery(state.q).looser) ways.push({ label: `“${part}”`, state: { ...state, q: text } });
  return ways
    .map((way) => ({ ...way, count: countOf(way.state) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** '$2.00 to $3.50 / sqft', 'Up to $3.50 / sqft'. */
export function priceLabel({ price: { fromCents, toCents } }: FindState): string {
  const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
  if (fromCents === null) return toCents === null ? loosenTexts.anyPrice : loosenTexts.upTo(dollars(toCents));
  return toCents === null ? loosenTexts.from(dollars(fromCents)) : loosenTexts.between(dollars(fromCents), dollars(toCents));
}
