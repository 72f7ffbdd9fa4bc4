import type { Product } from '../../domain/catalogue';
import { formatUsd } from '../../domain/money';
import css from './price-line.module.css';
import { SaveBadge } from '../catalogue/save-badge';

export function PriceLine({ product }: { readonly product: Product }) {
  const { priceCentsPerSqft, mainPriceCentsPerSqft, saveLabel } = product;
  if (priceCentsPerSqft === null) return null;
  return (
    <p className={css['line']}>
      <span>
        <span className={css['price']} translate="no">
          {formatUsd(priceCentsPerSqft)}
        </span>
        {' / sqft'}
      </span>
      {mainPriceCentsPerSqft === null ? null : (
        <s className={css['old']}>
          <span className="visually-hidden">instead of </span>
          <span translate="no">{formatUsd(mainPriceCentsPerSqft)}</span>
        </s>
      )}
      {saveLabel === null ? null : <SaveBadge label={saveLabel} />}
    </p>
  );
}
