import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorKind } from '../../api/errors';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { langOf } from '../../domain/in-english';
import { plainText } from '../../domain/text';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { CategoryChips } from './category-chips';
import { isListAsked, type ListSearch } from './list-search';
import { listStart, type ListStart } from './list-start';
import { ProductGridSkeleton, ProductList } from './product-list';
import css from './product-list-page.module.css';
import { catalogueQueries } from './queries';
import type { Elements } from '../../ui/elements';
import { catalogueTexts } from './catalogue.texts';

export interface ShownList {
  readonly choice: CategoryChoice;
  readonly search: ListSearch;
  /** The whole list, or its start until the rest has loaded; undefined without either. */
  readonly products?: readonly Product[];
  readonly count: number;
  /** Only for a list's start: the number of matches. */
  readonly foundCount?: number;
  readonly isFiltering: boolean;
  readonly onFilter: (isFiltering: boolean) => void;
  readonly failure: Elements;
}

interface ProductListPageProps {
  readonly choice: CategoryChoice;
  readonly search: ListSearch;
  readonly renderTools: (list: ShownList) => Elements;
  /** The matches of a search or filters, saved floors when the list did not load, or a message when it is empty. */
  readonly renderFound: (list: ShownList) => Elements;
}

export function ProductListPage({ choice, search, renderTools, renderFound }: ProductListPageProps) {
  const isAsked = isListAsked(search);
  // Text is not greater than 1: page 1.
  const page = (search.page ?? 1) > 1 ? Number(search.page) : 1;
  const [isFiltering = isAsked, setFiltering] = useState<boolean>();
  const categories = useQuery(catalogueQueries.categories());
  const products = useQuery(catalogueQueries.products(choice));
  const start = useQuery(listStart(choice)).data;
  const list: ListStart | undefined = products.data === undefined ? start : { products: products.data, count: products.data.length };
  const kind = products.data === undefined ? errorKind(products.error) : 'none';
  const loadState = (
    <LoadState isPending={products.isPending} errorKind={kind} loading={<ProductGridSkeleton />} onRetry={() => void products.refetch()} />
  );
  const isAway = list === undefined && kind === 'offline';
  const shown: ShownList = {
    choice,
    search,
    count: 0,
    ...list,
    isFiltering,
    onFilter: setFiltering,
    failure: kind === 'none' && list !== undefined ? null : loadState,
  };
  const category = categories.data?.find(({ id }) => id === choice);
  const heading = choice === 'ALL' ? catalogueTexts.products : (category?.title ?? '');
  return (
    <PageBand className={css['page']}>
      <div className={css['head']}>
        <div className={css['words']}>
          <h1 className={css['heading']} lang={langOf(category ?? {}, 'title')}>
            {heading || <span className="visually-hidden">{catalogueTexts.ofOneCategory}</span>}
          </h1>
          <p className={css['intro']} lang={langOf(category ?? {}, 'description')}>
            {choice === 'ALL' ? catalogueTexts.intro : plainText(category?.descriptionHtml ?? '')}
          </p>
        </div>
        <div className={css['tools']}>{list === undefined && !isAway ? null : renderTools(shown)}</div>
      </div>
      {categories.data === undefined ? (
        <div className={css['chipsSpace']} />
      ) : (
        <CategoryChips categories={categories.data} choice={choice} />
      )}
      {isAsked || isFiltering || list?.count === 0 || isAway ? (
        renderFound(shown)
      ) : list === undefined ? (
        loadState
      ) : (
        <ProductList key={choice} products={list.products} count={list.count} page={page} failure={shown.failure} />
      )}
    </PageBand>
  );
}
