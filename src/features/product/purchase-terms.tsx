import { Link } from '@tanstack/react-router';
import css from './purchase-terms.module.css';

/** What a shopper asks beside the price, in one quiet line. */
export function PurchaseTerms() {
  return (
    <p className={css['terms']}>
      {'Pickup, or delivery priced by distance in the cart. '}
      <Link to="/terms-and-conditions">Returns and warranty</Link>
      <span aria-hidden="true"> · </span>
      <Link to="/contact-us">Ask for a sample or what is in stock</Link>
    </p>
  );
}
