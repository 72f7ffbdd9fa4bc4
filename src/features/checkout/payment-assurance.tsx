import { Link } from '@tanstack/react-router';
import css from './bill-panel.module.css';

/** What a shopper asks before paying: which cards, is it safe, can it come back. */
export function PaymentAssurance() {
  return (
    <div className={css['assurance']}>
      <p>Visa, Mastercard, American Express and Discover. Your card number goes encrypted to the card processor; we never see it.</p>
      <Link to="/terms-and-conditions" className={css['returns']}>
        Cancellation and returns
      </Link>
    </div>
  );
}
