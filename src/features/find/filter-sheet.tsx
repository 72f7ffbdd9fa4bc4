import { useDeferredValue, useMemo } from 'react';
import type { Product } from '../../domain/catalogue';
import { isFiltered, NOTHING_ASKED } from '../../domain/find/find-state';
import { formatCount } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { useBackCloses } from '../../ui/use-open-layer';
import type { ShownList } from '../catalogue/product-list-page';
import { FacetPanel } from './facet-panel';
import css from './filter-sheet.module.css';
import { readAsked, useFindState } from './use-find-state';
import { useFindings } from './floor-finder';
import { useSavedFloors } from './list-floors';
import { findTexts } from './find.texts';
import { filterSheetTexts } from './filter-sheet.texts';

export interface FilterSheetProps {
  readonly list: ShownList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list behind the sheet follows each press. */
export function FilterSheet({ list, isOpen, onClose }: FilterSheetProps) {
  const { choice, products } = list;
  const saved = useSavedFloors(choice, products === undefined);
  const floors = products ?? saved?.floors ?? [];
  return (
    <Dialog isOpen={isOpen} title={findTexts.filter} onClose={onClose}>
      <SheetContent list={list} floors={floors} onClose={onClose} />
    </Dialog>
  );
}

interface SheetContentProps {
  readonly list: ShownList;
  readonly floors: readonly Product[];
  readonly onClose: () => void;
}

function SheetContent({ list: { search }, floors, onClose }: SheetContentProps) {
  useBackCloses(onClose);
  const [, ask] = useFindState(search);
  const state = useMemo(() => readAsked(search), [search]);
  const { count } = useFindings(floors, useDeferredValue(state));
  return (
    <>
      <FacetPanel search={search} floors={floors} />
      <div className="dialog-foot">
        <div ref={keepRowFocus} className={css['foot']}>
          {isFiltered(state) ? (
            <Button variant="text" onClick={() => ask({ ...NOTHING_ASKED, sort: state.sort })}>
              {findTexts.clearAll}
            </Button>
          ) : null}
          <Button variant="primary" className={css['show']} onClick={onClose}>
            {filterSheetTexts.show(formatCount(count), count === 1)}
          </Button>
        </div>
      </div>
    </>
  );
}
