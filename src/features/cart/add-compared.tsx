import { boxesText } from '../../domain/number-text';
import { ButtonLink } from '../../ui/button';
import { AddButton } from './add-button';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';

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
      <p className={css['note']} aria-live="polite">
        {heldBoxes > 0 && `${boxesText(heldBoxes)} in your cart`}
      </p>
    </>
  );
}
