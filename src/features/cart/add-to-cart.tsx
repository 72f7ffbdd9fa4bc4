import { boxesText } from '../../domain/number-text';
import { Button, ButtonLink } from '../../ui/button';
import layout from '../../ui/layout.module.css';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';
import { MAX_BOXES } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { BarFigures } from '../../ui/sticky-bar';
import { classNames } from '../../ui/class-names';
import { addToCartTexts } from './add-to-cart.texts';

export function AddToCart(props: AddToCartProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) {
    return (
      <div className={layout['stack2']}>
        <p className={classNames(layout['caption'], css['note'])}>{addToCartTexts.noPrice}</p>
        <ButtonLink to="/contact-us" variant="primary">
          {addToCartTexts.askPrice}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={layout['stack2']}>
      <div className={classNames(layout['stack3'], css['buttons'])}>
        <AddButton className={css['add']} isWanting={props.boxes === 0} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
        <Button variant="outline" isBusy={busyWith === 'buy'} onClick={() => void add('buy')}>
          {addToCartTexts.buyNow}
        </Button>
      </div>
      <p className={classNames(layout['caption'], css['note'])} aria-live="polite">
        {heldBoxes > 0 && addToCartTexts.inCartChange(boxesText(heldBoxes))}
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
          unit: product.priceCentsPerSqft === null ? addToCartTexts.perBox : addToCartTexts.perSqft,
          note:
            product.priceCentsPerSqft === null || product.pricePerBoxCents === null
              ? ''
              : formatUsd(product.pricePerBoxCents) + addToCartTexts.perBox,
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
        {addToCartTexts.askPrice}
      </ButtonLink>
    );
  }
  return (
    <>
      <AddButton isWanting={props.boxes === 0} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
      <p className={classNames(layout['caption'], css['note'])} aria-live="polite">
        {heldBoxes > 0 && addToCartTexts.inCart(boxesText(heldBoxes))}
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
  const hint = isWanting ? addToCartTexts.enterArea : heldBoxes > 0 ? addToCartTexts.inCart(boxesText(heldBoxes)) : null;
  return (
    <Button variant="primary" isWide className={classNames(className, hint !== null && css['hinted'])} isBusy={isBusy} onClick={onAdd}>
      <span>{addToCartTexts.add}</span>
      {hint === null ? null : <small className={css['hint']}>{hint}</small>}
    </Button>
  );
}
