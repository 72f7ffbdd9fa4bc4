import { showAlert } from '../../ui/alert';

const REFUNDED = 'We could not make your order, so your payment was refunded in full.';
const WHAT_NOW =
  'Nothing was ordered, and your cart is as you left it. Your bank may take a few days to show the money again. You can order again, or call us.';

/** A dialog: a toast would disappear too soon. */
export function showRefund(serverWords: string): void {
  showAlert(serverWords === '' ? REFUNDED : serverWords, WHAT_NOW);
}
