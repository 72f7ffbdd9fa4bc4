import { Link } from '@tanstack/react-router';
import css from './bill-panel.module.css';

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
