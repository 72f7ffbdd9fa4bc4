import { boxesText } from '../../domain/number-text';
import { Button, ButtonLink } from '../../ui/button';
import { AddButton } from './add-button';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';

export function AddToCart(props: AddToCartProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) {
    return (
      <div className={css['actions']}>
        <p className={css['note']}>
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
    <div className={css['actions']}>
      <div className={css['buttons']}>
        <AddButton className={css['add']} isWanting={props.boxes === 0} isBusy={busyWith === 'add'} onAdd={() => void add('add')} />
        <Button variant="outline" isBusy={busyWith === 'buy'} onClick={() => void add('buy')}>
          Buy Now
        </Button>
      </div>
      <p className={css['note']} aria-live="polite">
        {heldBoxes > 0 && `${boxesText(heldBoxes)} in your cart. Change the number there.`}
      </p>
    </div>
  );
}
