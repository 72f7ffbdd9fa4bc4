import { cardFacts } from '../../domain/product-card-facts';
import type { Product } from '../../domain/catalogue';
import { formatUsd } from '../../domain/money';
import { FloorTitle } from '../../ui/floor-title';
import { Pic } from '../../ui/product-picture';
import { CardCompare } from './card-compare';
import { ProductLink } from './product-link';
import css from './product-card.module.css';
import { SaveBadge } from './save-badge';

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
        <Heading className={css['title']}>
          <FloorTitle title={title} />
        </Heading>
        {product.facts === undefined ? null : <span className={css['facts']}>{cardFacts(product.facts)}</span>}
        <span className={css['foot']}>
          {priceCentsPerSqft === null && pricePerBoxCents === null ? <span className={css['price']}>Ask us for the price</span> : null}
          {priceCentsPerSqft === null ? null : (
            <span className={css['price']}>
              <strong>{`${formatUsd(priceCentsPerSqft)} / sqft`}</strong>
              {mainPriceCentsPerSqft === null ? null : (
                <s>
                  <span className="visually-hidden">instead of </span>
                  <span translate="no">{formatUsd(mainPriceCentsPerSqft)}</span>
                </s>
              )}
            </span>
          )}
          {priceCentsPerSqft === null || pricePerBoxCents === null ? null : (
            <span className={css['box']}>{`${formatUsd(pricePerBoxCents)} / box`}</span>
          )}
          <span className={css['shop']}>Shop Now</span>
        </span>
      </ProductLink>
      <div className={css['compare']}>
        <CardCompare product={product} />
      </div>
    </div>
  );
}
