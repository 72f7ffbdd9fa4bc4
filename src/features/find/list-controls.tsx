import { readFindParameters } from '../../domain/find/find-parameters';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { loadChunk } from '../../ui/load-chunk';
import { lazyPart } from '../../ui/lazy-part';
import { isListAsked } from '../catalogue/is-list-asked';
import { readListSearch } from '../catalogue/read-list-search';
import type { ShownList } from '../catalogue/product-list-page';
import { countWords } from './count-words';
import { FILTER_BUTTON_ID } from './filter-button-id';
import type { FilterSheetProps } from './filter-sheet';
import { isPanelWide, useIsPanelWide } from './is-panel-wide';
import css from './list-controls.module.css';
import { SortSelect } from './sort-select';
import { useSavedFloors } from './use-list-floors';

const FoundCount = lazyPart(
  () => import('./found-count'),
  (code) => code.FoundCount,
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
        <span>Filter</span>
        {chosenCount === 0 ? null : <span className={css['chosen']}>{chosenCount}</span>}
        {chosenCount === 0 ? null : <span className="visually-hidden">chosen</span>}
      </button>
      <SortSelect
        sort={sort}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: readListSearch({ ...asked, sort: next === 'recommended' ? '' : next }),
            replace: isListAsked(search),
            resetScroll: false,
          })
        }
      />
      {Sheet === null ? null : <Sheet list={list} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
