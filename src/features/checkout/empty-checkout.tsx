import { ButtonLink } from '../../ui/button';
import css from './checkout.module.css';

/** Usually the cart was paid for in another window. */
export function EmptyCheckout() {
  return (
    <div className={css['failed']} role="alert">
      <p>
        Your cart is empty, so there is nothing to pay here, and nothing has been charged here. If you paid in another window, the order is
        among your orders.
      </p>
      <ButtonLink to="/orders" variant="primary">
        See your orders
      </ButtonLink>
    </div>
  );
}
