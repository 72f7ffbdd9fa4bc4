import { useDeferredValue, useMemo, useRef } from 'react';
import type { Product } from '../../domain/catalogue';
import { type FindState, isFiltered } from '../../domain/find/find-state';
import type { FoundFloor } from '../../domain/find/found-floor';
import { typedNeedsTexts } from '../../domain/find/typed-needs.texts';
import { readTypedQuery } from '../../domain/find/typed-query';
import { formatAge } from '../../domain/moment';
import { ButtonLink } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { Notice } from '../../ui/notice';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import { readListSearch } from '../catalogue/list-search';
import { LONGEST_INLINED_LIST, PRODUCTS_PER_PAGE } from '../catalogue/list-start';
import { ProductList } from '../catalogue/product-list';
import type { ShownList } from '../catalogue/product-list-page';
import { ChosenChips } from './chosen-chips';
import { countWords, type SavedFloors, useSavedFloors } from './list-floors';
import { FacetPanel } from './facet-panel';
import css from './found-list.module.css';
import { FoundPages } from './found-pages';
import { FoundUnderstood } from './found-understood';
import { NothingFound } from './nothing-found';
import { SortSelect, type SortSelectProps } from './sort-select';
import { readAsked } from './use-find-state';
import { useFindings } from './floor-finder';
import { useMarkedWords } from './marked-words';
import { findTexts } from './find.texts';
import { foundListTexts } from './found-list.texts';

export function FoundList(list: ShownList) {
  const { choice, products, count } = list;
  const insteadOfFloors: Elements = list.failure;
  const saved = useSavedFloors(choice, products === undefined);
  if (products === undefined && saved === null) return insteadOfFloors;
  if (products !== undefined && count === 0) return <NoProducts />;
  // The start of a long list stays on screen until the whole list has loaded.
  if (products !== undefined && products.length < count) return <FoundStart list={list} products={products} />;
  return <Found list={list} floors={products ?? saved?.floors ?? []} saved={saved} />;
}

/** Without the filter panel: its counts need the whole list. */
function FoundStart({
  list: { choice, count, foundCount = count, failure },
  products,
}: {
  readonly list: ShownList;
  readonly products: readonly Product[];
}) {
  return (
    <div className={css['area']}>
      <div className={css['list']}>
        <ProductList key={choice} products={products} count={foundCount} page={1} failure={failure} />
      </div>
    </div>
  );
}

interface FoundProps {
  readonly list: ShownList;
  readonly floors: readonly Product[];
  readonly saved: SavedFloors | null;
}

function Found({ list, floors, saved }: FoundProps) {
  const { choice, search, isFiltering } = list;
  const state = useMemo(() => readAsked(search), [search]);
  const findings = useFindings(floors, useDeferredValue(state));
  const found = useMemo(() => findings.floors.map(({ floor }) => floor), [findings]);
  const shown = useRef<HTMLDivElement>(null);
  useMarkedWords(
    shown,
    useMemo(() => matchedWords(findings.floors), [findings]),
  );
  // A document holds only the start of a long list.
  const isStart = !useIsHydrated() && floors.length > LONGEST_INLINED_LIST;
  if (isStart) return <FoundStart list={{ ...list, foundCount: findings.count }} products={found} />;
  return (
    <div className={css['area']}>
      {isFiltering ? (
        <aside className={css['panel']} aria-label={findTexts.filters}>
          <FacetPanel search={search} floors={floors} />
        </aside>
      ) : null}
      <div ref={shown} className={css['list']}>
        {saved === null ? null : <SavedNote saved={saved} />}
        {isFiltered(state) ? <ChosenChips search={search} /> : null}
        <FoundUnderstood findings={findings} />
        {findings.count === 0 ? null : <FoundPages findings={findings} />}
        {findings.count === 0 ? (
          <NothingFound search={search} findings={findings} />
        ) : (
          <ProductList key={choice} products={found} count={findings.count} page={readListSearch(search).page ?? 1} failure={null} />
        )}
      </div>
    </div>
  );
}

/** Of the first page; further pages match mostly the same words. */
function matchedWords(floors: readonly FoundFloor[]): readonly string[] {
  const texts = floors.slice(0, PRODUCTS_PER_PAGE).flatMap(({ match }) => [...(match?.titleWords ?? []), match?.because ?? '']);
  return [...new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(Boolean))];
}

function SavedNote({ saved: { floors, savedAt } }: { readonly saved: SavedFloors }) {
  const now = useNow();
  return <p className={css['note']}>{foundListTexts.savedOnly(floors.length, formatAge(now - savedAt))}</p>;
}

function NoProducts() {
  return (
    <>
      <Notice
        title={findTexts.nothingYet}
        action={
          <ButtonLink to="/products" variant="primary">
            {findTexts.shopNow}
          </ButtonLink>
        }
      >
        <p>{findTexts.noneInCategory}</p>
      </Notice>
      <EmptyScreenPicture />
    </>
  );
}

/** '3 of 48 floors', or '3 of 31 saved floors' while the whole list is not loaded. */
export function FoundCount({ list }: { readonly list: ShownList }) {
  const saved = useSavedFloors(list.choice, list.products === undefined);
  const state = useMemo(() => readAsked(list.search), [list.search]);
  if (list.products === undefined && saved === null) return null;
  if (list.products !== undefined && list.products.length < list.count)
    return <span>{countWords(list.foundCount ?? list.count, list.count, false)}</span>;
  return <Count floors={list.products ?? saved?.floors ?? []} state={state} isSaved={saved !== null} />;
}

function Count({ floors, state, isSaved }: { readonly floors: readonly Product[]; readonly state: FindState; readonly isSaved: boolean }) {
  const { count, total } = useFindings(floors, useDeferredValue(state));
  return <span>{countWords(count, total, isSaved)}</span>;
}

/** The box tells what orders the list: words of the typed text, else how well a floor matches it. */
export function FoundSort({ list, ...sorting }: SortSelectProps & { readonly list: ShownList }) {
  const { q } = useMemo(() => readAsked(list.search), [list.search]);
  const order = useMemo(() => readTypedQuery(q).order, [q]);
  const words = order === null ? findTexts.bestMatch : typedNeedsTexts.orders[order];
  return <SortSelect {...sorting} byDefault={`${words.charAt(0).toUpperCase()}${words.slice(1)}`} />;
}
