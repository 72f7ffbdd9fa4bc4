import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { findSearch, type FindState } from '../../domain/find/find-state';
import { isListAsked } from '../catalogue/is-list-asked';
import type { ListSearch } from '../catalogue/list-search';
import { readListSearch } from '../catalogue/read-list-search';
import { readAsked } from './read-address-filters';

/** Shows a press at once, before the address has changed. Only the first filter adds a history entry: Back leads to the whole list. */
export function useFindState(search: ListSearch): readonly [FindState, (next: FindState) => void] {
  const navigate = useNavigate();
  const given = useMemo(() => readAsked(search), [search]);
  const [pressed, setPressed] = useState<{ readonly on: FindState; readonly state: FindState } | null>(null);
  const state = pressed?.on === given ? pressed.state : given;
  const ask = useCallback(
    (next: FindState) => {
      setPressed({ on: given, state: next });
      void navigate({
        to: '.',
        search: readListSearch(findSearch(next)),
        replace: isListAsked(search),
        resetScroll: false,
      });
    },
    [navigate, given, search],
  );
  return [state, ask];
}
