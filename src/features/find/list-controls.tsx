import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { readFindParameters } from '../../domain/find/find-parameters';
import { lazyPart } from '../../ui/lazy-part';
import { loadChunk } from '../../ui/load-chunk';
import { readListSearch } from '../catalogue/list-search';
import type { ShownList } from '../catalogue/product-list-page';
import { countWords, useSavedFloors } from './list-floors';
import { FILTER_BUTTON_ID } from './filter-button';
import type { FilterSheetProps } from './filter-sheet';
import css from './list-controls.module.css';
import { SortSelect, type SortSelectProps } from './sort-select';
import { findTexts } from './find.texts';

const FoundCount = lazyPart(
  () => import('./found-list'),
  (code) => code.FoundCount,
);

/** What is typed may order the list. */
const FoundSort = lazyPart(
  () => import('./found-list'),
  (code) => code.FoundSort,
);

export function ListControls(list: ShownList) {
  const navigate = useNavigate();
  const { choice, search, count, products, isFiltering, onFilter } = list;
  const saved = useSavedFloors(choice, products === undefined);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isExpanded = useIsPanelWide() ? isFiltering : isSheetOpen;
  const { sort = 'recommended', ...asked } = readFindParameters(search);
  const chosenCount = Object.keys(asked).length;

  const openFilters = async (): Promise<void> => {
    // Not the hook's answer, which in a press right after hydration is still the document's.
    if (isPanelWide()) {
      // Otherwise the list would disappear until the panel's code has loaded.
      await loadChunk(() => import('./found-list'));
      return onFilter(!isFiltering);
    }
    setSheetOpen(true);
    if (Sheet !== null) return;
    const { FilterSheet } = await loadChunk(() => import('./filter-sheet'));
    setSheet(() => FilterSheet);
  };

  const sorting: SortSelectProps = {
    sort,
    onChange: (next) =>
      void navigate({
        to: '.',
        search: readListSearch({ ...asked, sort: next === 'recommended' ? '' : next }),
        resetScroll: false,
      }),
  };

  if (products === undefined && saved === null) return null;
  return (
    <>
      <p role="status" className={css['count']}>
        {chosenCount === 0 && products !== undefined ? <span>{countWords(count, count, false)}</span> : <FoundCount list={list} />}
      </p>
      <button
        type="button"
        id={FILTER_BUTTON_ID}
        className={css['filter']}
        aria-expanded={isExpanded}
        data-chosen={chosenCount === 0 ? undefined : true}
        onClick={() => void openFilters()}
      >
        <span>{findTexts.filter}</span>
        {chosenCount === 0 ? null : <span className={css['chosen']}>{chosenCount}</span>}
        {chosenCount === 0 ? null : <span className="visually-hidden">{findTexts.isChosen}</span>}
      </button>
      {asked.q === undefined ? <SortSelect {...sorting} /> : <FoundSort list={list} {...sorting} />}
      {Sheet === null ? null : <Sheet list={list} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </>
  );
}

/** See found-list.module.css. */
const PANEL_WIDTH = '(min-width: 1200px)';

function isPanelWide(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(PANEL_WIDTH).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PANEL_WIDTH);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False in the document, which is the same for every device. */
function useIsPanelWide(): boolean {
  return useSyncExternalStore(subscribe, isPanelWide, () => false);
}
