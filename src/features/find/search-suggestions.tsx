import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Product } from '../../domain/catalogue';
import { NOTHING_ASKED } from '../../domain/find/find-state';
import { spokenPath } from '../../domain/languages';
import { formatCount } from '../../domain/number-text';
import { recentSearches } from '../../offline/recent-searches';
import { readListSearch } from '../catalogue/list-search';
import { catalogueQueries } from '../catalogue/queries';
import { countWords, useSavedFloors } from './list-floors';
import { pageHref, useFoundPages } from './found-pages';
import { useFindings } from './floor-finder';
import css from './search-suggestions.module.css';
import { type Suggestion, SuggestionOption, suggestionsFor } from './suggestion';
import { findTexts } from './find.texts';
import { searchSuggestionsTexts } from './search-suggestions.texts';

export interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly activeId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onText: (text: string) => void;
  /** After a choice. */
  readonly onLeave: () => void;
  /** Without a choice. */
  readonly onClose: () => void;
}

const NO_FLOORS: readonly Product[] = [];

export function SearchSuggestions(props: SearchSuggestionsProps) {
  const list = useQuery(catalogueQueries.products('ALL'));
  const saved = useSavedFloors('ALL', list.data === undefined && list.isError);
  const typed = useDeferredValue(props.text.trim());
  const state = useMemo(() => ({ ...NOTHING_ASKED, q: typed }), [typed]);
  const findings = useFindings(list.data ?? saved?.floors ?? NO_FLOORS, state);
  const pages = useFoundPages(findings);
  const [recent, setRecent] = useState(recentSearches.all);
  const suggestions = useMemo(() => suggestionsFor(typed, findings, recent, pages), [typed, findings, recent, pages]);
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
      isNoFloor={findings.understood?.isNoFloor === true}
      savedCount={saved?.floors.length ?? null}
      isWaiting={list.isPending && saved === null}
      onClearRecent={recent.length === 0 ? null : clear}
    />
  );
}

interface SearchResultsProps extends SearchSuggestionsProps {
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly count: number;
  /** The text asks for a page. */
  readonly isNoFloor: boolean;
  /** When the list of all floors did not load. */
  readonly savedCount: number | null;
  readonly isWaiting: boolean;
  readonly onClearRecent: (() => void) | null;
}

/** The focus stays in the box: arrows move through the list. */
function SearchResults(props: SearchResultsProps) {
  const { id, typed, suggestions, count, isNoFloor, savedCount, isWaiting, input, activeId, onActive, onLeave, onClose, onClearRecent } =
    props;
  const router = useRouter();
  const optionId = (at: number): string => `${id}-${at}`;
  const active = suggestions.findIndex((_, at) => optionId(at) === activeId);

  const choose = (suggestion: Suggestion): void => {
    if (suggestion.kind !== 'recent') recentSearches.add(typed);
    onLeave();
    if (suggestion.kind === 'page') router.history.push(spokenPath(pageHref(suggestion.page)));
    else if (suggestion.kind === 'floor') void router.navigate({ to: '/products/$slug', params: { slug: suggestion.floor.slug } });
    else void router.navigate({ to: '/products', search: readListSearch({ q: suggestion.text }) });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A browser would also clear the box.
      event.preventDefault();
      return onClose();
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || suggestions.length === 0) return;
    event.preventDefault();
    // One more than options: the box itself.
    const places = suggestions.length + 1;
    const next = (active + 1 + step + places) % places;
    onActive(next === 0 ? null : optionId(next - 1));
  });
  useEffect(() => {
    const box = input.current;
    const listening = new AbortController();
    box?.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const words = wordsFor(typed, count, isNoFloor, savedCount, isWaiting);
  if (typed === '' && suggestions.length === 0) return <div id={id} role="listbox" aria-label={findTexts.found} hidden />;
  return (
    // A press on the list must not move the focus out of the box.
    <div
      role="none"
      className={css['results']}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={css['head']}>
        <p role="status">
          <span>{words}</span>
        </p>
        {typed !== '' || onClearRecent === null ? null : (
          <button type="button" className={css['clear']} onClick={onClearRecent}>
            {findTexts.clearRecent}
          </button>
        )}
      </div>
      <div id={id} role="listbox" aria-label={findTexts.found}>
        {suggestions.map((suggestion, at) => (
          <SuggestionOption
            key={optionId(at)}
            id={optionId(at)}
            suggestion={suggestion}
            isActive={at === active}
            onChoose={() => choose(suggestion)}
          />
        ))}
      </div>
    </div>
  );
}

function wordsFor(typed: string, count: number, isNoFloor: boolean, savedCount: number | null, isWaiting: boolean): string {
  if (typed === '') return findTexts.recent;
  if (isWaiting) return findTexts.lookingUp;
  if (isNoFloor) return findTexts.noFloorPages;
  const among = savedCount === null ? '' : searchSuggestionsTexts.among(formatCount(savedCount));
  if (count === 0) return searchSuggestionsTexts.none(among);
  return `${countWords(count, count, false)}${among}`;
}
