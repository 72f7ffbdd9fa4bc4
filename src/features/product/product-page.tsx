import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { errorKind } from '../../api/errors';
import type { Category, Media, Product, ProductDetails } from '../../domain/catalogue';
import { langOf } from '../../domain/in-english';
import { type Cents, formatUsd } from '../../domain/money';
import { BelowTheFold } from '../../ui/below-the-fold';
import type { Elements } from '../../ui/elements';
import { FloorTitle } from '../../ui/floor-title';
import { lazyPart } from '../../ui/lazy-part';
import { leadToField } from '../../ui/lead-to-field';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { catalogueQueries, detailsFromLists } from '../catalogue/queries';
import { SaveBadge } from '../catalogue/save-badge';
import { GallerySkeleton, ProductPageSkeleton } from './product-page-skeleton';
import css from './product-page.module.css';
import { useKeptSelection } from './use-kept-selection';
import { productTexts } from './product.texts';
import { catalogueTexts } from '../catalogue/catalogue.texts';

const sections = () => import('./product-sections');

/** In the document of the first screen; their code loads later. */
const Gallery = lazyPart(sections, (code) => code.Gallery, <GallerySkeleton />);
const Description = lazyPart(sections, (code) => code.Description);
const SelectionForm = lazyPart(sections, (code) => code.SelectionForm);
const Specifications = lazyPart(sections, (code) => code.Specifications);
const RelatedProducts = lazyPart(sections, (code) => code.RelatedProducts);

const SELECTION_FORM_ID = 'selection-form';

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
  /** What is for later than buying, in a quieter place. */
  readonly renderMore: (product: Product) => Elements;
  readonly renderBar: (product: Product, choice: ProductChoice) => Elements;
}

interface ProductPageProps extends ProductSlots {
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

function ProductView({ details, isLoading, installationCentsPerSqft, renderActions, renderMore, renderBar }: ProductViewProps) {
  const { product, specifications } = details;
  const { data: categories } = useQuery(catalogueQueries.categories());
  const { pricePerBoxCents, sqftPerBox } = product;
  const [selection, changeSelection] = useKeptSelection(product.id, sqftPerBox ?? 0);
  const [wasAsked, setWasAsked] = useState(false);
  const isSellable = pricePerBoxCents !== null && pricePerBoxCents > 0 && sqftPerBox !== null && sqftPerBox > 0;
  const choice: ProductChoice = {
    boxes: selection.boxes,
    isInstallationChosen: selection.isInstallationChosen,
    hasCoverage: selection.coverage > 0,
    askForCoverage: () => {
      setWasAsked(true);
      leadToField(SELECTION_FORM_ID);
    },
  };
  const media = useMemo(
    (): readonly Media[] => (details.media.length > 0 ? details.media : [{ type: 'image', picture: product.picture }]),
    [details, product],
  );
  return (
    <article>
      <div className={css['page']}>
        <Breadcrumb product={product} category={categories?.find(({ id }) => id === product.categoryId)} />
        <Gallery media={media} name={product.title} isLoading={isLoading} className={css['gallery']} />
        <div className={css['buy']}>
          <h1 className={css['title']} lang={langOf(product, 'title')}>
            <FloorTitle title={product.title} />
          </h1>
          <PriceLine product={product} />
          <BelowTheFold>
            {isSellable ? (
              <SelectionForm
                id={SELECTION_FORM_ID}
                product={product}
                selection={selection}
                onChange={changeSelection}
                sqftPerBox={sqftPerBox}
                lacksCoverage={wasAsked && selection.coverage === 0}
                installationCentsPerSqft={installationCentsPerSqft}
              />
            ) : null}
            <div className={css['actions']}>{renderActions(product, choice)}</div>
            <Description html={product.descriptionHtml} lang={langOf(product, 'description')} className={css['description']} />
            <div className={css['actions']}>{renderMore(product)}</div>
          </BelowTheFold>
        </div>
      </div>
      <BelowTheFold>
        <Specifications groups={specifications} />
        <RelatedProducts product={product} />
        {isSellable ? renderBar(product, choice) : null}
      </BelowTheFold>
    </article>
  );
}

interface BreadcrumbProps {
  readonly product: Product;
  readonly category: Category | undefined;
}

function Breadcrumb({ product, category }: BreadcrumbProps) {
  return (
    <nav aria-label={productTexts.path} className={css['nav']}>
      <ol role="list" className={css['path']}>
        <li>
          <Link to="/">{productTexts.home}</Link>
        </li>
        {category === undefined ? null : (
          <li>
            <Link to="/products/category/$id" params={{ id: String(category.id) }}>
              {category.title}
            </Link>
          </li>
        )}
        <li aria-current="page" className={css['here']}>
          {product.title}
        </li>
      </ol>
    </nav>
  );
}

function PriceLine({ product }: { readonly product: Product }) {
  const { priceCentsPerSqft, mainPriceCentsPerSqft, saveLabel } = product;
  if (priceCentsPerSqft === null) return null;
  return (
    <p className={css['line']}>
      <span>
        <span className={css['price']} translate="no">
          {formatUsd(priceCentsPerSqft)}
        </span>
        {catalogueTexts.perSqft}
      </span>
      {mainPriceCentsPerSqft === null ? null : (
        <s className={css['old']}>
          <span className="visually-hidden">{catalogueTexts.insteadOf}</span>
          <span translate="no">{formatUsd(mainPriceCentsPerSqft)}</span>
        </s>
      )}
      {saveLabel === null ? null : <SaveBadge label={saveLabel} />}
    </p>
  );
}
