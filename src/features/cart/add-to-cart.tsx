import { formatCount } from '../../domain/money';
import { Button } from '../../ui/button';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart';

export function AddToCart(props: AddToCartProps) {
  const { isSellable, heldBoxes, busyWith, add } = useAddToCart(props);
  if (!isSellable) return <p className={css['note']}>This floor is sold by enquiry. Please contact us.</p>;
  return (
    <div className={css['actions']}>
      <div className={css['buttons']}>
        <Button variant="primary" className={css['add']} isBusy={busyWith === 'add'} onClick={() => void add('add')}>
          Add to Cart
        </Button>
        <Button variant="outline" isBusy={busyWith === 'buy'} onClick={() => void add('buy')}>
          Buy Now
        </Button>
      </div>
      <p className={css['note']} aria-live="polite">
        {heldBoxes > 0 && `In your cart: ${formatCount(heldBoxes)} ${heldBoxes === 1 ? 'box' : 'boxes'}. Change the number there.`}
      </p>
    </div>
  );
}
