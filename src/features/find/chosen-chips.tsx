import { useEffect, useRef } from 'react';
import { facetOf } from '../../domain/find/facets';
import { FACET_IDS } from '../../domain/find/find-parameters';
import { ANY_PRICE, isFiltered, NOTHING_ASKED, toggleValue, type FindState } from '../../domain/find/find-state';
import { priceLabel } from '../../domain/find/loosen';
import type { ListSearch } from '../catalogue/list-search';
import css from './chosen-chips.module.css';
import { focusFilterButton } from './filter-button';
import { useFindState } from './use-find-state';
import { findTexts } from './find.texts';

export function ChosenChips({ search }: { readonly search: ListSearch }) {
  const [state, ask] = useFindState(search);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const chips = chosenOf(state);

  // The focus moves to the chip in the place of the removed one.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current, buttons.length - 2)]?.focus();
    removed.current = null;
  });

  const leave = (next: FindState, at: number): void => {
    if (isFiltered(next)) removed.current = at;
    else focusFilterButton();
    ask(next);
  };

  return (
    <ul ref={list} role="list" aria-label={findTexts.chosen} className={css['chips']}>
      {chips.map(({ label, without }, at) => (
        <li key={label}>
          <button type="button" className={css['chip']} onClick={() => leave(without, at)}>
            <span className="visually-hidden">{findTexts.remove}</span>
            <span>{label}</span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css['clear']} onClick={() => leave({ ...NOTHING_ASKED, sort: state.sort }, 0)}>
          {findTexts.clearAll}
        </button>
      </li>
    </ul>
  );
}

interface Chip {
  readonly label: string;
  readonly without: FindState;
}

function chosenOf(state: FindState): readonly Chip[] {
  const { q, price, chosen } = state;
  return [
    ...(q === '' ? [] : [{ label: `“${q}”`, without: { ...state, q: '' } }]),
    ...(price.fromCents === null && price.toCents === null ? [] : [{ label: priceLabel(state), without: { ...state, price: ANY_PRICE } }]),
    ...FACET_IDS.flatMap((id) =>
      (chosen[id] ?? []).map((value) => ({ label: facetOf(id).labelOf(value), without: toggleValue(state, id, value) })),
    ),
  ];
}
