import type { Product } from '../../domain/catalogue';
import { langOf } from '../../domain/in-english';
import { formatUsd } from '../../domain/money';
import { cardFacts } from '../../domain/product-card-facts';
import { FloorTitle } from '../../ui/floor-title';
import { lazyPart } from '../../ui/lazy-part';
import { Pic } from '../../ui/product-picture';
import { Skeleton } from '../../ui/skeleton';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './product-card.module.css';
import { ProductLink } from './product-link';
import { SaveBadge } from './save-badge';
import { catalogueTexts } from './catalogue.texts';

/**
 * Rails as specified. Grids on phones state less than the drawn width, so that the browser takes the 320 px file: about two image pixels per
 * CSS pixel, a third of the bytes.
 */
export const RAIL_SIZES = '(min-width: 1300px) 306px, (min-width: 1024px) 28vw, (min-width: 540px) 38vw, 62vw';
export const GRID_SIZES =
  '(min-width: 1440px) 302px, (min-width: 1280px) 21vw, (min-width: 1024px) 28vw, (min-width: 768px) 45vw, (min-width: 480px) calc(50vw - 28px), (min-resolution: 2.5dppx) 105px, 128px';

export interface ProductCardProps {
  readonly product: Product;
  readonly sizes: string;
  readonly isEager?: boolean | undefined;
  /** One level below the section's heading. */
  readonly heading?: 'h2' | 'h3';
}

export function ProductCard({ product, sizes, isEager = false, heading: Heading = 'h3' }: ProductCardProps) {
  const { title, slug, picture, priceCentsPerSqft, mainPriceCentsPerSqft, pricePerBoxCents, saveLabel } = product;
  return (
    <div className={css['place']}>
      <ProductLink slug={slug} className={css['card']}>
        <span className={css['mask']}>
          <Pic picture={picture} sizes={sizes} isEager={isEager} isDecorative className={css['picture']} />
          {saveLabel === null ? null : <SaveBadge label={saveLabel} className={css['badge']} />}
        </span>
        <Heading className={css['title']} lang={langOf(product, 'title')}>
          <FloorTitle title={title} />
        </Heading>
        {product.facts === undefined ? null : <span className={css['facts']}>{cardFacts(product.facts)}</span>}
        <span className={css['foot']}>
          {priceCentsPerSqft === null && pricePerBoxCents === null ? <span className={css['price']}>{catalogueTexts.askPrice}</span> : null}
          {priceCentsPerSqft === null ? null : (
            <span className={css['price']}>
              <strong>{`${formatUsd(priceCentsPerSqft)}${catalogueTexts.perSqft}`}</strong>
              {mainPriceCentsPerSqft === null ? null : (
                <s>
                  <span className="visually-hidden">{catalogueTexts.insteadOf}</span>
                  <span translate="no">{formatUsd(mainPriceCentsPerSqft)}</span>
                </s>
              )}
            </span>
          )}
          {priceCentsPerSqft === null || pricePerBoxCents === null ? null : (
            <span className={css['box']}>{`${formatUsd(pricePerBoxCents)}${catalogueTexts.perBox}`}</span>
          )}
          <span className={css['shop']}>{catalogueTexts.shopNow}</span>
        </span>
      </ProductLink>
      <div className={css['compare']}>
        <CardCompare product={product} />
      </div>
    </div>
  );
}

const CompareToggle = lazyPart(
  () => import('./compare-toggle'),
  (code) => code.CompareToggle,
);

/** Rendered after hydration: no layout shift, and documents stay small. */
function CardCompare({ product }: { readonly product: Product }) {
  return useIsHydrated() ? <CompareToggle floor={product} look="card" /> : null;
}

export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className={css['blankPicture']} />
      <div className={css['blankTitle']}>
        <Skeleton height={18} width="80%" />
      </div>
      <div className={css['blankFoot']}>
        <Skeleton height={18} width="45%" />
      </div>
    </div>
  );
}
