import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { readFindParameters } from '../../domain/find/find-parameters';
import { findSearch, type FindState, readFindState } from '../../domain/find/find-state';
import { type ListSearch, readListSearch } from '../catalogue/list-search';

/** Shows a press at once, before the address has changed. Each press is a history entry: Back undoes one. */
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
        resetScroll: false,
      });
    },
    [navigate, given],
  );
  return [state, ask];
}

/** Malformed values are ignored. */
export function readAsked(search: Readonly<Record<string, unknown>>): FindState {
  return readFindState(readFindParameters(search));
}
