import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { errorKind } from '../../api/error-kind';
import { bill } from '../../domain/bill';
import type { Media, Product, ProductDetails } from '../../domain/catalogue';
import type { Cents } from '../../domain/money';
import { withDashesAtLineEnds } from '../../domain/text';
import { BelowWindow } from '../../ui/below-window';
import { LaterPart } from '../../ui/later-part';
import { LoadState } from '../../ui/load-state';
import { MediaGallery } from '../../ui/media-gallery';
import { PageBand } from '../../ui/page-band';
import { RichText } from '../../ui/rich-text';
import { StickyBar } from '../../ui/sticky-bar';
import { Breadcrumb } from './breadcrumb';
import { FloorForm, focusCoverage } from './floor-form';
import { EMPTY_SELECTION } from './floor-selection';
import css from './product-page.module.css';
import { ProductPageSkeleton } from './product-page-skeleton';
import { PriceLine } from './price-line';
import { catalogueQueries } from './queries';
import { RelatedFloors } from './related-floors';
import { Specifications } from './specifications';

/** What the buttons of the page need to know. */
export interface ProductChoice {
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly hasCoverage: boolean;
  readonly totalCents: Cents;
  /** Brings the shopper to where the area is typed. */
  readonly askForCoverage: () => void;
}

/** What other features put on the page. */
interface ProductSlots {
  readonly installationCentsPerSqft: Cents | null;
  readonly renderActions: (product: Product, choice: ProductChoice) => ReactNode;
  readonly renderBar: (product: Product, choice: ProductChoice) => ReactNode;
}

export interface ProductPageProps extends ProductSlots {
  readonly slug: string;
  readonly renderMeta: (product: Product) => ReactNode;
}

/** What a shopper types below changes none of its pictures. */
const StillGallery = memo(MediaGallery);

export function ProductPage({ slug, renderMeta, ...slots }: ProductPageProps) {
  const details = useQuery(catalogueQueries.product(slug));
  if (details.data !== undefined) {
    return (
      <>
        {renderMeta(details.data.product)}
        <ProductView key={details.data.product.id} details={details.data} {...slots} />
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

function ProductView({ details, installationCentsPerSqft, renderActions, renderBar }: ProductSlots & { readonly details: ProductDetails }) {
  const { product, specifications } = details;
  const { data: categories } = useQuery(catalogueQueries.categories());
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const { pricePerBoxCents, sqftPerBox } = product;
  const isSellable = pricePerBoxCents !== null && pricePerBoxCents > 0 && sqftPerBox !== null && sqftPerBox > 0;
  const { totalCents } = bill({
    lines: isSellable ? [{ boxes: selection.boxes, pricePerBoxCents, sqftPerBox }] : [],
    taxPercentHundredths: 0,
    installationCentsPerSqft: installationCentsPerSqft ?? 0,
    isInstallationChosen: selection.isInstallationChosen,
    promoPercentHundredths: 0,
    shippingCents: 0,
  });
  const choice: ProductChoice = {
    boxes: selection.boxes,
    isInstallationChosen: selection.isInstallationChosen,
    hasCoverage: selection.coverage > 0,
    totalCents,
    askForCoverage: focusCoverage,
  };
  const media = useMemo((): readonly Media[] => (details.media.length > 0 ? details.media : [{ type: 'image', picture: product.picture }]), [details, product]);
  return (
    <article>
      <div className={css['page']}>
        <Breadcrumb product={product} category={categories?.find(({ id }) => id === product.categoryId)} />
        <LaterPart>
          <StillGallery media={media} name={product.title} className={css['gallery']} />
        </LaterPart>
        <div className={css['buy']}>
          <h1 className={css['title']}>{withDashesAtLineEnds(product.title)}</h1>
          <PriceLine product={product} />
          <BelowWindow>
            <RichText html={product.descriptionHtml} className={css['description']} />
            {isSellable ? (
              <LaterPart>
                <FloorForm
                  selection={selection}
                  onChange={setSelection}
                  sqftPerBox={sqftPerBox}
                  pricePerBoxCents={pricePerBoxCents}
                  installationCentsPerSqft={installationCentsPerSqft}
                  totalCents={totalCents}
                />
              </LaterPart>
            ) : null}
            <LaterPart>
              <div className={css['actions']}>{renderActions(product, choice)}</div>
            </LaterPart>
          </BelowWindow>
        </div>
      </div>
      <BelowWindow>
        <LaterPart>
          <Specifications groups={specifications} />
        </LaterPart>
        <LaterPart>
          <RelatedFloors product={product} />
        </LaterPart>
        {isSellable ? <StickyBar label="Your selection">{renderBar(product, choice)}</StickyBar> : null}
      </BelowWindow>
    </article>
  );
}
