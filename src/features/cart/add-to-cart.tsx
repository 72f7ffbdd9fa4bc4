import { boxesText } from '../../domain/number-text';
import { Button, ButtonLink } from '../../ui/button';
import layout from '../../ui/layout.module.css';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';
import { MAX_BOXES } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { BarFigures } from '../../ui/sticky-bar';
import { classNames } from '../../ui/class-names';

export function AddToCart(props: AddToCartProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) {
    return (
      <div className={layout['stack2']}>
        <p className={classNames(layout['caption'], css['note'])}>
          We cannot tell here what a box of this floor costs, so it cannot be put in the cart. Write to us and we will answer with its
          price.
        </p>
        <ButtonLink to="/contact-us" variant="primary">
          Ask us for the price
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={layout['stack2']}>
      <div className={classNames(layout['stack3'], css['buttons'])}>
        <AddButton className={css['add']} isWanting={props.boxes === 0} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
        <Button variant="outline" isBusy={busyWith === 'buy'} onClick={() => void add('buy')}>
          Buy Now
        </Button>
      </div>
      <p className={classNames(layout['caption'], css['note'])} aria-live="polite">
        {heldBoxes > 0 && `${boxesText(heldBoxes)} in your cart. Change the number there.`}
      </p>
    </div>
  );
}

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

export function AddCompared(props: AddToCartProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) {
    return (
      <ButtonLink to="/contact-us" variant="outline" isCompact isWide>
        Ask us for the price
      </ButtonLink>
    );
  }
  return (
    <>
      <AddButton isWanting={props.boxes === 0} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
      <p className={classNames(layout['caption'], css['note'])} aria-live="polite">
        {heldBoxes > 0 && `${boxesText(heldBoxes)} in your cart`}
      </p>
    </>
  );
}

interface AddButtonProps {
  readonly isWanting: boolean;
  /** Only when nothing else beside the button shows them. */
  readonly heldBoxes?: number;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly onAdd: () => void;
}

function AddButton({ isWanting, heldBoxes = 0, isBusy, className, onAdd }: AddButtonProps) {
  const hint = isWanting ? 'Enter your area first' : heldBoxes > 0 ? `${boxesText(heldBoxes)} in your cart` : null;
  return (
    <Button variant="primary" isWide className={classNames(className, hint !== null && css['hinted'])} isBusy={isBusy} onClick={onAdd}>
      <span>Add to Cart</span>
      {hint === null ? null : <small className={css['hint']}>{hint}</small>}
    </Button>
  );
}
