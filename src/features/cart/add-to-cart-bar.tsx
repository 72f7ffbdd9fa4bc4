import { MAX_BOXES } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { BarFigures } from '../../ui/sticky-bar';
import { AddButton } from './add-button';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';

interface AddToCartBarProps extends AddToCartProps {
  readonly totalCents: number;
}

export function AddToCartBar({ totalCents, ...props }: AddToCartBarProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) return null;
  const { boxes, product } = props;
  const figures =
    boxes > 0 && boxes <= MAX_BOXES
      ? { amount: formatUsd(totalCents), note: boxesText(boxes) }
      : {
          amount: formatUsd(product.priceCentsPerSqft ?? product.pricePerBoxCents ?? 0),
          unit: product.priceCentsPerSqft === null ? ' / box' : ' / sqft',
          note:
            product.priceCentsPerSqft === null || product.pricePerBoxCents === null ? '' : `${formatUsd(product.pricePerBoxCents)} / box`,
        };
  return (
    <BarFigures {...figures}>
      <AddButton isWanting={boxes === 0} heldBoxes={heldBoxes} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
    </BarFigures>
  );
}
