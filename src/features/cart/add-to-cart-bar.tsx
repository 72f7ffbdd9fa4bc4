import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { Button } from '../../ui/button';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';

interface AddToCartBarProps extends AddToCartProps {
  readonly totalCents: number;
}

export function AddToCartBar({ totalCents, ...props }: AddToCartBarProps) {
  const { isSellable, busyWith, add } = useAddToCart(props);
  if (!isSellable) return null;
  const { boxes, product } = props;
  return (
    <div className={css['bar']}>
      <p className={css['barFigures']}>
        {boxes > 0 ? (
          <>
            <span className={css['barTotal']} translate="no">
              {formatUsd(totalCents)}
            </span>
            <span>{boxesText(boxes)}</span>
          </>
        ) : (
          <>
            <span className={css['barTotal']}>
              <span translate="no">{formatUsd(product.priceCentsPerSqft ?? product.pricePerBoxCents ?? 0)}</span>
              <small>{product.priceCentsPerSqft === null ? ' / box' : ' / sqft'}</small>
            </span>
            <span>Enter your area</span>
          </>
        )}
      </p>
      <Button variant="primary" isWide isBusy={busyWith === 'add'} onClick={() => void add('add')}>
        Add to Cart
      </Button>
    </div>
  );
}
