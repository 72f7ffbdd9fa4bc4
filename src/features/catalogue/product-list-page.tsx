import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../api/error-kind';
import type { CategoryChoice, Product } from '../../domain/catalogue';
import { plainText } from '../../domain/text';
import { lazyPart } from '../../ui/lazy-part';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { CategoryChips } from './category-chips';
import { listStart } from './list-start';
import { ProductGridSkeleton } from './product-grid-skeleton';
import { ProductList } from './product-list';
import css from './product-list-page.module.css';
import { catalogueQueries } from './queries';
import type { Elements } from '../../ui/elements';

const NoProducts = lazyPart(
  () => import('./no-products'),
  (code) => code.NoProducts,
);

interface ProductListPageProps {
  readonly choice: CategoryChoice;
  /** Pages to show. */
  readonly page: number;
  /** What other features offer for these products. */
  readonly renderTools: (list: { readonly products: readonly Product[]; readonly count: number }) => Elements;
}

export function ProductListPage({ choice, page, renderTools }: ProductListPageProps) {
  const categories = useQuery(catalogueQueries.categories());
  const products = useQuery(catalogueQueries.products(choice));
  const start = useQuery(listStart(choice)).data;
  const list = products.data === undefined ? start : { products: products.data, count: products.data.length };
  const kind = products.data === undefined ? errorKind(products.error) : 'none';
  const loadState = (
    <LoadState isPending={products.isPending} errorKind={kind} loading={<ProductGridSkeleton />} onRetry={() => void products.refetch()} />
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
        <div className={css['tools']}>{list === undefined ? null : renderTools(list)}</div>
      </div>
      {categories.data === undefined ? (
        <div className={css['chipsSpace']} />
      ) : (
        <CategoryChips categories={categories.data} choice={choice} />
      )}
      {list === undefined ? (
        loadState
      ) : list.count === 0 ? (
        <NoProducts />
      ) : (
        <ProductList key={choice} products={list.products} count={list.count} page={page} failure={kind === 'none' ? null : loadState} />
      )}
    </PageBand>
  );
}
