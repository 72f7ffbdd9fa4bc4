import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorKind } from '../../api/errors';
import type { Media, Product, ProductDetails } from '../../domain/catalogue';
import type { Cents } from '../../domain/money';
import { BelowTheFold } from '../../ui/below-the-fold';
import { FloorTitle } from '../../ui/floor-title';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { Breadcrumb } from './breadcrumb';
import { focusCoverage } from './focus-coverage';
import css from './product-page.module.css';
import * as parts from './lazy-product-parts';
import { PriceLine } from './price-line';
import { ProductPageSkeleton } from './product-page-skeleton';
import { useKeptSelection } from './use-kept-selection';
import { catalogueQueries, detailsFromLists } from '../catalogue/queries';
import type { Elements } from '../../ui/elements';

export interface ProductChoice {
  /** May be more than fit in one order. */
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly hasCoverage: boolean;
  readonly askForCoverage: () => void;
}

interface ProductSlots {
  readonly installationCentsPerSqft: Cents | null;
  readonly renderActions: (product: Product, choice: ProductChoice) => Elements;
  readonly renderBar: (product: Product, choice: ProductChoice) => Elements;
}

export interface ProductPageProps extends ProductSlots {
  readonly slug: string;
  readonly renderMeta: (details: ProductDetails) => Elements;
}

export function ProductPage({ slug, renderMeta, ...slots }: ProductPageProps) {
  const queryClient = useQueryClient();
  const details = useQuery({ ...catalogueQueries.product(slug), placeholderData: () => detailsFromLists(queryClient, slug) });
  if (details.data !== undefined) {
    return (
      <>
        {renderMeta(details.data)}
        <ProductView key={details.data.product.id} details={details.data} isLoading={details.isPlaceholderData} {...slots} />
      </>
    );
  }
  const kind = errorKind(details.error);
  if (kind === 'none') return <ProductPageSkeleton />;
  return (
    <PageBand>
      <LoadState isPending={false} errorKind={kind} loading={null} onRetry={() => void details.refetch()} isPage />
    </PageBand>
  );
}

interface ProductViewProps extends ProductSlots {
  readonly details: ProductDetails;
  /** `details` has only the data of a product list. */
  readonly isLoading: boolean;
}

function ProductView({ details, isLoading, installationCentsPerSqft, renderActions, renderBar }: ProductViewProps) {
  const { product, specifications } = details;
  const { data: categories } = useQuery(catalogueQueries.categories());
  const { pricePerBoxCents, sqftPerBox } = product;
  const [selection, changeSelection] = useKeptSelection(product.id, sqftPerBox ?? 0);
  const isSellable = pricePerBoxCents !== null && pricePerBoxCents > 0 && sqftPerBox !== null && sqftPerBox > 0;
  const choice: ProductChoice = {
    boxes: selection.boxes,
    isInstallationChosen: selection.isInstallationChosen,
    hasCoverage: selection.coverage > 0,
    askForCoverage: focusCoverage,
  };
  const media = useMemo(
    (): readonly Media[] => (details.media.length > 0 ? details.media : [{ type: 'image', picture: product.picture }]),
    [details, product],
  );
  return (
    <article>
      <div className={css['page']}>
        <Breadcrumb product={product} category={categories?.find(({ id }) => id === product.categoryId)} />
        <parts.Gallery media={media} name={product.title} isLoading={isLoading} className={css['gallery']} />
        <div className={css['buy']}>
          <h1 className={css['title']}>
            <FloorTitle title={product.title} />
          </h1>
          <PriceLine product={product} />
          <BelowTheFold>
            {isSellable ? (
              <parts.SelectionForm
                product={product}
                selection={selection}
                onChange={changeSelection}
                sqftPerBox={sqftPerBox}
                installationCentsPerSqft={installationCentsPerSqft}
              />
            ) : null}
            <div className={css['actions']}>{renderActions(product, choice)}</div>
            <parts.Description html={product.descriptionHtml} className={css['description']} />
          </BelowTheFold>
        </div>
      </div>
      <BelowTheFold>
        <parts.Specifications groups={specifications} />
        <parts.RelatedProducts product={product} />
        {isSellable ? renderBar(product, choice) : null}
      </BelowTheFold>
    </article>
  );
}
