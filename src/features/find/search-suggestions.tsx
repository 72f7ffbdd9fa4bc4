import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '../../domain/catalogue';
import { NOTHING_ASKED } from '../../domain/find/find-state';
import { recentSearches } from '../../offline/recent-searches';
import { catalogueQueries } from '../catalogue/queries';
import { SearchResults } from './search-results';
import type { SearchSuggestionsProps } from './search-suggestions-props';
import { suggestionsFor } from './suggestion';
import { useFindings } from './use-findings';
import { useSavedFloors } from './use-list-floors';

const NO_FLOORS: readonly Product[] = [];

export function SearchSuggestions(props: SearchSuggestionsProps) {
  const list = useQuery(catalogueQueries.products('ALL'));
  const saved = useSavedFloors('ALL', list.data === undefined && list.isError);
  const typed = useDeferredValue(props.text.trim());
  const state = useMemo(() => ({ ...NOTHING_ASKED, q: typed }), [typed]);
  const findings = useFindings(list.data ?? saved?.floors ?? NO_FLOORS, state);
  const [recent, setRecent] = useState(recentSearches.all);
  const suggestions = useMemo(() => suggestionsFor(typed, findings, recent), [typed, findings, recent]);
  const clear = (): void => {
    recentSearches.clear();
    setRecent([]);
    props.input.current?.focus();
  };
  return (
    <SearchResults
      {...props}
      typed={typed}
      suggestions={suggestions}
      count={findings.count}
      savedCount={saved?.floors.length ?? null}
      isWaiting={list.isPending && saved === null}
      onClearRecent={recent.length === 0 ? null : clear}
    />
  );
}
