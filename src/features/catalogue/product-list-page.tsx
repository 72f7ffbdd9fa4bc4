import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorKind } from '../../api/error-kind';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { plainText } from '../../domain/text';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { CategoryChips } from './category-chips';
import { openingOf } from './list-opening';
import { NoFloors, ProductGridSkeleton } from './list-parts';
import gridCss from './product-grid.module.css';
import { ProductList } from './product-list';
import css from './product-list-page.module.css';
import { catalogueQueries } from './queries';

interface ProductListPageProps {
  readonly choice: CategoryChoice;
  /** What other features offer for these floors. */
  readonly renderTools?: (products: readonly Product[]) => ReactNode;
}

export function ProductListPage({ choice, renderTools }: ProductListPageProps) {
  const categories = useQuery(catalogueQueries.categories());
  const products = useQuery(catalogueQueries.products(choice));
  const opening = useQuery(openingOf(choice)).data;
  const list = products.data === undefined ? opening : { products: products.data, count: products.data.length };
  const kind = products.data === undefined ? errorKind(products.error) : 'none';
  const whatIsMissing = (
    <LoadState
      isPending={products.isPending}
      errorKind={kind}
      loading={<ProductGridSkeleton className={gridCss['grid']} />}
      onRetry={() => void products.refetch()}
    />
  );
  const category = categories.data?.find(({ id }) => id === choice);
  const heading = choice === 'ALL' ? 'Products' : (category?.title ?? '');
  return (
    <PageBand className={css['page']}>
      <div className={css['head']}>
        <div className={css['words']}>
          <h1 className={css['heading']}>{heading || <span className="visually-hidden">Products of one category</span>}</h1>
          <p className={css['intro']}>
            {choice === 'ALL'
              ? 'Every floor we keep, sold by the box and priced by the square foot.'
              : plainText(category?.descriptionHtml ?? '')}
          </p>
        </div>
        {renderTools === undefined ? null : list !== undefined ? (
          <div className={css['tools']}>{renderTools(list.products)}</div>
        ) : kind === 'none' ? (
          <div className={css['toolsSpace']} />
        ) : null}
      </div>
      {categories.data === undefined ? (
        <div className={css['chipsSpace']} />
      ) : (
        <CategoryChips categories={categories.data} choice={choice} />
      )}
      {list === undefined ? (
        whatIsMissing
      ) : list.count === 0 ? (
        <NoFloors />
      ) : (
        <ProductList key={choice} products={list.products} count={list.count} failure={kind === 'none' ? null : whatIsMissing} />
      )}
    </PageBand>
  );
}
