import { Link } from '@tanstack/react-router';
import css from './purchase-terms.module.css';

/** Where samples are offered, their button is above this line. */
export function PurchaseTerms({ offersSamples }: { readonly offersSamples: boolean }) {
  return (
    <p className={css['terms']}>
      {'Pickup, or delivery priced by distance in the cart. '}
      <Link to="/terms-and-conditions">Returns and warranty</Link>
      <span aria-hidden="true"> · </span>
      <Link to="/contact-us">{`Ask ${offersSamples ? '' : 'for a sample or '}what is in stock`}</Link>
    </p>
  );
}
